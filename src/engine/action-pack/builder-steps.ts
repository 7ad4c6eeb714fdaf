/** Where each part of a pack goes in one website builder, click by click. */
export interface BuilderSteps {
  readonly builder: string;
  readonly structuredData: readonly string[];
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly heading: readonly string[];
  readonly robotsTxt: readonly string[];
}

/** Prefixes of the names in `facts/presence/site-builder-table.ts` and the steps for them; menus as of November 2026. */
const STEPS: readonly (readonly [beginning: string, steps: BuilderSteps])[] = [
  [
    'WordPress',
    {
      builder: 'WordPress',
      structuredData: [
        'Open the home page in the editor. Add a block “Custom HTML” at its end and paste structured-data.html into it.',
        'If a plugin (Yoast, Rank Math, All in One SEO) already writes your business details, switch that part off there, so that they are in the code only once.',
      ],
      title: [
        'Page title: with an SEO plugin open the home page, go to the plugin’s box below the text and fill in “SEO title”. Without one, Settings, General holds the title.',
      ],
      description: [
        'Page description: in the same kind of box fill in “Meta description”. Without an SEO plugin install one.',
      ],
      heading: ['Open the home page in the editor, click the big heading, choose level H1 and type the new words.'],
      robotsTxt: [
        'With Yoast: Yoast SEO, Tools, File editor. With Rank Math: General Settings, Edit robots.txt. With All in One SEO: Tools, Robots.txt Editor.',
        'Without such a plugin: upload robots.txt to the top folder of the site by FTP or the file manager of your host.',
      ],
    },
  ],
  [
    'Wix',
    {
      builder: 'Wix',
      structuredData: [
        'Edit Site, Pages & Menu, the three dots beside Home, SEO basics, Advanced SEO, Structured data markup, Add new markup.',
        'Paste the text of structured-data.json, without the script lines around it.',
      ],
      title: ['Page title: Edit Site, Pages & Menu, the three dots beside Home, SEO basics, title tag.'],
      description: [
        'Page description: Edit Site, Pages & Menu, the three dots beside Home, SEO basics, meta description.',
      ],
      heading: [
        'Click the heading on the page, Edit Text, and choose Heading 1 under Themes. Only one text of the page should have it.',
      ],
      robotsTxt: ['Dashboard, Marketing, SEO, Tools & settings, Robots.txt Editor. Replace the text and save.'],
    },
  ],
  [
    'Squarespace',
    {
      builder: 'Squarespace',
      structuredData: [
        'Pages, the gear beside the home page, Advanced, Page Header Code Injection: paste structured-data.html. Code injection needs the Core plan or a higher one.',
        'Squarespace also writes business details from Settings, Business Information: correct name, address, phone and hours there too.',
      ],
      title: ['Page title: Pages, the gear beside the home page, SEO, SEO title.'],
      description: ['Page description: Pages, the gear beside the home page, SEO, SEO description.'],
      heading: ['Click the heading, and choose Heading 1 in its toolbar.'],
      robotsTxt: [
        'Squarespace does not let you edit robots.txt. Settings, Crawlers holds two switches: keep “Search engine crawlers” allowed.',
        'The switch for artificial intelligence crawlers also shuts out answer readers; it is one choice for all of them.',
      ],
    },
  ],
  [
    'Shopify',
    {
      builder: 'Shopify',
      structuredData: [
        'Online Store, Themes, the three dots, Edit code, layout/theme.liquid: paste structured-data.html right above </head>, inside {% if template == "index" %} and {% endif %}.',
      ],
      title: ['Page title: Online Store, Preferences, Home page title.'],
      description: ['Page description: Online Store, Preferences, Home page meta description.'],
      heading: [
        'Online Store, Themes, Customize: click the heading on the home page and change its text; choose the size that the theme writes as H1.',
      ],
      robotsTxt: [
        'Online Store, Themes, the three dots, Edit code, Add a new template, robots.txt. Add only the lines of the diff; Shopify keeps its own rules above them.',
      ],
    },
  ],
  [
    'Webflow',
    {
      builder: 'Webflow',
      structuredData: [
        'Pages, the gear beside Home, Custom code, Inside <head> tag: paste structured-data.html. Publish.',
      ],
      title: ['Page title: Pages, the gear beside Home, SEO settings, title tag.'],
      description: ['Page description: Pages, the gear beside Home, SEO settings, meta description.'],
      heading: ['Select the heading in the Designer, and in its settings choose H1. Make other H1 of the page H2.'],
      robotsTxt: ['Site settings, SEO, Indexing, robots.txt: replace the text, save, publish.'],
    },
  ],
  [
    'GoDaddy',
    {
      builder: 'GoDaddy Websites',
      structuredData: [
        'Edit Website, add a section “Embed”, HTML, paste structured-data.html. Machines find it there too, though it is not in the head of the page.',
      ],
      title: ['Page title: Edit Website, the gear beside Home, Get found on Google, title.'],
      description: ['Page description: Edit Website, the gear beside Home, Get found on Google, description.'],
      heading: ['Click the title in the header section and type the new words: GoDaddy writes it as the main heading.'],
      robotsTxt: [
        'GoDaddy Websites does not let you edit robots.txt. Ask their support to let in the readers that the diff names.',
      ],
    },
  ],
  [
    'Jimdo',
    {
      builder: 'Jimdo',
      structuredData: [
        'Jimdo Creator: Settings, Website, Edit head, the home page, paste structured-data.html. Jimdo Dolphin takes no code; fill in Business Listings there.',
      ],
      title: [
        'Page title: in Creator under Menu, SEO, home page. In Dolphin under Pages, the home page, Google preview.',
      ],
      description: [
        'Page description: in Creator under Menu, SEO, home page. In Dolphin under Pages, the home page, Google preview.',
      ],
      heading: ['Click the heading and choose the large size (H1).'],
      robotsTxt: [
        'Jimdo does not let you edit robots.txt. Under SEO check that no page is hidden from search engines, and ask their support for the rest.',
      ],
    },
  ],
  [
    'IONOS',
    {
      builder: 'IONOS MyWebsite',
      structuredData: [
        'Edit the website, Settings, Website head (HTML): paste structured-data.html. In the newest editor: add an HTML widget to the home page.',
      ],
      title: ['Page title: Pages, the home page, SEO, page title.'],
      description: ['Page description: Pages, the home page, SEO, page description.'],
      heading: ['Click the heading and choose Heading 1.'],
      robotsTxt: [
        'MyWebsite does not let you edit robots.txt. Check under SEO that “visible to search engines” is on for every page, and ask their support for the rest.',
      ],
    },
  ],
  [
    'Duda',
    {
      builder: 'Duda',
      structuredData: [
        'Settings, Head HTML, or for the home page alone Pages, the gear beside Home, Header HTML: paste structured-data.html.',
      ],
      title: ['Page title: Pages, the gear beside Home, SEO, page title.'],
      description: ['Page description: Pages, the gear beside Home, SEO, description.'],
      heading: ['Click the heading, Edit text, and choose H1.'],
      robotsTxt: [
        'SEO & Settings, Robots.txt: replace the text. If you do not see it, whoever manages the site for you has the right to.',
      ],
    },
  ],
  [
    'Weebly',
    {
      builder: 'Weebly',
      structuredData: ['Pages, Home, SEO settings, Header code: paste structured-data.html. Publish.'],
      title: ['Page title: Pages, Home, SEO settings, page title.'],
      description: ['Page description: Pages, Home, SEO settings, page description.'],
      heading: ['Click the title and type the new words; Weebly writes the element “Title” as a heading.'],
      robotsTxt: [
        'Weebly does not let you edit robots.txt. Under Settings, SEO check that “Hide site from search engines” is off.',
      ],
    },
  ],
];

const BY_HAND: BuilderSteps = {
  builder: 'your website',
  structuredData: [
    'Open the file of the home page (often index.html) and paste structured-data.html right above </head>.',
  ],
  title: ['Page title: in the file of the home page (often index.html) replace the text between <title> and </title>.'],
  description: [
    'Page description: in the file of the home page (often index.html) replace the content of <meta name="description">. If that line is missing, add it.',
  ],
  heading: [
    'In the file of the home page (often index.html) replace the text between <h1> and </h1>. If there is none, add it above the first text.',
  ],
  robotsTxt: ['Upload robots.txt to the top folder of the site, so that it stands at /robots.txt.'],
};

/** The steps for a builder by the detected name; general ones for a site made by hand or with an unknown builder. */
export function builderSteps(siteBuilder: string | null): BuilderSteps {
  return STEPS.find(([beginning]) => siteBuilder?.startsWith(beginning))?.[1] ?? BY_HAND;
}

/** Marks by which a site builder is recognized. Patterns run on lower-case text. */
export interface BuilderSignature {
  readonly name: string;
  /** In the `generator` meta tag. */
  readonly generator?: RegExp;
  /** In URLs of scripts, stylesheets, images and frames. */
  readonly address?: RegExp;
  /** In HTML comments. */
  readonly comment?: RegExp;
  /** Name of another meta tag that only this builder writes. */
  readonly meta?: RegExp;
  /** In class names and ids of the page's blocks. */
  readonly hint?: RegExp;
  /** Ids of empty elements that a framework fills. */
  readonly mount?: RegExp;
}

/**
 * Ordered by specificity: page builders before the system they are part of, hosted builders before frameworks; libraries
 * that any site may load (Bootstrap) are not listed. The first match wins.
 */
export const BUILDERS: readonly BuilderSignature[] = [
  { name: 'Wix', generator: /^wix\.com/, address: /static\.(?:wixstatic|parastorage)\.com|siteassets\.parastorage/ },
  {
    name: 'Squarespace',
    generator: /squarespace/,
    address: /(?:static1?|assets|images)\.squarespace(?:-cdn)?\.com|definitions\.sqspcdn\.com/,
    comment: /this is squarespace/,
  },
  { name: 'Shopify', generator: /shopify/, address: /cdn\.shopify\.com|\/cdn\/shop\//, meta: /^shopify-/ },
  {
    name: 'Webflow',
    generator: /webflow/,
    address: /(?:assets|uploads|cdn)[\w.-]{0,30}(?:website-files|webflow)\.com|\.webflow\.[\w.]{0,40}(?:css|js)/,
    comment: /this site was created in webflow/,
  },
  {
    name: 'GoDaddy Website Builder',
    generator: /go daddy|godaddy|starfield technologies/,
    address: /img1\.wsimg\.com|nebula\.wsimg\.com/,
  },
  {
    name: 'Jimdo',
    generator: /jimdo/,
    address: /jimdo(?:-static|-storage|free)?\.(?:com|net)|assets\.jimstatic\.com|jimcdn/,
  },
  {
    name: 'IONOS MyWebsite',
    generator: /ionos|1&1|1und1|mywebsite/,
    address: /(?:cm4all|mywebsite-editor|website-editor\.net|apps-\w+-\w+\.ionos|sitebuilder\.ionos)/,
  },
  { name: 'Strato Homepage-Baukasten', generator: /strato/, address: /strato-?(?:editor|hosting|homepage)/ },
  { name: 'Weebly', generator: /weebly/, address: /(?:cdn\d?|www)\.(?:weebly|editmysite)\.com|weeblycloud/ },
  {
    name: 'Duda',
    generator: /duda/,
    address:
      /(?:irp|lirp)[\w-]{0,12}\.(?:cdn-website|multiscreensite)\.com|static\.cdn-website\.com|dd-cdn\.multiscreensite/,
    hint: /\bdmbody\b|\bdm_wrapper\b/,
  },
  { name: 'Site123', generator: /site123/, address: /cdn-cms\w*\.f-static\.(?:com|net)|site123/ },
  { name: 'Webnode', generator: /webnode/, address: /webnode|duyn491kcolsw\.cloudfront/ },
  { name: 'Strikingly', generator: /strikingly/, address: /strikinglycdn|strikingly\.com/ },
  { name: 'Framer', generator: /^framer/, address: /framerusercontent\.com|framer\.com\/m\// },
  { name: 'Google Sites', generator: /google sites/, address: /\/\/sites\.google\.com|gstatic\.com\/_\/atari/ },
  { name: 'Blogger', generator: /blogger/, address: /blogger\.com\/static|www\.blogger\.com/ },
  { name: 'Carrd', generator: /carrd/, address: /carrd\.co/ },
  { name: 'Tilda', generator: /tilda/, address: /static\.tildacdn|tilda\.ws/, hint: /\bt-records\b/ },
  {
    name: 'Zyro / Hostinger Website Builder',
    generator: /hostinger website builder|zyro/,
    address: /assets\.zyrosite\.com|userapp\.zyrosite/,
  },
  { name: 'Durable', generator: /durable/, address: /durable\.(?:co|sites)/ },
  { name: 'Yola', generator: /yola/, address: /yolasite\.com/ },
  { name: 'Vistaprint', generator: /vistaprint|webs\.com/, address: /vistaprint(?:digital)?|websitebuilder\.vpweb/ },
  { name: 'Homestead', generator: /homestead/, address: /homestead\.com/ },
  { name: 'Mobirise', generator: /mobirise/, address: /mobirise/ },
  { name: 'Nicepage', generator: /nicepage/, address: /nicepage\.(?:css|js|com)|capp\.nicepage/ },
  { name: 'Pinegrow', generator: /pinegrow/ },
  {
    name: 'Bootstrap Studio',
    generator: /bootstrap studio/,
    address: /assets\/(?:css\/styles\.min\.css\?h=|bootstrap\/css\/bootstrap\.min\.css\?h=)/,
  },
  { name: 'Adobe Muse', generator: /^(?:\d{4}[\d.]*)$|muse/, address: /museutils|\/muse\w*\.js/ },
  { name: 'RapidWeaver', generator: /rapidweaver/ },
  { name: 'Sparkle', generator: /^sparkle/ },
  { name: 'WebSite X5', generator: /website x5|incomedia/, address: /\/res\/x5engine|\/res\/x5/ },
  { name: 'Web to date', generator: /web to date|data becker/ },
  { name: 'Lovable', generator: /lovable/, address: /lovable\.(?:dev|app)|lovable-uploads|gptengineer/ },
  { name: 'WordPress with Elementor', generator: /elementor/, address: /wp-content\/plugins\/elementor/ },
  {
    name: 'WordPress with Divi',
    address: /wp-content\/themes\/divi|et-(?:builder|core)[\w-]*\.(?:js|css)/,
    hint: /\bet_pb_section\b/,
  },
  {
    name: 'WordPress',
    generator: /wordpress|wpbakery|woocommerce|slider revolution|all in one seo|yoast/,
    address: /\/wp-(?:content|includes)\//,
    hint: /\bwp-block-\w/,
  },
  { name: 'Joomla', generator: /joomla/, address: /\/media\/(?:jui|system\/js)\/|\/components\/com_/ },
  {
    name: 'Drupal',
    generator: /drupal/,
    address: /\/sites\/(?:default|all)\/(?:files|modules|themes)\/|\/core\/misc\/drupal/,
  },
  { name: 'TYPO3', generator: /typo3/, address: /\/typo3(?:conf|temp)\/|\/fileadmin\//, comment: /powered by typo3/ },
  { name: 'Contao', generator: /contao/, address: /\/assets\/contao|\/bundles\/contao/ },
  { name: 'PrestaShop', generator: /prestashop/, address: /\/modules\/(?:ps_|blockcart)/ },
  { name: 'Magento', generator: /magento/, address: /\/static\/version\d+\/frontend\/|\/skin\/frontend\// },
  { name: 'Shopware', generator: /shopware/, address: /\/bundles\/storefront\// },
  { name: 'concrete5', generator: /concrete/ },
  { name: 'Craft CMS', generator: /craft cms/ },
  { name: 'Kirby', generator: /kirby/, address: /\/media\/(?:plugins|pages)\/[\w-]+\/\d+-\d+\// },
  { name: 'Grav', generator: /gravcms/, address: /\/user\/themes\/\w+\/.{0,60}grav/ },
  { name: 'Ghost', generator: /^ghost/, address: /\/ghost\/(?:api|assets)|ghost\.io/ },
  { name: 'HubSpot', generator: /hubspot/, address: /hubspotusercontent|hs-sites\.com|\/hs-fs\/|\/_hcms\// },
  { name: 'Bitrix', generator: /bitrix/, address: /\/bitrix\/(?:js|cache|templates)\// },
  { name: 'Hugo', generator: /^hugo/ },
  { name: 'Jekyll', generator: /^jekyll/, comment: /begin jekyll seo tag/ },
  { name: 'Eleventy', generator: /eleventy/ },
  { name: 'Astro', generator: /^astro/, address: /\/_astro\// },
  {
    name: 'Gatsby',
    generator: /^gatsby/,
    mount: /^___gatsby$/,
    address: /\/page-data\/app-data\.json|\/webpack-runtime-\w+\.js/,
  },
  { name: 'Next.js', generator: /^next\.js/, address: /\/_next\/static\//, mount: /^__next$/ },
  { name: 'Nuxt', generator: /^nuxt/, address: /\/_nuxt\//, mount: /^__nuxt$/ },
  { name: 'SvelteKit', address: /\/_app\/immutable\// },
  { name: 'Hexo', generator: /^hexo/ },
  { name: 'VitePress', generator: /vitepress/ },
  { name: 'Microsoft FrontPage', generator: /frontpage/ },
  { name: 'Microsoft Word', generator: /microsoft word/ },
  { name: 'Microsoft Publisher', generator: /microsoft publisher/ },
  { name: 'Microsoft Expression Web', generator: /expression web/ },
  { name: 'Adobe GoLive', generator: /golive/ },
  {
    name: 'Adobe Dreamweaver',
    generator: /dreamweaver/,
    comment: /instancebegin template=|dwlayoutemptycell|#begineditable|instancebegineditable/,
  },
  { name: 'NetObjects Fusion', generator: /netobjects/ },
  { name: 'iWeb', generator: /iweb/ },
  { name: 'KompoZer', generator: /kompozer|nvu/ },
  { name: 'CoffeeCup', generator: /coffeecup/ },
  { name: 'Serif WebPlus', generator: /serif webplus/ },
  { name: 'Xara', generator: /xara/ },
  { name: 'HTTrack copy', comment: /mirrored from .{0,120} by httrack/ },
];

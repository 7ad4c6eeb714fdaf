import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';

/** What one kind of file is for and how to get it, click by click. */
export interface FileGuide {
  readonly kind: OwnerFileKind;
  readonly title: string;
  readonly lead: string;
  readonly time: string;
  readonly start: { readonly url: string; readonly words: string };
  readonly steps: readonly string[];
  readonly button: string;
}

/** The steps from the programs' help pages, read in November 2026. */
export const FILE_GUIDES: readonly FileGuide[] = [
  {
    kind: 'links',
    title: 'Websites that link to you',
    lead: 'Google Search Console lists them. Any other list of links works too, one per line.',
    time: '2 minutes',
    start: { url: 'https://search.google.com/search-console/links', words: 'search.google.com/search-console' },
    steps: [
      'Choose your website at the top left. Then choose “Links” in the menu.',
      'Under “Top linking sites” choose “More”.',
      'Choose “Export” at the top right, then “Download CSV”. Upload that file here.',
    ],
    button: 'Upload list of links',
  },
  {
    kind: 'traffic',
    title: 'Visits from AI tools',
    lead: 'Google Analytics 4 knows which visits came from ChatGPT, Perplexity and others.',
    time: '3 minutes',
    start: { url: 'https://analytics.google.com/', words: 'analytics.google.com' },
    steps: [
      'Open “Reports”, then “Acquisition”, then “Traffic acquisition”.',
      'Set the dates at the top right to the last 90 days.',
      'Above the table, choose “Session source / medium”. Set “Rows per page” to 250.',
      'Choose “Share this report”, then “Download file”, then CSV. Upload that file here.',
    ],
    button: 'Upload traffic report',
  },
  {
    kind: 'citations',
    title: 'Citations in Copilot and Bing',
    lead: 'Bing Webmaster Tools counts how often AI answers cite your pages.',
    time: '3 minutes',
    start: { url: 'https://www.bing.com/webmasters/', words: 'bing.com/webmasters' },
    steps: [
      'Choose your website. Then choose “AI Performance” in the menu.',
      'Choose the last 3 months.',
      'Choose the download button above the table. Upload that file here.',
    ],
    button: 'Upload Bing report',
  },
  {
    kind: 'answers',
    title: 'Does ChatGPT mention you',
    lead: 'Ask AI tools what your customers ask, and paste the answers. We score a tool once it has 5 answers.',
    time: '10 minutes',
    start: { url: 'https://chatgpt.com/', words: 'chatgpt.com' },
    steps: [
      'Ask a question a customer would ask, like “Who fixes water heaters in Duluth?”. Don’t name your business.',
      'Copy the whole answer, with its links.',
      'Paste it below. Or upload a table with the columns engine, question, answer and date.',
    ],
    button: 'Upload table of answers',
  },
];

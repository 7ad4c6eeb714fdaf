import type { GuideSlug } from '#shared/product/guides.ts';

/** A downloadable file: its name under `/templates/`, and its size as served. */
export interface TemplateFile {
  readonly name: string;
  /** The program that opens it, in plain words. */
  readonly format: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A preview: some cells or lines, exactly as in the file. */
export type TemplateExcerpt =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'text'; readonly lines: readonly string[] };

export interface Template {
  readonly id: string;
  readonly title: string;
  /** What it is for and how it is used, in two or three sentences. */
  readonly purpose: string;
  /** One, or the same content for several programs. */
  readonly files: readonly [TemplateFile, ...TemplateFile[]];
  readonly excerpt: TemplateExcerpt;
  /** The day its content last changed. */
  readonly updated: string;
  /** The guide on the subject; null while there is none. */
  readonly guide: GuideSlug | null;
}

export interface TemplateGroup {
  readonly id: string;
  readonly title: string;
  readonly templates: readonly Template[];
}

const UPDATED = '2026-11-21';

const csv = (name: string, bytes: number): TemplateFile => {
  return { name, format: 'Table (CSV) for Excel, Numbers, Google Sheets', mediaType: 'text/csv', bytes };
};

/** All templates, in the order in which an owner would use them. */
export const TEMPLATE_GROUPS: readonly TemplateGroup[] = [
  {
    id: 'facts',
    title: 'Your facts, the same everywhere',
    templates: [
      {
        id: 'name-address-phone',
        title: 'Name, address, phone: one sheet',
        purpose:
          'Write down once how your name, address, phone and hours are spelled. Every other place is then compared with this sheet, down to the suite number.',
        files: [csv('name-address-phone.csv', 1784)],
        excerpt: {
          kind: 'table',
          rows: [
            ['Fact', 'Yours', 'Example (invented)'],
            ['Name', '', 'Harbor & Pine Plumbing'],
            ['Street and number', '', '214 Lantern Street'],
            ['Main phone', '', '(218) 555-0142'],
          ],
        },
        updated: UPDATED,
        guide: 'name-address-phone',
      },
      {
        id: 'directory-corrections',
        title: 'Directory corrections',
        purpose:
          'Go through the places that list you, note what differs from your sheet, when you asked for the correction and when you saw it. Delete the places that are not for your trade.',
        files: [csv('directory-corrections.csv', 1875)],
        excerpt: {
          kind: 'table',
          rows: [
            ['Place', 'Phone shown', 'What differs from your sheet'],
            ['Example Directory', '(218) 555-0199', 'Old phone; LLC is not on the sign; suite missing'],
            ['Bing Places', '', ''],
            ['Better Business Bureau', '', ''],
          ],
        },
        updated: UPDATED,
        guide: 'name-address-phone',
      },
    ],
  },
  {
    id: 'website',
    title: 'Your website',
    templates: [
      {
        id: 'local-business',
        title: 'LocalBusiness as structured data',
        purpose:
          'The same facts for machines, with hours, area and place. Change Plumber to your own kind of business and every value to yours, then put it between <script type="application/ld+json"> and </script> on your home page.',
        files: [
          { name: 'local-business.json', format: 'JSON-LD, plain text', mediaType: 'application/ld+json', bytes: 1403 },
        ],
        excerpt: {
          kind: 'text',
          lines: [
            '"@type": "Plumber",',
            '"name": "Harbor & Pine Plumbing",',
            '"telephone": "+1-218-555-0142",',
            '"streetAddress": "214 Lantern Street, Suite 3",',
          ],
        },
        updated: UPDATED,
        guide: 'structured-data',
      },
      {
        id: 'robots',
        title: 'A robots.txt that lets search and answers in',
        purpose:
          'Allows by name the bots through which people find a business, and leaves training to you: its lines are ready, switched off. Goes to the top folder of your website.',
        files: [{ name: 'robots.txt', format: 'Plain text', mediaType: 'text/plain', bytes: 1123 }],
        excerpt: {
          kind: 'text',
          lines: ['User-agent: OAI-SearchBot', 'User-agent: PerplexityBot', 'User-agent: Claude-SearchBot', 'Allow: /'],
        },
        updated: UPDATED,
        guide: 'ai-bots-robots-txt',
      },
      {
        id: 'questions-and-answers',
        title: 'Outline of a questions page',
        purpose:
          'Nine questions that customers of most trades ask, with room for your answers and worked examples. The answer is in the first sentence, with one fact that can be checked.',
        files: [
          {
            name: 'questions-and-answers-page.md',
            format: 'Markdown, opens in any text program',
            mediaType: 'text/markdown',
            bytes: 2277,
          },
        ],
        excerpt: {
          kind: 'text',
          lines: [
            '## How much does [service] cost in [town]?',
            '[Service] costs [from] to [to] in [town], depending on [what it depends on].',
            '## How soon can somebody come?',
          ],
        },
        updated: UPDATED,
        guide: 'questions-and-answers',
      },
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    templates: [
      {
        id: 'review-requests',
        title: 'Review requests that keep to the rules',
        purpose:
          'One text message with its reminder, one email, three sentences for the counter. They ask everybody alike and offer nothing, as Google demands; what US law asks of texts and mails stands above them.',
        files: [{ name: 'review-requests.txt', format: 'Plain text', mediaType: 'text/plain', bytes: 3322 }],
        excerpt: {
          kind: 'text',
          lines: [
            'Hello [first name], this is [your name] of [business]. Thank you for having us',
            '[for what] on [day]. If you would like to tell others how it went, good or bad:',
            '[review link] Reply STOP and we will not text you again.',
          ],
        },
        updated: UPDATED,
        guide: 'asking-for-reviews',
      },
      {
        id: 'review-replies',
        title: 'Replies to reviews, by number of stars',
        purpose:
          'From five stars without a word to one star from somebody who was never there. What not to say is in it too, above all where health, law or money are concerned.',
        files: [{ name: 'review-replies.txt', format: 'Plain text', mediaType: 'text/plain', bytes: 3402 }],
        excerpt: {
          kind: 'text',
          lines: [
            'Thank you, Kim. Good to hear that the heater works. You mention that we came',
            'an hour late: the job before yours ran over, and we should have called.',
          ],
        },
        updated: UPDATED,
        guide: 'asking-for-reviews',
      },
      {
        id: 'review-day-card',
        title: 'Card that asks for a review, four on a sheet',
        purpose:
          'Open it in your browser, type your own words over the example, paste your QR code and print. It invites good and bad alike and says that nothing is given for it.',
        files: [
          {
            name: 'review-day-card.html',
            format: 'Page to print (HTML), opens in any browser',
            mediaType: 'text/html',
            bytes: 3700,
          },
        ],
        excerpt: {
          kind: 'text',
          lines: ['How did it go?', 'If you like, tell others what it was like. Good and bad are both welcome.'],
        },
        updated: UPDATED,
        guide: 'asking-for-reviews',
      },
    ],
  },
  {
    id: 'posts',
    title: 'Posts and pictures',
    templates: [
      {
        id: 'weekly-posts',
        title: 'A post a week, January to March 2027',
        purpose:
          'Thirteen themes that suit any trade, each with an example, a picture and room for your text. The calendar file puts the same plan on your Mondays.',
        files: [
          csv('weekly-posts-2027-q1.csv', 2872),
          {
            name: 'weekly-posts-2027-q1.ics',
            format: 'Calendar (ICS) for Outlook, Apple and Google Calendar',
            mediaType: 'text/calendar',
            bytes: 6665,
          },
        ],
        excerpt: {
          kind: 'table',
          rows: [
            ['Week of', 'Kind of post', 'Theme'],
            ['2027-01-04', 'Update', 'Hours and how to reach you in the new year'],
            ['2027-02-01', 'Offer', 'An offer with a first and a last day'],
            ['2027-02-15', 'Update', 'What a common job costs, as a range, and why'],
          ],
        },
        updated: UPDATED,
        guide: null,
      },
      {
        id: 'photo-shot-list',
        title: 'Twelve pictures worth taking',
        purpose:
          'What to photograph, from where, and a file name and a description that say what is on it. Tick off where each picture is used.',
        files: [csv('photo-shot-list.csv', 1922)],
        excerpt: {
          kind: 'table',
          rows: [
            ['Picture', 'How to take it', 'File name (invented example)'],
            [
              'Front by day',
              'From across the street, sign and door in the picture',
              'harbor-and-pine-front-duluth.jpg',
            ],
            ['After', 'Same spot, same height, same light', 'galvanized-pipe-after.jpg'],
          ],
        },
        updated: UPDATED,
        guide: null,
      },
    ],
  },
];

export const TEMPLATES: readonly Template[] = TEMPLATE_GROUPS.flatMap(({ templates }) => templates);

/** The URL of a template's file. */
export const templatePath = (name: string): string => `/templates/${name}`;

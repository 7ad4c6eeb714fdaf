/** Pictures of parts of a report, made by `scripts/report-pictures.ts` into `src/web/public/pictures`. */
export const REPORT_PICTURES = [
  {
    file: 'report-opening.jpg',
    of: '[aria-label="This report"]',
    alt: 'The top of a report on an example plumber in Duluth: 67 of 100 in a ring, with the range, beside one sentence of what holds the site back and the next step',
    caption: 'The answer first: a score, what it could be, a sentence, the next step.',
  },
  {
    file: 'report-factor.jpg',
    of: '#factors details[open]',
    alt: 'One factor of the report opened to its checks, each with points, a finding and the words it was found in',
    caption: 'Every factor opens to its checks, and every check to its evidence.',
  },
  {
    file: 'report-plan.jpg',
    of: '#plan',
    alt: 'The action plan of the report: what to do first, how long it takes and how many points each action is worth',
    caption: 'The plan shows the points of each step. Tick one and the score changes.',
  },
  {
    file: 'report-readers.jpg',
    of: '#readers',
    alt: 'Table of the bots of search engines and AI assistants, and whether the website allows each of them',
    caption: 'Which bots of search engines and AI assistants can open the site.',
  },
  {
    file: 'report-name-address-phone.jpg',
    of: '#nap',
    alt: 'Name, address and phone of the example plumber as they stand in three places of the website, one below the other',
    caption: 'Name, address and phone in every place they stand, differences marked.',
  },
  {
    file: 'report-pages.jpg',
    of: '#pages',
    alt: 'The list of pages that an audit has read, each with its title, its main heading and its number of words',
    caption: 'The pages that were read, so that you can check us.',
  },
].map((picture) => ({ ...picture, width: 720, height: picture.file === 'report-opening.jpg' ? 690 : 480 }));

import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { ExampleText } from '#web/features/guides/example-text.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('heading-and-title');

const titleBefore = 'Home';
const titleAfter = 'Plumber in Duluth, MN, day and night | Harbor & Pine';

const markup = `<title>${titleAfter.replace('&', '&amp;')}</title>
<meta name="description" content="Plumbing repairs and installation in Duluth, Hermantown and Proctor. Frozen pipes, drains, water heaters. A price in writing before we start.">
<h1>Plumber in Duluth for old and new houses</h1>`;

const chapters: readonly Chapter[] = [
  {
    id: 'three-places',
    title: 'Three places that are often mixed up',
    body: (
      <>
        <GuideTable
          caption="Title, heading and description of one page"
          columns={['Place', 'Who sees it', 'What it is for']}
          rows={[
            ['Page title', 'Searchers, as the blue line; you, in the tab of the browser', 'To be chosen from a list'],
            ['Main heading (h1)', 'Visitors, as the big words on the page', 'To know at once: I am right here'],
            ['Meta description', 'Searchers, sometimes, as the grey lines', 'To say what sets you apart'],
          ]}
        />
        <p>
          <Basis of="rule" />
          Google builds the title it shows from several places: the title element, the main heading, other prominent
          words. If your title is empty, the same on all pages, or only “Home”, it looks for something better.
          <Cite source={1} /> For the description it often prefers a passage of the page that fits the search.
          <Cite source={2} /> So these are offers, not orders. Good offers are taken more often.
        </p>
        <p>
          <Basis of="study" />
          The words on the page carry about 15% of what experts credit on the map, and come first for AI answers with
          about 24.
          <Cite source={3} /> Of all those words, title and heading are the ones you can fix before lunch.
        </p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'The words: trade, place, and one thing more',
    body: (
      <>
        <p>
          <Basis of="practice" />
          Three pieces, in this order:
        </p>
        <ol>
          <li>
            <strong>What you are,</strong> in the word a customer would say. “Plumber”, not “sanitary solutions”. If the
            phone says “do you fix boilers?”, the word is boiler.
          </li>
          <li>
            <strong>Where.</strong> The town, or the part of a big city. Not five towns in a row; those belong in the
            text.
          </li>
          <li>
            <strong>What decides it.</strong> Day and night. For old houses. Without appointment. Since 1974. Only what
            is true, and only one.
          </li>
        </ol>
        <p>
          The name of the business stands at the end of the title. In the heading it need not stand at all: your sign is
          beside it. Unless people search for you by name, “Harbor &amp; Pine” tells a stranger nothing about pipes.
        </p>
        <p>
          What does not belong in: “Welcome”, “Home”, “Quality since…”, “Your partner for…”, and the same word three
          times. <Basis of="rule" />
          Google advises against titles stuffed with keywords and against boilerplate repeated on every page.
          <Cite source={1} />
        </p>
      </>
    ),
  },
  {
    id: 'before-after',
    title: 'Before and after',
    body: (
      <>
        <p>All businesses here are invented.</p>
        <GuideTable
          caption="Main headings"
          columns={['Business', 'Before', 'After', 'Why']}
          rows={[
            [
              'Plumber',
              '“Welcome to our website”',
              '“Plumber in Duluth for old and new houses”',
              'Trade, place, and what decides it',
            ],
            [
              'Bakery',
              '“Made with love”',
              '“Bakery on Lantern Street: sourdough from 6:30”',
              'Love is on every bakery’s page; the hour is not',
            ],
            [
              'Dentist',
              '“Your smile, our passion”',
              '“Dentist in Proctor, also for anxious patients”',
              'Names who should come',
            ],
            [
              'Tax adviser',
              '“Excellence. Integrity. Results.”',
              '“Tax returns for restaurants and bars in Duluth”',
              'Says what is bought, and by whom',
            ],
          ]}
        />
        <p>
          Titles for the same plumber: before, “{titleBefore}”, {titleBefore.length} characters. After, “{titleAfter}”,{' '}
          {titleAfter.length} characters. In the page it looks like this:
        </p>
        <ExampleText text={markup} of="title, description and heading" />
        <p>
          Note that title and heading are not the same sentence. They speak of the same thing, and share the words
          “plumber” and “Duluth”. Somebody who clicks the one and lands on the other knows that the click was right.
        </p>
      </>
    ),
  },
  {
    id: 'length',
    title: 'How long',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Google sets no limit in characters, neither for the title nor for the description.
          <Cite source={1} />
          <Cite source={2} />
        </p>
        <p>
          <Basis of="reported" />
          It cuts by width. On a wide screen about 580 to 600 pixels of a title are shown, which is 50 to 60 characters
          of ordinary text; of a description about 140 to 160, and less on a phone.
          <Cite source={4} /> Capital letters and the letter W are wide, i and l are narrow.
        </p>
        <p>
          So put trade and town within the first 50 characters, and let the name be what is cut off. Our own check finds
          15 to 65 characters all right.
          <Cite source={5} />
        </p>
        <p>
          There is no target for the number of words on a page either. <Basis of="practice" />
          Below about 150 words there is little to understand; a page about a service that really explains it tends to
          have 600 or more.
          <Cite source={5} /> Do not fill up to a number: stop when the questions are answered.
        </p>
      </>
    ),
  },
  {
    id: 'each-page',
    title: 'Every page has its own',
    body: (
      <>
        <p>
          The home page is for trade and town. A page about a service has that service in both: “Frozen pipe repair in
          Duluth”. The contact page may be called “Contact, directions, parking”. Two pages with one title compete with
          each other, and one with the title “Services” competes with nobody.
        </p>
        <p>
          <Basis of="practice" />
          One main heading per page. <Basis of="rule" />
          Google copes with several.
          <Cite source={1} /> But people who have a page read to them jump from heading to heading, and the levels are
          their map: one h1, then h2, then h3, without leaps.
          <Cite source={6} />
        </p>
        <ul>
          <li>A heading that is a picture has to have a description, and text is still better.</li>
          <li>A heading that only appears when scripts run is missing for most AI bots.</li>
          <li>Big words are not yet a heading. In your editor it must say “Heading 1”, not “Paragraph, size 48”.</li>
        </ul>
        <p>
          If customers come from several towns, name them in the text and read{' '}
          <Link to={paths.guides.guide('service-area-business')}>how to name an area</Link> before you make a page for
          each. What to write below the heading is in{' '}
          <Link to={paths.guides.guide('questions-and-answers')}>where answers belong now</Link>.
        </p>
      </>
    ),
  },
];

/** The wording of title and main heading, with fictitious examples before and after. */
export default function HeadingAndTitleGuide() {
  return (
    <GuidePage
      slug="heading-and-title"
      answer="Your trade in the customer’s word, your town, and one true thing that decides it. The title begins with trade and town and ends with your name, in about 55 characters. The main heading says the same in a sentence for people. Every page has its own of both, and “Welcome” stands in neither."
      chapters={chapters}
      tenMinutes={[
        'Search for your own site and read the titles of your pages as a stranger would.',
        'Write a new main heading for the home page: trade, town, one true thing.',
        'Write its title: trade and town first, name last, about 55 characters.',
      ]}
      thisWeek={[
        'Give the page of each service a title and a heading of its own.',
        'Look in your editor whether each page has exactly one “Heading 1”, as text.',
        'Write a description of two sentences for the three pages that bring customers.',
        'Look at the search results again in two weeks, and note what Google took and what it replaced.',
      ]}
      sources={[
        GUIDE_SOURCES.titleLinks,
        GUIDE_SOURCES.snippets,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.titleWidths,
        GUIDE_SOURCES.practice,
        GUIDE_SOURCES.headings,
      ]}
    />
  );
}

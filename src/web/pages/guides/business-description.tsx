import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import {
  DESCRIPTION_AFTER,
  DESCRIPTION_BEFORE,
  DESCRIPTION_LIMIT,
  DESCRIPTION_SHOWN,
} from '#web/features/guides/description-example.ts';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('business-description');

const chapters: readonly Chapter[] = [
  {
    id: 'what-for',
    title: 'What it is good for, and what not',
    body: (
      <>
        <p>
          The description is the one text in your Google profile that you write yourself. It helps a person who has
          found you to decide. <Basis of="study" />
          It is not among the strong ranking factors of the experts’ survey; category, name, nearness and reviews are.
          <Cite source={3} /> Anyone who sells you a description that “ranks” sells you a hope.
        </p>
        <p>
          It is still worth half an hour. The same text, slightly longer, makes a good first paragraph for your website,
          and websites are what search engines and AI answers quote from.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'The rules, in one table',
    body: (
      <>
        <p>
          <Basis of="rule" />
          The field holds {DESCRIPTION_LIMIT} characters. Google wants to read there what you offer, what sets you
          apart, what you stand for and how it began.
          <Cite source={1} /> <Basis of="reported" />
          About the first {DESCRIPTION_SHOWN} characters show before “more”.
          <Cite source={2} />
        </p>
        <GuideTable
          caption="What may get a description refused, and where it belongs instead"
          columns={['Not here', 'Why', 'Put it']}
          rows={[
            ['Links, web addresses, HTML', 'Not allowed', 'In the website field'],
            ['Phone number, email address', 'Not allowed', 'In the fields for them'],
            ['Prices, discounts, offers', 'The field is not for selling', 'In an Offer post, or in services'],
            ['WORDS IN CAPITALS, ★★★, rows of exclamation marks', 'Gimmicky characters', 'Nowhere'],
            ['“Best in town”, “number one”', 'Nobody can check it', 'In what customers write'],
            ['Things that are not true, or not about you', 'Misleading or irrelevant', 'Nowhere'],
          ]}
        />
        <p>
          <Basis of="rule" />
          Keywords do not belong into the name of the business either: it has to be the name on your sign.
          <Cite source={1} />
        </p>
      </>
    ),
  },
  {
    id: 'four-parts',
    title: 'A shape that works: four parts',
    body: (
      <>
        <p>
          <Basis of="practice" />
          Nobody prescribes an order. This one puts what matters into the part that shows at once:
        </p>
        <ol>
          <li>
            <strong>Who does what, where, for whom.</strong> One sentence, with the trade and the towns, under{' '}
            {DESCRIPTION_SHOWN} characters. Somebody who reads only this must know whether to go on.
          </li>
          <li>
            <strong>The services people ask for most,</strong> in their words. Three to six, not thirty.
          </li>
          <li>
            <strong>What is different,</strong> as a fact and not as praise. “A price in writing before we start” is a
            fact. “Honest and reliable” is what everybody says.
          </li>
          <li>
            <strong>Who you are and since when.</strong> Years, training, license, languages spoken.
          </li>
        </ol>
        <p>
          Say each of your words once. Trade and town stand there anyway when the first sentence is honest, and a second
          helping reads like spam. If a sentence would fit in a rival’s profile without a change, take it out.
        </p>
      </>
    ),
  },
  {
    id: 'example',
    title: 'A worked example',
    body: (
      <>
        <p>The business, its facts and its number are invented. Before, {DESCRIPTION_BEFORE.length} characters:</p>
        <blockquote data-example="before">
          <p>{DESCRIPTION_BEFORE}</p>
        </blockquote>
        <p>
          It breaks five rules in {DESCRIPTION_BEFORE.split(' ').length} words: a phone number, a web address, an offer,
          gimmicky characters and a claim that nobody can check. It also wastes the part that shows, and says of its
          trade only that it is one. After, {DESCRIPTION_AFTER.length} characters:
        </p>
        <blockquote data-example="after">
          {DESCRIPTION_AFTER.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="[&+p]:mt-3">
              {paragraph}
            </p>
          ))}
        </blockquote>
        <p>
          The first sentence alone answers who, what, where and for whom. “Galvanized pipes” and “frozen pipes” stand
          there because customers in that town have them, not because a tool suggested them. The van that is kept free,
          the written price and the photographs can be checked by anyone who calls.
        </p>
      </>
    ),
  },
  {
    id: 'write',
    title: 'How to write yours without staring at a blank field',
    body: (
      <>
        <p>Answer these aloud, as if to a neighbor, and write down what you said:</p>
        <ul>
          <li>What did the last five customers come for?</li>
          <li>From where did they come, or where did you go?</li>
          <li>What did one of them say that pleased you?</li>
          <li>What do you do that the next one in the list does not?</li>
          <li>Since when, and what did you do before?</li>
        </ul>
        <p>
          Put the answers in the order of the four parts and count. Over {DESCRIPTION_LIMIT}? Cut the history first,
          then services, never the first sentence. Read it aloud once more: where you run out of breath, make two
          sentences.
        </p>
        <p>
          An AI assistant can help with the wording. It does not know your facts and will invent some, so check each
          number, year and place it returns. Promotional news belongs in posts: <Basis of="reported" />
          there are three kinds now, Update, Offer and Event, with up to 1,500 characters; an update leaves the main
          view after about six months.
          <Cite source={2} />
        </p>
        <p>
          A new text may not show at once. If it is refused, look first for a number, a link or an offer that was left
          in it. Then use its first sentence as the opening of your home page too, as{' '}
          <Link to={paths.guides.guide('google-maps')}>relevance on the map</Link> also comes from your website.
          <Cite source={4} />
        </p>
      </>
    ),
  },
];

/** How to write the description of a Google profile, with a fictitious example before and after. */
export default function BusinessDescriptionGuide() {
  return (
    <GuidePage
      slug="business-description"
      answer={`Say in the first sentence who does what, where and for whom; then the services people ask for, what is different about you as a fact, and since when. Google allows ${DESCRIPTION_LIMIT} characters and shows about the first ${DESCRIPTION_SHOWN}. Leave out phone numbers, links, prices, offers and praise of yourself.`}
      chapters={chapters}
      tenMinutes={[
        'Open your profile and read what it says now. Delete phone numbers, links, offers and capitals.',
        `Write a first sentence of at most ${DESCRIPTION_SHOWN} characters with trade, towns and customers.`,
        'Read it to somebody who does not know your trade, and ask what you do.',
      ]}
      thisWeek={[
        'Write the other three parts, count the characters, save, and look again after three days.',
        'Use the first sentence as the opening of your home page.',
        'Move offers and news into a post.',
        'Compare with the three rivals nearest to you: no sentence of yours should fit theirs.',
      ]}
      sources={[
        GUIDE_SOURCES.profileGuidelines,
        GUIDE_SOURCES.profilePractice,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.localRanking,
      ]}
    />
  );
}

import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('questions-and-answers');

const chapters: readonly Chapter[] = [
  {
    id: 'ended',
    title: 'What ended, and when',
    body: (
      <>
        <GuideTable
          caption="Old advice, and what became of it"
          columns={['You may have read', 'Since then', 'So']}
          rows={[
            [
              'Ask and answer your own questions in the Q&A part of your profile',
              <>
                The interface for programs ended on Nov 3, 2025.
                <Cite source={1} />
              </>,
              'No tool can post or read them for you any more',
            ],
            [
              'Mark up an FAQ page to get a bigger search result',
              <>
                FAQ results ended for every site on May 7, 2026.
                <Cite source={2} />
              </>,
              'The markup shows nothing in Google',
            ],
            [
              'Mark up steps as HowTo',
              <>
                Ended in September 2023.
                <Cite source={7} />
              </>,
              'The same',
            ],
            ['Use the profile’s chat', 'Ended on Jul 31, 2024', 'Show a phone number or a form'],
          ]}
        />
        <p>
          <Basis of="open" />
          Can customers still ask questions on the map? Practitioners disagree. One report of August 2026 says that
          nobody can ask any more and that Google shows answers written by AI from the profile, the reviews and the web.
          One of March 2026 still saw the old form in some trades and regions.
          <Cite source={3} /> Look at your own profile on a phone. If the form is there, answer what is asked. If not,
          no setting brings it back.
        </p>
        <p>
          If a program or an agency still sells you weekly questions in your profile, ask which interface it uses. There
          is none.
        </p>
      </>
    ),
  },
  {
    id: 'still',
    title: 'Why the questions themselves matter more than before',
    body: (
      <>
        <p>
          The boxes are gone, the questions are not. People ask an assistant the whole sentence now: “who fixes frozen
          pipes in Duluth at night and what does it cost”. The answer has to come from somewhere, and your website is
          the one place you own.
        </p>
        <p>
          <Basis of="rule" />
          Google’s guide on AI features says what is needed to appear in them: be in the index, and allow snippets. It
          also says what is not needed: no special file for AI, no special markup, no cutting of pages into pieces, no
          rewriting for machines.
          <Cite source={4} /> <Basis of="study" />
          For AI visibility, experts give what is on the page the largest share, about 24%.
          <Cite source={5} />
        </p>
        <p>
          So write for the person who asks. That an assistant can quote it is a consequence of a clear answer, not of a
          trick.
        </p>
      </>
    ),
  },
  {
    id: 'find',
    title: 'How to find the questions worth answering',
    body: (
      <>
        <ol>
          <li>
            <strong>The phone.</strong> Put a sheet beside it for a week, and make a mark for each question that is
            asked before somebody books. The three with most marks come first.
          </li>
          <li>
            <strong>Emails and messages.</strong> Search your sent mail for the sentences you have written ten times.
          </li>
          <li>
            <strong>Reviews.</strong> “I did not expect that they would…” is a question somebody had beforehand.
          </li>
          <li>
            <strong>Money, time, trust.</strong> What does it cost, how soon can you come, are you insured. Owners avoid
            the first. A range with what it depends on is better than silence.
          </li>
        </ol>
        <p>
          <Basis of="practice" />
          Five to eight good answers do more than forty thin ones. Leave out what nobody asked, such as “why are we the
          best choice?”.
        </p>
      </>
    ),
  },
  {
    id: 'write',
    title: 'How to write one answer',
    body: (
      <>
        <p>
          <Basis of="practice" />
          The question is a heading, in the customer’s words. The first sentence is the whole answer. Then come what it
          depends on, an example, and the next step. An invented example, before:
        </p>
        <blockquote>
          <p className="font-[640]">Pricing information</p>
          <p>
            At Harbor &amp; Pine, customer satisfaction is our passion. Every home is unique, which is why we offer
            tailored solutions. Contact us today to learn more.
          </p>
        </blockquote>
        <p>After:</p>
        <blockquote>
          <p className="font-[640]">What does it cost to thaw a frozen pipe in Duluth?</p>
          <p>
            Most frozen pipes we thaw cost between $180 and $420. It depends on whether we can reach the pipe without
            opening a wall, and on the hour: after 8 p.m. the visit is $90 more. You get the price in writing before we
            start. If the pipe has burst, turn off the main valve first and call (218) 555-0142.
          </p>
        </blockquote>
        <p>
          The figures are invented with the firm. Yours have to be true, and they have to be changed when they change.
          An old price with this year’s date is worse than none.
        </p>
        <p>Three things to check before you publish:</p>
        <ul>
          <li>Could the first sentence stand alone, read aloud by a machine, and still be right?</li>
          <li>Is there a number, a place or a name in the answer that only you could have written?</li>
          <li>Does it stand as text in the page, and not only after a click that needs scripts?</li>
        </ul>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where to put the answers',
    body: (
      <>
        <ul>
          <li>
            <strong>On the page of the service they belong to.</strong> The price of thawing pipes is on the page about
            frozen pipes. A page of its own for each real service is among the strongest things for AI visibility in the
            2026 survey.
            <Cite source={5} />
          </li>
          <li>
            <strong>On a page of questions</strong> for what concerns everybody: parking, payment, cancelling, areas.
          </li>
          <li>
            <strong>In the fields of your profile</strong> that hold such facts: services, attributes, hours, the link
            for appointments. If Google writes answers by itself, it can only use what is there.
          </li>
          <li>
            <strong>In a post,</strong> when the answer is new this week. <Basis of="reported" />
            Update posts leave the main view after about six months, so the lasting answer belongs on the website.
            <Cite source={6} />
          </li>
        </ul>
        <p>
          FAQ markup that is already there may stay: it does no harm, and other readers may use it. Do not pay anybody
          to add it. <code>QAPage</code> is something else and only for pages where the public asks and answers. What
          markup does help with is in{' '}
          <Link to={paths.guides.guide('structured-data')}>our guide to structured data</Link>.
        </p>
      </>
    ),
  },
];

/** What happened to Google's questions and answers, and where answers belong now. */
export default function QuestionsAndAnswersGuide() {
  return (
    <GuidePage
      slug="questions-and-answers"
      answer="Both are over as a way to show up. Programs cannot read or post questions in Google profiles since November 2025, and FAQ markup has shown nothing in Google results since May 2026. The questions are still asked, more and more to AI assistants. Answer them on your own pages: the question as a heading, the whole answer in the first sentence."
      chapters={chapters}
      tenMinutes={[
        'Open your profile on a phone and look whether there is anything to answer.',
        'Write down the three questions you were asked most in the last week.',
        'Cancel whatever you pay for weekly questions in the profile or for FAQ markup.',
      ]}
      thisWeek={[
        'Write the three answers, each with the whole answer in its first sentence and one true number.',
        'Put each on the page of its service, as a heading with text.',
        'Fill in services, attributes and hours in the profile.',
        'Ask somebody who does not know your trade to find the answers on your website, on a phone.',
      ]}
      sources={[
        GUIDE_SOURCES.qaApiEnd,
        GUIDE_SOURCES.faqEnd,
        GUIDE_SOURCES.qaScreenReports,
        GUIDE_SOURCES.aiFeatures,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.profilePractice,
        GUIDE_SOURCES.retiredResults,
      ]}
    />
  );
}

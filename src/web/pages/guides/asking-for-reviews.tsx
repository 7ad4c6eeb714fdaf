import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { ExampleText } from '#web/features/guides/example-text.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('asking-for-reviews');

const request = `Hello Sam, this is Lantern Street Bakery. Thank you for your order on Friday.
Would you tell others how it was? Good or bad, both help: [your review link]
Reply STOP and we will not text you again.`;

const chapters: readonly Chapter[] = [
  {
    id: 'google',
    title: 'What Google allows and forbids',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Asking real customers for an honest review is allowed. These are not:
          <Cite source={1} />
        </p>
        <ul>
          <li>Money, a discount, goods or a prize draw for posting, changing or removing a review.</li>
          <li>Asking only those who seem happy, or talking the others out of it. This is called gating.</li>
          <li>Reviews by yourself, your staff, or one person under several accounts.</li>
        </ul>
        <p>
          Gating has a friendly face: “How did you like it?” with stars, where five stars lead to Google and two stars
          to a form that only you read. It is gating all the same. Send everybody the same link. A form for complaints
          is welcome, beside the link and not in front of it.
        </p>
        <p>
          Breaking the rules can mean that reviews are removed, that new ones are paused for a while, that older ones
          are hidden, and that your profile shows a warning to everybody.
          <Cite source={1} />
        </p>
        <p>
          <Basis of="open" />A tablet on the counter, or twenty reviews in an hour from one wireless network, are widely
          reported to be filtered. We did not find the sentence in which Google says so.
          <Cite source={2} /> The careful way costs nothing: each customer on their own phone, with their own data, when
          it suits them.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'What the law in the United States adds',
    body: (
      <>
        <p>This is information and no legal advice. If much depends on it, ask a lawyer in your state.</p>
        <GuideTable
          caption="Three federal rules for everyone who asks for reviews"
          columns={['Rule', 'Asks of you', 'May cost']}
          rows={[
            [
              'FTC, 16 CFR 465, since Oct 21, 2024',
              <>
                No fake reviews, also none written by AI; no reward tied to a positive or negative opinion; no hidden
                reviews by owners and staff; no threats to get a review taken down.
                <Cite source={3} />
              </>,
              'Up to $53,088 per violation (2025 figure)',
            ],
            [
              'TCPA, for text messages',
              <>
                Treat the request as marketing: written consent before the first text, only from 8 a.m. to 9 p.m. where
                the customer is, your name in it, STOP respected within 10 business days.
                <Cite source={4} />
              </>,
              '$500 to $1,500 per text',
            ],
            [
              'CAN-SPAM, for email',
              <>
                A true sender and subject, your postal address, a clear way out, respected within 10 business days.
                <Cite source={5} />
              </>,
              'Up to $53,088 per email',
            ],
          ]}
        />
        <p>
          Some states are stricter on the clock: Florida and Oklahoma end at 8 p.m., and Texas starts at noon on
          Sundays. The United Kingdom, the European Union and Canada have consent rules of their own. In health care,
          neither the request nor your reply may reveal that somebody is a patient.
        </p>
        <p>
          Note the difference: Google forbids any reward for a review. The federal rule forbids rewards that depend on
          the opinion. You need to keep both, so there are no rewards.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to ask, in words and in person',
    body: (
      <>
        <p>
          <Basis of="practice" />
          Ask soon, ask once, remind once. The best moment is when the customer has just said something kind. Then it is
          a short sentence: “Would you write that on Google? This code leads there.” A printed code of an inch or more,
          with the short address in letters below it, is enough. Let it lead straight to the review form.
        </p>
        <p>As a text to somebody who agreed to get texts from you, in an invented case:</p>
        <ExampleText text={request} of="a review request" />
        <p>What is not in it matters: no star level, no words to use, no name of a colleague to mention, no gift.</p>
        <p>
          You find your own link in your Google profile under “Ask for reviews”. It begins with g.page or with
          search.google.com.
        </p>
      </>
    ),
  },
  {
    id: 'numbers',
    title: 'How many reviews will come? Weak numbers, said as such',
    body: (
      <>
        <p>
          <Basis of="estimate" />
          These figures come from firms that sell review software, one of them from 70 requests. Nobody independent has
          checked them. Use them to plan, never to promise.
          <Cite source={6} />
        </p>
        <GuideTable
          caption="Requests that 25 published reviews may take"
          columns={['Way of asking', 'Reviews from 100', 'To get 25, ask']}
          rows={[
            ['Text message', '20 to 35', '80 to 125 people'],
            ['Email', '2 to 8', '300 to 1,000 people'],
            ['In person with a code', 'No solid figure', '60 to 100 people'],
          ]}
        />
        <p>
          Add 10% to 25% for reviews that Google filters out. If you have forty customers a month, a plan for thirty
          reviews on Saturday is a wish. Four weeks with two honest requests a day is a plan, and a steady trickle is
          worth more: <Basis of="study" />
          74% of consumers weigh only reviews of the last three months, and 47% avoid firms with fewer than 20.
          <Cite source={7} />
        </p>
      </>
    ),
  },
  {
    id: 'reply',
    title: 'Reply to every one, also to the bad ones',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Google advises owners to reply.
          <Cite source={8} /> Two sentences are enough: thank them, name one thing they mentioned. To a bad one: say
          that you are sorry it went so, say what you did about it, offer a way to reach you. Never argue about who was
          there. Your reader is not the author but the next two hundred people.
        </p>
        <p>
          Do not ask an unhappy customer to take a review down, and never offer something for it. If you put it right
          and they change it on their own, that is theirs to do. A review that breaks Google’s policy, because it is
          about another firm or is an insult, can be reported from the profile.
        </p>
        <p>
          Reviews that name what you did and where also tell machines what you do.{' '}
          <Link to={paths.guides.guide('ai-answers')}>AI answers</Link> draw on them too. That is one more reason not to
          script them: people use better words than we do.
        </p>
      </>
    ),
  },
];

/** Asking for reviews within Google's rules and the law, with estimates marked as weak. */
export default function AskingForReviewsGuide() {
  return (
    <GuidePage
      slug="asking-for-reviews"
      answer="Ask every real customer, not only the happy ones. Offer nothing for it, ask for no stars and no words, and let them write on their own phone when it suits them. For texts and emails in the United States you need consent, your name, a way to say stop, and for texts the hours from 8 a.m. to 9 p.m. where the customer is."
      chapters={chapters}
      tenMinutes={[
        'Copy your review link from your Google profile and open it once on your phone.',
        'Take down anything that rewards a review, or that asks for stars before it shows the link.',
        'Reply to your three newest reviews.',
      ]}
      thisWeek={[
        'Print the link as a code for the counter, the van or the invoice.',
        'Write down who agreed to texts or emails from you, how and when. Who is not on that list is asked in person.',
        'Ask two customers a day, the same way whether they smile or not.',
        'Set half an hour every Friday for replies.',
      ]}
      sources={[
        GUIDE_SOURCES.reviewPolicy,
        GUIDE_SOURCES.reviewFiltering,
        GUIDE_SOURCES.ftcReviews,
        GUIDE_SOURCES.tcpa,
        GUIDE_SOURCES.canSpam,
        GUIDE_SOURCES.askingRates,
        GUIDE_SOURCES.brightLocal,
        GUIDE_SOURCES.reviewReplies,
      ]}
    />
  );
}

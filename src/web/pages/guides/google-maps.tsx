import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('google-maps');

const chapters: readonly Chapter[] = [
  {
    id: 'exists',
    title: 'First: is there a profile at all?',
    body: (
      <>
        <p>
          The map shows Google Business Profiles, not websites. Search for your exact business name together with your
          town. If a panel with your name, hours and reviews appears, you have a profile and can go on to the next
          chapter. If nothing appears, there is none, it was never verified, or it has been suspended. Sign in at
          business.google.com with the account that set it up: the reason stands there.
        </p>
        <p>
          <Basis of="rule" />A business needs contact with its customers in person to be eligible, at its own place or
          at theirs. A firm that works only online gets no profile. Each place gets one, not several.
          <Cite source={2} />
        </p>
        <p>
          <Basis of="study" />
          Two profiles at one address are the second worst mistake in Whitespark’s survey of 47 experts, so look for an
          old one under a former name or a former owner as well.
          <Cite source={3} />
        </p>
      </>
    ),
  },
  {
    id: 'three-words',
    title: 'Relevance, distance, prominence',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Google names three things that order its local results. It also says that nobody can pay or ask for a better
          place in them.
          <Cite source={1} />
        </p>
        <GuideTable
          caption="What the three words mean for an owner"
          columns={['Word', 'It asks', 'Fed by', 'In your hands']}
          rows={[
            [
              'Relevance',
              'Is this the kind of business that was asked for?',
              'Categories, services, description, your website',
              'Yes, in minutes',
            ],
            [
              'Distance',
              'How far is it from the searcher, or from the place named?',
              'Where you are, and where the phone is',
              'No',
            ],
            [
              'Prominence',
              'How well known is it?',
              'Reviews and their stars, links, articles, directories, your place in ordinary search',
              'Yes, over months',
            ],
          ]}
        />
        <p>
          Distance explains most surprises. You search from your counter and see yourself first; a customer four miles
          away does not see you at all. Both are right. <Basis of="study" />
          Experts put nearness to the searcher third among all single factors, and one statistical model gives it more
          than half of the weight. Take the exact share lightly: the model is one firm’s own.
          <Cite source={3} />
          <Cite source={4} />
        </p>
      </>
    ),
  },
  {
    id: 'category',
    title: 'The category is the first thing to check',
    body: (
      <>
        <p>
          <Basis of="study" />
          The primary category came first of 187 factors in the 2026 survey, and a wrong one came first among the
          mistakes. Nothing else that takes two minutes is worth as much.
          <Cite source={3} />
        </p>
        <p>
          <Basis of="rule" />
          Choose the fewest categories that describe your core business, and the most specific ones. The test is a
          sentence: “this business <strong>is</strong> a …”. If you have to say “this business <strong>has</strong> a
          …”, it is no category of yours. One is primary, up to nine may be added.
          <Cite source={2} />
        </p>
        <p>Take an invented example, a bakery with six tables and a coffee machine:</p>
        <ul>
          <li>
            <strong>Good:</strong> Bakery as the primary category, Cafe added, because people do sit down there.
          </li>
          <li>
            <strong>Too wide:</strong> Food store. True, but so are the supermarket and the butcher.
          </li>
          <li>
            <strong>Wrong:</strong> Wedding service, because it sells four wedding cakes a year. It has them; it is not
            one. The cakes belong in the services.
          </li>
        </ul>
        <p>
          <Basis of="rule" />
          The name field is for the name on your sign, without town, slogan or services.
          <Cite source={2} /> A name stuffed with search words can lift a profile for a while, which is why rivals do
          it, and it is a reason for Google to change or suspend it.
        </p>
      </>
    ),
  },
  {
    id: 'open',
    title: 'Hours, reviews and the website',
    body: (
      <>
        <p>
          <Basis of="study" />
          Being open at the moment of the search ranks among the strongest factors, and hours that are filled in rose by
          64 places since the last survey.
          <Cite source={3} /> If you show nothing on Monday evening, look again on Tuesday morning before you change
          anything else.
        </p>
        <p>
          <Basis of="study" />
          Reviews make up about a fifth of what experts credit. Stars, number and freshness all count. One observation
          saw a lift at about ten reviews, and a loss after roughly three weeks without a new one.
          <Cite source={3} />
          <Cite source={4} /> Among consumers, 47% avoid firms with fewer than 20 reviews, and 74% weigh only those of
          the last three months.
          <Cite source={5} /> <Link to={paths.guides.guide('asking-for-reviews')}>Ask for them fairly</Link>, steadily,
          and reply to each.
        </p>
        <p>
          <Basis of="study" />
          Your website carries about 15% on the map: a page for each real service, the town in the words, and the same
          name, address and phone as in the profile.
          <Cite source={3} />
        </p>
      </>
    ),
  },
  {
    id: 'find-out',
    title: 'Which of the three is it? A short test',
    body: (
      <>
        <ol>
          <li>
            Search for your <strong>name and town</strong>. Not there: the profile is missing, unverified or suspended.
            Stop here and settle that.
          </li>
          <li>
            Search for your <strong>trade and your street or district</strong>. Not there, while others nearby are:
            relevance. Look at the category and at your hours.
          </li>
          <li>
            Search for your <strong>trade and town</strong> from the other end of town, or ask a friend there. Not
            there: distance and prominence. Reviews and mentions help; the map will never show you everywhere.
          </li>
          <li>Do all of it signed out, in a private window, on a phone. Your own habits color what you see.</li>
        </ol>
        <p>
          <Basis of="practice" />
          Write the date and what you saw on paper before you change something, and change one thing at a time. Edits
          may not show at once, and without a note you will not know which one helped.
        </p>
        <p>
          What does not help, as far as anybody has shown: coordinates hidden in photos, and posts as a ranking trick.
          Practitioners find no direct effect of either.
          <Cite source={6} /> A weekly post is still a fair sign that somebody is there.
        </p>
      </>
    ),
  },
];

/** Why a business is missing on the map, and which reasons its owner can change. */
export default function GoogleMapsGuide() {
  return (
    <GuidePage
      slug="google-maps"
      answer="Because Google thinks that another business fits the search better, stands nearer to the searcher, or is better known. You cannot change where the searcher stands. You can change how clearly your profile says what you are, and over months how well known you are. Start with the primary category: it is the strongest single thing in your hands."
      chapters={chapters}
      tenMinutes={[
        'Search for your name and town in a private window. Settle a missing, unverified or doubled profile before anything else.',
        'Read your primary category aloud: “this business is a …”. Change it if the sentence is not quite true.',
        'Fill in your hours for every day, and the next public holiday.',
      ]}
      thisWeek={[
        'List every real service in the profile, in the words a customer would use.',
        'Compare name, address and phone in the profile with the footer and contact page of your website.',
        'Ask five recent customers for an honest review, each on their own phone, and answer the reviews you have.',
        'Give your most wanted service a page of its own on your website, with the town in its heading.',
      ]}
      sources={[
        GUIDE_SOURCES.localRanking,
        GUIDE_SOURCES.profileGuidelines,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.reviewStudies,
        GUIDE_SOURCES.brightLocal,
        GUIDE_SOURCES.profilePractice,
      ]}
    />
  );
}

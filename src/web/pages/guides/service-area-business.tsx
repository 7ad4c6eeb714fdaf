import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { ExampleText } from '#web/features/guides/example-text.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('service-area-business');

const areaOnWebsite = `Harbor & Pine Plumbing
Serving Duluth, Hermantown, Proctor and Cloquet
Call (218) 555-0142`;

const chapters: readonly Chapter[] = [
  {
    id: 'which',
    title: 'Which of three are you?',
    body: (
      <>
        <p>The question is not where you keep your tools. It is where customers are served.</p>
        <GuideTable
          caption="Where customers are served, and what follows for the Google profile"
          columns={['You are', 'In practice', 'Address', 'Service area']}
          rows={[
            ['A shop', 'Customers come in during the hours you state', 'Shown', 'None needed'],
            ['A service-area business', 'You always go to them: plumber, mobile groomer, cleaner', 'Hidden', 'Named'],
            ['Both', 'A workshop with a counter, and you also drive out', 'Shown', 'Named too'],
          ]}
        />
        <p>
          <Basis of="reported" />
          An address may be shown only where customers are received, with staff present during the hours stated. A home
          with an office in it is not that, and neither is a locked warehouse. A rented virtual office counts only if
          your own people sit in it. Goods with an age limit, such as alcohol, cannot be sold as a service-area business
          at all.
          <Cite source={2} />
        </p>
        <p>
          <Basis of="rule" />
          You need contact with customers in person, at your place or at theirs, and you get one profile for the place
          you work from.
          <Cite source={1} /> Five profiles for five towns that you drive to are against the rules. When they are found,
          you can lose the honest one as well.
        </p>
      </>
    ),
  },
  {
    id: 'area',
    title: 'How to name the area',
    body: (
      <>
        <p>
          <Basis of="reported" />
          Google takes up to 20 areas, given as towns or ZIP codes. A circle around your door is not possible any more.
          Whole states and countries have not been accepted since Jun 24, 2025. The far edge should not be more than
          about two hours’ drive from where you start.
          <Cite source={2} />
        </p>
        <p>
          <Basis of="open" />
          Does a long list make you show in more towns? No document of Google says so, and distance to the searcher
          still counts.
          <Cite source={3} /> Name the places you would drive to on an ordinary Tuesday. A list you cannot serve brings
          calls you have to turn down, and reviews that say so.
        </p>
        <p>A useful way to choose, with a map and a pencil:</p>
        <ul>
          <li>Mark the addresses of your last thirty jobs.</li>
          <li>Name every town or ZIP code with two or more of them.</li>
          <li>Add one or two where you want to grow and where you could be within an hour.</li>
          <li>Stop there, even if it is six names and not twenty.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'website',
    title: 'What your website should say',
    body: (
      <>
        <p>
          A hidden address in the profile does not mean that your website should hide where you are. Without a place a
          business cannot be local, for people or for machines. If you do not want your street on the internet, leave
          the street away and keep the towns:
        </p>
        <ExampleText text={areaOnWebsite} of="lines for a footer" />
        <p>
          Harbor &amp; Pine is invented, and its number is one that rings nowhere. Put the same three lines into the
          footer of every page, and make the number a link that dials.
        </p>
        <p>
          <Basis of="rule" />
          One page for each real service or real location is fine. Dozens of pages that differ only in the name of the
          town are doorway pages, and Google’s spam policies forbid them.
          <Cite source={5} /> The test: could somebody in Hermantown learn something on the Hermantown page that is not
          on the Duluth page? Jobs you did there, what its old houses need, how long the drive takes. If not, one page
          with a list of towns is better.
        </p>
        <p>
          <Basis of="study" />
          In the 2026 survey a page of its own for each service is among the strongest things for being named in AI
          answers.
          <Cite source={3} /> So spend the effort on services first and on towns second.
        </p>
      </>
    ),
  },
  {
    id: 'markup',
    title: 'What the markup should say',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Google’s page on LocalBusiness lists <code>name</code> and <code>address</code> as required.
          <Cite source={4} />
        </p>
        <p>
          <Basis of="open" />
          For a business without a public street, guides by others agree on one way: keep <code>address</code> with
          town, region and ZIP code, leave <code>streetAddress</code> out, and add <code>areaServed</code> with the
          towns. We found no page of Google that says this is enough, and none that says it is not. A testing tool may
          therefore complain about the missing street. We treat it as advice, not as a fault, and our audit does the
          same.
        </p>
        <p>
          Never fill the gap with an address where you are not. It contradicts your profile, it is the sort of thing
          that gets profiles suspended, and one day a customer stands in front of that door. A complete example to copy
          is in <Link to={paths.guides.guide('structured-data')}>our guide to structured data</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'home',
    title: 'You work from home and the address is already public',
    body: (
      <>
        <p>
          <Basis of="reported" />
          In the profile, open Edit profile, then Location, and switch off showing the address to customers. Google
          still knows the address, to verify that you exist; it only stops showing it. Then add your areas in the same
          place.
          <Cite source={2} />
        </p>
        <p>
          Old directories may still show it. Search for your street together with your phone number, and ask the first
          five that appear to remove the street and keep the town. State registers and license lists usually have to
          keep it; that is no reason for worry about search.
        </p>
        <p>
          <Basis of="practice" />
          Expect questions from customers who like to see an address before they let somebody in. A license number,
          photos of your van and your people, and reviews that name the town answer them better than a street would.
        </p>
      </>
    ),
  },
];

/** Whether a business that goes to its customers should publish an address. */
export default function ServiceAreaBusinessGuide() {
  return (
    <GuidePage
      slug="service-area-business"
      answer="If customers never come to you, hide the street on Google and name the towns you serve instead, up to twenty. If they come to you and you also drive out, show the address and name the towns. On your website say the towns in plain words on every page, whether or not you print a street."
      chapters={chapters}
      tenMinutes={[
        'Decide by the table which of the three you are, and check that your profile says the same.',
        'Remove states, countries and far-away places from your service areas.',
        'Read the footer of your website: are the towns and the phone number there?',
      ]}
      thisWeek={[
        'Mark your last thirty jobs on a map and name the areas after it.',
        'Write one page for the service that brings most work, with two real jobs on it.',
        'Merge or remove pages that differ only in the name of a town.',
        'Search for your street and phone number, and correct the first five listings.',
      ]}
      sources={[
        GUIDE_SOURCES.profileGuidelines,
        GUIDE_SOURCES.serviceAreaReports,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.localBusinessMarkup,
        GUIDE_SOURCES.spamPolicies,
      ]}
    />
  );
}

import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('name-address-phone');

const chapters: readonly Chapter[] = [
  {
    id: 'why',
    title: 'Why it matters, and how much',
    body: (
      <>
        <p>
          Machines do not know your shop. They know mentions: a page here, a listing there, a map entry. Name, address
          and phone are how they decide whether three mentions are one business. If two of them disagree, the doubt
          falls on all three.
        </p>
        <p>
          <Basis of="study" />
          Consistency is on the list of factors for the map, though far below category and reviews. Listings elsewhere
          weigh little there today, and more for AI answers.
          <Cite source={1} /> <Basis of="rule" />
          Google counts directories and articles about you among the things that feed prominence.
          <Cite source={2} />
        </p>
        <p>
          The plain reason is better than any of these. A wrong number costs you the customer who dialled it, and you
          never hear of it.
        </p>
      </>
    ),
  },
  {
    id: 'same',
    title: 'The same, although it looks different',
    body: (
      <>
        <p>
          <Basis of="practice" />
          No vendor publishes how it compares. These are differences of spelling that any sensible comparison evens out,
          and ours does. All addresses and numbers are invented.
          <Cite source={3} />
        </p>
        <GuideTable
          caption="No reason to change anything"
          columns={['Part', 'One place', 'Another place', 'Why the same']}
          rows={[
            ['Name, form', 'Harbor & Pine Plumbing LLC', 'Harbor and Pine Plumbing', 'Legal form, and “&” for “and”'],
            ['Name, case', 'LANTERN STREET BAKERY', 'Lantern Street Bakery', 'Capitals'],
            ['Street', '118 North Lantern Street', '118 N. Lantern St', 'Usual short forms'],
            ['Unit', '118 Lantern St, Suite 4', '118 Lantern St #4', 'Suite, Ste, Unit and # mean one thing'],
            ['Number as word', '5 Fifth Avenue', '5 5th Ave', 'Words for numbers'],
            ['Phone', '(218) 555-0187', '+1 218 555 0187', 'Brackets, spaces, country code'],
          ]}
        />
        <p>
          Pay nobody to correct such differences. Agree on one spelling for what you write from today on, and let the
          old ones be.
        </p>
      </>
    ),
  },
  {
    id: 'different',
    title: 'A real difference',
    body: (
      <>
        <GuideTable
          caption="Worth correcting this week"
          columns={['Part', 'One place', 'Another place', 'What it does']}
          rows={[
            ['Phone, a digit', '(218) 555-0187', '(218) 555-0178', 'Somebody else’s phone rings'],
            ['Phone, a template', '(218) 555-0187', '(000) 123-4567', 'The theme’s number is still in the footer'],
            ['House number', '118 Lantern St', '181 Lantern St', 'A customer stands at the wrong door'],
            ['ZIP code or town', 'Duluth 55802', 'Duluth 55812', 'One street, two places: a machine cannot choose'],
            ['Moved', '118 Lantern St', '9 Old Mill Road', 'The old shop lives on'],
            ['Name with extras', 'Lantern Street Bakery', 'Best Bakery Duluth, Lantern Street', 'Looks like two firms'],
          ]}
        />
        <p>
          <Basis of="rule" />
          For the Google profile the name is the one on your sign, without town, slogan or services.
          <Cite source={4} /> If sign, website and profile differ, begin with the sign.
        </p>
      </>
    ),
  },
  {
    id: 'allowed',
    title: 'Several of them, and rightly so',
    body: (
      <>
        <ul>
          <li>
            <strong>Branches.</strong> Two shops have two addresses and two numbers. Each gets its own page, with its
            own hours and its own markup.
          </li>
          <li>
            <strong>A second line, a fax, a mobile for messages.</strong> Say which is which: “Office”, “Workshop”,
            “Messages”. An unlabelled second number is a riddle.
          </li>
          <li>
            <strong>Numbers that count calls from advertisements.</strong> They are legitimate if the main number stands
            on the page as well. The profile takes more than one phone number, so the main one can stay first or second.
          </li>
          <li>
            <strong>A postal address that is not the shop.</strong> Label it, or leave it to the imprint.
          </li>
          <li>
            <strong>No street, because you drive to your customers.</strong> Then towns and phone are what has to agree.{' '}
            <Link to={paths.guides.guide('service-area-business')}>Address or no address</Link>.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where they hide on your own website',
    body: (
      <>
        <p>Owners look at the contact page and find it right. The wrong one stands elsewhere:</p>
        <ul>
          <li>The footer of the mobile version, which is a different block in some editors.</li>
          <li>The link behind the number. The text says 0187, the link dials 0178. Only a thumb finds that out.</li>
          <li>The structured data that a plugin filled in when the site was built.</li>
          <li>The embedded map, still set to the old street.</li>
          <li>The imprint, the privacy page, the PDF of the price list.</li>
          <li>The signature of your emails and the recorded message on your phone.</li>
        </ul>
        <p>
          Our audit reads the first four kinds on up to fifteen pages, puts them side by side, and marks the characters
          that differ. It compares the website with itself, and with your Google profile once you type in its name,
          address and phone or upload your Google Takeout file. What directories say is not checked.
        </p>
      </>
    ),
  },
  {
    id: 'order',
    title: 'In which order to correct',
    body: (
      <>
        <ol>
          <li>
            <strong>Decide on the truth</strong> and write it down: name as on the sign, address as the post delivers
            it, the number that is answered. One card, three lines.
          </li>
          <li>
            <strong>Your website,</strong> all the places above. It is the source that the others are compared with.
          </li>
          <li>
            <strong>Your Google profile,</strong> then Apple Business and Bing Places. The three feed maps, phones and
            cars.
          </li>
          <li>
            <strong>The two or three platforms of your trade,</strong> such as Houzz, Avvo, Healthgrades or TripAdvisor,
            and your local chamber.
          </li>
          <li>
            <strong>The rest only if somebody could follow it.</strong> A directory that nobody reads, with an old suite
            number, can wait for ever.
          </li>
        </ol>
        <p>
          <Basis of="study" />
          The average consumer checks six platforms.
          <Cite source={5} /> Six are an afternoon. After a move, note the day on which you corrected each, and look
          again after a month: some take their data from another list, and the old address comes back from there.
        </p>
      </>
    ),
  },
];

/** Which differences of name, address and phone matter, and which do not. */
export default function NameAddressPhoneGuide() {
  return (
    <GuidePage
      slug="name-address-phone"
      answer="A difference counts when it leads somewhere else: another digit, another house number, another ZIP code, a former address, a name with extras. It does not count when only the spelling differs: St for Street, brackets in a phone number, LLC after the name. Correct the first kind at once, starting with your own website, and leave the second alone."
      chapters={chapters}
      tenMinutes={[
        'Tap the phone number on your own website, on a phone, on three different pages. Does yours ring?',
        'Open the embedded map: does it point at your door?',
        'Write the card with three lines: name, address, phone.',
      ]}
      thisWeek={[
        'Go through the places on your website where old data hides.',
        'Compare the card with Google, Apple and Bing.',
        'Correct the platforms of your trade, and note the day.',
        'After a move: look again in a month.',
      ]}
      sources={[
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.localRanking,
        GUIDE_SOURCES.practice,
        GUIDE_SOURCES.profileGuidelines,
        GUIDE_SOURCES.brightLocal,
      ]}
    />
  );
}

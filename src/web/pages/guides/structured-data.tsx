import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { ExampleText } from '#web/features/guides/example-text.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { SERVICE_AREA_EXAMPLE, SHOP_EXAMPLE } from '#web/features/guides/structured-data-examples.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('structured-data');

const chapters: readonly Chapter[] = [
  {
    id: 'what-it-does',
    title: 'What it does, and what it does not',
    body: (
      <>
        <p>
          Structured data is a note to machines, hidden in the page. It says in a fixed form what a person reads from
          the page anyway: this is a bakery, it stands here, it opens at half past six. With it a machine need not guess
          which of three numbers is yours.
        </p>
        <p>
          It does not push a bad page up. <Basis of="rule" />
          Google’s guide on AI features asks for no special markup for them: a page has to be in the index and may not
          forbid snippets. That is all.
          <Cite source={2} /> It is worth one hour, once, and five minutes whenever your hours change.
        </p>
      </>
    ),
  },
  {
    id: 'fields',
    title: 'Which fields to fill in',
    body: (
      <>
        <p>
          <Basis of="rule" />
          This is Google’s list for local businesses.
          <Cite source={1} />
        </p>
        <GuideTable
          caption="Fields of LocalBusiness, by Google’s page"
          columns={['Field', 'Asked for', 'What to write']}
          rows={[
            ['name', 'Required', 'The name on your sign, without town or slogan'],
            ['address', 'Required', 'A PostalAddress with street, town, region, ZIP code and country in parts'],
            ['telephone', 'Recommended', 'With the country code, +1 in the United States'],
            ['url', 'Recommended', 'The full address of this business’s page, with https'],
            ['openingHoursSpecification', 'Recommended', 'Days with opens and closes, not “Mon to Fri 9-5” as text'],
            ['geo', 'Recommended', 'Latitude and longitude with at least five decimals'],
            ['image', 'Recommended', 'Full addresses of real photos of the place'],
            ['priceRange', 'Recommended', 'Under 100 characters'],
            ['menu, servesCuisine', 'For places to eat', 'The address of the menu; the kind of food'],
            ['department', 'If there are several', 'The pharmacy inside the supermarket, with hours of its own'],
          ]}
        />
        <p>
          What is not on the page does not belong in the markup. If the hours in the markup say Sunday and the door says
          closed, you have made things worse than with no markup at all.
        </p>
      </>
    ),
  },
  {
    id: 'type',
    title: 'Pick the most exact type',
    body: (
      <>
        <p>
          <Basis of="rule" />
          Use the most specific type that is true; several may be given.
          <Cite source={1} /> In version 30 of schema.org there are 149 types below LocalBusiness, from AnimalShelter to
          WholesaleStore.
          <Cite source={3} /> Some of them trap people:
        </p>
        <ul>
          <li>
            <code>VeterinaryCare</code> and <code>EventVenue</code> are not LocalBusiness types, though they sound like
            it. Give LocalBusiness as a second type.
          </li>
          <li>
            <code>ProfessionalService</code> and <code>Attorney</code> are described as old by schema.org itself. A law
            firm is a <code>LegalService</code>, a plumber a <code>Plumber</code>.
          </li>
          <li>There is no type for assisted living. Take LocalBusiness, and let the words on the page say it.</li>
          <li>
            If nothing fits, plain <code>LocalBusiness</code> is right. A wrong exact type is worse than a true wide
            one.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'shop',
    title: 'A complete example for a shop',
    body: (
      <>
        <p>
          An invented bakery. Replace every value with yours, and take out the lines you have no true value for. It goes
          between <code>{'<script type="application/ld+json">'}</code> and <code>{'</script>'}</code> on your home page,
          or into the field that many website editors call “custom code” or “schema”.
        </p>
        <ExampleText text={JSON.stringify(SHOP_EXAMPLE, null, 2)} of="structured data of a shop" />
        <p>
          The line <code>@id</code> is a name for the business itself, so that other pages of yours can refer to it
          instead of describing a second bakery. It need not lead anywhere.
        </p>
      </>
    ),
  },
  {
    id: 'service-area',
    title: 'Without a public street',
    body: (
      <>
        <p>
          <Basis of="open" />
          Google’s list requires an address and says nothing about firms that hide theirs. Guides by others agree to
          leave out the street, keep town, region and ZIP code, and add the towns served. We know of no page of Google
          that confirms it, so take a testing tool’s warning calmly. The rest is in{' '}
          <Link to={paths.guides.guide('service-area-business')}>address or no address</Link>.
        </p>
        <ExampleText text={JSON.stringify(SERVICE_AREA_EXAMPLE, null, 2)} of="structured data without a street" />
      </>
    ),
  },
  {
    id: 'mistakes',
    title: 'What goes wrong most',
    body: (
      <>
        <ul>
          <li>
            <strong>It does not parse.</strong> One comma after the last entry, curly quotation marks from a word
            processor, or a comment in the middle, and the whole block counts for nothing.
            <Cite source={4} />
          </li>
          <li>
            <strong>Stars for yourself.</strong> <Basis of="rule" />
            Reviews and ratings of your own business on your own website are not eligible for stars in Google. That
            markup is for sites that review others.
            <Cite source={5} />
          </li>
          <li>
            <strong>Questions for a result that is gone.</strong> <Basis of="rule" />
            FAQ results ended for all sites on May 7, 2026.
            <Cite source={6} /> Existing FAQ markup does no harm; adding it brings nothing there.{' '}
            <Link to={paths.guides.guide('questions-and-answers')}>What to do instead</Link>.
          </li>
          <li>
            <strong>Two descriptions that differ.</strong> A theme writes one block, a plugin a second, with another
            number. Keep one.
          </li>
          <li>
            <strong>Half an address.</strong> A web address without https and domain, or hours as a sentence: a machine
            skips what it cannot read.
          </li>
        </ul>
        <p>
          To test it, paste the page’s address into Google’s Rich Results Test and into the Schema Markup Validator of
          schema.org. The first says what Google can use, the second whether it is well formed. Our audit reads all
          three ways to write it, JSON-LD, microdata and RDFa, and shows the line at which a block breaks.
        </p>
      </>
    ),
  },
];

/** What structured data a local business needs, with two examples to copy. */
export default function StructuredDataGuide() {
  return (
    <GuidePage
      slug="structured-data"
      answer="One block of JSON-LD on your home page, of the most exact LocalBusiness type that is true. Name and address are required by Google; add phone, web address, opening hours, position, a photo and the price range if you can. Do not add stars for yourself, and do not expect FAQ markup to show: that result ended in May 2026."
      chapters={chapters}
      tenMinutes={[
        'Put your home page into Google’s Rich Results Test and read what is found.',
        'Compare phone, street and hours in the markup with your door and your Google profile.',
        'Look for a second block that a theme or plugin added, and switch one of the two off.',
      ]}
      thisWeek={[
        'Take the example that fits, replace every value, remove what you have no true value for.',
        'Test it before and after it goes live.',
        'Note next to your holiday calendar that your hours are in three places: door, profile, markup.',
      ]}
      sources={[
        GUIDE_SOURCES.localBusinessMarkup,
        GUIDE_SOURCES.aiFeatures,
        GUIDE_SOURCES.schemaOrg,
        GUIDE_SOURCES.jsonLd,
        GUIDE_SOURCES.reviewMarkup,
        GUIDE_SOURCES.faqEnd,
      ]}
    />
  );
}

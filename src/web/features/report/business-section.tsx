import type { Business, Sighting } from '#shared/audit/business.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { countOf } from '#web/lib/format-number.ts';
import { pathOf } from '#web/lib/safe-link.ts';
import { type BusinessFact, businessFacts } from './business-facts.ts';
import { CorrectionForm } from './correction-form.tsx';
import { placeWords } from './place-words.ts';

interface BusinessSectionProps {
  readonly auditId: string;
  readonly business: Business;
}

const openerClass = 'inline-flex min-h-11 items-center gap-[0.35em] underline decoration-1 underline-offset-[0.2em]';

/** What we understood about the business, where each fact was seen, and the way to put it right. */
export function BusinessSection({ auditId, business }: BusinessSectionProps) {
  return (
    <ReportSection
      id="business"
      title="What we understood about your business"
      lead="Everything in this report rests on these facts. Nothing is guessed: what your site does not say stays open."
    >
      <dl>
        {businessFacts(business).map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </dl>
      <Disclosure
        className="mt-4"
        data-screen-only
        summaryClassName={`${openerClass} font-[620]`}
        summary={
          <>
            Not right? <DisclosureArrow />
          </>
        }
      >
        <CorrectionForm auditId={auditId} business={business} />
      </Disclosure>
    </ReportSection>
  );
}

function FactRow({ fact: { label, value, seen } }: { readonly fact: BusinessFact }) {
  return (
    <div className="grid gap-x-6 border-line border-t py-3 last:border-b md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2 text-note leading-[1.65]">{label}</dt>
      <dd className="min-w-0">
        {value === null ? (
          <span className="text-ink-2">Not found on your site</span>
        ) : (
          <span className="font-[560] [overflow-wrap:anywhere]" dir="auto">
            {value}
          </span>
        )}
        {seen.length > 0 && <Sightings seen={seen} />}
      </dd>
    </div>
  );
}

/** Enough to see where a fact comes from; a footer on every page need not be listed page by page. */
const mostSightings = 12;

function Sightings({ seen }: { readonly seen: readonly Sighting[] }) {
  return (
    <Disclosure
      className="text-note"
      summaryClassName={`${openerClass} -my-1 text-ink-2`}
      summary={`Seen in ${countOf(seen.length, 'place')}`}
    >
      <ul className="grid gap-2 pt-1 pb-3">
        {seen.slice(0, mostSightings).map((sighting) => (
          <li key={JSON.stringify(sighting)} className="[overflow-wrap:anywhere]">
            <q dir="auto">{sighting.quote}</q>{' '}
            <span className="text-caption text-ink-2">
              {placeWords[sighting.place]}, <OutsideLink url={sighting.url}>{pathOf(sighting.url)}</OutsideLink>
            </span>
          </li>
        ))}
        {seen.length > mostSightings && (
          <li className="text-ink-2">and {countOf(seen.length - mostSightings, 'more place', 'more places')}</li>
        )}
      </ul>
    </Disclosure>
  );
}

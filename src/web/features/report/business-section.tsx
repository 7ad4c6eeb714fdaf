import type { Business, Mention } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { placeLabels } from '#shared/report/place-labels.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { type BusinessFact, businessFacts } from './business-facts.ts';
import { CorrectionForm } from './correction-form.tsx';

interface BusinessSectionProps {
  readonly auditId: string;
  readonly business: Business;
  readonly factors: Factors;
}

/** The facts about the business, where each was seen, and how to correct them. */
export function BusinessSection({ auditId, business, factors }: BusinessSectionProps) {
  return (
    <ReportSection
      id="business"
      title="What we understood about your business"
      lead="This report is based on these facts. What we couldn’t read is left blank."
    >
      <ul>
        {businessFacts(business, factors).map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </ul>
      <Disclosure
        className="mt-4"
        data-screen-only
        summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] underline decoration-1 underline-offset-[0.2em]"
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

function FactRow({ fact }: { readonly fact: BusinessFact }) {
  const { label, seen } = fact;
  if (seen.length === 0) {
    return (
      <li className={`${rowClass} ${rowGridClass} py-3`}>
        <FactWords fact={fact} />
      </li>
    );
  }
  return (
    <li className={rowClass}>
      <Disclosure
        summaryClassName={`${rowGridClass} min-h-11 py-3 hover:[&_.fact-value]:underline hover:[&_.fact-value]:decoration-1 hover:[&_.fact-value]:underline-offset-[0.2em]`}
        summary={
          <>
            <FactWords fact={fact} />
            <span className="flex items-center gap-2 whitespace-nowrap text-ink-2 text-note md:justify-end">
              Seen in {formatCount(seen.length, 'place')} <DisclosureArrow className="size-5 text-ink-3" />
            </span>
          </>
        }
      >
        <Mentions seen={seen} label={label} />
      </Disclosure>
    </li>
  );
}

const rowClass = 'border-line border-t last:border-b';
const rowGridClass = 'grid gap-x-6 md:grid-cols-[11rem_minmax(0,1fr)_auto] items-baseline';

function FactWords({ fact: { label, value, absent } }: { readonly fact: BusinessFact }) {
  return (
    <>
      <span className="text-ink-2 text-note">{label}</span>
      {value === null ? (
        <span className="text-ink-2">{absent}</span>
      ) : (
        <span className="fact-value font-[560] [overflow-wrap:anywhere]" dir="auto">
          {value}
        </span>
      )}
    </>
  );
}

/** Limits the listed places: a footer on every page need not be listed page by page. */
const mostMentions = 12;

function Mentions({ seen, label }: { readonly seen: readonly Mention[]; readonly label: string }) {
  return (
    <ul aria-label={`Where we saw: ${label}`} className="grid gap-2 pt-1 pb-5 text-note md:pl-[12.5rem]">
      {seen.slice(0, mostMentions).map((sighting) => (
        <li key={JSON.stringify(sighting)} className="[overflow-wrap:anywhere]">
          <q dir="auto">{sighting.quote}</q>{' '}
          <span className="text-caption text-ink-2">
            {placeLabels[sighting.place]}, <OutsideLink url={sighting.url}>{formatUrlPath(sighting.url)}</OutsideLink>
          </span>
        </li>
      ))}
      {seen.length > mostMentions && (
        <li className="text-ink-2">and {formatCount(seen.length - mostMentions, 'more place', 'more places')}</li>
      )}
    </ul>
  );
}

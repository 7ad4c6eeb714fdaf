import { type ReactNode, useEffect, useRef } from 'react';
import type { ReportComparison, Verification } from '#shared/api/verify.ts';
import type { BandName } from '#shared/report/band-labels.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatUtcMoment } from '#shared/text/day-words.ts';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, type IconComponent } from '#web/components/icons/index.ts';
import { DifferenceList } from './difference-list.tsx';
import { type VerifiedPoint, verdictMarks, verifiedPoints } from './verdict-text.ts';

const pointIcons: Readonly<Record<BandName, IconComponent>> = {
  good: CircleCheck,
  mid: CircleAlert,
  poor: CircleX,
  none: CircleDashed,
};

interface VerifyResultProps {
  readonly result: Verification;
  /** The next steps. */
  readonly actions: ReactNode;
}

/** The outcome of a verification: the verdict, its basis, then every difference. */
export function VerifyResult({ result, actions }: VerifyResultProps) {
  const { verdict, sentence, report, evidence, comparison } = result;
  const { title, band, Icon } = verdictMarks[verdict];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-[clamp(2.5rem,5vw,4rem)] border-ink border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="verdict" data-band={band} className="grid content-start gap-6">
        <div className="grid max-w-[46rem] gap-3">
          <p className="text-ink-2 text-note [overflow-wrap:anywhere]" dir="auto">
            {[report.businessName, formatHost(report.websiteUrl), momentOf(report.collectedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h2
            id="verdict"
            ref={heading}
            tabIndex={-1}
            className="flex items-start gap-[0.4em] text-(--word) text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)]"
          >
            <Icon aria-hidden className="mt-[0.14em] size-[0.9em] shrink-0 stroke-[1.8]" />
            {title}
          </h2>
          <p className="max-w-[36em] text-lead leading-[1.5]">{sentence}</p>
        </div>
        <ul className="grid max-w-[46rem]">
          {verifiedPoints(result).map((point) => (
            <PointRow key={point.name} point={point} />
          ))}
        </ul>
        <Fingerprint evidence={evidence} />
        <div className="flex flex-wrap gap-x-4 gap-y-3">{actions}</div>
      </section>
      {comparison !== null && <ComparedValues comparison={comparison} />}
      {comparison !== null && comparison.differences.length > 0 && (
        <div className="lg:col-span-2">
          <DifferenceList comparison={comparison} />
        </div>
      )}
    </div>
  );
}

function PointRow({ point: { name, band, words } }: { readonly point: VerifiedPoint }) {
  const Icon = pointIcons[band];
  return (
    <li
      data-band={band}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-line border-b py-3 sm:grid-cols-[24px_9rem_minmax(0,1fr)]"
    >
      <Icon aria-hidden className="mt-[0.14em] text-(--word)" />
      <span className="font-[620]">{name}</span>
      <span className="col-start-2 text-ink-2 [overflow-wrap:anywhere] sm:col-start-3">{words}</span>
    </li>
  );
}

function Fingerprint({ evidence: { sha256, named } }: Pick<Verification, 'evidence'>) {
  const isOther = named !== null && named !== sha256;
  return (
    <dl className="grid max-w-[46rem] gap-2 text-caption text-ink-2 [&_code]:[overflow-wrap:anywhere]">
      <div>
        <dt>
          {isOther ? 'Fingerprint of the evidence that was sent (SHA-256)' : 'Fingerprint of the evidence (SHA-256)'}
        </dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </div>
      {isOther && (
        <div>
          <dt>Fingerprint that the report names</dt>
          <dd>
            <code>{named}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}

function ComparedValues({ comparison: { values, otherParts } }: { readonly comparison: ReportComparison }) {
  return (
    <section aria-labelledby="values-title" className="grid max-w-[46rem] content-start gap-5">
      <h2 id="values-title" className="text-sub">
        Report and evidence side by side
      </h2>
      <table className="ruled-table table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-[38%]">
              Value
            </th>
            <th scope="col">The report says</th>
            <th scope="col">The evidence gives</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ name, reported, replayed }) => (
            <tr key={name} {...(reported !== replayed && { 'data-look-here': true })}>
              <th scope="row">
                {name}
                {reported !== replayed && <small>differs</small>}
              </th>
              {reported === replayed ? (
                <ValueCell name={name} value={reported} isBoth />
              ) : (
                <>
                  <ValueCell name={name} value={reported} />
                  <ValueCell name={name} value={replayed} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {otherParts.length > 0 && (
        <div className="grid gap-2">
          <p className="font-[620]">These parts differ too</p>
          <ul className="grid list-disc gap-1 pl-5 text-note">
            {otherParts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ValueCellProps {
  readonly name: string;
  readonly value: string | null;
  /** Report and evidence agree: shown once. */
  readonly isBoth?: boolean;
}

function ValueCell({ name, value, isBoth = false }: ValueCellProps) {
  return (
    <td {...(isBoth && { colSpan: 2 })} className="[overflow-wrap:anywhere]" dir="auto">
      {value === null ? 'not measured' : name === 'Read on' ? momentOf(value) : value}
    </td>
  );
}

/** A time for display; an invalid one stays unchanged, because a report may contain anything. */
function momentOf(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? iso : formatUtcMoment(new Date(iso).toISOString());
}

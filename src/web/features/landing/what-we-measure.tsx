import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeEvidenceSources } from '#shared/audit/evidence-sources.ts';
import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import { FACTOR_TABLE, type FactorEntry } from '#shared/audit/factor-table.ts';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { describeAuditTimes, formatRoughDuration } from '#shared/product/describe-audit-times.ts';
import { CircleDashed } from '#web/components/icons/index.ts';
import { SectionHead } from '#web/components/section-head.tsx';
import { auditTimesQuery } from '#web/lib/audit-times-query.ts';

/** All factors in their two groups; those that a website alone cannot measure are marked. */
export function WhatWeMeasure() {
  return (
    <section id="measured" className="section-space scroll-mt-16">
      <div className="page-width">
        <SectionHead title="What we measure" className="text-lead leading-[1.5]">
          {CHECK_COUNT} checks, {FACTOR_COUNT_WORD} factors, two groups. Those with a dashed sign need more than your
          website; until then they are left out of the score, never guessed.
          <MeasuredTime />
        </SectionHead>
        <div className="mt-[clamp(2rem,4vw,3.5rem)] grid items-start gap-12 lg:grid-cols-2 lg:gap-[clamp(3rem,6vw,6rem)]">
          {FACTOR_GROUPS.map(({ subScore, label, factors }) => (
            <div key={subScore}>
              <GroupTitle>{label}</GroupTitle>
              <ul>
                {factors.map((key) => (
                  <MeasureRow key={key} factor={FACTOR_TABLE[key]} />
                ))}
              </ul>
              {subScore === 'aiReadiness' && <SignsOfDoubt />}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The measured duration of audits on this server. Renders nothing while too few have finished. */
function MeasuredTime() {
  const { data } = useQuery(auditTimesQuery);
  if (data == null) return null;
  return (
    <>
      {' '}
      <span data-measured-time>
        An audit takes {formatRoughDuration(data.medianMs)}. {describeAuditTimes(data)}
      </span>
    </>
  );
}

function GroupTitle({ children }: { readonly children: string }) {
  return (
    <h3 className="border-ink border-b-[1.5px] pb-3 font-[560] font-display text-sub leading-[1.2]">{children}</h3>
  );
}

function MeasureRow({ factor }: { readonly factor: FactorEntry }) {
  const { label, measures, measuredFrom } = factor;
  return (
    <li className="grid grid-cols-[1fr_20px] gap-x-4 border-line border-b py-3">
      <span className="font-[640]">{label}</span>
      {measuredFrom.length > 0 && (
        <CircleDashed role="img" aria-label="Needs more than a website" className="mt-[0.15em] text-ink-3" />
      )}
      <span className="col-start-1 text-ink-2 text-note leading-[1.45]">
        {measures}
        {measuredFrom.length > 0 && ` Needs ${describeEvidenceSources(measuredFrom)}.`}
      </span>
    </li>
  );
}

/** The three marks used in every picture of a score. */
function SignsOfDoubt() {
  return (
    <div className="mt-12">
      <GroupTitle>How a report says how sure it is</GroupTitle>
      <dl className="text-note">
        <Sign term="Filled" meaning="What we measured.">
          <rect x="1" y="6" width="118" height="12" rx="2.5" className="fill-sunk stroke-line-2" />
          <rect
            x="1"
            y="6"
            width="74"
            height="12"
            rx="2.5"
            strokeWidth="1.5"
            className="fill-mid-fill stroke-mid-edge"
          />
        </Sign>
        <Sign term="Thin bracket" meaning="What the score could be with everything measured.">
          <path d="M30 12H96M30 6v12M96 6v12" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
        </Sign>
        <Sign term="Dashed outline" meaning="Not measured, with what would measure it. Never counted as zero.">
          <rect
            x="1"
            y="6"
            width="118"
            height="12"
            rx="2.5"
            strokeDasharray="4 3"
            strokeWidth="1.5"
            className="stroke-ink-3"
          />
        </Sign>
      </dl>
    </div>
  );
}

function Sign({
  term,
  meaning,
  children,
}: {
  readonly term: string;
  readonly meaning: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[120px_1fr] items-center gap-x-6 border-line border-b py-3">
      <svg viewBox="0 0 120 24" fill="none" aria-hidden="true" className="row-span-2 w-[120px]">
        {children}
      </svg>
      <dt className="font-[640] text-body">{term}</dt>
      <dd className="text-ink-2 leading-[1.45]">{meaning}</dd>
    </div>
  );
}

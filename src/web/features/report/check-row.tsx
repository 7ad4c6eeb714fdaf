import type { Check, Evidence, RuleSource } from '#shared/audit/check.ts';
import {
  type CheckOutcome,
  formatPoints,
  getCheckOutcome,
  outcomeMarks,
  ruleLabels,
  toSentence,
} from '#shared/report/check-labels.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { GiveIt } from '#web/components/give-it.tsx';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  type IconComponent,
  Info,
  UserRound,
} from '#web/components/icons/index.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { EvidenceClip } from '#web/components/quote-clip.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';

const icons: Record<CheckOutcome, IconComponent> = {
  pass: CircleCheck,
  partial: CircleAlert,
  fail: CircleX,
  notMeasured: CircleDashed,
  information: Info,
};

/** One check: title, points, finding; opened, the evidence and the rule. Failed checks start open. */
export function CheckRow({ check }: { readonly check: Check }) {
  const outcome = getCheckOutcome(check);
  const { band, words } = outcomeMarks[outcome];
  const Icon = icons[outcome];
  const startsOpen = outcome === 'fail' || outcome === 'partial';
  return (
    <Disclosure
      open={startsOpen}
      className="border-line border-t"
      data-band={band}
      summaryClassName="check-summary grid grid-cols-[24px_1fr_auto_20px] gap-x-3 py-4 hover:[&_.check-label]:underline hover:[&_.check-label]:decoration-1 hover:[&_.check-label]:underline-offset-[0.2em]"
      summary={
        <>
          <Icon role="img" aria-label={words} className="mt-[0.12em] text-(--word)" />
          <span className="check-label font-[600] leading-[1.45]">{check.label}</span>
          <span className="whitespace-nowrap font-[600] text-ink-2 text-note leading-[1.65]">
            {formatPoints(check)}
          </span>
          <DisclosureArrow className="mt-[0.25em] size-5 text-ink-3" />
          <span className="col-start-2 -col-end-1 text-ink-2 text-note leading-[1.5]" dir="auto">
            {check.finding}
          </span>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-5 pl-9 text-note">
        <EvidenceList evidence={check.evidence} />
        {check.measuredBy !== null && <Line term="What would measure it">{toSentence(check.measuredBy)}</Line>}
        {check.measuredBy !== null && <GiveIt measuredBy={check.measuredBy} />}
        {check.fix !== null && <Line term="What to do">{check.fix}</Line>}
        <div data-on-paper="leave">
          <Line term="Why it matters">{check.why}</Line>
        </div>
        <RuleLine rule={check.rule} />
      </div>
    </Disclosure>
  );
}

const firstEvidence = 3;

function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const rest = evidence.slice(firstEvidence);
  return (
    <>
      {evidence.slice(0, firstEvidence).map((item) => (
        <Proof key={keyOf(item)} item={item} />
      ))}
      {rest.length > 0 && (
        <Disclosure
          summary={`${rest.length} more`}
          summaryClassName="inline-flex min-h-11 items-center font-[620] underline decoration-1 underline-offset-[0.2em]"
        >
          <div className="grid gap-3">
            {rest.map((item) => (
              <Proof key={keyOf(item)} item={item} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

function Proof({ item }: { readonly item: Evidence }) {
  const { origin } = item;
  const clip = <EvidenceClip item={item} />;
  if (origin === undefined) return clip;
  return (
    <div className="grid justify-items-start gap-2">
      <span className="inline-flex items-center gap-[0.35em] rounded-full border border-line-2 px-[0.7em] py-[0.1em] font-[620] text-caption">
        <UserRound aria-hidden className="size-[1.05em]" />
        {originWords[origin]}
      </span>
      {clip}
    </div>
  );
}

const originWords: Record<NonNullable<Evidence['origin']>, string> = {
  owner: 'Stated by you',
  takeout: 'From Google Takeout',
  file: 'From your file',
};

function keyOf({ url, quote, note }: Evidence): string {
  return JSON.stringify([url, quote, note]);
}

function Line({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <p className="max-w-[36.96em] text-ink-2" dir="auto">
      <b className="font-[620] text-ink">{term}.</b> {children}
    </p>
  );
}

function RuleLine({ rule: { name, url, date, kind } }: { readonly rule: RuleSource }) {
  return (
    <p className="max-w-[36.96em] text-ink-2">
      <b className="font-[620] text-ink">{ruleLabels[kind]}.</b> <OutsideLink url={url}>{name}</OutsideLink>,{' '}
      {kind === 'vendor' ? `read ${formatDay(date)}` : formatDay(date)}.
    </p>
  );
}

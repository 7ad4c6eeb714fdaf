import type { Evidence } from '#shared/audit/check.ts';
import type { AuditChange } from '#shared/history/audit-change.ts';
import { ArrowDown, ArrowUp, Equal, type IconComponent } from '#web/components/icons/index.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { EvidenceClip } from '#web/components/quote-clip.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { phoneDifference, textDifference } from '#web/lib/text-difference.ts';
import type { ChangeRow, Direction } from './change-rows.ts';
import { formatPointsDelta } from './comparison-text.ts';

const signs: Readonly<
  Record<Direction, { readonly icon: IconComponent; readonly word: string; readonly look: string }>
> = {
  better: { icon: ArrowUp, word: 'Better', look: 'text-good-word' },
  worse: { icon: ArrowDown, word: 'Worse', look: 'text-poor-word' },
  same: { icon: Equal, word: 'Different', look: 'text-ink-2' },
};

/** One change: before and after, its points; opens to the quotes from the pages. */
export function ChangeItem({ row }: { readonly row: ChangeRow }) {
  const { change, direction, points, bots } = row;
  const { icon: Icon, word, look: variant } = signs[direction];
  const hasProof = change.seenBefore.length + change.seenAfter.length > 0;
  const head = (
    <>
      <Icon role="img" aria-label={word} className={`mt-[0.15em] ${variant}`} />
      <span className="min-w-0 font-[620] leading-[1.45] [overflow-wrap:anywhere]">{labelOf(change, bots)}</span>
      <span className="whitespace-nowrap text-right font-[600] text-note leading-[1.65]">
        {points === null ? '' : `${formatPointsDelta(points)} pts`}
      </span>
      {hasProof ? <DisclosureArrow className="mt-[0.25em] size-5 text-ink-3" /> : <span />}
      <span className="col-start-2 -col-end-1 min-w-0">
        <BeforeAfter change={change} />
        {bots.length > 1 && change.kind === 'check' && (
          <span className="mt-1 block text-ink-2 text-note">Bots: {bots.join(', ')}</span>
        )}
      </span>
    </>
  );
  const grid = 'grid grid-cols-[24px_minmax(0,1fr)_auto_20px] gap-x-3 py-4';
  if (!hasProof) return <div className={grid}>{head}</div>;
  return (
    <Disclosure summaryClassName={grid} summary={head}>
      <div className="grid gap-x-6 gap-y-4 pb-6 md:grid-cols-2 md:pl-9">
        <Proofs title="Before" evidence={change.seenBefore} />
        <Proofs title="Now" evidence={change.seenAfter} />
      </div>
    </Disclosure>
  );
}

function labelOf({ kind, label }: AuditChange, readers: readonly string[]): string {
  if (kind !== 'reader') return label;
  return readers.length === 1 ? label : readers.join(', ');
}

/** Both states; for facts, the differences are marked. */
function BeforeAfter({ change: { kind, subject, before, after } }: { readonly change: AuditChange }) {
  const isMarked =
    kind === 'fact' && before !== null && after !== null && subject !== 'category' && subject !== 'hours';
  const pieces = isMarked
    ? subject === 'phone'
      ? phoneDifference(before, after)
      : textDifference(before, after)
    : null;
  return (
    <span className="mt-1 grid gap-0.5 text-note leading-[1.5] [overflow-wrap:anywhere]">
      <span className="grid grid-cols-[3.6em_minmax(0,1fr)] text-ink-2">
        <span>Before</span>
        <span dir="auto">{before ?? absent[kind] ?? 'Nothing'}</span>
      </span>
      <span className="grid grid-cols-[3.6em_minmax(0,1fr)]">
        <span className="text-ink-2">Now</span>
        <span dir="auto">
          {pieces === null ? (after ?? absent[kind] ?? 'Nothing') : <MarkedText pieces={pieces} />}
        </span>
      </span>
    </span>
  );
}

const absent: Readonly<Partial<Record<AuditChange['kind'], string>>> = {
  fact: 'Not found on your site',
  profile: 'No link',
  check: 'Not checked',
};

function Proofs({ title, evidence }: { readonly title: string; readonly evidence: readonly Evidence[] }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="font-[620] text-caption text-ink-2">{title}</p>
      {evidence.length === 0 && <p className="text-ink-2 text-note">We have no quote for it.</p>}
      {evidence.map((item) => (
        <EvidenceClip key={`${item.url} ${item.quote}`} item={item} />
      ))}
    </div>
  );
}

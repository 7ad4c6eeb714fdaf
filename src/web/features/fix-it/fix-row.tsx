import type { ReactNode } from 'react';
import type { Score } from '#shared/audit/score-bands.ts';
import { Check, Lock } from '#web/components/icons/index.ts';
import { BandLabel } from '#web/components/score-band.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';

interface FixRowProps {
  readonly id: string;
  /** "1", "2", "3" for the generated fixes; empty for manual ones. */
  readonly number?: number;
  readonly title: string;
  /** What the row is about, under its title. */
  readonly about: string;
  readonly score: Score;
  readonly tag: 'free' | 'locked' | null;
  readonly startsOpen: boolean;
  /** Marked as opened before. */
  readonly isMarked: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** One collapsible section of the panel. */
export function FixRow(props: FixRowProps) {
  const { id, number, title, about, score, tag, startsOpen, isMarked, onOpen, children } = props;
  return (
    <Disclosure
      id={id}
      open={startsOpen}
      data-on-paper="open"
      onOpenChange={(isOpen) => isOpen && onOpen()}
      className="border-line-2 border-t last:border-b"
      summaryClassName="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 sm:flex hover:[&_h3]:underline hover:[&_h3]:decoration-1 hover:[&_h3]:underline-offset-[0.2em]"
      summary={
        <>
          <span className="mr-auto grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
            <span aria-hidden className="font-[560] font-display text-ink-3 text-sub leading-[1.2]">
              {number}
            </span>
            <h3 className="flex items-center gap-2 text-body-wide">
              {title}
              {/* The mark's space is reserved, so that nothing moves when it appears. */}
              <Check aria-hidden className={isMarked ? 'size-3.5 text-ink-3' : 'invisible size-3.5'} />
              {isMarked && <span className="sr-only">, opened</span>}
            </h3>
            <span className="col-start-2 text-ink-2 text-note leading-[1.4]">{about}</span>
          </span>
          <span className="order-3 flex items-center gap-x-4 text-note sm:order-none">
            <span className="flex items-baseline gap-2">
              {score !== null && <b className="font-[580] font-display text-figure leading-none">{score}</b>}
              <BandLabel score={score} />
            </span>
            {tag !== null && <Tag tag={tag} />}
          </span>
          <DisclosureArrow className="size-5 text-ink-3" />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 pb-10">{children}</div>
    </Disclosure>
  );
}

function Tag({ tag }: { readonly tag: 'free' | 'locked' }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-1 border border-line-2 px-2 py-0.5 font-[620] text-caption text-ink-2">
      {tag === 'locked' && <Lock aria-hidden className="size-3.5" />}
      {tag === 'free' ? 'Free' : 'Pro'}
    </span>
  );
}

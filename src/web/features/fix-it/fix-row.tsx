import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Score } from '#shared/audit/score-bands.ts';
import { BandLabel } from '#web/components/score-band.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';

interface FixRowProps {
  readonly id: string;
  /** "1", "2", "3" for the generated fixes; empty for manual ones. */
  readonly number?: number;
  readonly title: string;
  readonly score: Score;
  readonly tag: 'free' | 'locked' | null;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** One collapsible section of the panel. */
export function FixRow({ id, number, title, score, tag, startsOpen, children }: FixRowProps) {
  return (
    <Disclosure
      id={id}
      open={startsOpen}
      data-on-paper="open"
      className="border-line-2 border-t last:border-b"
      summaryClassName="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 sm:flex hover:[&_h3]:underline hover:[&_h3]:decoration-1 hover:[&_h3]:underline-offset-[0.2em]"
      summary={
        <>
          <h3 className="mr-auto flex items-baseline gap-3 font-[560] font-display text-sub leading-[1.2]">
            {number !== undefined && <span className="text-ink-3">{number}</span>}
            {title}
          </h3>
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

import { formatCount } from '#shared/report/format-number.ts';
import type { StepState } from './progress-state.ts';

type WindowState = 'read' | 'now' | 'waiting';

const columns = 4;
const rows = 4;
/** An audit opens at most the home page and fourteen more. */
const mostWindows = columns * rows;
/** Windows drawn before the number of pages is known. */
const unknownWindows = 12;

interface PageWindowsProps {
  readonly pages: StepState;
  readonly className?: string;
}

/** One window for each page: dark when crawled, amber while being crawled. */
export function PageWindows({ pages, className }: PageWindowsProps) {
  // A count of one is the home page, crawled before the others are chosen.
  const isKnown = pages.total > 1 || pages.endedAtMs !== null;
  const count = Math.min(isKnown ? pages.total : unknownWindows, mostWindows);
  const isReading = pages.endedAtMs === null && pages.total > 0;
  const windows = Array.from({ length: count }, (_, index): WindowState => {
    if (index < pages.done) return 'read';
    return isReading && index === pages.done ? 'now' : 'waiting';
  });
  return (
    <figure className={className}>
      <svg viewBox="0 0 360 396" role="img" aria-label={windowsLabel(pages)} className="page-windows mx-auto w-full">
        <path className="shell" d="M36 120 180 24l144 96M54 110v262M306 110v262M250 70V36h26v52M14 372h332" />
        {windows.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window's identity is its index.
          <PageWindow key={index} index={index} state={state} />
        ))}
      </svg>
      <figcaption className="mt-4 text-center text-caption text-ink-2 max-md:relative max-md:left-1/2 max-md:w-[calc(100vw-2*var(--gutter))] max-md:-translate-x-1/2">
        <span className="flex flex-wrap justify-center gap-x-4 gap-y-2" aria-hidden>
          <Legend className="border-ink bg-ink">read</Legend>
          <Legend className="border-amber-line bg-amber">reading</Legend>
          <Legend className="border-edge">waiting</Legend>
        </span>
        <span className="mt-2 block text-note">One window for each page we open.</span>
      </figcaption>
    </figure>
  );
}

function PageWindow({ index, state }: { readonly index: number; readonly state: WindowState }) {
  const x = 78 + (index % columns) * 54;
  const y = 128 + Math.floor(index / columns) * 60;
  return (
    <g data-window={state}>
      <rect x={x} y={y} width="32" height="42" />
      {state === 'read' && <path className="mullion" d={`M${x + 16} ${y}v42M${x} ${y + 21}h32`} />}
    </g>
  );
}

function Legend({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-[0.45em]">
      <i className={`h-3.5 w-3 border-2 ${className}`} />
      {children}
    </span>
  );
}

function windowsLabel({ done, total }: StepState): string {
  return total === 0
    ? 'A house whose windows wait for pages'
    : `${formatCount(total, 'window')}, one for each page: ${done} read`;
}

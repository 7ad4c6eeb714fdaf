import type { Score } from '#shared/audit/score-bands.ts';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { SamplePriorityDots } from './priority-dots.tsx';

/** Prerendered markup may not have style attributes, so values are passed as classes. */
const bars: readonly { readonly score: Score; readonly valueClass?: `[--v:${number}]` }[] = [
  { score: 85, valueClass: '[--v:85]' },
  { score: 78, valueClass: '[--v:78]' },
  { score: 62, valueClass: '[--v:62]' },
  { score: 40, valueClass: '[--v:40]' },
  { score: 20, valueClass: '[--v:20]' },
  { score: null },
];

/** Factors as bars, from good to not measured. */
export function AuditPicture() {
  return (
    <div aria-hidden className="grid gap-[13px]">
      {bars.map(({ score, valueClass }) => (
        <ScoreBar key={score} score={score} {...(valueClass !== undefined && { valueClass })} />
      ))}
    </div>
  );
}

const keywords = [
  { keyword: 'frozen pipe repair duluth', priority: 5 },
  { keyword: 'emergency plumber lincoln park', priority: 5 },
  { keyword: 'water heater replacement cost', priority: 4 },
  { keyword: 'plumber for old houses', priority: 3 },
] as const;

/** Four phrases of a fictitious plumber with their priorities; the rest is not shown. */
export function KeywordPicture() {
  return (
    <ul className="text-note leading-[1.3]">
      {keywords.map(({ keyword, priority }) => (
        <li key={keyword} className="flex items-center justify-between gap-4 border-line-2 border-b py-[6px]">
          <span>{keyword}</span>
          <SamplePriorityDots priority={priority} />
        </li>
      ))}
      <li className="flex items-center justify-between gap-4 py-[6px] text-ink-2">
        <span>The rest comes with Pro</span>
        <span aria-hidden className="h-2.5 w-14 rounded-1 bg-line-2" />
      </li>
    </ul>
  );
}

/** Messages per hour, of 100, from nine in the morning; null is the lunch break. */
const hours: readonly (number | null)[] = [40, 70, 96, 62, null, 58, 84, 100, 66, 34];
const column = { step: 10, width: 7.4 };

/** A day of requests, by hour. */
export function DayPicture() {
  return (
    <figure className="grid gap-1.5">
      <svg
        role="img"
        aria-label="A day plan: messages spread from nine in the morning to six in the evening, with a break at noon"
        viewBox={`0 0 ${hours.length * column.step} 100`}
        preserveAspectRatio="none"
        className="h-28 w-full"
      >
        {hours.map((share, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour's identity is its index.
            key={hour}
            x={hour * column.step}
            y={100 - (share ?? 3)}
            width={column.width}
            height={share ?? 3}
            className={share === null ? 'fill-line-2' : 'fill-ink-2'}
          />
        ))}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-caption text-ink-2">
        <span>9 am</span>
        <span>lunch</span>
        <span>6 pm</span>
      </figcaption>
    </figure>
  );
}

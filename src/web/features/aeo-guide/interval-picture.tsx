import { SAMPLE_INTERVALS } from './sample-intervals.ts';

const HUNDRED = 100;

/** The confidence interval of a rate: a point with its error bar, narrower with more answers. */
export function IntervalPicture() {
  return (
    <figure className="grid gap-3">
      <figcaption className="text-caption text-ink-2">
        Answers that named a business, and the span in which its true share lies with 95% confidence. Half of ten may be
        a quarter or three quarters; half of a hundred is about half.
      </figcaption>
      <ul className="list-none gap-0 border-line border-t pl-0">
        {SAMPLE_INTERVALS.map(({ named, answers, low, high }) => (
          <li
            key={answers}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_6rem] items-center gap-4 border-line border-b py-3 text-note max-sm:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] max-sm:gap-3"
          >
            <span className="font-[620]">
              {named} of {answers}
            </span>
            <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="h-6 w-full">
              <rect x="0" y="5.5" width="100" height="1" className="fill-line" />
              <rect x={low} y="4" width={high - low} height="4" className="fill-ink-3" />
              <rect x={(named / answers) * HUNDRED - 0.6} y="1" width="1.2" height="10" className="fill-ink" />
            </svg>
            <span className="text-right text-ink-2">
              {low} to {high}%
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

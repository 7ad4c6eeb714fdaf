import { type Feasibility, planningFigures } from '#shared/review-day/feasibility.ts';
import { evidenceSentence, notCalculatedSentence, outlookSentences } from '#shared/review-day/feasibility-sentences.ts';
import { formatDay } from '#shared/text/day-words.ts';

/** The expected outcome of a list, as a range with its limits. */
export function FeasibilitySummary({ feasibility }: { readonly feasibility: Feasibility }) {
  const { low, high, outlook, notCalculated } = feasibility;
  return (
    <div className="grid gap-3">
      <p className="grid gap-1">
        <span className="font-[560] font-display text-[clamp(2.25rem,1.8rem+2vw,3.25rem)] leading-none tracking-figure">
          {low === high ? low : `${low} to ${high}`}
        </span>
        <span className="text-ink-2">published reviews, by vendors’ numbers</span>
      </p>
      <p className="max-w-measure">{outlookSentences[outlook]}</p>
      <p className="max-w-measure text-ink-2 text-note">
        {evidenceSentence(formatDay(planningFigures.read))}
        {notCalculated > 0 && ` ${notCalculatedSentence(notCalculated)}`}
      </p>
    </div>
  );
}

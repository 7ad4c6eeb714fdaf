import { type Feasibility, planningFigures, reviewDayAim } from '#shared/review-day/feasibility.ts';
import { formatDay } from '#web/lib/format-time.ts';

const outlookWords: Readonly<Record<Feasibility['outlook'], string>> = {
  'nobody-to-ask': 'Nobody on this list can be written to. Collect consent first, and hand out cards meanwhile.',
  'out-of-reach': `${reviewDayAim.low} to ${reviewDayAim.high} reviews in one day are out of reach for this list, even by the best figures anybody has published. A steady pace does more.`,
  uncertain: `Only the best published figures would bring ${reviewDayAim.low} in one day. Plan for fewer.`,
  possible: `By the published figures ${reviewDayAim.low} in one day could happen. They are weak, and a burst is what filters look for.`,
};

/** What a list could bring, as a range with its limits said beside it. */
export function FeasibilityWords({ feasibility }: { readonly feasibility: Feasibility }) {
  const { low, high, outlook, notCalculated } = feasibility;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-[560] font-display text-[clamp(2.25rem,1.8rem+2vw,3.25rem)] leading-none tracking-figure">
          {low === high ? low : `${low} to ${high}`}
        </span>
        <span className="text-ink-2">published reviews, by figures of vendors</span>
      </p>
      <p className="max-w-measure">{outlookWords[outlook]}</p>
      <p className="max-w-measure text-ink-2 text-note">
        Weak evidence: a text brings a review from {percent(planningFigures.sms)} of those asked, an e-mail from{' '}
        {percent(planningFigures.email)}, and filters take {percent(planningFigures.filtered)} away. These are figures
        of firms that sell the sending, from small samples, read on {formatDay(planningFigures.read)}. It is no
        forecast.
        {notCalculated > 0 &&
          ` ${notCalculated} asked in person are not in it: nobody has a solid figure for that, though it works well.`}
      </p>
    </div>
  );
}

function percent({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)} %`;
}

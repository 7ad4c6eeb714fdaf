import type { QaYearPack } from '#shared/add-ons/qa-year-pack.ts';
import { formatWeekday } from '#shared/text/day-words.ts';
import { FirstFew } from './first-few.tsx';
import { PackHeading, PackRow, Steps, TextToCopy } from './pack-parts.tsx';

const shownAtFirst = 4;

/** A question with its answer for each week. */
export function QaYearView({ pack: { weeks, shortfall, steps } }: { readonly pack: QaYearPack }) {
  return (
    <div className="grid gap-6">
      <Steps lines={steps} />
      {shortfall !== null && weeks.length > 0 && (
        <div className="grid max-w-[44rem] gap-2 text-note">
          <p>{shortfall.sentence}</p>
          <p className="text-ink-2">
            <a href="#facts">Your facts</a> could still hold: {shortfall.missing.join('; ')}.
          </p>
        </div>
      )}
      <FirstFew
        count={shownAtFirst}
        what="weeks"
        rows={weeks.map(({ week, day, question, answer }) => (
          <PackRow key={week}>
            <p className="text-caption text-ink-2">
              Week {week}, from {formatWeekday(day, 'long')}
            </p>
            <div dir="auto">
              <PackHeading>{question}</PackHeading>
            </div>
            <TextToCopy text={answer} of={`answer of week ${week}`} />
          </PackRow>
        ))}
      />
    </div>
  );
}

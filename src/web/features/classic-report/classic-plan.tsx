import type { ActionPlanItem, Priority } from '#shared/audit/analysis.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { formatGain } from '#web/lib/format-number.ts';

/** The specification's tags. */
const priorityTags: Record<Priority, string> = { high: 'High impact', medium: 'Medium', low: 'Low' };

/** The Priority Action Plan as a plain numbered list. */
export function ClassicPlan({ actionPlan }: { readonly actionPlan: readonly ActionPlanItem[] }) {
  return (
    <ReportSection
      id="plan"
      title="Priority Action Plan"
      lead={
        actionPlan.length === 0
          ? 'Nothing is left to do among the things we could measure on your site.'
          : 'Most worth first. The points are what each step adds to the score.'
      }
    >
      <ol>
        {actionPlan.map(({ id, title, description, priority, pointsGained }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line-2 border-t py-4 last:border-b"
          >
            <h3 className="text-body-wide">{title}</h3>
            <span className="whitespace-nowrap font-[580] font-display text-figure leading-[1.1]">
              {formatGain(pointsGained)}
            </span>
            <p className="max-w-measure text-ink-2 text-note" dir="auto">
              {description}
            </p>
            <span className={priority === 'high' ? 'font-[640] text-caption' : 'text-caption text-ink-2'}>
              {priorityTags[priority]}
            </span>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

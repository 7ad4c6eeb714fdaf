import type { ReactNode } from 'react';
import type { ActionPlanItem, Priority } from '#shared/audit/analysis.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { nameGainUnit } from '#shared/report/step-gain.ts';
import { ReportSection } from '#web/components/report-layout.tsx';

/** The specification's tags. */
const priorityTags: Record<Priority, string> = { high: 'High impact', medium: 'Medium', low: 'Low' };

interface ClassicPlanProps {
  readonly actionPlan: readonly ActionPlanItem[];
  /** Content below a step: its verification. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
}

/** The Priority Action Plan as a plain numbered list. */
export function ClassicPlan({ actionPlan, renderProof }: ClassicPlanProps) {
  return (
    <ReportSection
      id="plan"
      title="Priority Action Plan"
      lead={
        actionPlan.length === 0
          ? 'Nothing is left to do among the things we could measure on your site.'
          : 'The next step first, then most points. The points are what each step adds to the score.'
      }
    >
      <ol>
        {actionPlan.map((step) => (
          <li
            key={step.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line-2 border-t py-4 last:border-b"
          >
            <h3 className="text-body-wide">{step.title}</h3>
            <span className="whitespace-nowrap font-[580] font-display text-figure leading-[1.1]">
              {formatGain(step.pointsGained)}
              {step.gain === 'upTo' && <span className="block font-text text-caption">{nameGainUnit(step)}</span>}
            </span>
            <p className="max-w-measure text-ink-2 text-note" dir="auto">
              {step.description}
            </p>
            <span className={step.priority === 'high' ? 'font-[640] text-caption' : 'text-caption text-ink-2'}>
              {priorityTags[step.priority]}
            </span>
            {renderProof !== undefined && <div className="col-span-full">{renderProof(step)}</div>}
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

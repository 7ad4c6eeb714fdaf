import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import type { NextStep } from '#shared/report/next-step.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';
import { StickyBar } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';

interface NextStepBarProps {
  readonly step: NextStep;
  readonly onFix: (action: ActionPlanItem) => void;
}

/** The amber bar of the report: the step, what it takes, and the gain. */
export function NextStepBar({ step: { factor, action, leadsTo }, onFix }: NextStepBarProps) {
  return (
    <StickyBar isLit label="Next best step">
      <div className="grid min-w-0 flex-1 lg:flex lg:items-center lg:gap-6">
        <span className="whitespace-nowrap text-caption leading-[1.3] lg:border-[oklch(0.225_0.045_60/0.45)] lg:border-r lg:py-0.5 lg:pr-6 lg:text-note">
          Next best step
        </span>
        <p className="leading-[1.3]">
          <b className="line-clamp-2 font-[700] lg:line-clamp-none lg:inline" dir="auto">
            {action.title}
          </b>
          <span className="hidden lg:inline">
            . {factor.label}. {effortLabels[action.effort]},
          </span>{' '}
          <span className="whitespace-nowrap">{describeStepGain(action)}</span>
        </p>
      </div>
      <Button
        variant="onAmber"
        onClick={() => (leadsTo === 'profile' ? location.assign('#profile') : onFix(action))}
        className="flex-none"
      >
        {leadsTo === 'profile' ? 'Tell us' : 'Fix it'}
      </Button>
    </StickyBar>
  );
}

import { type ReactNode, useId } from 'react';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { effortLabels, priorityLabels } from '#shared/report/effort-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { isDoubtful, ringFigure } from '#shared/report/ring-drawing.ts';
import { nameGainUnit } from '#shared/report/step-gain.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { BandLabel } from '#web/components/score-band.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { WhatIfSummary } from './report-state.ts';
import { linkStep, type StepLink } from './step-anchor.ts';

interface PlanSectionProps {
  readonly analysis: Analysis;
  readonly whatIf: WhatIfSummary;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onClear: () => void;
  /** The action that the whole report names as the next step. */
  readonly nextStepId?: string | undefined;
  /** Content below a step: its verification. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
}

/** The number of actions shown at first. */
const firstActions = 5;

/** What to do, with the points each action gains; ticking recomputes the score with the scoring function itself. */
export function PlanSection({ analysis, whatIf, onClear, ...shared }: PlanSectionProps) {
  const { actionPlan, overallScore, coverage } = analysis;
  if (actionPlan.length === 0) {
    return (
      <ReportSection
        id="plan"
        title="Action plan"
        lead="Nothing left to do among the things we could check on your site."
      >
        {null}
      </ReportSection>
    );
  }
  const smaller = actionPlan.slice(firstActions);
  const rows = { analysis, ...shared };
  return (
    <ReportSection
      id="plan"
      title="Action plan"
      lead="Tick what you plan to do and watch your score change. Your next best step first, then the biggest wins."
    >
      <Total whatIf={whatIf} today={overallScore} coverage={coverage} onClear={onClear} />
      <ActionRows {...rows} actions={actionPlan.slice(0, firstActions)} />
      {smaller.length > 0 && (
        <Disclosure
          data-on-paper="open"
          summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] py-2 font-[620] underline decoration-1 underline-offset-[0.2em]"
          summary={
            <>
              Show {formatCount(smaller.length, 'smaller step')} <DisclosureArrow />
            </>
          }
        >
          <ActionRows {...rows} actions={smaller} />
        </Disclosure>
      )}
      <p className="mt-4 max-w-measure text-ink-2 text-note">
        A tick changes nothing on your site. The points count once we see the change there: press “Check now”, or run a
        new audit.
      </p>
    </ReportSection>
  );
}

interface TotalProps {
  readonly whatIf: WhatIfSummary;
  readonly today: Score;
  /** Share of what matters that was checked, 0 to 1. */
  readonly coverage: number;
  readonly onClear: () => void;
}

/** The score with what is ticked, and what it could then be. */
function Total({ whatIf, today, coverage, onClear }: TotalProps) {
  const { overallScore, scoreRange, tickedCount, pointsGained } = whatIf;
  const hasTicks = tickedCount > 0;
  const range = `${Math.round(scoreRange.low)} to ${Math.round(scoreRange.high)}`;
  return (
    <div className="grid gap-4 border-line-2 border-b pb-5">
      <p role="status" className="flex min-h-14 flex-wrap items-baseline gap-x-4">
        <b className="min-w-[1.2em] font-[600] font-display text-[3.5rem] leading-[0.9] tracking-[-0.03em]">
          {ringFigure(overallScore, scoreRange).figure}
        </b>
        <BandLabel score={overallScore} />
        <span className="text-ink-2 text-note">
          {hasTicks
            ? `if you finish ${tickedCount === 1 ? 'this one' : `these ${tickedCount}`} (${formatGain(pointsGained)})`
            : today === null
              ? 'Too little checked for a score'
              : 'Your score today'}
        </span>
        <TextButton
          onClick={onClear}
          data-screen-only
          className={classNames('ml-auto text-note', !hasTicks && 'invisible')}
        >
          Clear ticks
        </TextButton>
      </p>
      <ScoreBar
        score={overallScore}
        range={scoreRange}
        markAt={hasTicks ? (today ?? undefined) : undefined}
        large
        className="mt-1 mb-2"
      />
      {isDoubtful(scoreRange) && (
        <p className="text-ink-2 text-note">
          {hasTicks
            ? `Could then be ${range}.${today === null ? '' : ' The upright line is today.'}`
            : `Could be ${range}, because we checked ${coveragePercent(coverage)}%.`}
        </p>
      )}
    </div>
  );
}

interface ActionRowsProps extends Omit<PlanSectionProps, 'whatIf' | 'onClear'> {
  readonly actions: readonly ActionPlanItem[];
}

function ActionRows({ actions, analysis, ticked, onTick, renderProof, nextStepId }: ActionRowsProps) {
  return (
    <ul>
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          factorLabel={analysis.factors[action.factor].label}
          isNextStep={action.id === nextStepId}
          link={linkStep(action, analysis, action.id === nextStepId)}
          isTicked={ticked.has(action.id)}
          onTick={onTick}
          proof={renderProof?.(action)}
        />
      ))}
    </ul>
  );
}

interface ActionRowProps {
  readonly action: ActionPlanItem;
  readonly factorLabel: string;
  readonly isNextStep: boolean;
  readonly link: StepLink;
  readonly isTicked: boolean;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly proof: ReactNode;
}

function ActionRow({ action, factorLabel, isNextStep, link, isTicked, onTick, proof }: ActionRowProps) {
  const { id, title, description, priority, effort, pointsGained } = action;
  const place = useId();
  return (
    <li className="border-line-2 border-b">
      <label htmlFor={place} className="group grid cursor-pointer grid-cols-[24px_1fr_auto] gap-x-4 pt-4 pb-1">
        <Tick
          id={place}
          checked={isTicked}
          onChange={(event) => onTick(id, event.currentTarget.checked)}
          aria-labelledby={`${place}-title ${place}-points`}
          aria-describedby={`${place}-more`}
          className="mt-px"
        />
        <span className="min-w-0">
          {isNextStep && (
            <span className="mb-1 inline-block rounded-1 bg-amber-wash px-2 py-0.5 font-[640] text-caption">
              Next best step
            </span>
          )}
          <span
            id={`${place}-title`}
            className="block font-[660] leading-[1.35] decoration-1 underline-offset-[0.2em] group-hover:underline"
          >
            {title}
          </span>
          <span id={`${place}-more`} className="mt-0.5 block max-w-measure text-ink-2 text-note">
            {description}
          </span>
        </span>
        <span
          id={`${place}-points`}
          className="whitespace-nowrap text-right font-[580] font-display text-figure leading-[1.1] max-sm:max-w-14"
        >
          {formatGain(pointsGained)}
          <span className="block whitespace-normal font-[500] font-text text-caption text-ink-2 leading-[1.3]">
            {nameGainUnit(action)}
          </span>
        </span>
      </label>
      <div className="pb-3 pl-10">
        <p className="flex flex-wrap items-center gap-x-4 text-caption text-ink-2">
          <span className={priority === 'high' ? 'font-[640] text-ink' : undefined}>{priorityLabels[priority]}</span>
          <span>{effortLabels[effort]}</span>
          <span className="max-sm:sr-only">{factorLabel}</span>
          <a
            href={link.href}
            data-screen-only
            className="inline-flex min-h-11 items-center font-[640] text-ink text-note"
          >
            {link.label}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
        {link.label !== 'Tell us' && proof}
      </div>
    </li>
  );
}

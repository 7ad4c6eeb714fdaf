import { type ReactNode, useId } from 'react';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { effortLabels, priorityLabels } from '#shared/report/effort-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { ringFigure } from '#shared/report/ring-drawing.ts';
import { nameGainUnit } from '#shared/report/step-gain.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { BandLabel } from '#web/components/score-band.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { WhatIfSummary } from './report-state.ts';

interface PlanSectionProps {
  readonly analysis: Analysis;
  readonly whatIf: WhatIfSummary;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onClear: () => void;
  /** Content below a step: its verification. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
}

/** The number of actions shown at first. */
const firstActions = 8;

/** What to do, with the points each action gains; ticking recomputes the score with the scoring function itself. */
export function PlanSection({ analysis, whatIf, ticked, onTick, onClear, renderProof }: PlanSectionProps) {
  const { actionPlan, factors, overallScore } = analysis;
  if (actionPlan.length === 0) {
    return (
      <ReportSection
        id="plan"
        title="Action plan"
        lead="Nothing is left to do among the things we could measure on your site."
      >
        {null}
      </ReportSection>
    );
  }
  const smaller = actionPlan.slice(firstActions);
  const rows = { factors, ticked, onTick, ...(renderProof !== undefined && { renderProof }) };
  return (
    <ReportSection id="plan" title="Action plan" lead="Tick what you plan to do. Your score updates right away.">
      <Total whatIf={whatIf} today={overallScore} onClear={onClear} />
      <ActionRows {...rows} actions={actionPlan.slice(0, firstActions)} />
      {smaller.length > 0 && (
        <Disclosure
          data-on-paper="open"
          summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] py-2 font-[620] underline decoration-1 underline-offset-[0.2em]"
          summary={
            <>
              {formatCount(smaller.length, 'smaller step')} <DisclosureArrow />
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
  readonly onClear: () => void;
}

/** The what-if score; sticky on a wide screen. */
function Total({ whatIf, today, onClear }: TotalProps) {
  const { overallScore, scoreRange, tickedCount, pointsGained } = whatIf;
  const done = `with ${formatCount(tickedCount, 'action')} done`;
  return (
    <div className="z-5 grid gap-4 border-line-2 border-b bg-paper py-4 lg:sticky lg:top-[calc(var(--bar-height)+var(--next-height))]">
      <p role="status" className="flex min-h-14 flex-wrap items-baseline gap-x-4">
        <b className="min-w-[1.2em] font-[600] font-display text-[3.5rem] leading-[0.9] tracking-[-0.03em]">
          {ringFigure(overallScore, scoreRange).figure}
        </b>
        <BandLabel score={overallScore} />
        <span className="text-ink-2 text-note">
          {tickedCount === 0
            ? 'Today. Nothing ticked yet.'
            : today === null
              ? `${formatGain(pointsGained)} points, ${done}.`
              : `${formatGain(pointsGained)} on today’s ${today}, ${done}.`}
        </span>
        <TextButton
          onClick={onClear}
          data-screen-only
          className={classNames('ml-auto text-note', tickedCount === 0 && 'invisible')}
        >
          Clear ticks
        </TextButton>
      </p>
      <ScoreBar score={overallScore} markAt={today ?? undefined} large className="mb-2" />
    </div>
  );
}

interface ActionRowsProps extends Pick<PlanSectionProps, 'ticked' | 'onTick' | 'renderProof'> {
  readonly actions: readonly ActionPlanItem[];
  readonly factors: Analysis['factors'];
}

function ActionRows({ actions, factors, ticked, onTick, renderProof }: ActionRowsProps) {
  return (
    <ul>
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          factorLabel={factors[action.factor].label}
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
  readonly isTicked: boolean;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly proof: ReactNode;
}

function ActionRow({ action, factorLabel, isTicked, onTick, proof }: ActionRowProps) {
  const { id, title, description, priority, effort, pointsGained } = action;
  const place = useId();
  return (
    <li className="border-line-2 border-b">
      <label htmlFor={place} className="group grid cursor-pointer grid-cols-[24px_1fr_auto] gap-x-4 py-4">
        <Tick
          id={place}
          checked={isTicked}
          onChange={(event) => onTick(id, event.currentTarget.checked)}
          aria-labelledby={`${place}-title ${place}-points`}
          aria-describedby={`${place}-more`}
          className="mt-px"
        />
        <span className="min-w-0">
          <span
            id={`${place}-title`}
            className="block font-[660] leading-[1.35] decoration-1 underline-offset-[0.2em] group-hover:underline"
          >
            {title}
          </span>
          <span id={`${place}-more`} className="mt-0.5 block max-w-measure text-ink-2 text-note">
            {description}
          </span>
          <span className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink-2">
            <span className={priority === 'high' ? 'font-[640] text-ink' : undefined}>{priorityLabels[priority]}</span>
            <span>{effortLabels[effort]}</span>
            <span>{factorLabel}</span>
          </span>
        </span>
        <span
          id={`${place}-points`}
          className="whitespace-nowrap text-right font-[580] font-display text-figure leading-[1.1]"
        >
          {formatGain(pointsGained)}
          <span className="block font-[500] font-text text-caption text-ink-2 leading-[1.3]">
            {nameGainUnit(action)}
          </span>
        </span>
      </label>
      {proof !== undefined && <div className="pb-4 md:pl-10">{proof}</div>}
    </li>
  );
}

import { Fragment, type ReactNode, type Ref, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { findNextStep, type NextStep } from '#shared/report/next-step.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatDay, formatMoment } from '#shared/text/day-words.ts';
import { ReportTop } from '#web/components/report-layout.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { useStages } from '#web/lib/use-stages.ts';
import { Halves, ScoreAnswer } from './answer.tsx';
import { StepBar } from './next-step.tsx';
import { PlanSection } from './plan-section.tsx';
import { noTicks, readTickEvent, summariseWhatIf } from './report-state.ts';
import { findReportAnchor, type ReportTab } from './report-tabs.ts';
import { linkStep } from './step-anchor.ts';
import { TabLinks } from './tab-links.tsx';
import { useAnchorClicks, useArrival, useReportTab } from './use-report-tab.ts';

/** What other features show in the report. */
export interface ReportSlots {
  /** At the top: the banner after a purchase. */
  readonly banner?: ReactNode;
  /** The button that takes the report out of the page. */
  readonly share: ReactNode;
  /** What only the owner can tell, under the step. */
  readonly minute?: ReactNode;
  /** The verification of a plan step. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
  /** The scores since the first audit. */
  readonly history?: ReactNode;
  /** The end of the result: what Pro unlocks. */
  readonly offer?: ReactNode;
  /** The offer at the bottom of the screen. */
  readonly offerBar?: ReactNode;
  /** The other tabs; each may load its code when it is opened. */
  readonly tabs: Readonly<Record<Exclude<ReportTab, 'result'>, ReactNode>>;
}

interface ReportProps {
  readonly analysis: Analysis;
  readonly slots: ReportSlots;
  /** The free text was copied: from then on the Fixes tab shows the offer in place of the step. */
  readonly isFreeTextCopied: boolean;
  /** Ids of the plan's steps that the owner has done since the audit. */
  readonly doneSteps?: ReadonlySet<string>;
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const tabClass = 'report-tab wide-sections';

/** The report of one audit in four tabs, with one next step for all of them. */
export function Report(props: ReportProps) {
  const { analysis, slots, isFreeTextCopied, doneSteps } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { tab, opened } = useReportTab(frame);
  const isPrinting = usePrinting();
  useAnchorClicks();
  const step = findNextStep(analysis, doneSteps);
  const stepBar = step !== null && <StepBar step={step} link={linkStep(step.action, analysis, true)} />;
  const panel = (id: ReportTab, content: ReactNode) =>
    (opened.has(id) || isPrinting) && (
      <div id={`tab-${id}`} hidden={tab !== id && !isPrinting} className={tabClass}>
        {content}
      </div>
    );
  return (
    <>
      {slots.banner}
      <Head analysis={analysis} share={slots.share} />
      <div ref={frame}>
        <TabLinks current={tab} />
        {panel('result', <ResultTab {...props} step={step} stepBar={stepBar} />)}
        {panel(
          'fixes',
          <>
            {slots.tabs.fixes}
            <BarPlace>{isFreeTextCopied && slots.offerBar !== undefined ? slots.offerBar : stepBar}</BarPlace>
          </>,
        )}
        {(['proof', 'business'] as const).map((id) => (
          <Fragment key={id}>
            {panel(
              id,
              <>
                {slots.tabs[id]}
                <BarPlace>{stepBar}</BarPlace>
              </>,
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** What the server renders of a report before any script runs: its first screen, where `Report` will show the same. */
export function FirstView({ analysis }: Pick<ReportProps, 'analysis'>) {
  return (
    <>
      <Head analysis={analysis} share={null} />
      <div>
        <TabLinks current="result" />
        <div className={tabClass}>
          <ScoreAnswer
            analysis={analysis}
            step={findNextStep(analysis)}
            stepRef={null}
            whatIf={summariseWhatIf(analysis.factors, analysis.actionPlan, noTicks)}
            onClearTicks={() => {}}
            notice={null}
            headingRef={null}
          />
        </div>
      </div>
    </>
  );
}

function Head({ analysis, share }: Pick<ReportProps, 'analysis'> & Pick<ReportSlots, 'share'>) {
  return (
    <ReportTop title={formatHost(analysis.websiteUrl)} about={<WhenAndHowMuch analysis={analysis} />} action={share} />
  );
}

function WhenAndHowMuch({ analysis: { collectedAt, site } }: Pick<ReportProps, 'analysis'>) {
  const pages = site.pages.filter(({ problem }) => problem === null).length;
  return (
    <>
      <time dateTime={collectedAt} title={formatMoment(collectedAt)}>
        {formatDay(collectedAt.slice(0, 'YYYY-MM-DD'.length))}
      </time>
      {pages > 0 && ` · ${formatCount(pages, 'page')}`}
    </>
  );
}

/** The score, the step, what the owner can tell, the plan. */
function ResultTab({
  analysis,
  slots,
  notice,
  headingRef,
  step,
  stepBar,
}: ReportProps & { readonly step: NextStep | null; readonly stepBar: ReactNode }) {
  useArrival('result');
  // The first screen comes first, then the minute, the plan and the rest. Whoever asks for a place below it gets all at once.
  const stage = useStages(findReportAnchor(useLocation().hash) === null ? 1 : 4, 4);
  const [ticked, dispatch] = useReducer(readTickEvent, noTicks);
  const stepPlace = useRef<HTMLDivElement>(null);
  const minutePlace = useRef<HTMLDivElement>(null);
  const offerPlace = useRef<HTMLDivElement>(null);
  const isStepInView = useInView(stepPlace);
  const isMinuteInView = useInView(minutePlace);
  const isOfferInView = useInView(offerPlace);
  const [isPlanSeen, setPlanSeen] = useState(false);
  const { factors, actionPlan } = analysis;
  const whatIf = useMemo(() => summariseWhatIf(factors, actionPlan, ticked), [factors, actionPlan, ticked]);
  const clearTicks = () => dispatch({ type: 'ticks-cleared' });
  return (
    <>
      <ScoreAnswer
        analysis={analysis}
        step={step}
        stepRef={stepPlace}
        whatIf={whatIf}
        onClearTicks={clearTicks}
        notice={notice}
        headingRef={headingRef}
      />
      <div ref={minutePlace}>{stage > 1 && slots.minute}</div>
      <div className="page-width">
        {stage > 2 && (
          <PlanSection
            analysis={analysis}
            whatIf={whatIf}
            ticked={ticked}
            onTick={(id, isTicked) => dispatch({ type: 'action-ticked', id, isTicked })}
            onClear={clearTicks}
            nextStepId={step?.action.id}
            {...(slots.renderProof !== undefined && { renderProof: slots.renderProof })}
          />
        )}
        {stage > 3 && (
          <>
            <PlanEnd onSeen={setPlanSeen} />
            <Halves analysis={analysis} whatIf={whatIf} />
            {slots.history}
          </>
        )}
        <div ref={offerPlace}>{stage > 3 && slots.offer}</div>
      </div>
      <BarPlace isAway={isStepInView || isMinuteInView || isOfferInView}>
        {isPlanSeen && slots.offerBar !== undefined ? slots.offerBar : stepBar}
      </BarPlace>
    </>
  );
}

/** Tells once that the plan was on screen to its end. */
function PlanEnd({ onSeen }: { readonly onSeen: (isSeen: boolean) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNearView(place, '0px');
  useEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  return <div ref={place} />;
}

/** The place of the one bar at the bottom of the screen. It is kept while the bar is away, so that nothing moves. */
function BarPlace({ isAway = false, children }: { readonly isAway?: boolean; readonly children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      data-screen-only
      className={classNames('sticky bottom-0 z-20 short-screen:static', isAway && 'invisible')}
    >
      {children}
    </div>
  );
}

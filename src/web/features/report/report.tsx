import { Printer } from 'lucide-react';
import { type Ref, useEffect, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factors.ts';
import { ReportBody, ReportSection } from '#web/components/report-layout.tsx';
import { JumpLinks, type SectionLink, SideLinks } from '#web/components/section-links.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { useCurrentSection } from '#web/lib/use-current-section.ts';
import { paths } from '#web/paths.ts';
import { BusinessSection } from './business-section.tsx';
import { FactorList, factorRowId } from './factor-list.tsx';
import { NapSection } from './nap-section.tsx';
import { nextStepOf } from './next-step.ts';
import { NextStepBar } from './next-step-bar.tsx';
import { PagesSection } from './pages-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ReadersSection } from './readers-section.tsx';
import { ReportOpening } from './report-opening.tsx';
import { initialReportState, readReportEvent, summariseWhatIf } from './report-state.ts';

const sections: readonly SectionLink[] = [
  { id: 'factors', label: 'Factors' },
  { id: 'plan', label: 'Action plan' },
  { id: 'readers', label: 'AI readers' },
  { id: 'nap', label: 'Name, address, phone' },
  { id: 'business', label: 'Your business' },
  { id: 'pages', label: 'What we read' },
];
const sectionIds = sections.map(({ id }) => id);

interface ReportProps {
  readonly auditId: string;
  readonly analysis: Analysis;
  readonly isSavedCopy: boolean;
  readonly notice: string | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The whole result of one audit: the answer, the next step, then the proof. */
export function Report({ auditId, analysis, isSavedCopy, notice, headingRef }: ReportProps) {
  const [state, tell] = useReducer(readReportEvent, initialReportState);
  const current = useCurrentSection(sectionIds);
  const { factors, actionPlan } = analysis;
  const whatIf = useMemo(
    () => summariseWhatIf(factors, actionPlan, state.tickedActions),
    [factors, actionPlan, state.tickedActions],
  );
  const step = nextStepOf(analysis);
  const clearTicks = () => tell({ type: 'ticks-cleared' });
  const measuredCount = FACTOR_KEYS.filter((key) => factors[key].score !== null).length;

  function openFactor(key: FactorKey): void {
    flushSync(() => tell({ type: 'factor-toggled', key, isOpen: true }));
    const row = document.getElementById(factorRowId(key));
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector('summary')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const key = FACTOR_KEYS.find((name) => location.hash === `#${factorRowId(name)}`);
    if (key !== undefined) tell({ type: 'factor-toggled', key, isOpen: true });
  }, []);

  return (
    <>
      <ReportOpening
        analysis={analysis}
        whatIf={whatIf}
        onClearTicks={clearTicks}
        actions={<ReportActions />}
        notice={notice}
        headingRef={headingRef}
      />
      {step !== null && <NextStepBar step={step} onFix={openFactor} />}
      <JumpLinks links={sections} current={current} />
      <ReportBody aside={<SideLinks links={sections} current={current} />}>
        <ReportSection id="factors" title="Fourteen factors" lead={factorsLead(measuredCount)}>
          <FactorList
            analysis={analysis}
            openFactors={state.openFactors}
            onToggle={(key, isOpen) => tell({ type: 'factor-toggled', key, isOpen })}
          />
        </ReportSection>
        <PlanSection
          analysis={analysis}
          whatIf={whatIf}
          ticked={state.tickedActions}
          onTick={(id, isTicked) => tell({ type: 'action-ticked', id, isTicked })}
          onClear={clearTicks}
        />
        <ReadersSection access={factors.aiCrawlerAccess} />
        <NapSection business={analysis.business} />
        <BusinessSection auditId={auditId} business={analysis.business} />
        <PagesSection site={analysis.site} isSavedCopy={isSavedCopy} />
        <div
          data-screen-only
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink border-t-[1.5px] py-[clamp(3rem,5vw,5rem)]"
        >
          <h2 className="text-sub">Take it with you</h2>
          <div className="flex flex-wrap gap-x-6">
            <ReportActions />
          </div>
        </div>
      </ReportBody>
    </>
  );
}

function factorsLead(measured: number): string {
  const rest = FACTOR_KEYS.length - measured;
  const counts = rest === 0 ? 'All measured.' : `${measured} measured, ${rest} not.`;
  return `${counts} Open any of them to see the page, the words and the rule. The small marks under a bar stand at 50 and 80.`;
}

function ReportActions() {
  return (
    <>
      <TextButton onClick={() => window.print()}>
        <Printer aria-hidden />
        Print this report
      </TextButton>
      <TextButton asChild>
        <Link to={paths.home.to()}>Analyze Another Site</Link>
      </TextButton>
    </>
  );
}

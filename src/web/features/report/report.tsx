import { Printer } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import { hasMoreToWrite } from '#shared/product/offers.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { ReportBody, ReportSection } from '#web/components/report-layout.tsx';
import { JumpLinks, type SectionLink, SideLinks } from '#web/components/section-links.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import type { SavedAnalysis } from '#web/lib/saved-audit.ts';
import { useCurrentSection } from '#web/lib/use-current-section.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { paths } from '#web/paths.ts';
import { BotsSection } from './bots-section.tsx';
import { BusinessSection } from './business-section.tsx';
import { FactorList, factorRowId } from './factor-list.tsx';
import { FixItMode } from './fix-it-mode.tsx';
import { IdeasSection } from './ideas-section.tsx';
import { NapSection } from './nap-section.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { PackSection } from './pack-section.tsx';
import { PagesSection } from './pages-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ReportOpening } from './report-opening.tsx';
import { initialReportState, readReportEvent, summariseWhatIf } from './report-state.ts';
import { RewritesSection } from './rewrites-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { UpgradeBar } from './upgrade-bar.tsx';

const sections: readonly SectionLink[] = [
  { id: 'fix-it-mode', label: 'Fix-It Mode' },
  { id: 'factors', label: 'Factors' },
  { id: 'plan', label: 'Action plan' },
  { id: 'parts', label: 'Details' },
  { id: 'fixit', label: 'Fix-It' },
  { id: 'add-ons', label: 'Packs' },
  { id: 'rewrites', label: 'Rewrites' },
  { id: 'action-pack', label: 'Action pack' },
  { id: 'templates', label: 'Templates' },
  { id: 'ideas', label: 'Content ideas' },
  { id: 'profile-texts', label: 'Posts and replies' },
  { id: 'seo-checklist', label: 'SEO checklist' },
  { id: 'keywords', label: 'Local keywords' },
  { id: 'readers', label: 'Bots' },
  { id: 'nap', label: 'Name, address, phone' },
  { id: 'business', label: 'Your business' },
  { id: 'facts', label: 'Your facts' },
  { id: 'profile', label: 'Google profile' },
  { id: 'pages', label: 'What we read' },
];
const sectionIds = sections.map(({ id }) => id);

/** Slots that other features fill. */
export interface ReportSlots {
  /** At the top: the banner after a purchase. */
  readonly banner?: ReactNode;
  /** The Fix-It panel. */
  readonly fixIt: ReactNode;
  /** The verification of a plan step. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
  /** The add-ons that this audit's scores suggest. */
  readonly addOns?: ReactNode;
  /** The technical checklist and the keyword strategy: sections of their own, after the generated texts. */
  readonly more?: ReactNode;
  /** The owner's input on facts and the Google profile. */
  readonly facts?: ReactNode;
  /** Advice that is not a finding. */
  readonly tip?: ReactNode;
  /** The end of the report, instead of print and restart. */
  readonly end?: ReactNode;
}

interface ReportProps {
  readonly auditId: string;
  readonly analysis: SavedAnalysis;
  /** For the free plan, once the plan is known. */
  readonly offersUpgrade: boolean;
  readonly slots: ReportSlots;
  readonly isSavedCopy: boolean;
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The whole result of one audit: the score, the next step, then the evidence. */
export function Report(props: ReportProps) {
  const { auditId, analysis, offersUpgrade, slots, isSavedCopy, notice, headingRef } = props;
  const [state, dispatch] = useReducer(readReportEvent, initialReportState);
  const current = useCurrentSection(sectionIds);
  const fixIt = useRef<HTMLDivElement>(null);
  const isFixItInView = useInView(fixIt);
  const { factors, actionPlan, locked } = analysis;
  const whatIf = useMemo(
    () => summariseWhatIf(factors, actionPlan, state.tickedActions),
    [factors, actionPlan, state.tickedActions],
  );
  const step = findNextStep(analysis);
  const clearTicks = () => dispatch({ type: 'ticks-cleared' });
  const measuredCount = FACTOR_KEYS.filter((key) => factors[key].score !== null).length;

  function openFactor(key: FactorKey): void {
    flushSync(() => dispatch({ type: 'factor-toggled', key, isOpen: true }));
    const row = document.getElementById(factorRowId(key));
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector('summary')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    const openNamed = () => {
      const key = FACTOR_KEYS.find((name) => location.hash === `#${factorRowId(name)}`);
      if (key !== undefined) dispatch({ type: 'factor-toggled', key, isOpen: true });
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);

  return (
    <>
      {slots.banner}
      <ReportOpening
        analysis={analysis}
        whatIf={whatIf}
        onClearTicks={clearTicks}
        actions={<ReportActions auditId={auditId} />}
        notice={notice}
        headingRef={headingRef}
      />
      {step !== null && <NextStepBar step={step} onFix={openFactor} />}
      <JumpLinks links={sections} current={current} />
      <ReportBody aside={<SideLinks links={sections} current={current} />}>
        <FixItMode scores={analysis.fixItScores} />
        <ReportSection id="factors" title={`${FACTOR_COUNT_TITLE} factors`} lead={factorsLead(measuredCount)}>
          <FactorList
            analysis={analysis}
            openFactors={state.openFactors}
            onToggle={(key, isOpen) => dispatch({ type: 'factor-toggled', key, isOpen })}
          />
        </ReportSection>
        <PlanSection
          analysis={analysis}
          whatIf={whatIf}
          ticked={state.tickedActions}
          onTick={(id, isTicked) => dispatch({ type: 'action-ticked', id, isTicked })}
          onClear={clearTicks}
          {...(slots.renderProof !== undefined && { renderProof: slots.renderProof })}
        />
        <PartsSection analysis={analysis} />
        <div ref={fixIt}>{slots.fixIt}</div>
        {slots.addOns}
        <RewritesSection
          auditId={auditId}
          qaRewriteSuggestions={analysis.qaRewriteSuggestions}
          {...(locked && { locked })}
        />
        <PackSection
          auditId={auditId}
          aeoActionPack={analysis.aeoActionPack}
          websiteUrl={analysis.websiteUrl}
          {...(locked && { locked })}
        />
        <TemplatesSection
          auditId={auditId}
          templates={analysis.templates}
          {...(analysis.templateSentences && { templateSentences: analysis.templateSentences })}
          {...(locked && { locked })}
        />
        <IdeasSection contentIdeas={analysis.contentIdeas} {...(locked && { locked })} />
        {slots.more}
        <BotsSection access={factors.aiCrawlerAccess} />
        <NapSection business={analysis.business} />
        <BusinessSection auditId={auditId} business={analysis.business} factors={analysis.factors} />
        {slots.facts}
        <PagesSection site={analysis.site} isSavedCopy={isSavedCopy} />
        {slots.tip !== undefined && <div className="pb-[clamp(3rem,5vw,5rem)]">{slots.tip}</div>}
        {slots.end ?? <ReportEnd auditId={auditId} />}
      </ReportBody>
      {offersUpgrade && <UpgradeBar isAway={isFixItInView} hasMoreToWrite={hasMoreToWrite(analysis.offers)} />}
    </>
  );
}

function factorsLead(measured: number): string {
  const rest = FACTOR_KEYS.length - measured;
  const counts = rest === 0 ? 'All measured.' : `${measured} measured, ${rest} not.`;
  return `${counts} Open one to see the page, the quote and the rule. The small marks under a bar are at 50 and 80.`;
}

function ReportEnd({ auditId }: { readonly auditId: string }) {
  return (
    <div
      data-screen-only
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink border-t-[1.5px] py-[clamp(3rem,5vw,5rem)]"
    >
      <h2 className="text-sub">Take it with you</h2>
      <div className="flex flex-wrap gap-x-6">
        <ReportActions auditId={auditId} />
      </div>
    </div>
  );
}

function ReportActions({ auditId }: { readonly auditId: string }) {
  return (
    <>
      <TextButton onClick={() => window.print()}>
        <Printer aria-hidden />
        Print this report
      </TextButton>
      <TextButton asChild>
        <Link to={paths.changes.to(auditId)}>Compare with before</Link>
      </TextButton>
      <TextButton asChild>
        <Link to={paths.home.to()}>Analyze Another Site</Link>
      </TextButton>
    </>
  );
}

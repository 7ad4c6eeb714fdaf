import type { ReactNode, Ref } from 'react';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { ringFigure } from '#shared/report/ring-drawing.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import type { FactLine } from '#web/components/fact-lines.tsx';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { ReportBody } from '#web/components/report-layout.tsx';
import { BandLabel } from '#web/components/score-band.tsx';
import { JumpLinks, type SectionLink, SideLinks } from '#web/components/section-links.tsx';
import { useCurrentSection } from '#web/lib/use-current-section.ts';
import { ClassicPlan } from './classic-plan.tsx';
import { FactorCards } from './factor-cards.tsx';

const sections: readonly SectionLink[] = [
  { id: 'fixit', label: 'Fixes' },
  { id: 'factors', label: 'Factor scores' },
  { id: 'plan', label: 'Action plan' },
  { id: 'action-pack', label: 'Action pack' },
  { id: 'seo-checklist', label: 'SEO checklist' },
  { id: 'keywords', label: 'Local keywords' },
  { id: 'facts', label: 'Your facts' },
  { id: 'profile', label: 'Google profile' },
];
const sectionIds = sections.map(({ id }) => id);

/** What other features show in the report. */
export interface ClassicReportSlots {
  readonly banner?: ReactNode;
  /** The button that takes the report out of the page. */
  readonly share: ReactNode;
  /** The step and a link to its fix; nothing when all is done. */
  readonly nextStep: ReactNode;
  /** The collapsible sections: description, Q&A, heading, reviews, name and address. */
  readonly fixIt: ReactNode;
  /** The verification of a plan step. */
  readonly renderProof?: (step: ActionPlanItem) => ReactNode;
  readonly pack: ReactNode;
  /** Further sections: add-ons, texts, checklist, keywords, the owner's input. */
  readonly more: ReactNode;
  readonly end: ReactNode;
  /** Fixed at the bottom, for the free plan. */
  readonly upgradeBar?: ReactNode;
}

interface ClassicReportProps {
  readonly analysis: Analysis;
  readonly getFacts: (key: FactorKey) => readonly FactLine[];
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly slots: ClassicReportSlots;
}

/** The report before NEW_REPORT_UX: one big score, collapsible fixes, cards, a plain plan. Same data. */
export function ClassicReport({ analysis, getFacts, notice, headingRef, slots }: ClassicReportProps) {
  const current = useCurrentSection(sectionIds);
  return (
    <>
      {slots.banner}
      <ClassicOpening analysis={analysis} notice={notice} headingRef={headingRef} share={slots.share} />
      {slots.nextStep}
      <JumpLinks links={sections} current={current} />
      <ReportBody aside={<SideLinks links={sections} current={current} />}>
        {slots.fixIt}
        <FactorCards factors={analysis.factors} getFacts={getFacts} />
        <ClassicPlan
          actionPlan={analysis.actionPlan}
          {...(slots.renderProof !== undefined && { renderProof: slots.renderProof })}
        />
        {slots.pack}
        {slots.more}
        {slots.end}
      </ReportBody>
      {slots.upgradeBar}
    </>
  );
}

type ClassicOpeningProps = Pick<ClassicReportProps, 'analysis' | 'notice' | 'headingRef'> &
  Pick<ClassicReportSlots, 'share'>;

function ClassicOpening({ analysis, notice, headingRef, share }: ClassicOpeningProps) {
  const { websiteUrl, overallScore, scoreRange, verdict, collectedAt, coverage } = analysis;
  const { figure, of } = ringFigure(overallScore, scoreRange);
  return (
    <div className="page-width grid gap-x-16 gap-y-6 py-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-[auto_minmax(0,1fr)] md:items-end">
      <div data-band={getBandName(overallScore)} className="grid gap-2">
        <p className="text-ink-2 text-note">Overall optimization score</p>
        <p className="flex items-baseline gap-3">
          <b className="font-[600] font-display text-(--word) text-score leading-[0.86] tracking-figure">{figure}</b>
          <span className="text-ink-2 text-note">{of}</span>
        </p>
        <BandLabel score={overallScore} className="mt-2" />
      </div>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="font-[650] [overflow-wrap:anywhere]">
            <OutsideLink url={websiteUrl}>{formatHost(websiteUrl)}</OutsideLink>
          </p>
          {share}
        </div>
        <h1 ref={headingRef} tabIndex={-1} dir="auto" className="text-verdict leading-[1.18] tracking-[-0.022em]">
          {verdict}
        </h1>
        <p className="text-ink-2 text-note">
          {formatMoment(collectedAt)}. We could check {coveragePercent(coverage)}% of what matters.
        </p>
        {notice !== null && <p className="max-w-[33.6em] font-[560] text-note">{notice}</p>}
      </div>
    </div>
  );
}

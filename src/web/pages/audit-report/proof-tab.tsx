import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { BotsSection } from '#web/features/report/bots-section.tsx';
import { FactorList } from '#web/features/report/factor-list.tsx';
import { NapSection } from '#web/features/report/nap-section.tsx';
import { PagesSection } from '#web/features/report/pages-section.tsx';
import { ScoreSumSection } from '#web/features/report/score-sum-section.tsx';
import { TabHeading } from '#web/features/report/tab-heading.tsx';
import { ReportData } from '#web/features/report-data/report-data.tsx';

interface ProofTabProps {
  readonly auditId: string;
  readonly analysis: Analysis;
  readonly isSavedCopy: boolean;
}

/** Everything that the score rests on. Nothing of it is locked. */
export default function ProofTab({ auditId, analysis, isSavedCopy }: ProofTabProps) {
  const { factors, business, site } = analysis;
  const measured = FACTOR_KEYS.filter((key) => factors[key].score !== null).length;
  const pages = site.pages.filter(({ problem }) => problem === null).length;
  return (
    <div className="page-width">
      <TabHeading
        tab="proof"
        title="What we checked"
        lead={`We checked ${measured} of ${FACTOR_KEYS.length} things${pages > 0 ? ` and opened ${formatCount(pages, 'page')}` : ''}. Tap any row for the page, the words and the reason.`}
      />
      <ReportSection
        id="factors"
        title={`${FACTOR_COUNT_TITLE} factors`}
        lead="Filled is what we saw. The thin line above is what it could be. Dashed means not measured. Small marks are 50 and 80."
      >
        <FactorList analysis={analysis} />
      </ReportSection>
      <BotsSection access={factors.aiCrawlerAccess} />
      <NapSection business={business} />
      <PagesSection site={site} isSavedCopy={isSavedCopy} />
      <ScoreSumSection analysis={analysis} />
      <ReportData auditId={auditId} />
    </div>
  );
}

import type { Analysis } from '#shared/audit/analysis.ts';
import { hasRight } from '#shared/product/rights.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TabHeading } from '#web/features/report/tab-heading.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';
import { WatchControls } from '#web/features/watch/watch-line.tsx';
import { useFlag } from '#web/lib/flags.ts';
import { OwnerSections } from './owner-sections.tsx';
import type { ReportViewer } from './viewer.ts';

interface BusinessTabProps {
  readonly auditId: string;
  readonly analysis: Analysis;
  readonly businessId: string | null;
  readonly viewer: ReportViewer;
}

/** What we know about the business, and what only its owner can tell. */
export default function BusinessTab({ auditId, analysis, businessId, viewer: { plan } }: BusinessTabProps) {
  const hasTip = useFlag('WORKSPACE_TIP');
  const rhythm = plan !== null && hasRight(plan, 'weeklyRescan') ? 'Weekly' : 'Monthly';
  return (
    <div className="page-width">
      <TabHeading
        tab="business"
        title="Your business"
        lead="Correct anything wrong. What you tell us overrides your website."
      />
      <OwnerSections auditId={auditId} analysis={analysis} />
      {hasTip && (
        <ReportSection id="good-to-know" title="Good to know" isScreenOnly>
          <TrustTip form="full" source="audit_results" />
        </ReportSection>
      )}
      <ReportSection id="watch" title={`${rhythm} checks`} isScreenOnly>
        <WatchControls businessId={businessId} plan={plan} />
      </ReportSection>
    </div>
  );
}

import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { hasRight } from '#shared/product/rights.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { AddOnOffers } from '#web/features/add-ons/add-on-offers.tsx';
import { ChecklistSection } from '#web/features/checklist/checklist-section.tsx';
import { ProfileTextsSection } from '#web/features/fix-it/profile-texts-section.tsx';
import { makePrefill } from '#web/features/keywords/keyword-draft.ts';
import { KeywordSection } from '#web/features/keywords/keyword-section.tsx';
import type { ReportViewer } from './viewer.ts';

interface FixSectionProps {
  readonly auditId: string;
  readonly analysis: Analysis;
  readonly viewer: ReportViewer;
}

/** A section of what was written or could be. */
interface WrittenSectionProps extends FixSectionProps {
  readonly analysis: AuditedAnalysis;
}

/** The add-ons that this audit's scores suggest. */
export function AddOnPart({ auditId, analysis }: Omit<WrittenSectionProps, 'viewer'>) {
  const { fixItScores, grantedAddOns = [], offers } = analysis;
  return (
    <ReportSection
      id="add-ons"
      title="One-time extras"
      lead="No plan needed. You see only those your scores call for and your facts can fill."
    >
      <AddOnOffers scores={fixItScores} auditId={auditId} owned={grantedAddOns} offers={offers} />
    </ReportSection>
  );
}

/** The technical checklist. */
export function ChecklistPart({ auditId, analysis, viewer: { plan, email } }: FixSectionProps) {
  return (
    <ChecklistSection
      auditId={auditId}
      websiteUrl={analysis.websiteUrl}
      hasFixes={plan !== null && hasRight(plan, 'checklistFixes')}
      initialEmail={email}
    />
  );
}

/** Posts and replies for the Google profile. */
export function ProfileTextsPart({ auditId, analysis, viewer: { plan } }: WrittenSectionProps) {
  return (
    <ProfileTextsSection
      auditId={auditId}
      isLocked={plan !== null && !hasRight(plan, 'allFixes')}
      offers={analysis.offers}
    />
  );
}

/** The keyword strategy, prefilled from the audit. */
export function KeywordPart({ auditId, analysis, viewer }: FixSectionProps) {
  return (
    <ReportSection
      id="keywords"
      title="Local keywords"
      lead="What people nearby type when they look for you, and where each phrase belongs."
    >
      <KeywordSection
        key={auditId}
        prefill={makePrefill({ auditId, analysis })}
        isPro={viewer.isPro}
        headingLevel={3}
      />
    </ReportSection>
  );
}

import type { ReactNode, Ref } from 'react';
import type { AuditResult } from '#shared/api/audits.ts';
import { hasRight } from '#shared/product/rights.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { ClassicReport } from '#web/features/classic-report/classic-report.tsx';
import { goToFix } from '#web/features/classic-report/go-to-fix.ts';
import { NextStepBar } from '#web/features/classic-report/next-step-bar.tsx';
import { findLockedFixes } from '#web/features/fix-it/fix-availability.ts';
import { FixIt } from '#web/features/fix-it/fix-it.tsx';
import { UpgradeBar } from '#web/features/fix-it/upgrade-bar.tsx';
import { StepProof } from '#web/features/fix-verification/step-proof.tsx';
import { factorFacts } from '#web/features/report/factor-facts.ts';
import { PackSection } from '#web/features/report/pack-section.tsx';
import { ReportData } from '#web/features/report-data/report-data.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';
import { WatchLine } from '#web/features/watch/watch-line.tsx';
import { hasTexts } from '#web/lib/saved-audit.ts';
import { AddOnPart, ChecklistPart, KeywordPart, ProfileTextsPart } from './fix-sections.tsx';
import { OwnerSections } from './owner-sections.tsx';
import type { ReportViewer } from './viewer.ts';

interface ClassicAuditReportProps {
  readonly auditId: string;
  readonly analysis: AuditResult;
  readonly businessId: string | null;
  readonly viewer: ReportViewer;
  readonly notice: ReactNode;
  readonly banner: ReactNode;
  readonly share: ReactNode;
  /** In place of the fixes until the texts are here. */
  readonly waiting: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The report before NEW_REPORT_UX, with what other features show in it. */
export default function ClassicAuditReport(props: ClassicAuditReportProps) {
  const { auditId, analysis, businessId, viewer, notice, banner, share, waiting, headingRef } = props;
  const step = findNextStep(analysis);
  const written = hasTexts(analysis) ? analysis : null;
  const part = { auditId, analysis, viewer };
  return (
    <ClassicReport
      analysis={analysis}
      getFacts={(key) => factorFacts(analysis, key)}
      notice={notice}
      headingRef={headingRef}
      slots={{
        banner,
        share,
        nextStep: step !== null && <NextStepBar step={step} onFix={goToFix} />,
        fixIt: written === null ? waiting : <FixIt auditId={auditId} analysis={written} isPro={viewer.isPro} />,
        renderProof: (action) => <StepProof auditId={auditId} analysis={analysis} step={action} />,
        pack: written !== null && (
          <PackSection
            auditId={auditId}
            aeoActionPack={written.aeoActionPack}
            websiteUrl={written.websiteUrl}
            {...(written.locked && { locked: written.locked })}
          />
        ),
        more: (
          <>
            {written !== null && <AddOnPart auditId={auditId} analysis={written} />}
            {written !== null && <ProfileTextsPart {...part} analysis={written} />}
            <ChecklistPart {...part} />
            <KeywordPart {...part} />
            <OwnerSections auditId={auditId} analysis={analysis} />
            <TrustTip form="full" source="audit_results" />
          </>
        ),
        end: (
          <>
            {viewer.plan !== null && hasRight(viewer.plan, 'monthlyRescan') && (
              <WatchLine businessId={businessId} plan={viewer.plan} />
            )}
            <ReportData auditId={auditId} />
          </>
        ),
        ...(viewer.offersUpgrade &&
          written !== null && { upgradeBar: <UpgradeBar locked={findLockedFixes(written, viewer.isPro)} /> }),
      }}
    />
  );
}

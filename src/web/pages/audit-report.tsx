import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import { hasMoreToWrite } from '#shared/product/offers.ts';
import { hasRight } from '#shared/product/rights.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { AddOnOffers } from '#web/features/add-ons/add-on-offers.tsx';
import { ChecklistSection } from '#web/features/checklist/checklist-section.tsx';
import { ClassicReport } from '#web/features/classic-report/classic-report.tsx';
import { goToFactor } from '#web/features/classic-report/find-factor-anchor.ts';
import { EmailReportDialog } from '#web/features/email-report/email-report-dialog.tsx';
import { ExitIntentOffer } from '#web/features/exit-intent/exit-intent-offer.tsx';
import { ExportBar } from '#web/features/export-bar/export-bar.tsx';
import { FactsSection } from '#web/features/facts/facts-section.tsx';
import { ProfileSection } from '#web/features/facts/profile-section.tsx';
import { YourFilesSection } from '#web/features/facts/your-files-section.tsx';
import { FixIt } from '#web/features/fix-it/fix-it.tsx';
import { ProfileTextsSection } from '#web/features/fix-it/profile-texts-section.tsx';
import { StepProof } from '#web/features/fix-verification/step-proof.tsx';
import { makePrefill } from '#web/features/keywords/keyword-draft.ts';
import { KeywordSection } from '#web/features/keywords/keyword-section.tsx';
import { PostPurchaseBanner } from '#web/features/post-purchase/post-purchase-banner.tsx';
import { auditQuery } from '#web/features/report/audit-query.ts';
import { factorFacts } from '#web/features/report/factor-facts.ts';
import { NextStepBar } from '#web/features/report/next-step-bar.tsx';
import { PackSection } from '#web/features/report/pack-section.tsx';
import { Report } from '#web/features/report/report.tsx';
import { UpgradeBar } from '#web/features/report/upgrade-bar.tsx';
import { ReportData } from '#web/features/report-data/report-data.tsx';
import { ShareDialog } from '#web/features/share-links/share-dialog.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';
import { UpgradeWelcome } from '#web/features/upgrade-welcome/upgrade-welcome.tsx';
import { WatchLine } from '#web/features/watch/watch-line.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useFlag } from '#web/lib/flags.ts';
import type { SavedAnalysis } from '#web/lib/saved-audit.ts';

interface ReportOfAuditProps {
  readonly auditId: string;
  readonly analysis: SavedAnalysis;
  readonly isSavedCopy: boolean;
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/**
 * The report with the slots that other features fill, by the viewer's plan and the audit's add-ons: the new one, or outside
 * its rollout the classic one.
 */
export function AuditReportPage(props: ReportOfAuditProps) {
  const { auditId, analysis } = props;
  const isNew = useFlag('NEW_REPORT_UX');
  const hasTip = useFlag('WORKSPACE_TIP');
  const viewer = useViewer();
  // The page has loaded the audit; a copy saved in the browser has no business id.
  const businessId = useQuery({ ...auditQuery(auditId), enabled: false }).data?.businessId ?? null;
  const [search] = useSearchParams();
  const [isWelcomed] = useState(() => search.get('success') === 'true');
  const slots = {
    ...partsOfReport(auditId, analysis, viewer, { isWelcomed, businessId }),
    renderProof: (step: ActionPlanItem) => <StepProof auditId={auditId} analysis={analysis} step={step} />,
    facts: <OwnerSections auditId={auditId} analysis={analysis} />,
    ...(hasTip && { tip: <TrustTip form="full" source="audit_results" /> }),
  };
  return (
    <>
      {isNew ? (
        <Report {...props} offersUpgrade={viewer.offersUpgrade} slots={slots} />
      ) : (
        <ClassicReportOfAudit {...props} slots={slots} offersUpgrade={viewer.offersUpgrade} />
      )}
      <UpgradeWelcome
        place="report"
        questionCount={analysis.offers?.qa.count ?? null}
        nextScanAt={analysis.nextScanAt ?? null}
      />
      <ExitIntentOffer
        auditId={auditId}
        analysis={analysis}
        initialEmail={viewer.email}
        offersUpgrade={viewer.offersUpgrade}
        hasMoreToWrite={hasMoreToWrite(analysis.offers)}
      />
    </>
  );
}

/** What the report needs to know about its viewer. */
function useViewer() {
  const auth = useCurrentUser();
  const plan = auth.status === 'loading' ? null : auth.status === 'authenticated' ? auth.user.plan : 'free';
  const isPro = auth.status === 'authenticated' && auth.user.isPro;
  return {
    /** Null while unknown. */
    plan,
    isPro,
    email: auth.status === 'authenticated' ? auth.user.email : '',
    offersUpgrade: auth.status !== 'loading' && !isPro,
  };
}

/** The owner's input on facts and the Google profile. Its effect on the audit is requested at once. */
function OwnerSections({ auditId, analysis }: Pick<ReportOfAuditProps, 'auditId' | 'analysis'>) {
  const queryClient = useQueryClient();
  const section = {
    auditId,
    standing: { score: analysis.overallScore, coverage: analysis.coverage },
    refetchAudit: async () => {
      const { queryKey } = auditQuery(auditId);
      await queryClient.invalidateQueries({ queryKey });
      const result = queryClient.getQueryData(queryKey)?.result;
      return result === undefined ? null : { score: result.overallScore, coverage: result.coverage };
    },
  };
  return (
    <>
      <FactsSection {...section} />
      <ProfileSection {...section} />
      <YourFilesSection auditId={section.auditId} />
    </>
  );
}

/** The slots that both reports share. */
function partsOfReport(
  auditId: string,
  analysis: SavedAnalysis,
  viewer: ReturnType<typeof useViewer>,
  { isWelcomed, businessId }: { readonly isWelcomed: boolean; readonly businessId: string | null },
) {
  const { websiteUrl, fixItScores, grantedAddOns = [], offers } = analysis;
  const { plan, isPro, email } = viewer;
  return {
    banner: (
      <PostPurchaseBanner
        auditId={auditId}
        businessId={businessId}
        websiteUrl={websiteUrl}
        plan={plan}
        grantedAddOns={grantedAddOns}
        offers={offers}
        isWelcomed={isWelcomed}
      />
    ),
    fixIt: <FixIt auditId={auditId} analysis={analysis} isPro={isPro} grantedAddOns={grantedAddOns} offers={offers} />,
    addOns: (
      <ReportSection
        id="add-ons"
        title="Packs for this audit"
        lead="One-time extras, no plan needed. You see only those your scores call for and your facts can fill."
      >
        <AddOnOffers scores={fixItScores} auditId={auditId} owned={grantedAddOns} offers={offers} />
      </ReportSection>
    ),
    more: (
      <>
        <ProfileTextsSection
          auditId={auditId}
          isLocked={plan !== null && !hasRight(plan, 'allFixes')}
          offers={offers}
        />
        <ChecklistSection
          auditId={auditId}
          websiteUrl={websiteUrl}
          hasFixes={plan !== null && hasRight(plan, 'checklistFixes')}
          initialEmail={email}
        />
        <ReportSection
          id="keywords"
          title="Local keywords"
          lead="What people nearby type when they look for you, and where each phrase belongs."
        >
          <KeywordSection key={auditId} prefill={makePrefill({ auditId, analysis })} isPro={isPro} headingLevel={3} />
        </ReportSection>
      </>
    ),
    end: (
      <>
        <ExportBar
          auditId={auditId}
          websiteUrl={websiteUrl}
          isClean={plan !== null && hasRight(plan, 'cleanPdf')}
          emailDialog={(close) => (
            <EmailReportDialog auditId={auditId} analysis={analysis} initialEmail={email} onClose={close} />
          )}
          shareDialog={(close) => <ShareDialog auditId={auditId} onClose={close} />}
        />
        {plan !== null && hasRight(plan, 'monthlyRescan') && <WatchLine businessId={businessId} plan={plan} />}
        <ReportData auditId={auditId} />
      </>
    ),
  };
}

interface ClassicReportOfAuditProps extends ReportOfAuditProps {
  readonly slots: ReturnType<typeof partsOfReport> & {
    readonly renderProof: (step: ActionPlanItem) => ReactNode;
    readonly tip?: ReactNode;
  };
  readonly offersUpgrade: boolean;
}

function ClassicReportOfAudit({
  auditId,
  analysis,
  notice,
  headingRef,
  slots,
  offersUpgrade,
}: ClassicReportOfAuditProps) {
  const step = findNextStep(analysis);
  const { aeoActionPack, websiteUrl, locked } = analysis;
  return (
    <ClassicReport
      analysis={analysis}
      getFacts={(key) => factorFacts(analysis, key)}
      notice={notice}
      headingRef={headingRef}
      slots={{
        ...slots,
        nextStep: step !== null && <NextStepBar step={step} onFix={goToFactor} />,
        pack: (
          <PackSection
            auditId={auditId}
            aeoActionPack={aeoActionPack}
            websiteUrl={websiteUrl}
            {...(locked && { locked })}
          />
        ),
        ...(offersUpgrade && {
          upgradeBar: (isFixItInView: boolean) => (
            <UpgradeBar isAway={isFixItInView} hasMoreToWrite={hasMoreToWrite(analysis.offers)} />
          ),
        }),
      }}
    />
  );
}

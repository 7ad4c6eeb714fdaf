import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditResult } from '#shared/api/audits.ts';
import { hasMoreToWrite } from '#shared/product/offers.ts';
import { ExitIntentOffer } from '#web/features/exit-intent/exit-intent-offer.tsx';
import { ShareMenu } from '#web/features/export-bar/share-menu.tsx';
import { findLockedFixes } from '#web/features/fix-it/fix-availability.ts';
import { LockedBlock, UpgradeBar, WaitingOffer } from '#web/features/fix-it/upgrade-bar.tsx';
import { StepProof } from '#web/features/fix-verification/step-proof.tsx';
import { useDoneSteps } from '#web/features/fix-verification/use-step-proof.ts';
import { ReportHistory } from '#web/features/history/report-history.tsx';
import { OwnerMinute } from '#web/features/owner-minute/owner-minute.tsx';
import { PostPurchaseBanner } from '#web/features/post-purchase/post-purchase-banner.tsx';
import { Report } from '#web/features/report/report.tsx';
import { UpgradeWelcome } from '#web/features/upgrade-welcome/upgrade-welcome.tsx';
import { auditQuery, auditTextsQuery } from '#web/lib/audit-queries.ts';
import { useFlag } from '#web/lib/flags.ts';
import { hasTexts } from '#web/lib/saved-audit.ts';
import { ReportLanguages } from '#web/lib/text-attributes.ts';
import { useAuditStatus } from './audit-report/audit-status.ts';
import { useTabCode } from './audit-report/use-tab-code.ts';
import { useReportViewer } from './audit-report/viewer.ts';
import { WaitingTab } from './audit-report/waiting-tab.tsx';

const EmailReportDialog = lazy(() =>
  import('#web/features/email-report/email-report-dialog.tsx').then((module) => ({
    default: module.EmailReportDialog,
  })),
);
const ShareDialog = lazy(() =>
  import('#web/features/share-links/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
);
const ClassicAuditReport = lazy(() => import('./audit-report/classic-audit-report.tsx'));

interface AuditReportProps {
  readonly auditId: string;
  readonly analysis: AuditResult;
  readonly isSavedCopy: boolean;
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The report with what other features show in it: in tabs, or outside its rollout the classic one. */
export function AuditReportPage(props: AuditReportProps) {
  const { auditId, analysis, isSavedCopy, notice, headingRef } = props;
  const isNew = useFlag('NEW_REPORT_UX');
  const viewer = useReportViewer();
  // The page has loaded the audit; a copy saved in the browser has no business id.
  const businessId = useQuery({ ...auditQuery(auditId), enabled: false }).data?.businessId ?? null;
  const [search] = useSearchParams();
  const [isWelcomed] = useState(() => search.get('success') === 'true');
  const [isBought] = useState(() => search.has('post_purchase'));
  const status = useAuditStatus(auditId, analysis);
  const [isFreeTextCopied, setFreeTextCopied] = useState(false);
  const doneSteps = useDoneSteps(auditId, analysis);
  const code = useTabCode(isNew);
  const { data: FixesTab } = code.fixes;
  const { data: ProofTab } = code.proof;
  const { data: BusinessTab } = code.business;
  // With the code of their tab; at once where the page says what a purchase opened, and where it is all one page.
  const isAsked = code.isAsked('fixes') || isWelcomed || isBought || !isNew;
  const texts = useQuery({ ...auditTextsQuery(auditId), enabled: isAsked });
  const written = hasTexts(analysis) ? analysis : null;
  const locked = written && findLockedFixes(written, viewer.isPro);
  const share = (
    <ShareMenu
      auditId={auditId}
      websiteUrl={analysis.websiteUrl}
      emailDialog={(close) => (
        <Suspense fallback={null}>
          <EmailReportDialog auditId={auditId} analysis={analysis} initialEmail={viewer.email} onClose={close} />
        </Suspense>
      )}
      shareDialog={(close) => (
        <Suspense fallback={null}>
          <ShareDialog auditId={auditId} onClose={close} />
        </Suspense>
      )}
    />
  );
  const banner = (
    <PostPurchaseBanner
      auditId={auditId}
      businessId={businessId}
      websiteUrl={analysis.websiteUrl}
      plan={viewer.plan}
      grantedAddOns={analysis.grantedAddOns ?? []}
      offers={written?.offers}
      isWelcomed={isWelcomed}
    />
  );
  const offer = viewer.offersUpgrade && {
    offer: locked === null ? <WaitingOffer /> : <LockedBlock locked={locked} />,
    ...(locked !== null && { offerBar: <UpgradeBar locked={locked} /> }),
  };
  return (
    <ReportLanguages value={analysis.business.languages}>
      {isNew ? (
        <Report
          analysis={analysis}
          notice={notice}
          headingRef={headingRef}
          isFreeTextCopied={isFreeTextCopied}
          doneSteps={doneSteps}
          slots={{
            banner,
            share,
            ...offer,
            ...(businessId !== null && { history: <ReportHistory auditId={auditId} businessId={businessId} /> }),
            minute: <OwnerMinute {...status} analysis={analysis} />,
            renderProof: (step) => <StepProof auditId={auditId} analysis={analysis} step={step} />,
            tabs: {
              fixes:
                FixesTab === undefined || written === null ? (
                  <WaitingTab parts={[code.fixes, texts]} />
                ) : (
                  <FixesTab
                    auditId={auditId}
                    analysis={written}
                    viewer={viewer}
                    onCopied={() => setFreeTextCopied(true)}
                  />
                ),
              proof:
                ProofTab === undefined ? (
                  <WaitingTab parts={[code.proof]} />
                ) : (
                  <ProofTab auditId={auditId} analysis={analysis} isSavedCopy={isSavedCopy} />
                ),
              business:
                BusinessTab === undefined ? (
                  <WaitingTab parts={[code.business]} />
                ) : (
                  <BusinessTab auditId={auditId} analysis={analysis} businessId={businessId} viewer={viewer} />
                ),
            },
          }}
        />
      ) : (
        <Suspense fallback={null}>
          <ClassicAuditReport
            {...props}
            businessId={businessId}
            viewer={viewer}
            banner={banner}
            share={share}
            waiting={<WaitingTab parts={[texts]} />}
          />
        </Suspense>
      )}
      <UpgradeWelcome
        place="report"
        questionCount={written?.offers?.qa.count ?? null}
        nextScanAt={analysis.nextScanAt ?? null}
      />
      <ExitIntentOffer
        auditId={auditId}
        analysis={analysis}
        initialEmail={viewer.email}
        offersUpgrade={viewer.offersUpgrade}
        hasMoreToWrite={hasMoreToWrite(written?.offers)}
      />
    </ReportLanguages>
  );
}

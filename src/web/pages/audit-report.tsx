import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasMoreToWrite } from '#shared/product/offers.ts';
import { EmailReportDialog } from '#web/features/email-report/email-report-dialog.tsx';
import { ExitIntentOffer } from '#web/features/exit-intent/exit-intent-offer.tsx';
import { ShareMenu } from '#web/features/export-bar/share-menu.tsx';
import { findLockedFixes } from '#web/features/fix-it/fix-availability.ts';
import { LockedBlock, UpgradeBar } from '#web/features/fix-it/upgrade-bar.tsx';
import { StepProof } from '#web/features/fix-verification/step-proof.tsx';
import { OwnerMinute } from '#web/features/owner-minute/owner-minute.tsx';
import { PostPurchaseBanner } from '#web/features/post-purchase/post-purchase-banner.tsx';
import { auditQuery } from '#web/features/report/audit-query.ts';
import { Report } from '#web/features/report/report.tsx';
import { ShareDialog } from '#web/features/share-links/share-dialog.tsx';
import { UpgradeWelcome } from '#web/features/upgrade-welcome/upgrade-welcome.tsx';
import { useFlag } from '#web/lib/flags.ts';
import type { SavedAnalysis } from '#web/lib/saved-audit.ts';
import { useAuditStatus } from './audit-report/audit-status.ts';
import { useViewer } from './audit-report/viewer.ts';

/** Each tab has its code to itself; the result is part of the page. */
const loadTab = {
  fixes: () => import('./audit-report/fixes-tab.tsx'),
  proof: () => import('./audit-report/proof-tab.tsx'),
  business: () => import('./audit-report/business-tab.tsx'),
};
const FixesTab = lazy(loadTab.fixes);
const ProofTab = lazy(loadTab.proof);
const BusinessTab = lazy(loadTab.business);
const ClassicAuditReport = lazy(() => import('./audit-report/classic-audit-report.tsx'));

interface AuditReportProps {
  readonly auditId: string;
  readonly analysis: SavedAnalysis;
  readonly isSavedCopy: boolean;
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The report with what other features show in it: in tabs, or outside its rollout the classic one. */
export function AuditReportPage(props: AuditReportProps) {
  const { auditId, analysis, isSavedCopy, notice, headingRef } = props;
  const isNew = useFlag('NEW_REPORT_UX');
  const viewer = useViewer();
  // The page has loaded the audit; a copy saved in the browser has no business id.
  const businessId = useQuery({ ...auditQuery(auditId), enabled: false }).data?.businessId ?? null;
  const [search] = useSearchParams();
  const [isWelcomed] = useState(() => search.get('success') === 'true');
  const status = useAuditStatus(auditId, analysis);
  const [isFreeTextCopied, setFreeTextCopied] = useState(false);
  useIdlePreload(isNew);
  const locked = findLockedFixes(analysis, viewer.isPro);
  const share = (
    <ShareMenu
      auditId={auditId}
      websiteUrl={analysis.websiteUrl}
      emailDialog={(close) => (
        <EmailReportDialog auditId={auditId} analysis={analysis} initialEmail={viewer.email} onClose={close} />
      )}
      shareDialog={(close) => <ShareDialog auditId={auditId} onClose={close} />}
    />
  );
  const banner = (
    <PostPurchaseBanner
      auditId={auditId}
      businessId={businessId}
      websiteUrl={analysis.websiteUrl}
      plan={viewer.plan}
      grantedAddOns={analysis.grantedAddOns ?? []}
      offers={analysis.offers}
      isWelcomed={isWelcomed}
    />
  );
  const offer = viewer.offersUpgrade && {
    offer: <LockedBlock locked={locked} />,
    offerBar: <UpgradeBar locked={locked} />,
  };
  return (
    <>
      {isNew ? (
        <Report
          analysis={analysis}
          notice={notice}
          headingRef={headingRef}
          isFreeTextCopied={isFreeTextCopied}
          slots={{
            banner,
            share,
            ...offer,
            minute: <OwnerMinute {...status} analysis={analysis} />,
            renderProof: (step) => <StepProof auditId={auditId} analysis={analysis} step={step} />,
            tabs: {
              fixes: (
                <FixesTab
                  auditId={auditId}
                  analysis={analysis}
                  viewer={viewer}
                  onCopied={() => setFreeTextCopied(true)}
                />
              ),
              proof: <ProofTab auditId={auditId} analysis={analysis} isSavedCopy={isSavedCopy} />,
              business: <BusinessTab auditId={auditId} analysis={analysis} businessId={businessId} viewer={viewer} />,
            },
          }}
        />
      ) : (
        <Suspense fallback={null}>
          <ClassicAuditReport {...props} businessId={businessId} viewer={viewer} banner={banner} share={share} />
        </Suspense>
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

/** Fetches the code of the other tabs once the first has settled: they open at once, and the whole report can be printed. */
function useIdlePreload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      // Without a connection a tab is fetched again when it is opened.
      for (const load of Object.values(loadTab)) void load().catch(() => {});
    }, settledMs);
    return () => clearTimeout(timer);
  }, [isOn]);
}

const settledMs = 2_000;

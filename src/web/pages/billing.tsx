import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, Navigate } from 'react-router';
import { Unplug } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { RequireAccount } from '#web/components/require-account.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { BillingFrame } from '#web/features/billing/billing-layout.tsx';
import { billingQuery } from '#web/features/billing/billing-query.ts';
import { BillingSkeleton } from '#web/features/billing/billing-skeleton.tsx';
import { BillingPlanSection } from '#web/features/billing/plan-section.tsx';
import { PurchasesSection } from '#web/features/billing/purchases-section.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Billing, Porchlight' }, ...privateMeta];

/** Plan, subscription and purchases of the signed-in user. */
export default function BillingPage() {
  return (
    <PageShell>
      <RequireAccount skeleton={<BillingSkeleton />}>{() => <Billing />}</RequireAccount>
    </PageShell>
  );
}

function Billing() {
  const { data, error, refetch } = useQuery(billingQuery);
  if (data !== undefined)
    return (
      <BillingFrame>
        <BillingPlanSection billing={data} />
        <PurchasesSection purchases={data.purchases} />
      </BillingFrame>
    );
  if (error === null) return <BillingSkeleton />;
  if (error instanceof ApiCallError && error.status === 401)
    return <Navigate replace to={paths.login.to(paths.billing.to())} />;
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]" role="alert">
        <Notice icon={Unplug} title="Billing could not be loaded" level={1}>
          <p className="max-w-measure text-ink-2">{failureSentence(error)} Your plan is not touched by this.</p>
          <Button variant="ink" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Notice>
      </div>
    </div>
  );
}

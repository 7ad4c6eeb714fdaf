import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type MetaFunction, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { pathAfterPayment, waitAnnouncement } from '#web/features/checkout/after-payment.ts';
import { PaymentOutcome } from '#web/features/checkout/payment-outcome.tsx';
import { usePaymentWait } from '#web/features/checkout/use-payment-wait.ts';
import { refreshCurrentUser } from '#web/lib/current-user.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Your payment, Porchlight' }, ...privateMeta];

/** Where the payment service redirects after a payment: waits for the webhook, then continues. Grants nothing itself. */
export default function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const checkoutId = search.get('session_id');
  return <Waiting key={checkoutId} checkoutId={checkoutId} />;
}

function Waiting({ checkoutId }: { readonly checkoutId: string | null }) {
  const wait = usePaymentWait(checkoutId);
  const hasSavedAudit = useHasSavedAudit();
  const { pathname, search } = useLocation();
  useGoOn(wait.kind === 'granted' ? pathAfterPayment(wait, hasSavedAudit) : null);
  if (wait.kind === 'signed-out') return <Navigate replace to={paths.login.to(pathname + search)} />;
  return (
    <PageShell>
      <p role="status" className="sr-only">
        {waitAnnouncement(wait.kind)}
      </p>
      <div className="page-width section-space">
        <div className="max-w-[46rem]">
          <PaymentOutcome wait={wait} onReload={() => location.reload()} />
        </div>
      </div>
    </PageShell>
  );
}

/** Navigates to `path` once, after refetching the account and everything that depends on the plan. */
function useGoOn(path: string | null): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useEffect(() => {
    if (path === null || isGoing.current) return;
    isGoing.current = true;
    void queryClient.invalidateQueries();
    // The new plan may still be unknown: the next page refetches.
    void refreshCurrentUser(queryClient)
      .catch(() => null)
      .then(() => navigate(path, { replace: true }));
  }, [path, queryClient, navigate]);
}

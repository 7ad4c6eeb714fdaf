import { Link, type MetaFunction } from 'react-router';
import { getPlanLimit } from '#shared/product/rights.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { EntryGate } from '#web/features/account/entry-gate.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { useNextPath } from '#web/features/account/next-path.ts';
import { describePurchase, purchaseUnderWay } from '#web/features/account/purchase-under-way.ts';
import { SignupForm } from '#web/features/account/signup-form.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [
  { title: 'Create your account, Porchlight' },
  { name: 'robots', content: 'noindex' },
];

/** The sign-up page, also for buyers on their way to the payment. */
export default function SignupPage() {
  const nextPath = useNextPath();
  const purchase = purchaseUnderWay(nextPath);
  return (
    <PageShell>
      <EntryLayout
        title="Create your account"
        lead={
          <div className="grid gap-2">
            {purchase !== null && (
              <p className="font-[560] text-ink">After this, the payment: {describePurchase(purchase)}.</p>
            )}
            <p>The audits in this browser move to your account.</p>
            <p>
              Have one already? <Link to={paths.login.to(nextPath)}>Log in</Link>.
            </p>
          </div>
        }
        beside={
          <Beside
            heading="One place for every report."
            points={[
              'The whole analysis is free: every check, its evidence, and the plan.',
              `Your audits of the last ${getPlanLimit('free', 'auditHistoryDays')} days open on any device. Pro keeps all of them.`,
              'Leave whenever you like: take your data with you, delete the account yourself.',
            ]}
          />
        }
      >
        <EntryGate>
          <SignupForm />
        </EntryGate>
      </EntryLayout>
    </PageShell>
  );
}

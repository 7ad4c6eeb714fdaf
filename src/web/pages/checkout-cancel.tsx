import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { CARD_DECLINED, DECLINED_MARK } from '#shared/product/payment-text.ts';
import { CircleAlert, Undo2 } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Payment cancelled, Porchlight' }, ...privateMeta];

/** Where the payment service redirects after a cancelled payment. */
export default function CheckoutCancelPage() {
  const [search] = useSearchParams();
  const auditId = search.get('audit');
  const isDeclined = search.get(DECLINED_MARK) === '1';
  const hasSavedAudit = useHasSavedAudit();
  return (
    <PageShell>
      <div className="page-width section-space">
        <div className="max-w-[46rem]">
          <Notice
            icon={isDeclined ? CircleAlert : Undo2}
            title={isDeclined ? 'The payment did not go through' : 'Nothing was paid'}
            level={1}
          >
            <p className="max-w-measure text-ink-2">
              {isDeclined
                ? `${CARD_DECLINED} Your audit is kept as it was.`
                : 'You left the payment before it was confirmed, so nothing was charged and nothing has changed. Your audit is kept as it was.'}
            </p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button asChild variant="ink" className="min-w-[12.5rem]">
                {auditId !== null || hasSavedAudit ? (
                  <Link to={paths.audit.to(auditId ?? undefined)}>Back to your audit</Link>
                ) : (
                  <Link to={paths.home.to()}>Go to the start page</Link>
                )}
              </Button>
              <TextButton asChild>
                <Link to={paths.pricing.to()}>See Pricing</Link>
              </TextButton>
            </div>
          </Notice>
        </div>
      </div>
    </PageShell>
  );
}

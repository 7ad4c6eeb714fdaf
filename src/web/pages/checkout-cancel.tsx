import { Undo2 } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { Notice } from '#web/components/notice.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Payment cancelled, Porchlight' }, ...privateMeta];

/** Where the payment service sends those who turned back. */
export default function CheckoutCancelPage() {
  const [search] = useSearchParams();
  const auditId = search.get('audit');
  const hasSavedAudit = useHasSavedAudit();
  return (
    <PageShell>
      <div className="page-width section-space">
        <div className="max-w-[46rem]">
          <Notice icon={Undo2} title="Nothing was paid" level={1}>
            <p className="max-w-measure text-ink-2">
              You left the payment before it was confirmed, so nothing was charged and nothing has changed. Your audit
              is kept as it was.
            </p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button asChild look="ink" className="min-w-[12.5rem]">
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

import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { DeleteAudit } from '#web/features/data-retention/delete-audit.tsx';
import { BusinessHistoryView, formatHistoryTitle } from '#web/features/history/business-history.tsx';
import { historyQuery } from '#web/features/history/history-queries.ts';
import { WatchLine } from '#web/features/watch/watch-line.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { privateMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => [...privateMeta];

/** Every audit of one business and the events between them. */
export default function BusinessHistoryPage() {
  const { businessId = '' } = useParams();
  const { data } = useQuery(historyQuery(businessId));
  const auth = useCurrentUser();
  const plan = auth.status === 'loading' ? null : auth.status === 'authenticated' ? auth.user.plan : 'free';
  return (
    <PageShell>
      <title>{formatHistoryTitle(data)}</title>
      <BusinessHistoryView
        key={businessId}
        businessId={businessId}
        watch={<WatchLine businessId={businessId} plan={plan} />}
        renderDeletion={({ auditId, createdAt }) => <DeleteAudit auditId={auditId} createdAt={createdAt} />}
      />
    </PageShell>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { DeleteAudit } from '#web/features/data-care/delete-audit.tsx';
import { BusinessHistory, titleOfHistory } from '#web/features/history/business-history.tsx';
import { historyQuery } from '#web/features/history/history-queries.ts';
import { WatchLine } from '#web/features/watch/watch-line.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { privateMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => [...privateMeta];

/** Every audit of one business and what happened between them. */
export default function BusinessHistoryPage() {
  const { businessId = '' } = useParams();
  const { data } = useQuery(historyQuery(businessId));
  const auth = useCurrentUser();
  const plan = auth.status === 'loading' ? null : auth.status === 'authenticated' ? auth.user.plan : 'free';
  return (
    <PageShell>
      <title>{titleOfHistory(data)}</title>
      <BusinessHistory
        key={businessId}
        businessId={businessId}
        watch={<WatchLine businessId={businessId} plan={plan} />}
        deletionOf={({ auditId, createdAt }) => <DeleteAudit auditId={auditId} createdAt={createdAt} />}
      />
    </PageShell>
  );
}

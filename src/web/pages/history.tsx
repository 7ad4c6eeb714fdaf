import type { MetaFunction } from 'react-router';
import { History } from '#web/components/icons/index.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { AuditForm } from '#web/features/audit-form/audit-form.tsx';
import { BusinessList } from '#web/features/history/business-list.tsx';
import { HistoryNotice } from '#web/features/history/history-frame.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => [{ title: 'History, Porchlight' }, ...privateMeta];

/** The businesses of this browser or account, with their last scores. */
export default function HistoryPage() {
  return (
    <PageShell>
      <BusinessList empty={<NothingAudited />} />
    </PageShell>
  );
}

function NothingAudited() {
  return (
    <HistoryNotice icon={History} title="No history yet">
      <p className="max-w-measure text-ink-2">
        Every audit you run is kept here, with what changed since the one before. Audits started in another browser are
        here once you are logged in.
      </p>
      <div className="mt-4 w-full">
        <AuditForm variant="ink" />
      </div>
    </HistoryNotice>
  );
}

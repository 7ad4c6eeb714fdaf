import { type MetaFunction, useParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { OwnerFiles } from '#web/features/owner-files/owner-files.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => [{ title: 'Your files, Porchlight' }, ...privateMeta];

/** The owner's uploaded exports for one audit's business. */
export default function YourFilesPage() {
  const { auditId = '' } = useParams();
  return (
    <PageShell>
      <OwnerFiles key={auditId} auditId={auditId} />
    </PageShell>
  );
}

import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { ComparisonView } from '#web/features/history/comparison.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => [{ title: 'What changed, Porchlight' }, ...privateMeta];

/** What changed up to an audit, since another one of the same business or since the one before. */
export default function ChangesPage() {
  const { auditId = '' } = useParams();
  const [search] = useSearchParams();
  const since = search.get('since') ?? undefined;
  return (
    <PageShell>
      <ComparisonView key={`${auditId} ${since}`} auditId={auditId} since={since} />
    </PageShell>
  );
}

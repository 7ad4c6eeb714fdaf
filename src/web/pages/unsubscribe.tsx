import type { MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Unsubscription } from '#web/features/account/unsubscription.tsx';
import { useMailedToken } from '#web/features/account/use-mailed-token.ts';

export const meta: MetaFunction = () => [
  { title: 'Unsubscribe, Porchlight' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The target of the unsubscribe link in report mails. */
export default function UnsubscribePage() {
  const token = useMailedToken();
  return (
    <PageShell>
      <div className="page-width section-space">
        <div className="max-w-[34rem]">
          <Unsubscription token={token} />
        </div>
      </div>
    </PageShell>
  );
}

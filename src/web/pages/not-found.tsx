import { Link, type MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [
  { title: 'Page Not Found, Porchlight' },
  { name: 'robots', content: 'noindex' },
];

/** Any address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <PageShell>
      <div className="page-width section-space">
        <h1>Page Not Found</h1>
        <p className="mt-6 max-w-measure text-ink-2 text-lead leading-[1.5]">
          Nobody lives at this address. It may have been typed wrongly, or the page has moved.
        </p>
        <Button asChild look="ink" className="mt-8">
          <Link to={paths.home.to()}>Go to the start page</Link>
        </Button>
      </div>
    </PageShell>
  );
}

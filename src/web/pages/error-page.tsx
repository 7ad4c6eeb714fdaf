import { Link } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { paths } from '#web/paths.ts';

/** The error boundary. Says that saved data is still there, or that there is no connection. */
export function ErrorPage() {
  const isOnline = useOnline();
  return (
    <PageShell bottomBar={null}>
      <title>Something broke, Porchlight</title>
      <div className="page-width section-space">
        <div role="alert">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)]">
            {isOnline ? 'Something broke on this page' : 'You are offline'}
          </h1>
          <p className="mt-6 max-w-measure text-ink-2 text-lead leading-[1.5]">
            {isOnline
              ? 'Sorry, that’s our fault. Your audits are safe. Loading the page again usually helps.'
              : 'We couldn’t load this page without a connection. Load it again when you’re back online.'}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="ink" onClick={() => location.reload()}>
            Load the page again
          </Button>
          <Button asChild>
            <Link reloadDocument to={paths.home.to()}>
              Go to the start page
            </Link>
          </Button>
        </div>
      </div>
    </PageShell>
  );
}

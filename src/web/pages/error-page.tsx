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
              ? 'The fault is ours, not yours. Your audits are kept on our side and nothing is lost. Loading the page again usually helps.'
              : 'This page could not be loaded without a connection. Nothing is lost: load it again when you are back.'}
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

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isWorthReloading } from '#web/lib/missing-part.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { paths } from '#web/paths.ts';
import { LoadingPage } from './loading-page.tsx';

const broken = {
  title: 'Something broke on this page',
  sentence: 'Sorry, that’s our fault. Your audits are safe. Loading the page again usually helps.',
} as const;
const offline = {
  title: 'You’re offline',
  sentence: 'We couldn’t load this page without a connection. Load it again when you’re back online.',
} as const;
const incomplete = {
  title: 'This page didn’t load completely',
  sentence: 'We may be updating Porchlight right now. Your audits are safe. Load the page again in a minute.',
} as const;

/** The error page of a page whose script is missing; before that it is loaded again, once. */
export function MissingPartPage() {
  const [isReloading] = useState(() => isWorthReloading());
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  return isReloading ? <LoadingPage /> : <ErrorPage problem={incomplete} />;
}

/** The error boundary. Says that saved data is still there, or that there is no connection. */
export function ErrorPage({ problem = broken }: { readonly problem?: typeof broken | typeof incomplete }) {
  const { title, sentence } = useOnline() ? problem : offline;
  return (
    <PageShell bottomBar={null}>
      <title>Something broke, Porchlight</title>
      <div className="page-width section-space">
        <div role="alert">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)]">{title}</h1>
          <p className="mt-6 max-w-measure text-ink-2 text-lead leading-[1.5]">{sentence}</p>
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

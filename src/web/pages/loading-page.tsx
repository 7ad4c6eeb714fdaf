import { LoadingLine } from '#web/components/loading-line.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { RenderedFirstView } from './rendered-first-view.tsx';

/** The bar and a loading indicator, or what the server rendered of a report, until a route's script has loaded. */
export function LoadingPage() {
  return (
    <PageShell bottomBar={null}>
      <title>Porchlight</title>
      <RenderedFirstView fallback={<Loading />} />
    </PageShell>
  );
}

function Loading() {
  return (
    <div className="page-width section-space">
      <LoadingLine />
      <noscript>
        <p className="mt-6 max-w-measure">
          This page needs JavaScript: it is made in your browser. The start page, the prices, the guides and how we
          score can be read without.
        </p>
      </noscript>
    </div>
  );
}

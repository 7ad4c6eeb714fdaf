import { LoadingLine } from '#web/components/loading-line.tsx';
import { PageShell } from '#web/components/page-shell.tsx';

/** The bar and a loading indicator, until a route's script has loaded. */
export function LoadingPage() {
  return (
    <PageShell bottomBar={null}>
      <title>Porchlight</title>
      <div className="page-width section-space">
        <LoadingLine />
        <noscript>
          <p className="mt-6 max-w-measure">
            This page needs JavaScript: it is made in your browser. The start page, the prices, the guides and how we
            score can be read without.
          </p>
        </noscript>
      </div>
    </PageShell>
  );
}

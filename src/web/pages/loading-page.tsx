import { LoaderCircle } from '#web/components/icons/index.ts';
import { PageShell } from '#web/components/page-shell.tsx';

/** The bar and a loading indicator, until a route's script has loaded; a short wait shows no indicator. */
export function LoadingPage() {
  return (
    <PageShell bottomBar={null}>
      <title>Porchlight</title>
      <div className="page-width section-space">
        <p role="status" className="appears-late flex items-center gap-3 text-ink-2">
          <LoaderCircle aria-hidden className="animate-turn" />
          Loading
        </p>
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

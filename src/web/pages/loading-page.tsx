import { FIRST_VIEW } from '#shared/product/first-view.ts';
import { LoadingLine } from '#web/components/loading-line.tsx';
import { PageShell } from '#web/components/page-shell.tsx';

/** The bar and a loading indicator, or what the server rendered of a report, until a route's script has loaded. */
export function LoadingPage() {
  const firstView = typeof document === 'undefined' ? null : document.getElementById(FIRST_VIEW.elementId);
  return (
    <PageShell bottomBar={null}>
      <title>Porchlight</title>
      {firstView === null ? <Loading /> : <FirstView html={firstView.innerHTML} />}
    </PageShell>
  );
}

/** What the server rendered stays as it is. */
function FirstView({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is in the page already, written by our server.
  return <div id={FIRST_VIEW.elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
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

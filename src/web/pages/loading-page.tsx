import { PageShell } from '#web/components/page-shell.tsx';

/** The bar and an empty page, for the moment before the script of an address arrives: no sign that could flash. */
export function LoadingPage() {
  return (
    <PageShell>
      <title>Porchlight</title>
      <p role="status" className="sr-only">
        Loading
      </p>
    </PageShell>
  );
}

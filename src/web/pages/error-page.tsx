import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** A screen that broke. What was saved is still there, and says so. */
export function ErrorPage() {
  return (
    <PageShell>
      <title>Something broke, Porchlight</title>
      <div className="page-width section-space" role="alert">
        <h1>Something broke on this page</h1>
        <p className="mt-6 max-w-measure text-ink-2 text-lead leading-[1.5]">
          The fault is ours, not yours. Your audits are kept on our side and nothing is lost. Loading the page again
          usually helps.
        </p>
        <Button look="ink" className="mt-8" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </div>
    </PageShell>
  );
}

import { Link } from 'react-router';
import { FileUp } from '#web/components/icons/index.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

/** A link from a report to the screen for exports of Search Console, Analytics and Bing. */
export function YourFilesSection({ auditId }: { readonly auditId: string }) {
  return (
    <ReportSection id="yourFiles" isScreenOnly title="Your files">
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-measure">
          <b className="block font-[640]">Who links to you, visits from ChatGPT, and whether AI tools name you</b>
          <span className="text-ink-2 text-note">
            Upload one of your own exports in 2 to 3 minutes and we score it.
          </span>
        </p>
        <Button asChild className="justify-self-start">
          <Link to={paths.yourFiles.to(auditId)}>
            <FileUp aria-hidden />
            Open your files
          </Link>
        </Button>
      </div>
    </ReportSection>
  );
}

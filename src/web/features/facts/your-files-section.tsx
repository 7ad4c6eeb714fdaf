import { FileUp } from 'lucide-react';
import { Link } from 'react-router';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

/** A link from a report to the screen for exports of Search Console, Analytics and Bing. */
export function YourFilesSection({ auditId }: { readonly auditId: string }) {
  return (
    <ReportSection
      id="yourFiles"
      isScreenOnly
      title="Your files"
      lead="Who links to you, visits from ChatGPT, and whether AI tools name you: your own exports tell. Upload one in 2 to 3 minutes and we score it."
    >
      <Button asChild>
        <Link to={paths.yourFiles.to(auditId)}>
          <FileUp aria-hidden />
          Open your files
        </Link>
      </Button>
    </ReportSection>
  );
}

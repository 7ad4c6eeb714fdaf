import type { ReactNode, Ref } from 'react';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { Notice } from '#web/components/notice.tsx';
import { failureHeadlines } from './failure-headlines.ts';

interface FailedAuditProps {
  readonly failure: AuditFailure;
  /** The form, with the URL that failed in it. */
  readonly form: (action: string) => ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A failed audit: what happened, what to try, and the URL ready to be corrected or tried again. */
export function FailedAudit({ failure, form, headingRef }: FailedAuditProps) {
  const { icon, title, isWorthRepeating } = failureHeadlines[failure.code];
  const said = withoutTitle(failure.error, title);
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]">
        <Notice icon={icon} title={title} level={1} headingRef={headingRef}>
          {said !== '' && <p className="max-w-measure text-ink-2 text-lead leading-[1.5]">{said}</p>}
          <div className="mt-6 w-full">{form(isWorthRepeating ? 'Try Again' : 'Run My Free GBP Audit')}</div>
        </Notice>
      </div>
    </div>
  );
}

/** A sentence that says no more than the headline above it is not said twice. */
function withoutTitle(text: string, title: string): string {
  return text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text;
}

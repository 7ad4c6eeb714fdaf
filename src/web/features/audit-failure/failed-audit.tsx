import type { ReactNode, Ref } from 'react';
import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { failureHeadlines } from './failure-headlines.ts';

interface FailedAuditProps {
  readonly failure: AuditFailure;
  /** The host that was to be audited. */
  readonly host: string;
  /** The form, with the URL that failed in it. */
  readonly form: (action: string) => ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Failures that the site's host can end by one setting. */
const BLOCKS: ReadonlySet<AuditFailureCode> = new Set(['access-denied', 'bot-challenge']);

/** A failed audit: what happened, what to try, and the URL ready to be corrected or tried again. */
export function FailedAudit({ failure, host, form, headingRef }: FailedAuditProps) {
  const { icon, title, isWorthRepeating } = failureHeadlines[failure.code];
  const said = withoutTitle(failure.error, title);
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]">
        <Notice icon={icon} title={title} level={1} headingRef={headingRef}>
          {said !== '' && <p className="max-w-measure text-ink-2 text-lead leading-[1.5]">{said}</p>}
          {BLOCKS.has(failure.code) && <CopyButton text={textForHost(host)} label="Copy text for your host" />}
          <div className="mt-6 w-full">{form(isWorthRepeating ? 'Try Again' : 'Run My Free GBP Audit')}</div>
        </Notice>
      </div>
    </div>
  );
}

function textForHost(host: string): string {
  return `Please allow the user agent PorchlightBot on ${host}. It checks how search engines and AI tools see our website, and gets blocked now.`;
}

/** A sentence that says no more than the headline above it is not said twice. */
function withoutTitle(text: string, title: string): string {
  return text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text;
}

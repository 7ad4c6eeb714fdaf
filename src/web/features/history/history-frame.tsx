import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft, type IconComponent, Unplug } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';

interface HistoryFrameProps {
  /** A link back to the list that this page was opened from. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** At the right of the title on a wide screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the history pages, the same while loading and after. */
export function HistoryFrame({ back, title, lead, aside, children }: HistoryFrameProps) {
  return (
    <div className="page-width pt-[clamp(1.5rem,3vw,2.5rem)] pb-(--section-space)">
      {back !== undefined && (
        <Link to={back.to} className="inline-flex min-h-11 items-center gap-1.5 text-note no-underline hover:underline">
          <ArrowLeft aria-hidden />
          {back.label}
        </Link>
      )}
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 max-w-[44rem]">
          <h1 className="text-section leading-[1.12] tracking-display [overflow-wrap:anywhere]">{title}</h1>
          {lead !== undefined && <div className="mt-3 max-w-measure text-ink-2">{lead}</div>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

interface HistoryNoticeProps {
  readonly icon: IconComponent;
  readonly title: string;
  readonly children: ReactNode;
}

/** A history page that is only a message: empty, not allowed, not reachable. */
export function HistoryNotice({ icon, title, children }: HistoryNoticeProps) {
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]">
        <Notice icon={icon} title={title} level={1}>
          {children}
        </Notice>
      </div>
    </div>
  );
}

/** Why it could not be loaded, and a retry. */
export function HistoryFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <HistoryNotice icon={Unplug} title="We couldn’t load this">
        <p className="max-w-measure text-ink-2">{failureSentence(error)} Your audits are safe.</p>
        <Button variant="ink" onClick={onRetry}>
          Try Again
        </Button>
      </HistoryNotice>
    </div>
  );
}

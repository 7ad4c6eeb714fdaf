import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnerFilesView } from '#shared/api/owner-files.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ArrowLeft } from '#web/components/icons/index.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { FILE_GUIDES } from './file-guides.ts';
import { FileSection } from './file-section.tsx';
import { ownerFilesQuery } from './owner-file-queries.ts';

/** All kinds of an owner's files for a business, on one screen. */
export function OwnerFiles({ auditId }: { readonly auditId: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownerFilesQuery(auditId));
  return (
    <Frame auditId={auditId} data={data}>
      {data !== undefined &&
        FILE_GUIDES.map((guide) => (
          <FileSection
            key={guide.kind}
            auditId={auditId}
            guide={guide}
            kept={data.files.find(({ kind }) => kind === guide.kind) ?? null}
          />
        ))}
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <div role="alert" className="grid max-w-measure justify-items-start gap-4">
          <p>
            {isMissing(error) ? 'This audit isn’t in your account. Open it from your history.' : failureSentence(error)}
          </p>
          {isMissing(error) ? (
            <Link to={paths.history.to()} className="inline-flex min-h-11 items-center font-[620]">
              Open your history
            </Link>
          ) : (
            <BusyButton isBusy={isFetching} busyLabel="Loading" onPress={() => void refetch()}>
              Load again
            </BusyButton>
          )}
        </div>
      )}
    </Frame>
  );
}

function isMissing(error: Error): boolean {
  return error instanceof ApiCallError && error.status === 404;
}

interface FrameProps {
  readonly auditId: string;
  readonly data: OwnerFilesView | undefined;
  readonly children: ReactNode;
}

function Frame({ auditId, data, children }: FrameProps) {
  const name = data === undefined ? null : (data.businessName ?? formatHost(data.websiteUrl));
  return (
    <div className="page-width pt-[clamp(1.5rem,3vw,2.5rem)] pb-(--section-space)">
      <Link
        to={paths.audit.to(auditId)}
        className="inline-flex min-h-11 items-center gap-1.5 text-note no-underline hover:underline"
      >
        <ArrowLeft aria-hidden />
        Back to the report
      </Link>
      <div className="mt-2 mb-10 grid max-w-[44rem] gap-3">
        <h1 className="text-section leading-[1.12] tracking-display">Your files</h1>
        <p className="max-w-measure text-ink-2">
          {name !== null && (
            <>
              For <bdi className="font-[620] text-ink [overflow-wrap:anywhere]">{name}</bdi>.{' '}
            </>
          )}
          Some checks need numbers that only you can export. We show you what we read before it counts. We use it for
          this report and the next ones, and we don’t keep the file.
        </p>
      </div>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-10">
      <p className="sr-only">Loading your files</p>
      {FILE_GUIDES.map(({ kind }) => (
        <div key={kind} className="grid gap-4">
          <Skeleton className="h-[1.6em] w-56" />
          <Skeleton className="h-32 w-full max-w-[44rem]" />
        </div>
      ))}
    </div>
  );
}

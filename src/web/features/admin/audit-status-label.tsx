import type { AuditStatus } from '#shared/api/audits.ts';
import { CircleCheck, CircleX, Clock, LoaderCircle } from '#web/components/icons/index.ts';
import { StatusLabel } from './status-label.tsx';

/** The outcome of an audit, with its score when it has one. */
export function AuditStatusLabel({ status, score }: { readonly status: AuditStatus; readonly score: number | null }) {
  switch (status) {
    case 'queued':
      return (
        <StatusLabel icon={Clock} tone="quiet">
          Waiting
        </StatusLabel>
      );
    case 'running':
      return (
        <StatusLabel icon={LoaderCircle} tone="plain">
          Running
        </StatusLabel>
      );
    case 'done':
      return (
        <StatusLabel icon={CircleCheck} tone="quiet">
          {score === null ? 'Done, no score' : `Done, score ${score}`}
        </StatusLabel>
      );
    case 'failed':
      return (
        <StatusLabel icon={CircleX} tone="poor">
          Failed
        </StatusLabel>
      );
    default:
      return status satisfies never;
  }
}

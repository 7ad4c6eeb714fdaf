import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { AuditStatus } from '#shared/api/audits.ts';
import { StatusWord } from './status-word.tsx';

/** How an audit ended, with its score when it has one. */
export function AuditStatusWord({ status, score }: { readonly status: AuditStatus; readonly score: number | null }) {
  switch (status) {
    case 'queued':
      return (
        <StatusWord icon={Clock} tone="quiet">
          Waiting
        </StatusWord>
      );
    case 'running':
      return (
        <StatusWord icon={LoaderCircle} tone="plain">
          Running
        </StatusWord>
      );
    case 'done':
      return (
        <StatusWord icon={CircleCheck} tone="quiet">
          {score === null ? 'Done, no score' : `Done, score ${score}`}
        </StatusWord>
      );
    case 'failed':
      return (
        <StatusWord icon={CircleX} tone="poor">
          Failed
        </StatusWord>
      );
    default:
      return status satisfies never;
  }
}

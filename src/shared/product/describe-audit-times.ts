import type { AuditTimes } from '../api/audit-times.ts';

/** A figure of `npm run bench`, for servers without enough measurements of their own: bench/history.json. */
export const BENCH_AUDIT = { ms: 456, pages: 25, on: '2026-11-30' } as const;

/** "0.4 seconds", "4 seconds", "1 minute 10 seconds": rounded for display. */
export function formatRoughDuration(ms: number): string {
  if (ms < 950) return `${(Math.max(ms, 100) / 1000).toFixed(1)} seconds`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return countWords(seconds, 'second');
  const rest = seconds % 60;
  const minutes = countWords(Math.floor(seconds / 60), 'minute');
  return rest === 0 ? minutes : `${minutes} ${countWords(rest, 'second')}`;
}

/** The usual duration of an audit, and the basis of that figure. */
export function usualTimeSentence(measured: AuditTimes | null): string {
  if (measured === null)
    return `Our own test site of ${BENCH_AUDIT.pages} pages takes ${formatRoughDuration(BENCH_AUDIT.ms)}. Slow sites take longer.`;
  return `Usually done in ${formatRoughDuration(measured.medianMs)}. ${describeAuditTimes(measured)}`;
}

/** The sample of the median: "That is the median of 37 audits in 30 days. 19 of 20 took up to 9 seconds." */
export function describeAuditTimes({ p95Ms, count, days }: AuditTimes): string {
  return `That is the median of ${count.toLocaleString('en-US')} audits in ${days} days. 19 of 20 took up to ${formatRoughDuration(p95Ms)}.`;
}

function countWords(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

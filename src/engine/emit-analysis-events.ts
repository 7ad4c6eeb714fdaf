import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';

/** Emits the events of an analysis: a line about the facts, then each factor. */
export function emitAnalysisEvents(analysis: Analysis, onEvent: (event: AuditEvent) => void, elapsedMs: number): void {
  onEvent({ type: 'progress', step: 'facts', done: 1, total: 1, elapsedMs, detail: factsDetail(analysis) });
  for (const key of FACTOR_KEYS) {
    const { score, summary } = analysis.factors[key];
    onEvent({ type: 'factor', key, score, summary });
  }
  const measured = FACTOR_KEYS.filter((key) => analysis.factors[key].score !== null).length;
  const detail = `${measured} of ${FACTOR_KEYS.length} factors measured`;
  onEvent({ type: 'progress', step: 'factors', done: measured, total: FACTOR_KEYS.length, elapsedMs, detail });
}

function factsDetail({ business, site }: Analysis): string {
  const read = site.pages.filter(({ problem }) => problem === null).length;
  const phones = business.phones.length;
  const pages = `${read} ${read === 1 ? 'page' : 'pages'}`;
  return phones === 0 ? pages : `${pages}, ${phones === 1 ? 'one phone number' : `${phones} phone numbers`}`;
}

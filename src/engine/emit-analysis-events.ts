import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';

/** Emits the events of an analysis: the facts first, then each factor with its checks. */
export function emitAnalysisEvents(analysis: Analysis, onEvent: (event: AuditEvent) => void, elapsedMs: number): void {
  const facts = factLines(analysis);
  for (const [name, value] of facts) onEvent({ type: 'fact', name, value });
  onEvent({ type: 'progress', step: 'facts', done: 1, total: 1, elapsedMs, detail: factsDetail(analysis) });
  for (const key of FACTOR_KEYS) {
    const { score, summary, checks } = analysis.factors[key];
    onEvent({
      type: 'factor',
      key,
      score,
      summary,
      checks: checks.map(({ id, label, status }) => ({ id, label, status })),
    });
  }
  const measured = FACTOR_KEYS.filter((key) => analysis.factors[key].score !== null).length;
  const detail = `${measured} of ${FACTOR_KEYS.length} factors measured`;
  onEvent({ type: 'progress', step: 'factors', done: measured, total: FACTOR_KEYS.length, elapsedMs, detail });
}

function factLines({ business }: Analysis): [string, string][] {
  const phone = business.phones.find(({ isMain }) => isMain) ?? business.phones[0];
  const address = business.address;
  const lines: [string, string | null | undefined][] = [
    ['name', business.name],
    ['category', business.category?.label],
    ['phones', phone?.display],
    [
      'address',
      address === null
        ? null
        : [address.street, address.city, address.region, address.postalCode].filter(Boolean).join(', '),
    ],
    ['languages', business.languages.join(', ')],
    ['siteBuilder', business.siteBuilder],
  ];
  return lines.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function factsDetail({ business, site }: Analysis): string {
  const read = site.pages.filter(({ problem }) => problem === null).length;
  const phones = business.phones.length;
  const pages = `${read} ${read === 1 ? 'page' : 'pages'}`;
  return phones === 0 ? pages : `${pages}, ${phones === 1 ? 'one phone number' : `${phones} phone numbers`}`;
}

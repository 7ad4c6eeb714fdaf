import { parse } from 'tldts';
import { STORED_LIMITS, type StoredLinks } from '#shared/owner-files/stored-files.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { getCell, isFormula, type ReadKind, type TableJob } from './file-job.ts';
import { formatInteger } from './format-integer.ts';
import { compared } from './match-columns.ts';
import { parseCount } from './parse-count.ts';
import type { SkippedLine } from './read-table.ts';
import { findSpamReason } from './spam-domains.ts';
import { findTrustReason } from './trusted-domains.ts';

/** The most rows of a table in Search Console. */
const SEARCH_CONSOLE_ROWS = 1000;
const SHOWN = 8;
const OWN_PAGES =
  'This table lists your own pages. In Search Console open Links, then “Top linking sites”, and export that.';
const OWN_PAGE_HEADERS = new Set([
  'targetpage',
  'targetpages',
  'zielseite',
  'pagecible',
  'paginadedestino',
  'paginadidestinazione',
  'doelpagina',
  'stronadocelowa',
  'ターゲットページ',
]);

/** Referring domains of a list of links: registrable domains, each once, without the site's own. Pure. */
export function readLinks(job: TableJob): ReadKind<StoredLinks> {
  const { rows, mapping, siteUrl, fileName, uploadedAt, header } = job;
  const own = registrable(siteUrl);
  const domains = new Map<string, number | null>();
  const skipped: SkippedLine[] = [];
  let ownRows = 0;
  for (const row of rows) {
    const cell = getCell(row, mapping.site);
    const domain = isFormula(cell) ? null : registrable(cell);
    if (domain === null) {
      skipped.push({ line: row.line, reason: cell === '' ? 'No website' : 'Not a website' });
      continue;
    }
    if (domain === own) {
      ownRows += 1;
      continue;
    }
    const links = mapping.links === undefined ? 1 : parseCount(getCell(row, mapping.links));
    const before = domains.get(domain) ?? 0;
    domains.set(domain, links === null ? before : Math.min(1e12, before + Math.round(links)));
  }
  const isOwnTable =
    ownRows > domains.size || header?.cells.some((cell) => OWN_PAGE_HEADERS.has(compared(cell))) === true;
  const isOwnPages = isOwnTable && domains.size <= ownRows;
  const sorted = [...domains].toSorted(([a, one], [b, other]) => (other ?? 0) - (one ?? 0) || (a < b ? -1 : 1));
  const names = sorted.map(([domain]) => domain);
  const trusted = names.filter((domain) => findTrustReason(domain) !== null);
  const spam = names.filter((domain) => findTrustReason(domain) === null && findSpamReason(domain) !== null);
  const problem =
    isOwnPages && rows.length > 0 ? OWN_PAGES : names.length === 0 ? 'We found no website in this file.' : null;
  return {
    kept:
      problem === null
        ? {
            fileName,
            uploadedAt,
            domains: sorted.slice(0, STORED_LIMITS.domains).map(([domain, links]) => ({ domain, links })),
            moreDomains: Math.max(0, sorted.length - STORED_LIMITS.domains),
          }
        : null,
    problem,
    counts: [
      { label: 'Websites that link to you', value: formatInteger(names.length) },
      { label: 'Trusted ones', value: formatInteger(trusted.length) },
      { label: 'Look like spam', value: formatInteger(spam.length) },
    ],
    examples: [...trusted.slice(0, SHOWN), ...spam.slice(0, SHOWN)].map(
      (domain) => `${domain} (${findTrustReason(domain) ?? `spam: ${findSpamReason(domain) ?? ''}`})`,
    ),
    period: null,
    skipped,
    notes: [
      ...(ownRows > 0 && problem === null
        ? [
            ownRows === 1
              ? '1 row is your own site and doesn’t count.'
              : `${formatInteger(ownRows)} rows are your own site and don’t count.`,
          ]
        : []),
      ...(rows.length >= SEARCH_CONSOLE_ROWS && rows.length <= SEARCH_CONSOLE_ROWS + 1
        ? ['Search Console exports 1,000 rows at most. There may be more.']
        : []),
    ],
  };
}

/** The registrable domain of a URL or host in lower case; null for an IP address and for an unknown suffix. */
function registrable(text: string): string | null {
  if (text.length > 2100 || /\s/.test(text.trim())) return null;
  const { domain, isIp, hostname } = parse(foldText(text.trim()).replace(/^(?:domain:|\*\.|\/\/)/, ''));
  if (domain === null || isIp === true || hostname === null || domain.length > 253) return null;
  return domain;
}

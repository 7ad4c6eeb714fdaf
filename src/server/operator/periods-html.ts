import { type RetentionPeriods, retentionRows } from '#shared/product/retention.ts';
import { escapeOperatorHtml } from './operator-html.ts';

/** The table of retention periods on the privacy page, from this server's settings. */
export function periodsHtml(periods: RetentionPeriods): string {
  const rows = retentionRows(periods).map(
    ({ what, howLong }) =>
      `<tr><th scope="row">${escapeOperatorHtml(what)}</th><td>${escapeOperatorHtml(howLong)}</td></tr>`,
  );
  return `<table data-pairs><thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

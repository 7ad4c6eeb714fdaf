import type { Analysis } from '#shared/audit/analysis.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { brandingData } from '../pdf/branding-data.ts';
import { breakable } from '../pdf/breakable.ts';
import { setForeignText } from '../pdf/foreign-text.ts';
import { scoreData } from '../pdf/score-data.ts';

/** Longer names are truncated: smaller letters would be unreadable in a preview. */
const longestName = 90;
const longestHost = 70;

/** The contents of a share link's preview picture, as plain data for the template `share-preview`. */
export function previewData(analysis: Analysis, branding: ReportBranding) {
  const { businessName, websiteUrl, business, collectedAt } = analysis;
  const host = formatHost(websiteUrl);
  return {
    branding: brandingData(branding),
    name: setForeignText(
      businessName ?? host,
      businessName === null ? null : (business.languages[0] ?? null),
      longestName,
    ),
    host: businessName === null ? null : breakable(cutText(host, longestHost)),
    readOn: formatDay(collectedAt.slice(0, 10)),
    score: scoreData(analysis),
  };
}

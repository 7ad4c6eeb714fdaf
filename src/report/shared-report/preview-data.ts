import type { Analysis } from '#shared/audit/analysis.ts';
import type { ReportDress } from '#shared/report/report-brand.ts';
import { hostOf } from '#shared/report/safe-link.ts';
import { breakable } from '../pdf/breakable.ts';
import { dressData } from '../pdf/dress-data.ts';
import { dayOnPaper } from '../pdf/paper.ts';
import { scoreData } from '../pdf/score-data.ts';
import { siteWords } from '../pdf/site-words.ts';

/** Longer names are cut: smaller letters would not be read in a preview. */
const longestName = 90;
const longestHost = 70;

/** What stands in the picture beside a shared link, as plain data for the template `share-preview`. */
export function previewData(analysis: Analysis, dress: ReportDress) {
  const { businessName, websiteUrl, business, collectedAt } = analysis;
  const host = hostOf(websiteUrl);
  return {
    dress: dressData(dress),
    name: siteWords(businessName ?? host, businessName === null ? null : (business.languages[0] ?? null), longestName),
    host: businessName === null ? null : breakable(host.slice(0, longestHost)),
    readOn: dayOnPaper(collectedAt.slice(0, 10)),
    score: scoreData(analysis),
  };
}
export type PreviewData = ReturnType<typeof previewData>;

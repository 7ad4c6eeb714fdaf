import { parsePage } from '../crawl/parse-page.ts';
import { judgeAgain, type ReportWithEvidence } from './judge-again.ts';

/**
 * The process that judges one report again and ends. It knows no key, no database and no network; pages are read in it too. What
 * holds it up or fills it harms nothing else.
 */
process.once('message', async (files: ReportWithEvidence) => {
  const outcome = await judgeAgain(files, { parse: async (input) => ({ ok: true, page: parsePage(input) }) });
  process.send?.(outcome, () => process.exit());
});

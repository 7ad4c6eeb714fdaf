import { answerInChildProcess } from '../child-process/answer-in-child-process.ts';
import { parsePage } from '../crawl/html/parse-page.ts';
import { recomputeAndCompare } from './verify-report.ts';

/**
 * The process that evaluates one report again and ends. It knows no key, no database and no network; pages are read in it too. What
 * holds it up or fills it harms nothing else.
 */
answerInChildProcess<null>((_, [report = new Uint8Array(), evidence = new Uint8Array()]) =>
  recomputeAndCompare({ report, evidence }, { parse: async (input) => ({ ok: true, page: parsePage(input) }) }),
);

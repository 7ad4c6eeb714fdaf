import { answerInChildProcess } from '../child-process/answer-in-child-process.ts';
import { parsePage } from '../crawl/html/parse-page.ts';
import { recomputeAndCompare } from './verify-report.ts';

/**
 * The child process that verifies one report and exits. It has no keys, no database and no network, and parses pages
 * itself. A crash or hang affects nothing else.
 */
answerInChildProcess<null>((_, [report = new Uint8Array(), evidence = new Uint8Array()]) =>
  recomputeAndCompare({ report, evidence }, { parse: async (input) => ({ ok: true, page: parsePage(input) }) }),
);

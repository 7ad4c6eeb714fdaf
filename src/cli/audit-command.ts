import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import { getUserAgent } from '#engine/crawl/fetch/user-agent.ts';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { EvidenceBundle } from '#engine/evidence/evidence-bundle.ts';
import { type AuditOutcome, type AuditTarget, DEFAULT_DEADLINE_MS, runAudit } from '#engine/run-audit.ts';
import { type HostMapping, parseHostMapping } from '#providers/host-mapping.ts';
import { createSafeFetcher } from '#providers/http.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { progressPrinter } from './progress-printer.ts';
import { AUDIT_USAGE } from './usage.ts';

const EXIT = { audited: 0, notSaved: 1, wrongUsage: 2, notAudited: 3 } as const;
/** The page that explains our bot to site owners. */
const ABOUT_OUR_BOT = 'https://porchlight.example/bot';

/** What an audit in the terminal needs. */
export interface TerminalAudit {
  readonly target: AuditTarget;
  readonly json: boolean;
  readonly deadlineMs: number;
  readonly connectTo: HostMapping;
}

interface AuditOptions extends TerminalAudit {
  readonly save: string | null;
}

/**
 * Audits one site in the terminal. Resolves with the exit code: 0 audited, 1 audited but not saved where `--save` says, 2 wrong usage,
 * 3 could not be audited.
 */
export async function auditCommand(words: readonly string[], parser: PageParserPool): Promise<number> {
  const options = readOptions(words);
  if ('wrong' in options) {
    process.stderr.write(`${options.wrong}\nUsage: ${AUDIT_USAGE}\n`);
    return EXIT.wrongUsage;
  }
  if ('refused' in options) return printFailure(options.refused.code, options.refused.error, options.json);
  const outcome = await auditTarget(options, parser);
  const isSaved = options.save === null || (await saveBundle(options.save, outcome.bundle));
  if (outcome.kind === 'failed') return printFailure(outcome.failure.code, outcome.failure.error, options.json);
  process.stdout.write(
    options.json ? `${JSON.stringify(outcome.analysis, null, 2)}\n` : await readableReport(outcome.analysis),
  );
  return isSaved ? EXIT.audited : EXIT.notSaved;
}

// Loaded lazily, while waiting for the site's responses.

/** Whether the evidence could be written; why not is printed. */
async function saveBundle(file: string, bundle: EvidenceBundle): Promise<boolean> {
  const { encodeBundle } = await import('#engine/evidence/bundle-file.ts');
  try {
    await writeFile(file, encodeBundle(bundle));
    return true;
  } catch (error) {
    process.stderr.write(`The evidence was not saved: ${(error as Error).message}\n`);
    return false;
  }
}

async function readableReport(analysis: Analysis): Promise<string> {
  const { terminalReport } = await import('#report/terminal-report.ts');
  return terminalReport(analysis, { colour: process.stdout.isTTY === true && process.env.NO_COLOR === undefined });
}

/** Audits a site with progress on a terminal. Never throws for what the site does. */
export async function auditTarget(options: TerminalAudit, parser: PageParserPool): Promise<AuditOutcome> {
  const stop = new AbortController();
  const printer = process.stderr.isTTY === true && !options.json ? progressPrinter(process.stderr) : null;
  try {
    return await runAudit(
      options.target,
      {
        fetcher: createSafeFetcher({ connectTo: options.connectTo }),
        parser,
        now: () => performance.now(),
        today: () => new Date(),
        userAgent: getUserAgent(ABOUT_OUR_BOT),
      },
      { deadlineMs: options.deadlineMs },
      (event) => printer?.tell(event),
      stop.signal,
    );
  } finally {
    printer?.end();
  }
}

function printFailure(code: string, error: string, json: boolean): number {
  if (json) process.stdout.write(`${JSON.stringify({ success: false, error, code })}\n`);
  process.stderr.write(`${error}\n`);
  return EXIT.notAudited;
}

type ReadOptions =
  | AuditOptions
  | { readonly wrong: string }
  | { readonly refused: { readonly code: string; readonly error: string }; readonly json: boolean };

function readOptions(words: readonly string[]): ReadOptions {
  const parsed = parseWords(words);
  if (typeof parsed === 'string') return { wrong: parsed };
  const { values, positionals } = parsed;
  const [address, ...more] = positionals;
  if (address === undefined) return { wrong: 'Which website? Give its address.' };
  if (more.length > 0) return { wrong: `One address at a time: ${more.join(' ')} is too many.` };
  const seconds = Number(values.timeout ?? DEFAULT_DEADLINE_MS / 1000);
  if (!Number.isFinite(seconds) || seconds < 1 || seconds > 300)
    return { wrong: '--timeout takes seconds, from 1 to 300.' };
  const mapping = readHostMapping(values['connect-to'] ?? []);
  if (typeof mapping === 'string') return { wrong: mapping };
  const target = parseSiteUrl(address);
  if (!target.ok) return { refused: target, json: values.json === true };
  return {
    target: { url: target.url, schemeTyped: target.schemeTyped },
    json: values.json === true,
    save: values.save ?? null,
    deadlineMs: seconds * 1000,
    connectTo: mapping,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        save: { type: 'string' },
        timeout: { type: 'string' },
        'connect-to': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The host mapping of the options and the environment, or why it cannot be used. */
export function readHostMapping(fromWords: readonly string[]): HostMapping | string {
  const text = [process.env.PORCHLIGHT_CONNECT_TO ?? '', ...fromWords].filter((part) => part !== '').join(',');
  if (text !== '' && process.env.NODE_ENV === 'production')
    return 'Host mapping is for tests and local work; it is refused when NODE_ENV is production.';
  try {
    return parseHostMapping(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

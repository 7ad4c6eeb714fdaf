import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { dryRun, dryRunDocuments } from '#engine/dry-run/dry-run.ts';
import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import { BundleFileError, decodeBundle } from '#engine/evidence/bundle-file.ts';
import type { EvidenceBundle } from '#engine/evidence/evidence-bundle.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { parsePages } from '#engine/replay.ts';
import { DEFAULT_DEADLINE_MS } from '#engine/run-audit.ts';
import { dryRunLines } from '#report/dry-run-lines.ts';
import { clean } from '#report/terminal-report.ts';
import { type DryRun, isHarmless, PageChange } from '#shared/audit/dry-run.ts';
import { auditTarget, readHostMapping } from './audit-command.ts';
import { isFolder, readBuiltSite } from './built-pages.ts';
import { DRY_RUN_USAGE } from './usage.ts';

const EXIT = { harmless: 0, harmful: 1, wrongUsage: 2, notEvaluated: 3 } as const;

/** Wrong words or files, in a sentence. */
class WrongUsage extends Error {}

type Options = ReturnType<typeof parseOptions>;

/**
 * Evaluates planned changes of a site before they are published: of one page by its address, or of a whole build by its folder.
 * Resolves with the exit code: 0 nothing gets worse, 1 something would be lost or the score would be too low, 2 wrong usage or
 * files, 3 the site could not be evaluated.
 */
export async function dryRunCommand(words: readonly string[], parser: PageParserPool): Promise<number> {
  try {
    const options = parseOptions(words);
    const { result, notes } = await run(options, parser);
    const isBelow = options.minScore !== null && (result.after.score ?? 0) < options.minScore;
    const lines = [
      ...notes,
      ...dryRunLines(result),
      ...(isBelow ? [`The score would be below ${options.minScore}.`] : []),
    ];
    process.stdout.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : `${lines.map(clean).join('\n')}\n`);
    return isBelow || !isHarmless(result) ? EXIT.harmful : EXIT.harmless;
  } catch (error) {
    if (error instanceof NothingToAnalyze) return fail(error.message, EXIT.notEvaluated);
    if (error instanceof WrongUsage || error instanceof BundleFileError || error instanceof UnknownPage)
      return fail(error.message, EXIT.wrongUsage);
    throw error;
  }
}

function fail(sentence: string, code: number): number {
  process.stderr.write(`${clean(sentence)}\n${code === EXIT.wrongUsage ? `Usage: ${DRY_RUN_USAGE}\n` : ''}`);
  return code;
}

interface Run {
  readonly result: DryRun;
  readonly notes: readonly string[];
}

async function run(options: Options, parser: PageParserPool): Promise<Run> {
  const { subject, against, change } = options;
  if (!(await isFolder(subject))) {
    const target = parseSiteUrl(subject);
    if (!target.ok) throw new WrongUsage(target.error);
    const bundle = against === null ? await collect(options, target, parser) : await readBundle(against);
    const page = await readChange(change, target.url.pathname === '/' ? undefined : target.url.href);
    return { result: await dryRun({ bundle }, [page], parser), notes: [] };
  }
  if (against === null) throw new WrongUsage('A folder is compared with an audit: name its evidence with --against.');
  if (Object.values(change).some((one) => one !== undefined))
    throw new WrongUsage('A folder is compared as it is: change its files instead.');
  const bundle = await readBundle(against);
  const built = await readBuiltSite(
    subject,
    (await parsePages(bundle, parser)).map(({ url }) => url),
  );
  if (built.change.pages.length === 0) throw new WrongUsage(`${subject} has none of the pages that the audit read.`);
  return {
    result: await dryRunDocuments({ bundle }, built.change, parser),
    notes: built.missing.map((url) => `Not in the folder, so left as it is: ${url}`),
  };
}

async function collect(
  { connectTo, json }: Options,
  target: Parameters<typeof auditTarget>[0]['target'],
  parser: PageParserPool,
): Promise<EvidenceBundle> {
  const home = { ...target, url: new URL('/', target.url) };
  const outcome = await auditTarget({ target: home, json, connectTo, deadlineMs: DEFAULT_DEADLINE_MS }, parser);
  if (outcome.kind === 'failed') throw new NothingToAnalyze(outcome.failure.error);
  return outcome.bundle;
}

async function readBundle(file: string): Promise<EvidenceBundle> {
  return decodeBundle(await readFileOf(file));
}

async function readFileOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => {
    throw new WrongUsage(`${file} could not be read.`);
  });
}

async function readChange(change: Options['change'], url: string | undefined): Promise<PageChange> {
  const text = async (file: string | undefined) =>
    file === undefined ? undefined : new TextDecoder().decode(await readFileOf(file));
  const [html, jsonLd] = await Promise.all([text(change.html), text(change.jsonLd)]);
  const parsed = PageChange.safeParse({
    url,
    html,
    title: change.title,
    heading: change.heading,
    description: change.description,
    ...(change.text !== undefined && { text: { mode: 'append', text: change.text } }),
    ...(jsonLd !== undefined && { jsonLd: { mode: 'replace', text: jsonLd } }),
  });
  if (!parsed.success) throw new WrongUsage(parsed.error.issues[0]?.message ?? 'This change is not one.');
  if (Object.keys(change).every((name) => change[name as keyof typeof change] === undefined))
    throw new WrongUsage('What should change? Name at least one part.');
  return parsed.data;
}

function parseOptions(words: readonly string[]) {
  const { values, positionals } = parseWords(words);
  const [subject, ...more] = positionals;
  if (subject === undefined) throw new WrongUsage('Which website? Give its address, or the folder of its build.');
  if (more.length > 0) throw new WrongUsage(`One at a time: ${more.join(' ')} is too many.`);
  const minScore = values['min-score'] === undefined ? null : Number(values['min-score']);
  if (minScore !== null && !(minScore >= 0 && minScore <= 100))
    throw new WrongUsage('--min-score takes a number from 0 to 100.');
  const connectTo = readHostMapping(values['connect-to'] ?? []);
  if (typeof connectTo === 'string') throw new WrongUsage(connectTo);
  const { html, title, heading, description, text } = values;
  return {
    subject,
    against: values.against ?? null,
    change: { html, title, heading, description, text, jsonLd: values['json-ld'] },
    minScore,
    json: values.json === true,
    connectTo,
  };
}

function parseWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        against: text,
        html: text,
        title: text,
        heading: text,
        description: text,
        text,
        'json-ld': text,
        'min-score': text,
        json: { type: 'boolean' },
        'connect-to': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

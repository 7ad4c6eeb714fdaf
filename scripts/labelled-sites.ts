import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { type FactContext, getFactContext } from '#engine/facts/fact-context.ts';
import { parsePages } from '#engine/replay.ts';
import { isHeldOut } from './accuracy-key.ts';
import { readArguments } from './read-arguments.ts';

/** A recorded site with its labels, which a reader may differ on nowhere. */
export interface LabelledSite<Labels> {
  readonly id: string;
  readonly labels: Labels;
  /** For the final figure alone, never to be learned from. */
  readonly isHeldOut: boolean;
}

/** Where sites and their labels are, and the flags of a command that learns from them. */
export interface LabelledSitesCommand {
  readonly recordings: string;
  readonly keyFiles: readonly string[];
  readonly folds: number;
  readonly has: (flag: string) => boolean;
}

/**
 * Reads the command line of `npm run <name> -- RECORDINGS_DIR KEY_FILE... [--folds N] [--flag]...`: RECORDINGS_DIR holds one saved
 * audit a site (`npm run audit -- ADDRESS --save RECORDINGS_DIR/<id>`), a KEY_FILE the labels of one or of several sites
 * (`test/real-sites`). Ends the process where these are missing.
 */
export function readLabelledSitesCommand(name: string, flags: readonly string[], folds: number): LabelledSitesCommand {
  const { values, paths } = readArguments(
    `${name} -- RECORDINGS_DIR KEY_FILE... ${['folds N', ...flags].map((flag) => `[--${flag}]`).join(' ')}`,
    { folds: { type: 'string' }, ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])) },
    2,
  );
  const [recordings = '', ...keyFiles] = paths;
  const given: Readonly<Record<string, unknown>> = values;
  return { recordings, keyFiles, folds: Number(values.folds ?? folds), has: (flag) => given[flag] === true };
}

/**
 * The labelled sites with what `read` takes from the pages of each. A site that several keys label is one site (by its repository),
 * and kept apart when one of them is.
 * @param labels of a key; null where they are missing or not sure
 */
export async function loadLabelledSites<Labels, Read extends object>(
  { recordings, keyFiles }: LabelledSitesCommand,
  labels: z.ZodType<Labels | null>,
  read: (context: FactContext, labels: Labels) => Read,
): Promise<(LabelledSite<Labels> & Read)[]> {
  const Key = z.object({ id: z.string(), repo: z.string(), labels });
  const keys = keyFiles.flatMap((file) => {
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return z.array(Key).parse(Array.isArray(written) ? written : [written]);
  });
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 512 });
  const loaded: (LabelledSite<Labels> & Read)[] = [];
  for (const same of Map.groupBy(keys, ({ repo }) => repo.toLowerCase()).values()) {
    const sure = same.find((key) => key.labels !== null)?.labels ?? null;
    const id = same.find((key) => existsSync(join(recordings, key.id)))?.id;
    if (id === undefined || sure === null) continue;
    const bundle = decodeBundle(readFileSync(join(recordings, id)));
    const pages = await parsePages(bundle, parser).catch(() => []);
    if (pages.length === 0) continue;
    const site = { id, labels: sure, isHeldOut: same.some((key) => isHeldOut(key.id)) };
    loaded.push({ ...site, ...read(getFactContext(pages, bundle.target), sure) });
  }
  await parser.close();
  return loaded;
}

/** "81.5 % (22/27)". */
export function formatShare(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
}

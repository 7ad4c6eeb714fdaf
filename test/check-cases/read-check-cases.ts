import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CheckStatus } from '#shared/audit/check.ts';
import { ProfileValues } from '#shared/fixes/owner-profile.ts';
import { KnownFiles } from '#shared/owner-files/stored-files.ts';

/** The day on which every case is judged: that of the collector. */
export const CASE_DAY = new Date('2026-11-21T09:00:00Z');

/**
 * An invented site on which one check is easily wrong: a right site that it would fail, or a wrong one that it would pass.
 * The YAML files beside this one hold them by factor; each is written before the check is.
 */
const CheckCase = z.strictObject({
  case: z.string(),
  /** The check is not right here yet; the test fails as soon as it is, so that this line goes. */
  stillWrong: z.literal(true).optional(),
  kind: z.string(),
  wrongly: z.enum(['false alarm', 'false pass']),
  right: z.string(),
  host: z.string(),
  /** By check id: the statuses that are right. */
  expect: z.record(z.string(), z.array(CheckStatus)).default({}),
  /** By path within the analysis, with dots: the values that are right, and those that are not. */
  valueIs: z.record(z.string(), z.array(z.unknown())).default({}),
  valueIsNot: z.record(z.string(), z.array(z.unknown())).default({}),
  /** By check id: words that its finding must not contain. */
  neverSays: z.record(z.string(), z.string()).default({}),
  /** Response headers by path. */
  headers: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** The owner's uploaded files, and what they said of their Google profile; `{{today-3}}` is the date three days before. */
  owner: z.strictObject({ files: KnownFiles.optional(), profile: ProfileValues.optional() }).default({}),
  /** The files of the site by name: `index.html` answers its folder, `kontakt.html` also `kontakt`. Anything else is 404. */
  files: z.record(z.string(), z.string()),
});
export type CheckCase = z.infer<typeof CheckCase>;

/** The cases by factor, as the YAML files hold them. Throws for a file of another shape. */
export function readCheckCases(): { readonly factor: string; readonly cases: readonly CheckCase[] }[] {
  const folder = import.meta.dirname;
  return globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => ({
      factor: basename(file, '.yaml'),
      cases: z.array(CheckCase).parse(parse(withDates(readFileSync(join(folder, file), 'utf8')))),
    }));
}

function withDates(text: string): string {
  return text.replace(/\{\{today-(\d+)\}\}/g, (_, days) =>
    new Date(CASE_DAY.getTime() - Number(days) * 86_400_000).toISOString().slice(0, 10),
  );
}

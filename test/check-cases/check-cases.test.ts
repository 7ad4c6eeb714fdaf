import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { analyse } from '#engine/analyse.ts';
import { collectSite } from '#engine/crawl/collect-site.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { CheckStatus } from '#shared/audit/check.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { mergeProfile, PROFILE_FIELDS, ProfileValues } from '#shared/fixes/owner-profile.ts';
import { KnownFiles } from '#shared/owner-files/stored-files.ts';
import { fakeCollector } from '../fake-collector.ts';
import type { FakeAnswer } from '../fake-session.ts';

/** The day on which every case is judged: that of the collector. */
const TODAY = new Date('2026-11-21T09:00:00Z');
const FOLDER = import.meta.dirname;

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
type CheckCase = z.infer<typeof CheckCase>;

const CASES = globSync('*.yaml', { cwd: FOLDER })
  .sort()
  .map((file) => ({
    factor: basename(file, '.yaml'),
    cases: z.array(CheckCase).parse(parse(withDates(readFileSync(join(FOLDER, file), 'utf8')))),
  }));

function withDates(text: string): string {
  return text.replace(/\{\{today-(\d+)\}\}/g, (_, days) =>
    new Date(TODAY.getTime() - Number(days) * 86_400_000).toISOString().slice(0, 10),
  );
}

describe.each(CASES)('$factor', ({ factor, cases }) => {
  it('has a name of its own for each case of one factor', () => {
    expect(FACTOR_KEYS).toContain(factor);
    expect(new Set(cases.map((one) => one.case)).size).toBe(cases.length);
  });

  for (const one of cases) {
    const run = one.stillWrong === true ? it.fails : it;
    run(one.case, async () => assertRight(one, await auditInMemory(one)));
  }
});

/** The analysis of the case's site, served from memory. */
async function auditInMemory({ host, files, headers, owner }: CheckCase): Promise<Analysis> {
  const { collector } = fakeCollector(`http://${host}/`, answers(`http://${host}/`, files, headers));
  const { bundle, pages } = await collectSite(collector);
  const at = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, TODAY.toISOString()]));
  const profile = owner.profile && mergeProfile({ values: owner.profile, at }, null);
  const read = bundle.responses.flatMap((response) => pages.get(response) ?? []);
  return analyse(bundle, read, { files: owner.files, profile });
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript',
};

function answers(site: string, files: CheckCase['files'], headers: CheckCase['headers']): Record<string, FakeAnswer> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, body]) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      const paths = [name, name.replace(/(^|\/)index\.html$/, '$1'), name.replace(/\.html$/, '')];
      return [...new Set(paths)].map((path) => {
        const { href, pathname } = new URL(path, site);
        return [href, { body, headers: { 'content-type': type, ...headers[pathname] } }];
      });
    }),
  );
}

function assertRight(one: CheckCase, analysis: Analysis): void {
  const checks = new Map(
    Object.values(analysis.factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])),
  );
  for (const [id, right] of Object.entries(one.expect)) {
    const check = checks.get(id);
    expect(right, `${id}: ${check?.finding}`).toContain(check?.status);
  }
  for (const [id, words] of Object.entries(one.neverSays))
    expect(checks.get(id)?.finding ?? words).not.toContain(words);
  for (const [path, right] of Object.entries(one.valueIs)) expect(right).toContainEqual(valueAt(analysis, path));
  for (const [path, wrong] of Object.entries(one.valueIsNot)) expect(wrong).not.toContainEqual(valueAt(analysis, path));
}

/** The value at a path with dots; null where there is none. */
function valueAt(from: unknown, path: string): unknown {
  return (
    path.split('.').reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : null), from) ?? null
  );
}

import { describe, expect, it } from 'vitest';
import { analyze } from '#engine/analyze.ts';
import { collectSite } from '#engine/crawl/collect-site.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { mergeProfile, PROFILE_FIELDS } from '#shared/fixes/owner-profile.ts';
import { fakeCollector } from '../fake-collector.ts';
import type { FakeAnswer } from '../fake-session.ts';
import { CASE_DAY, type CheckCase, readCheckCases } from './read-check-cases.ts';

describe.each(readCheckCases())('$factor', ({ factor, cases }) => {
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
  const at = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, CASE_DAY.toISOString()]));
  const profile = owner.profile && mergeProfile({ values: owner.profile, at }, null);
  const read = bundle.responses.flatMap((response) => pages.get(response) ?? []);
  return analyze(bundle, read, { files: owner.files, profile });
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

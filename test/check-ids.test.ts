import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CheckRule } from '#engine/factors/check-evaluation.ts';
import { REGISTRY } from '#engine/factors/registry.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';

const FACTORS: readonly { readonly key: string; readonly rules: Readonly<Record<string, CheckRule>> }[] =
  Object.values(REGISTRY);
const IDS = new Set(FACTORS.flatMap(({ key, rules }) => Object.keys(rules).map((name) => `${key}.${name}`)));

/** The check ids written as strings in a source text. */
function idsIn(text: string): string[] {
  const written = new RegExp(`(['"\`])((?:${FACTOR_KEYS.join('|')})\\.[A-Za-z0-9]+)\\1`, 'g');
  return [...text.matchAll(written)].map(([, , id = '']) => id);
}

describe('a check id written in the sources', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const written = files.flatMap((file) => idsIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })));

  it('is one that a factor has', () => {
    expect(written.length).toBeGreaterThan(IDS.size);
    expect(written.filter(({ id }) => !IDS.has(id))).toEqual([]);
  });

  it('is recognized in either kind of quotes, and not among paths of objects', () => {
    expect(idsIn(`fails('websiteH1.exists'); has("qaUpdates.gone"); factors.websiteH1.checks`)).toEqual([
      'websiteH1.exists',
      'qaUpdates.gone',
    ]);
  });
});

describe('the headline sentences of the rules', () => {
  it('name only checks of their own factor as what changes them', () => {
    const named = FACTORS.flatMap(({ key, rules }) =>
      Object.values(rules).flatMap(({ weakness }) => Object.keys(weakness?.with ?? {}).map((name) => `${key}.${name}`)),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((id) => !IDS.has(id))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { Analysis } from '../audit/analysis.ts';
import { FACTOR_KEYS } from '../audit/factor-keys.ts';
import { FACTOR_TABLE } from '../audit/factor-table.ts';
import { computeScore } from '../audit/score-arithmetic.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { ANALYSIS_VERSION, asStoredAnalysis, readStoredAnalysis } from './stored-analysis.ts';
import { NOT_CHECKED_THEN } from './unchecked-factor.ts';
import { applySteps } from './upgrade-steps.ts';

const today = sampleAnalysis();

/** The stored analysis as JSON that a test may modify. */
function stored(): Record<string, unknown> & { factors: Record<string, Record<string, unknown>> } {
  const Loose = z.looseObject({ factors: z.record(z.string(), z.record(z.string(), z.unknown())) });
  return Loose.parse(JSON.parse(JSON.stringify(asStoredAnalysis(today))));
}

describe('a stored analysis', () => {
  it('is read as it was written', () => {
    expect(stored().schemaVersion).toBe(ANALYSIS_VERSION);
    expect(readStoredAnalysis(Analysis, stored())).toEqual(today);
  });

  it.each(FACTOR_KEYS)('of a release without the factor %s has it, not measured and without weight', (key) => {
    const old = stored();
    delete old.factors[key];
    const read = readStoredAnalysis(Analysis, old);
    const { label, category } = FACTOR_TABLE[key];
    const blank = { label, category, score: null, weight: 0, measuredWeight: 0, summary: NOT_CHECKED_THEN };
    expect(read?.factors[key]).toMatchObject(blank);
    expect(read?.factors[key].notMeasured?.hint).toContain('Run it again');
    const { [key]: _, ...others } = today.factors;
    expect(read?.factors).toMatchObject(others);
    // What is derived from the factors later agrees with the audit's original result.
    const { overallScore, coverage, scoreRange } = computeScore(others);
    expect(computeScore(read?.factors ?? {})).toMatchObject({ overallScore, coverage, scoreRange });
    expect(read?.overallScore).toBe(today.overallScore);
  });

  it('of a release without some fields has them as not seen', () => {
    const { declaredListings: _, siteBuilder: __, ...business } = today.business;
    expect(readStoredAnalysis(Analysis, { ...stored(), business })).toMatchObject({
      business: { declaredListings: [], siteBuilder: null, phones: today.business.phones },
    });
  });

  it('of a later release is read without what this one does not know', () => {
    const later = stored();
    later.schemaVersion = ANALYSIS_VERSION + 3;
    later.factors.profilePosts = { key: 'profilePosts', score: 40 };
    later.mood = 'sunny';
    const [step] = today.actionPlan;
    later.actionPlan = [{ ...step, factor: 'profilePosts' }, ...today.actionPlan];
    expect(readStoredAnalysis(Analysis, later)).toEqual(today);
  });

  it('keeps every other factor where one cannot be read', () => {
    const odd = stored();
    odd.factors.structuredData = { ...odd.factors.structuredData, status: 'A_WORD_OF_TOMORROW' };
    const read = readStoredAnalysis(Analysis, odd);
    expect(read?.factors.structuredData).toMatchObject({ score: null, weight: 0 });
    expect(read?.factors.websiteH1).toEqual(today.factors.websiteH1);
  });

  it.each([[null], ['text'], [[]], [{}], [{ overallScore: 79 }]])('is none where it is %j', (value) => {
    expect(readStoredAnalysis(Analysis, value)).toBeNull();
  });
});

describe('upgrade steps', () => {
  const steps = [
    ({ name, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, title: name }),
    (value: Readonly<Record<string, unknown>>) => ({ ...value, size: 1 }),
  ];

  it.each([
    ['without a version gets all of them', { name: 'a' }, { title: 'a', size: 1 }],
    ['of the second version gets the second', { schemaVersion: 2, title: 'a' }, { title: 'a', size: 1 }],
    ['of the third version is as it is', { schemaVersion: 3, title: 'a', size: 2 }, { title: 'a', size: 2 }],
    ['of a later release is as it is', { schemaVersion: 9, heading: 'a' }, { heading: 'a' }],
  ])('a value %s', (_, value, expected) => {
    expect(applySteps(steps, value)).toEqual(expected);
  });
});

describe('fitting to a schema', () => {
  const Entry = z.object({ id: z.string(), kind: z.enum(['a', 'b']) });
  const schema = z.object({
    note: z.string().nullable(),
    extra: z.number().optional(),
    list: z.array(Entry),
    byName: z.record(z.string(), Entry),
    inner: z.object({ count: z.number() }).nullable(),
  });

  it('fills in nothing but what says that nothing is there', () => {
    expect(fitToSchema(schema, {})).toEqual({ ok: true, value: { note: null, list: [], byName: {}, inner: null } });
    expect(fitToSchema(Entry, { id: 'x' })).toEqual({ ok: false });
    expect(fitToSchema(z.object({ isOpen: z.boolean() }), {})).toEqual({ ok: false });
  });

  it('leaves out entries that cannot be read, and keeps the others', () => {
    const value = {
      list: [{ id: '1', kind: 'a' }, { id: '2', kind: 'c' }, 7],
      byName: { x: { id: '3' } },
      extra: 'many',
    };
    expect(fitToSchema(schema, value)).toMatchObject({ value: { list: [{ id: '1', kind: 'a' }], byName: {} } });
    expect(fitToSchema(schema, value)).not.toHaveProperty('value.extra');
    expect(fitToSchema(z.array(Entry).min(1), [{ id: '2', kind: 'c' }])).toEqual({ ok: false });
  });
});

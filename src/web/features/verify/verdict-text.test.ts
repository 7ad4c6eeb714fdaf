import { describe, expect, it } from 'vitest';
import { VERDICTS, type Verification } from '#shared/api/verify.ts';
import { verdictMarks, verifiedPoints } from './verdict-text.ts';

const result: Verification = {
  verdict: 'confirmed',
  sentence: '',
  report: { websiteUrl: 'https://a.example/', businessName: null, collectedAt: '', hasOwnerWords: false },
  isSealed: true,
  evidence: { sha256: 'a'.repeat(64), named: 'a'.repeat(64), from: 'sent' },
  comparison: {
    rules: { reported: '1', today: '1' },
    values: [{ name: 'Score', reported: '54', replayed: '54' }],
    checks: { compared: 80, same: 80 },
    differences: [],
    otherParts: [],
  },
};
const { comparison } = result;
const points = (over: Partial<Verification>) =>
  Object.fromEntries(
    verifiedPoints({ ...result, ...over }).map(({ name, band, words }) => [name, `${band}: ${words}`]),
  );

describe('what was looked at', () => {
  it('is good throughout when everything agrees', () => {
    expect(verifiedPoints(result).map(({ name, band }) => `${name} ${band}`)).toEqual([
      'Signature good',
      'Evidence good',
      'Rules good',
      'Checks good',
      'Everything else good',
    ]);
  });

  it('ends at the evidence when it is another one', () => {
    const other = points({
      comparison: null,
      evidence: { sha256: 'b'.repeat(64), named: 'a'.repeat(64), from: 'sent' },
    });
    expect(Object.keys(other)).toEqual(['Signature', 'Evidence']);
    expect(other.Evidence).toBe('poor: Not the one the report names.');
  });

  it('does not call a difference bad when the rules are others', () => {
    if (comparison === null) return;
    const differing = { ...comparison, checks: { compared: 80, same: 79 }, otherParts: ['The plan'] };
    expect(points({ comparison: differing })).toMatchObject({
      Checks: 'poor: 1 of 80 differs.',
      'Everything else': 'poor: 1 value differs, listed on this page.',
    });
    const older = points({ comparison: { ...differing, rules: { reported: '0', today: '1' } } });
    expect(older).toMatchObject({ Rules: 'none: Version 0 then, 1 today.', Checks: 'none: 1 of 80 differs.' });
  });

  it('says whose evidence it was, and that the owner had a say', () => {
    const kept = points({
      isSealed: false,
      evidence: { ...result.evidence, from: 'kept' },
      report: { ...result.report, hasOwnerWords: true },
    });
    expect(kept.Signature).toMatch(/^mid: Not ours/);
    expect(kept.Evidence).toBe('good: Our own copy, the one the report names, identical.');
    expect(kept).toHaveProperty('Owner’s words');
    expect(points({ evidence: { ...result.evidence, named: null } }).Evidence).toMatch(/^mid: The report names none/);
  });
});

it('has a heading for each verdict', () => {
  expect(Object.keys(verdictMarks).toSorted()).toEqual([...VERDICTS].toSorted());
});

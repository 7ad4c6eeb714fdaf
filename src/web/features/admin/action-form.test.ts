import { describe, expect, it } from 'vitest';
import { emptyActionForm, findReasonProblem, reduceActionForm, shownProblem } from './action-form.ts';

describe('the form of an act', () => {
  it('says nothing about the reason before it was tried', () => {
    expect(shownProblem(emptyActionForm)).toBeNull();
    const tried = reduceActionForm(emptyActionForm, { type: 'tried' });
    expect(shownProblem(tried)).toBe('Say why, in a few words: it goes into the log.');
    expect(shownProblem(reduceActionForm(tried, { type: 'typed', reason: 'asked by phone' }))).toBeNull();
  });

  it.each([
    ['', false],
    ['   ok   ', false],
    ['asked', true],
    ['a'.repeat(500), true],
    ['a'.repeat(501), false],
  ])('judges %j as the contract does', (reason, isFine) => {
    expect(findReasonProblem(reason) === null).toBe(isFine);
  });
});

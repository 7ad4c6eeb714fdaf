import { describe, expect, it } from 'vitest';
import type { CheckMoment, CheckRecheck, FixState, RecheckResult } from '#shared/api/fix-verification.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import {
  describeRecheck,
  describeStepStatus,
  isStepDone,
  restsOnOwnerInput,
  summarizeStepStatus,
} from './step-status.ts';

const STEP = { checkIds: ['a', 'b'] };
const READ_AT = '2026-11-18T10:42:07.000Z';
const moment: CheckMoment = { status: 'fail', finding: 'Not there.', evidence: [] };

function state(checkId: string, over: Partial<FixState> = {}): FixState {
  const nothing = { appliedAt: null, seenAt: null, isConfirmed: false, pointsGained: null, lastCheck: null };
  return { checkId, state: 'suggested', ...nothing, ...over };
}
const seen = (checkId: string, pointsGained: number) =>
  state(checkId, { state: 'seen', seenAt: '2026-11-20T12:00:00.000Z', pointsGained });
const words = (states: readonly FixState[]) => describeStepStatus(summarizeStepStatus(STEP, states), READ_AT);

describe('the standing of a step', () => {
  it('shows nothing for an untouched step', () => {
    expect(words([])).toBeNull();
    expect(words([state('other', { state: 'seen' })])).toBeNull();
  });

  it('is seen when all its checks are, with their points together', () => {
    expect(words([seen('a', 2.34), seen('b', 1.02)])).toBe('Seen on Nov 20, 2026, +3.4 points');
    expect(words([seen('a', 2.34), state('b')])).toBe('1 of 2 parts seen on Nov 20, 2026, +2.3 points');
  });

  it('shows what the owner marked, and when a later audit did not find it', () => {
    const applied = (appliedAt: string) => words([state('a', { state: 'applied', appliedAt })]);
    expect(applied('2026-11-19T12:00:00.000Z')).toBe(
      'You did this on Nov 19, 2026. We have not seen it on your site yet.',
    );
    expect(applied('2026-11-01T12:00:00.000Z')).toBe(
      'You did this on Nov 1, 2026. The audit of Nov 18, 2026 did not find it.',
    );
  });

  it('is done when it was seen, or marked after the audit; not when a part is missing or the audit did not find it', () => {
    const isDone = (states: readonly FixState[]) => isStepDone(summarizeStepStatus(STEP, states), READ_AT);
    expect(isDone([])).toBe(false);
    expect(isDone([seen('a', 2), state('b')])).toBe(false);
    expect(isDone([seen('a', 2), seen('b', 1)])).toBe(true);
    expect(isDone([state('a', { state: 'applied', appliedAt: '2026-11-19T12:00:00.000Z' })])).toBe(true);
    expect(isDone([state('a', { state: 'applied', appliedAt: '2026-11-01T12:00:00.000Z' })])).toBe(false);
  });

  it('says when it was looked at in vain', () => {
    const variant = {
      checkId: 'a',
      label: 'A',
      before: moment,
      after: moment,
      auditId: 'x',
      at: '2026-11-20T12:00:00.000Z',
    };
    expect(words([state('a', { lastCheck: variant })])).toBe('Looked at on Nov 20, 2026: it is not there yet.');
  });
});

describe('a look in words', () => {
  const variant: CheckRecheck = { checkId: 'a', label: 'A', before: moment, after: { ...moment, status: 'pass' } };
  const result = (over: Partial<RecheckResult>): RecheckResult => ({
    checks: [variant],
    score: { before: 54, after: 64 },
    pointsGained: 10.2,
    checkedAt: READ_AT,
    read: [],
    notRead: [],
    states: [],
    ...over,
  });
  it.each<[Partial<RecheckResult>, string]>([
    [{}, 'It is there. Your score was 54 and is 64 with it: +10.2 points.'],
    [{ checks: [variant, { ...variant, after: moment }] }, 'A part of it is there. Your score was 54'],
    [{ pointsGained: 0 }, 'It is there, as it was at the last look.'],
    [{ pointsGained: -3 }, 'What was there before is gone: its points are taken back.'],
    [
      { pointsGained: 0, checks: [{ ...variant, after: { ...moment, finding: 'Else.' } }] },
      'Something has changed there',
    ],
    [{ pointsGained: 0, checks: [{ ...variant, after: moment }] }, 'We read the page again, and it is as it was.'],
  ])('%#', (over, sentence) => {
    expect(describeRecheck(result(over))).toContain(sentence);
  });
});

it('a step on owner input is not rechecked', () => {
  const analysis = sampleAnalysis();
  const [id = ''] = analysis.actionPlan[0]?.checkIds ?? [];
  expect(restsOnOwnerInput({ checkIds: [id] }, analysis)).toBe(false);
  const told = JSON.parse(JSON.stringify(analysis), (key, value: unknown) =>
    key === 'evidence' && Array.isArray(value) ? [{ url: null, quote: '4.1', origin: 'owner' }] : value,
  );
  expect(restsOnOwnerInput({ checkIds: [id] }, Analysis.parse(told))).toBe(true);
});

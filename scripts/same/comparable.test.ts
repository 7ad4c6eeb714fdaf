import { expect, it } from 'vitest';
import { firstDifference, maskVarying } from './comparable.ts';

it('masks ids, times and durations, and nothing else', () => {
  const text = JSON.stringify({
    ...{ auditId: 'q1w2e3', url: '/audits/q1w2e3/pack', score: 41, at: '2026-11-26' },
    ...{ elapsedMs: 12, finishedAt: '2026-11-26T08:00:00.000Z', note: 'from 2026-11-26T08:00:00Z on' },
  });
  expect(JSON.parse(maskVarying(text, ['q1w2e3']))).toEqual({
    ...{ auditId: '<id 0>', url: '/audits/<id 0>/pack', score: 41, at: '2026-11-26' },
    ...{ elapsedMs: '<varies>', finishedAt: '<varies>', note: 'from <time> on' },
  });
});

it('masks a text that is no JSON', () => {
  expect(maskVarying('id,at\nabc,2026-11-26T08:00:00Z', ['abc'])).toBe('id,at\n<id 0>,<time>');
});

it.each([
  ['a', 'a', null],
  ['a\nb', 'a\nc', 'line 2\n    - b\n    + c'],
  ['a', 'a\nc', 'line 2\n    - (nothing)\n    + c'],
])('names the first line in which %j and %j differ', (before, after, difference) => {
  expect(firstDifference(before, after)).toBe(difference);
});

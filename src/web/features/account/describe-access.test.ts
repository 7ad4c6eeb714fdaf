import { expect, it } from 'vitest';
import { describeEndedAccess, formatNounCount } from './describe-access.ts';

it('counts in words that fit the number', () => {
  expect([formatNounCount(0, 'time'), formatNounCount(1, 'time'), formatNounCount(2, 'time')]).toEqual([
    '0 times',
    '1 time',
    '2 times',
  ]);
});

it.each([
  [{ sessions: 0, apiKeys: 0, shareLinks: 0 }, 'There was nothing left to end.'],
  [{ sessions: 0, apiKeys: 1, shareLinks: 0 }, 'Ended 1 API key.'],
  [{ sessions: 0, apiKeys: 2, shareLinks: 1 }, 'Ended 2 API keys and 1 shared link.'],
  [{ sessions: 1, apiKeys: 1, shareLinks: 3 }, 'Ended 1 other login, 1 API key and 3 shared links.'],
])('says what was ended: %j', (ended, words) => {
  expect(describeEndedAccess(ended)).toBe(words);
});

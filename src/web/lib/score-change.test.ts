import { expect, it } from 'vitest';
import { scoreChangeSentence } from './score-change.ts';

it.each([
  [
    { score: 61, coverage: 0.6 },
    { score: 64, coverage: 0.72 },
    'Your score went from 61 to 64. We could check 72% of what matters, before it was 60%.',
  ],
  [{ score: 61, coverage: 0.6 }, { score: 61, coverage: 0.6 }, 'Your score stays at 61.'],
  [
    { score: null, coverage: 0 },
    { score: 50, coverage: 0.1 },
    'Your score is 50. We could check 10% of what matters, before it was 0%.',
  ],
  [{ score: null, coverage: 0 }, { score: null, coverage: 0 }, 'There is no score yet.'],
])('%j to %j', (before, now, sentence) => {
  expect(scoreChangeSentence(before, now)).toBe(sentence);
});

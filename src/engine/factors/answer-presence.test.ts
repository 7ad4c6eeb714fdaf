import { expect, it } from 'vitest';
import { someEvidence } from '#test/builders.ts';
import { answerPresence } from './answer-presence.ts';

it('claims no rate, no engine and no gap before anything was sampled', () => {
  const finding = answerPresence.evaluate(someEvidence());
  expect(finding).toMatchObject({
    queriesTotal: 0,
    engines: [],
    positivesCount: null,
    gapsCount: null,
    topGaps: [],
    presenceRate: { perplexity: null, chatgpt: null, copilot: null },
    runWindowDays: 7,
  });
  expect(finding.legalNote).toMatch(/^No AI answers were sampled/);
  expect(finding.checks.map(({ status }) => status)).toEqual(['notMeasured', 'notMeasured', 'notMeasured']);
});

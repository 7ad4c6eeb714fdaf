import { expect, it } from 'vitest';
import { answerTable } from './answer-table.ts';

it('keeps quotes, commas and lines of an answer in their cell', () => {
  const table = answerTable([
    { engine: 'ChatGPT', question: 'Who, where?', answer: 'Ask "Harbor".\nOr Pine.', date: '2026-11-22' },
  ]);
  expect(table).toBe(
    '"engine","question","answer","date"\n"ChatGPT","Who, where?","Ask ""Harbor"".\nOr Pine.","2026-11-22"',
  );
});

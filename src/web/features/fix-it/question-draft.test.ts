import { describe, expect, it } from 'vitest';
import type { FactQuestion } from '#shared/product/offers.ts';
import { type DraftAnswer, keepAnswers, loadAnswers, readQuestionDraft, splitTyped } from './question-draft.ts';

const WHAT: FactQuestion = {
  kind: 'service',
  question: 'What do people come to you for most?',
  choices: [
    { factId: 'service-1', value: 'Drain cleaning' },
    { factId: null, value: 'Leak repair' },
  ],
};
const SINCE: FactQuestion = { kind: 'foundedYear', question: 'Since which year?' };
const SPECIAL: FactQuestion = { kind: 'sentence', question: 'What is special?' };
const said = (over: Partial<DraftAnswer>): DraftAnswer => ({ picked: [], added: [], text: '', ...over });

describe('answers', () => {
  it('confirm what the site may mean, and add the rest: ticked, added and still in the field', () => {
    const service = said({ picked: ['Drain cleaning', 'Leak repair'], added: ['Frozen pipes'], text: ' Sump pumps ' });
    const sentence = said({ text: 'Dale, who is a master plumber, leads every job.\n\nWe live here.' });
    expect(readQuestionDraft([WHAT, SINCE, SPECIAL], { service, sentence }, 2026)).toEqual({
      ok: true,
      changes: [
        { action: 'confirm', factId: 'service-1' },
        { action: 'add', kind: 'service', value: 'Leak repair' },
        { action: 'add', kind: 'service', value: 'Frozen pipes' },
        { action: 'add', kind: 'service', value: 'Sump pumps' },
        { action: 'add', kind: 'sentence', value: 'Dale, who is a master plumber, leads every job.' },
        { action: 'add', kind: 'sentence', value: 'We live here.' },
      ],
    });
  });

  it('say for which question they cannot be', () => {
    const read = readQuestionDraft([WHAT, SINCE], { foundedYear: said({ text: 'long ago' }) }, 2026);
    expect(read).toEqual({ ok: false, problems: new Map([['foundedYear', expect.stringContaining('four digits')]]) });
  });

  it('to questions that are asked no more are not sent', () => {
    expect(readQuestionDraft([SINCE], { service: said({ text: 'Drains' }) }, 2026)).toEqual({ ok: true, changes: [] });
  });
});

it.each([
  ['Drains', [], 'Drains'],
  ['Drains, ', ['Drains'], ''],
  ['Drains,, leaks, pu', ['Drains', 'leaks'], 'pu'],
  ['配管、水漏れ、', ['配管', '水漏れ'], ''],
])('a comma in %j ends a value', (text, finished, rest) => expect(splitTyped(text)).toEqual({ finished, rest }));

describe('kept answers', () => {
  it('belong to their audit, until they are forgotten', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    const draft = { service: said({ text: 'Drains' }) };
    keepAnswers('a1', draft, storage);
    expect([loadAnswers('a1', storage), loadAnswers('a2', storage)]).toEqual([draft, {}]);
    keepAnswers('a1', null, storage);
    expect([loadAnswers('a1', storage), kept.size]).toEqual([{}, 0]);
  });

  it('are none where storage is blocked or holds something else', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    keepAnswers('a1', {}, blocked);
    expect(loadAnswers('a1', blocked)).toEqual({});
    const other = { getItem: () => '{"service":1}', setItem: () => undefined, removeItem: () => undefined };
    expect(loadAnswers('a1', () => other)).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { ACCEPTED_SENTENCES, BUSINESSES, LEFT_OUT_SENTENCES, somePlumber } from '#test/own-sentence-cases.ts';
import { createHtmlContext } from '#test/site-of-html.ts';
import { findOwnSentences } from './own-sentences.ts';

function readOne(language: string, sentence: string, before = '<h1>Hi</h1>') {
  const context = createHtmlContext({ '/': `${before}<p>${sentence}</p>` });
  const { shown, leftOut } = findOwnSentences(context, BUSINESSES[language] ?? somePlumber());
  return { shown, reasons: leftOut.map(({ reason }) => reason) };
}

const rows = <T>(table: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(table).flatMap(([language, all]) => all.map((one) => [language, one] as const));

describe('own sentences', () => {
  it.each(rows(ACCEPTED_SENTENCES))('in %s take "%s"', (language, sentence) => {
    expect(readOne(language, sentence).shown.map(({ text }) => text)).toEqual([sentence]);
  });

  it.each(rows(LEFT_OUT_SENTENCES).map(([language, [sentence, reason]]) => [language, sentence, reason] as const))(
    'in %s leave out "%s"',
    (language, sentence, reason) => {
      const { shown, reasons } = readOne(language, sentence);
      expect(shown.map(({ text }) => text)).toEqual([]);
      expect(reasons).toEqual(reason === null ? [] : [reason]);
    },
  );
});

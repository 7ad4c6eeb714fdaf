import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { assignHalf } from './corpus.ts';

/**
 * Sentences for measuring the verifier, written by someone who knew neither its code nor its word lists. A true sentence is
 * near the wording of the facts that carry it, or free with a rewrite nearer to them; a false one has a note of what is wrong.
 * `npm run verifier -- --corpus test/claims/independent --half heldOut` measures the half that is not for development.
 */
const Sentence = z.discriminatedUnion('label', [
  z.strictObject({
    id: z.string(),
    label: z.literal('true'),
    near: z.boolean(),
    text: z.string(),
    rewrite: z.string().optional(),
    carriedBy: z.array(z.string()).min(1),
  }),
  z.strictObject({
    id: z.string(),
    label: z.enum(['plain', 'paraphrased']),
    text: z.string(),
    note: z.string().min(1),
  }),
]);
const File = z.strictObject({
  language: z.enum(TEXT_LANGUAGES),
  businesses: z.array(
    z.strictObject({
      id: z.string(),
      trade: z.string(),
      facts: z.array(z.strictObject({ id: z.string(), kind: z.string(), text: z.string().min(1) })),
      sentences: z.array(Sentence),
    }),
  ),
});

const FOLDER = join(import.meta.dirname, 'independent');
const CONTENTS = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
const FILES = CONTENTS.map((content) => File.parse(JSON.parse(content)));
const ALL = FILES.flatMap(({ language, businesses }) =>
  businesses.flatMap(({ sentences }) =>
    sentences.map((sentence) => ({
      ...sentence,
      language,
      kind: sentence.label === 'true' ? (sentence.near ? 'near' : 'free') : sentence.label,
    })),
  ),
);

/** How many sentences of each kind a language has. */
const KINDS = { near: 23, free: 19, plain: 19, paraphrased: 23 };

describe('the independent corpus', () => {
  it('has the same number of sentences of each kind in every language', () => {
    expect(FILES.map(({ language }) => language).sort()).toEqual([...TEXT_LANGUAGES].sort());
    for (const language of TEXT_LANGUAGES) {
      const own = Map.groupBy(
        ALL.filter((one) => one.language === language),
        ({ kind }) => kind,
      );
      expect(Object.fromEntries([...own].map(([kind, of]) => [kind, of.length])), language).toEqual(KINDS);
    }
  });

  it('has five sentences or more of each kind in both halves of every language', () => {
    const halves = Map.groupBy(ALL, ({ id, language, kind }) => `${language} ${kind} ${assignHalf(id)}`);
    expect(halves.size).toBe(TEXT_LANGUAGES.length * Object.keys(KINDS).length * 2);
    expect([...halves].filter(([, of]) => of.length < 5).map(([half]) => half)).toEqual([]);
  });

  it('gives every sentence an id and a text of its own', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
  });

  it('names facts of the same business behind each true sentence, and a rewrite of each free one', () => {
    for (const { id, facts, sentences } of FILES.flatMap(({ businesses }) => businesses)) {
      const known = new Set(facts.map((fact) => fact.id));
      expect(known.size, id).toBe(facts.length);
      for (const sentence of sentences) {
        if (sentence.label !== 'true') continue;
        expect(
          sentence.carriedBy.filter((fact) => !known.has(fact)),
          sentence.id,
        ).toEqual([]);
        expect(sentence.rewrite === undefined, sentence.id).toBe(sentence.near);
      }
    }
  });

  it('stands as it was committed, before the verifier was measured on it', () => {
    const texts = JSON.stringify(ALL.map(({ id, kind, text }) => [id, kind, text]));
    expect(createHash('sha256').update(texts).digest('hex').slice(0, 16)).toBe('d81b6588f80f44bc');
  });
});

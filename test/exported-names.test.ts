import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Exported names use the terms of `docs/glossary.md`. Each retired word is listed with its replacement. */
const RETIRED: Readonly<Record<string, string>> = {
  tell: 'emit, announce, describe, record',
  tells: 'emits, names',
  told: 'owner input, status message',
  untold: 'pending',
  judge: 'evaluate',
  judged: 'evaluated',
  judgement: 'evaluation',
  judging: 'evaluator',
  door: 'fetcher, client',
  dress: 'branding',
  dressing: 'branding',
  desk: 'mock gateway',
  reader: 'bot, parser, recipient',
  readers: 'bots, parsers, recipients',
  trade: 'category',
  trades: 'categories',
  sighting: 'mention',
  sightings: 'mentions',
  seal: 'signature',
  sealed: 'signed',
  standing: 'status',
  refuse: 'reject, apiError',
  refusal: 'rejection, error body',
  kept: 'stored, saved, retained',
  act: 'action',
  acts: 'actions',
  words: 'labels, lexicon, overrides, text',
};

/** Names in which a standard term contains such a word. */
const ALLOWED: ReadonlySet<string> = new Set([
  // Words are what is counted and split.
  'countWords',
  'splitWords',
  'tokenizeWords',
]);

const EXPORT =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(function\*?|const|let|class|type|interface|enum) (\w+)/gm;

interface Exported {
  readonly name: string;
  readonly file: string;
}

const files = ['src', 'test', 'bench', 'scripts']
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }))
  // `test/lint` creates files in these folders while it runs.
  .filter((file) => !file.startsWith('test/fixtures/') && !file.includes('/planted-'));
/** Icons have the names that Lucide gives them. */
const isIcon = (file: string) => /^src\/web\/components\/icons\/(?!make-icon)/.test(file);
const exported: readonly Exported[] = files
  .filter((file) => !isIcon(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXPORT)].flatMap(([, , name]) =>
      name === undefined ? [] : [{ name, file }],
    ),
  );

/** `openJsonLd2` as `open`, `json`, `ld2`. */
function splitIdentifier(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);
}

describe('exported names', () => {
  it('are read from all rooms', () => {
    expect(exported.length).toBeGreaterThan(3000);
  });

  it('use the words of the glossary', () => {
    const foreign = exported.flatMap(({ name, file }) => {
      if (ALLOWED.has(name)) return [];
      const word = splitIdentifier(name).find((one) => Object.hasOwn(RETIRED, one));
      return word === undefined ? [] : [`${file}: ${name} (instead of “${word}”: ${RETIRED[word]})`];
    });
    expect(foreign).toEqual([]);
  });

  it('of functions are verbs, not nouns with “Of” at the end', () => {
    expect(exported.filter(({ name }) => /Of$/.test(name)).map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('have one home each', () => {
    // Every page of the web app exports its `meta`, as React Router requires.
    const homes = Map.groupBy(
      exported.filter(({ name }) => name !== 'meta'),
      ({ name }) => name,
    );
    const several = [...homes].flatMap(([name, all]) => {
      const places = new Set(all.map(({ file }) => file));
      return places.size < 2 ? [] : [`${name}: ${[...places].join(', ')}`];
    });
    expect(several).toEqual([]);
  });
});

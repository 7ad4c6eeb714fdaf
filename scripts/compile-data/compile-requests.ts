import { z } from 'zod';
import { type CompiledRequests, REQUEST_CONCEPTS } from '#shared/review-day/request-concepts.ts';
import { foldWord } from '#shared/review-day/request-tokens.ts';
import { compileLanguages } from './compile-languages.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const entries = z.array(z.string().min(1)).min(1);
const requests = z.strictObject({
  ...(Object.fromEntries(REQUEST_CONCEPTS.map((concept) => [concept, entries])) as Record<string, typeof entries>),
  /** The words for one to ten, each in all its forms. */
  numbers: z.array(entries).length(10),
});

/** Enough to recognize a text of three sentences, and few enough to be sent to a browser. */
const mostCommonWords = 24;

/**
 * What the check of review requests reads: the patterns of each language that has a `requests.yaml`, and the most common words of
 * every language.
 * @throws when a file does not match its schema
 */
export function compileRequests(): CompiledRequests {
  const languages = listYamlFiles('languages/*/requests.yaml').map((path) => {
    const { numbers, ...concepts } = readYaml(path, requests);
    const patterns = Object.fromEntries(
      Object.entries(concepts).map(([concept, list]) => [concept, patternSource(list as readonly string[])]),
    );
    return [path.split('/')[1] ?? '', { patterns, numbers: (numbers as string[][]).map(patternSource) }];
  });
  const checked = new Set(languages.map(([code]) => code));
  const common = compileLanguages()
    .filter(({ script, commonWords }) => script === null && commonWords.length > 0)
    .map(({ code, commonWords }) => [
      code,
      [...new Set(commonWords.map(foldWord))].slice(0, checked.has(code) ? undefined : mostCommonWords).join(' '),
    ]);
  return { languages: Object.fromEntries(languages), common: Object.fromEntries(common) };
}

/** The longest entries first, so that they win over those that they begin with. */
function patternSource(list: readonly string[]): string {
  return [...new Set(list)]
    .toSorted((one, other) => other.split(' ').length - one.split(' ').length)
    .map(entrySource)
    .join('|');
}

function entrySource(entry: string): string {
  return entry
    .split(' ')
    .map((word) => (word === '..' ? '(?:[^ .!?]+ ){0,3}' : `${wordSource(word)} `))
    .join('')
    .trimEnd();
}

/** "we/i": one of them; "word*": any ending. */
function wordSource(word: string): string {
  const alternatives = word
    .split('/')
    .map((one) => foldWord(one).replace(/[?.]/g, String.raw`\$&`).replaceAll('*', '[^ ]*'));
  return alternatives.length === 1 ? `${alternatives[0]}` : `(?:${alternatives.join('|')})`;
}

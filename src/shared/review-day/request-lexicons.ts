import compiled from '../compiled/review-requests.json' with { type: 'json' };

import { type CompiledRequests, REQUEST_CONCEPTS, type RequestConcept } from './request-concepts.ts';

export interface RequestLexicon {
  readonly code: string;
  readonly patterns: ReadonlyMap<RequestConcept, RegExp>;
  /** Of the words for one to ten. */
  readonly numbers: readonly RegExp[];
}

const words: CompiledRequests = compiled;
const wholeWords = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`, 'g');

/** The languages in which requests are checked. */
export const requestLexicons: readonly RequestLexicon[] = Object.entries(words.languages).map(
  ([code, { patterns, numbers }]) => ({
    code,
    patterns: new Map(REQUEST_CONCEPTS.map((concept) => [concept, wholeWords(patterns[concept] ?? '(?!)')])),
    numbers: numbers.map(wholeWords),
  }),
);

/** The most common words of each language. */
export const commonTerms: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(words.common).map(([code, list]) => [code, new Set(list.split(' '))]),
);

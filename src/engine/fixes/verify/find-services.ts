import type { ClaimFinder, FoundClaim } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { mentionsBusiness } from './mentions-business.ts';
import { GENERIC_SERVICE_PATTERN, SERVICE_TERMS } from './service-lexicon.ts';
import { fold, type Language, meansSame, singularize, tokenizeWords, type Word } from './word-stems.ts';

/** The words of a term in the singular. */
type Term = readonly string[];

const TERMS = new Map<Language, ReadonlyMap<string, readonly Term[]>>();
const WITHIN = new Map<Language, readonly string[]>();
/** Shorter parts of compounds would match too often. */
const SHORTEST_PART = 6;

/** Services of any category that a sentence about the business names and none of its facts does. */
export const findServices: ClaimFinder = (sentence, index) => {
  // "Keep the invoice next to the takeout menus" offers no service.
  if (!mentionsBusiness(sentence, index)) return [];
  const { words } = sentence;
  const terms = termsOf(index.language);
  const found: FoundClaim[] = [];
  const singulars = words.map(({ folded }) => singularize(folded, index.language));
  words.forEach((word, place) => {
    const claim = longestTerm(terms.get(singulars[place] ?? '') ?? [], words, singulars, place, index);
    if (claim !== null) found.push(claim);
    else if (index.language === 'de' && isUnknownCompound(word, index))
      found.push({ kind: 'service', start: word.start, end: word.end });
  });
  return found;
};

function longestTerm(
  terms: readonly Term[],
  words: readonly Word[],
  singulars: readonly string[],
  place: number,
  index: FactIndex,
): FoundClaim | null {
  const term = terms.find((parts) => parts.every((part, at) => singulars[place + at] === part));
  const run = words.slice(place, place + (term?.length ?? 0));
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return null;
  // "24 hours" is another kind of claim (`findAllDayClaims`).
  if (first.folded === '24') return null;
  const telling = run.filter(({ folded }) => folded.length > 2 && !GENERIC_SERVICE_PATTERN.test(folded));
  if (telling.every(({ stem }) => isCarried(stem, index))) return null;
  return { kind: 'service', start: first.start, end: last.end };
}

/** A fact may be more exact than the text ("Hochzeitstorten" supports "Torten"), but not less. */
function isCarried(stem: string, index: FactIndex): boolean {
  return index.facts.some(
    ({ fact, context }) =>
      fact.kind !== 'street' &&
      context.some(
        (word) => meansSame(word.stem, stem) && !(stem.length > word.stem.length && stem.endsWith(word.stem)),
      ),
  );
}

function isUnknownCompound({ text, folded, stem }: Word, index: FactIndex): boolean {
  // German nouns are capitalised: "fotografieren" is not the service of photography.
  if (!/^\p{Lu}/u.test(text)) return false;
  const head = /^(\p{L}{4,}?)(?:behandlung(?:en)?|therapie|kurse?|massagen?)$/u.exec(folded)?.[1];
  if (head !== undefined && !/^(?:nach|weiter|einzel|erst|probe|vorbe)/.test(head))
    return !index.facts.some(({ context }) =>
      context.some((word) => meansSame(word.stem, stem) && word.folded.includes(head.slice(0, 5))),
    );
  const part = withinOf('de').find((term) => folded.length > term.length && folded.includes(term));
  if (part === undefined) return false;
  return !index.facts.some(({ context }) =>
    context.some((word) => word.stem === stem || word.folded.includes(part) || folded === `${word.folded}s`),
  );
}

function termsOf(language: Language): ReadonlyMap<string, readonly Term[]> {
  const known = TERMS.get(language);
  if (known !== undefined) return known;
  const terms = new Map<string, Term[]>();
  for (const text of SERVICE_TERMS[language]) {
    const term = tokenizeWords(fold(text)).map(({ folded }) => singularize(folded, language));
    const [first] = term;
    if (first === undefined) continue;
    terms.set(
      first,
      [...(terms.get(first) ?? []), term].sort((one, other) => other.length - one.length),
    );
  }
  TERMS.set(language, terms);
  return terms;
}

function withinOf(language: Language): readonly string[] {
  const known = WITHIN.get(language);
  if (known !== undefined) return known;
  const parts = SERVICE_TERMS[language].map(fold).filter((term) => term.length >= SHORTEST_PART && !term.includes(' '));
  WITHIN.set(language, parts);
  return parts;
}

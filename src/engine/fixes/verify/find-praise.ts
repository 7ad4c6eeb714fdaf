import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import { readPattern } from '../../data/patterns.ts';
import type { ClaimFinder, FoundClaim, ReadSentence } from './claim.ts';
import { carries, type FactIndex } from './fact-index.ts';
import { PRAISE, type PraisePatterns } from './praise-patterns.ts';
import { foldInPlace, meansSame, tokenizeWords } from './word-stems.ts';

/**
 * Awards, superlatives and credentials that no fact supports. An award must be one of the sheet's awards, a superlative
 * must occur in a fact as in the text, a credential must be one of the sheet's.
 */
export const findPraise: ClaimFinder = (sentence, index) => {
  const folded = foldInPlace(sentence.text);
  const words = PRAISE[index.language];
  return [
    ...claimsOf('superlative', words.superlative, words, folded, (found) =>
      isSuperlativeCarried(found, sentence, index),
    ),
    ...(index.language === 'de' ? germanSuperlatives(sentence, index) : []),
    ...claimsOf('award', words.award, words, folded, (found) => isAwardCarried(found, index)),
    ...claimsOf('credential', words.credential, words, folded, (found) => isCredentialCarried(found, index)),
  ];
};

function claimsOf(
  kind: ClaimKind,
  pattern: RegExp,
  { harmless }: PraisePatterns,
  folded: string,
  isCarried: (found: string) => boolean,
): FoundClaim[] {
  const claims = [...folded.matchAll(pattern)];
  if (claims.length === 0) return [];
  const safe = [...folded.matchAll(harmless)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  return claims.flatMap(({ index: start, 0: text }) => {
    const end = start + text.length;
    if (safe.some((one) => start < one.end && end > one.start) || isCarried(text)) return [];
    return [{ kind, start, end }];
  });
}

/** Any superlative after an article: "die frischesten". Nouns with such an ending are capitalised. */
const GERMAN_SUPERLATIVE =
  /(?<!\p{L})(?:der|die|das|dem|den|des|zum|zur|unsere?[nrms]?) (?:\p{Ll}+ )?(\p{Ll}{2,}ste[nrsm]?)(?!\p{L})/gu;
const NO_SUPERLATIVE =
  /^(?:erste|nächste|meiste|letzte|feste|ernste|bewusste|gewünschte|gefasste|passende|unbewusste|verfasste|angepasste|neueste|(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)ste|kleinste|jüngste|gemischte|gewisste|einzelnste)[nrsm]?$/;

function germanSuperlatives({ text }: ReadSentence, index: FactIndex): FoundClaim[] {
  return [...text.matchAll(GERMAN_SUPERLATIVE)].flatMap((match) => {
    const word = match[1] ?? '';
    if (NO_SUPERLATIVE.test(word) || index.facts.some(({ fact }) => fact.value.includes(word))) return [];
    const end = match.index + match[0].length;
    return [{ kind: 'superlative', start: end - word.length, end }];
  });
}

/** "named Best Bakery in Kent": the same superlative is in an award, name or customer quote about the same subject. */
function isSuperlativeCarried(found: string, sentence: ReadSentence, index: FactIndex): boolean {
  const [key] = tokenizeWords(found).filter(({ folded }) => folded.length > 3);
  if (key === undefined) return false;
  const holders = index
    .ofKind('award', 'name', 'credential')
    .filter(({ words }) => words.some(({ stem }) => stem === key.stem));
  return holders.some(
    ({ words }) =>
      words.filter(({ stem, folded }) => folded.length > 3 && sentence.words.some((word) => word.stem === stem))
        .length >= 2,
  );
}

/** Words that all awards share and that do not identify one. */
const OF_ANY_AWARD = new RegExp(`^(?:${readPattern('claims', 'ofAnyAward')})$`);

function isAwardCarried(found: string, index: FactIndex): boolean {
  const awards = index.ofKind('award');
  if (awards.length === 0) return false;
  // A compound such as "Staatsehrenpreis" names its award, which must be the one in the sheet.
  const named = tokenizeWords(found).filter(({ folded }) => folded.length > 3 && !OF_ANY_AWARD.test(folded));
  return named.every(({ stem }) => awards.some(({ words }) => words.some((word) => meansSame(word.stem, stem))));
}

/** "family business" means the same as "family-owned". */
const OF_ANY_FIRM =
  /^(?:business|owned|operated|company|firm|betrieb|gefuhrt|unternehmen|empresa|negocio|taller|entreprise|maison)$/;

function isCredentialCarried(found: string, index: FactIndex): boolean {
  const stems = tokenizeWords(found)
    .filter(({ folded }) => folded.length > 3 && !OF_ANY_FIRM.test(folded))
    .map(({ stem }) => stem);
  return (
    stems.length > 0 &&
    carries(index, stems, [
      'credential',
      'award',
      'feature',
      'person',
      'name',
      'guarantee',
      'offer',
      'category',
      'service',
    ])
  );
}

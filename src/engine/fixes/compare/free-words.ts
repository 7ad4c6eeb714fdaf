import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { type SentenceLexicon, sentenceLexicon } from '../../facts/sentences/sentence-lexicon.ts';
import { isFillerText } from './content-tokens.ts';
import type { KnownFacts } from './known-facts.ts';

/** A sentence of a description. */
const SENTENCE_END = /(?<=[.!?…])\s+/;
/** A phrase of a title or heading: a comma may part the items of a list, so it ends none. */
const PHRASE_END = /(?<=[.!?…:;])\s+|\s+[|–—·•»›-]\s+|\s*[|·•]\s*/u;
const TO_READER = new RegExp(String.raw`(?<![\p{L}-])(?:${readPattern('calls', 'secondPerson')})(?!\p{L})[^,]*`, 'u');
/** How good something is, and what every business says. */
const EMPTY_LISTS: ReadonlySet<string> = new Set(['praise', 'droppable', 'plain', 'also']);
const VERB_LISTS: ReadonlySet<string> = new Set(['finite', 'actions']);
const CALL = new RegExp(`^(?:${readPattern('texts', 'calls')})(?!\\p{L})`, 'u');

/**
 * The passages of a text that a new one may leave out, unless one of their words is a service, a place, a number or the like:
 * sayings, which name neither trade, place nor business; what is said to the reader behind the trade ("painting in your home");
 * and questions and calls. Pure.
 */
export function findFreePassages(text: string, isDescription: boolean, facts: KnownFacts): string[] {
  // It may hold the name.
  if (!facts.knowsName) return [];
  if (isDescription) return text.split(SENTENCE_END).filter((one) => isQuestionOrCall(one, facts));
  return text.split(PHRASE_END).flatMap((phrase) => {
    if (isSaying(phrase, facts) || isQuestionOrCall(phrase, facts)) return [phrase];
    const folded = foldText(phrase);
    const at = folded.length === phrase.length ? TO_READER.exec(folded) : null;
    return at !== null && facts.saysWhat(phrase.slice(0, at.index))
      ? [phrase.slice(at.index, at.index + at[0].length)]
      : [];
  });
}

/** Whether a word only praises, or is one that every business uses: "expertly", "reliable". */
export function isEmptyWord(folded: string, facts: KnownFacts): boolean {
  const isPraise =
    lexiconFor(facts)
      ?.find([folded])
      .some(({ list }) => EMPTY_LISTS.has(list)) ?? false;
  return isPraise || isFillerText(folded);
}

/** "A garden for your soul": neither trade, a word of one, place nor name. One word alone may be a name. */
export function isSaying(phrase: string, facts: KnownFacts): boolean {
  const { saysWhat, hintsAtTrade, saysWhere, hintsAtPlace, saysName } = facts;
  const says = [saysWhat, hintsAtTrade, saysWhere, hintsAtPlace, saysName];
  return facts.knowsName && /\S\s+\S/.test(phrase) && !says.some((one) => one(phrase));
}

/** Whether a text begins with a verb in small letters, as behind a subject: "provides roofing". */
export function hasVerbForm(text: string, facts: KnownFacts): boolean {
  const [word = ''] = splitWords(foldText(text));
  const isVerb =
    lexiconFor(facts)
      ?.find([word])
      .some(({ list }) => VERB_LISTS.has(list)) ?? false;
  return isVerb && /^\s*\p{Ll}/u.test(text);
}

/** "Looking for a plumber?", "Call us today", "With us you get great advice". */
function isQuestionOrCall(sentence: string, facts: KnownFacts): boolean {
  const folded = foldText(sentence).trim();
  const asks = lexiconFor(facts)
    ?.find(splitWords(folded))
    .some(({ list, start }) => list === 'askingAnywhere' || (list === 'asking' && start === 0));
  if (folded.endsWith('?') || CALL.test(folded) || asks === true) return true;
  // What it says of a service is compared as one.
  const { hintsAtTrade, saysWhere, hintsAtPlace, saysName } = facts;
  return TO_READER.test(folded) && ![hintsAtTrade, saysWhere, hintsAtPlace, saysName].some((says) => says(sentence));
}

function lexiconFor({ languages }: KnownFacts): SentenceLexicon | null {
  return sentenceLexicon(languages[0] ?? '');
}

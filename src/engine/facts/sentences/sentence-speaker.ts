import { readPattern } from '../../data/patterns.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import type { FoundTerm, SentenceLexicon } from './sentence-lexicon.ts';

export type Speaker = 'we' | 'i' | 'name' | 'none';

const VOICE_WORDS = 6;

/** Who speaks: the subject among the first words, or right behind the first comma. */
export function findSentenceSpeaker(
  text: string,
  words: readonly string[],
  found: readonly FoundTerm[],
  lexicon: SentenceLexicon,
  facts: SentenceFacts,
): Speaker {
  const comma = text.indexOf(', ');
  const behind = comma < 0 ? -1 : (text.slice(0, comma).match(/[\p{L}\p{N}]+/gu)?.length ?? 0);
  // "You get the price in writing before we start."
  const isToCustomer = found.some(({ list, start }) => list === 'you' && start === 0);
  const isAt = (start: number) =>
    isToCustomer || start < VOICE_WORDS || (behind > 0 && start >= behind && start <= behind + 2);
  const first = found.find(({ list, start }) => (list === 'we' || list === 'i') && isAt(start));
  if (first !== undefined) return first.list === 'we' ? 'we' : 'i';
  if (hasWeVerb(words.slice(0, VOICE_WORDS), lexicon)) return 'we';
  const owning = found.find(({ list, start }) => list === 'owning' && start === 0);
  if (owning !== undefined) return isMine(words[0] ?? '', words[1] ?? '') ? 'i' : 'we';
  // "Early treatment at Harbor Plumbing" has another subject.
  const opening = lexicon.coverage.isFunctionWord(words[0] ?? '') ? 1 : 0;
  if (
    !facts.nameWords.includes(words[0] ?? '') &&
    !(facts.nameWords.includes(words[1] ?? '') && opening === 1 && !isPreposition(words[0] ?? ''))
  )
    return 'none';
  const named = facts.nameWords.filter((word) =>
    words.slice(0, facts.nameWords.length + opening + 1).includes(word),
  ).length;
  return named >= 0.6 * facts.nameWords.length ? 'name' : 'none';
}

const PREPOSITION = new RegExp(`^(?:${readPattern('texts', 'preposition')})$`);

/** Prepositions before a name, in the languages with word lists. */
export function isPreposition(word: string): boolean {
  return PREPOSITION.test(word);
}

const MINE = new RegExp(`^(?:${readPattern('texts', 'mine')})$`);

/** "my", in the languages with word lists. */
function isMine(first: string, second: string): boolean {
  return MINE.test(first) || MINE.test(second);
}

/** Whether a word has the form that a verb takes with "we", in the languages that show it. */
export function hasWeVerb(words: readonly string[], { weEndings }: SentenceLexicon): boolean {
  return weEndings !== null && words.some((word) => weEndings.test(word));
}

import { type LeftOutReason, SENTENCE_KINDS, type SentenceKind } from '#shared/fixes/own-sentences.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import type { FoundTerm, SentenceLexicon } from './sentence-lexicon.ts';
import { findSentenceSpeaker, hasWeVerb, isPreposition, type Speaker } from './sentence-speaker.ts';
import type { TermList } from './sentence-terms.ts';
import type { SpeakingPassage } from './speaking-passages.ts';

/** A sentence that may stand by itself, with what it tells. */
export interface WeighedSentence {
  readonly text: string;
  readonly quote: string;
  readonly passage: SpeakingPassage;
  readonly speaker: Speaker;
  readonly kinds: ReadonlySet<SentenceKind>;
  /** It has a finite verb. */
  readonly hasVerb: boolean;
  /** It says what is done, used or offered. */
  readonly hasAction: boolean;
  readonly namesCategory: boolean;
  /** Stems of the words that are neither name, place, number nor a word of any business. */
  readonly ownStems: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly numbers: readonly string[];
  readonly placeCount: number;
  readonly namesMainPlace: boolean;
  /** "we", "our" or "I" is somewhere in it. */
  readonly hasOwnPronoun: boolean;
  readonly wordCount: number;
  /** Every four words in a row without the name in them. */
  readonly runs: ReadonlySet<string>;
  readonly isCut: boolean;
  /** It needs neither the heading above it nor the topic of its page. */
  readonly standsAlone: boolean;
}

/** Kinds that are facts by themselves, without a verb of doing. */
export const HARD_KINDS: ReadonlySet<SentenceKind> = new Set([
  'since',
  'licence',
  'person',
  'emergency',
  'price',
  'payment',
  'access',
  'appointment',
  'tool',
  'way',
]);
/** Kinds that are about the business even where nobody speaks. */
const LASTING_KINDS: ReadonlySet<SentenceKind> = new Set(['since', 'licence', 'person', 'emergency', 'tool']);
const ACTION_WORDS = 9;
const RUN = 4;
/** "We can help you file": words between the pronoun and its verb. */
const PRONOUN_TO_VERB = 3;
const TITLE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('texts', 'title')})\.?\s\p{Lu}\p{Ll}`, 'u');

export interface SentenceParts {
  readonly text: string;
  readonly quote: string;
  readonly passage: SpeakingPassage;
  readonly words: readonly string[];
  readonly found: readonly FoundTerm[];
  readonly isCut: boolean;
}

/** What a sentence tells, by the terms in its words and by what is known of the business. */
export function weighSentence(parts: SentenceParts, lexicon: SentenceLexicon, facts: SentenceFacts): WeighedSentence {
  const { text, words, found } = parts;
  const flat = ` ${words.join(' ')} `;
  const has = (list: TermList) => found.some((term) => term.list === list);
  const kinds = new Set<SentenceKind>(SENTENCE_KINDS.filter(has));
  const namesCategory = facts.namesCategory(text);
  if (facts.places.some((place) => flat.includes(` ${place} `))) kinds.add('place');
  const stem = lexicon.coverage.stem;
  const stems = new Set(words.filter((word) => word.length > 3).map(stem));
  const offered = facts.services.some((service) => service.every((word) => stems.has(stem(word))));
  if (namesCategory || offered) kinds.add('service');
  if (TITLE.test(text)) kinds.add('person');
  if (words.some((word) => /^\d/.test(word))) kinds.add('number');
  const speaker = findSentenceSpeaker(text, words, found, lexicon, facts);
  const name = new Set(facts.nameWords);
  const plain = new Set(
    found.flatMap(({ list, start, end }) =>
      list === 'plain' || list === 'we' || list === 'i' ? words.slice(start, end) : [],
    ),
  );
  const ownStems = new Set(
    words
      .filter((word) => isOwnWord(word, lexicon) && !plain.has(word) && !name.has(word) && !facts.placeWords.has(word))
      .map(stem),
  );
  const weighed = {
    text,
    quote: parts.quote,
    passage: parts.passage,
    isCut: parts.isCut,
    speaker,
    placeCount: facts.places.filter((place) => flat.includes(` ${place} `)).length,
    hasOwnPronoun: has('we') || has('owning') || has('i'),
    namesMainPlace: facts.mainPlaces.some((place) => flat.includes(` ${place} `)),
    kinds,
    hasVerb:
      speaker === 'name'
        ? hasVerbOfName(words, found, lexicon, facts)
        : has('finite') ||
          found.some(({ list, start }) => list === 'actions' && !isNoun(words, start, lexicon, facts)) ||
          hasActionOfSpeaker(words, found, lexicon, facts),
    hasAction:
      speaker === 'name'
        ? hasVerbOfName(words, found, lexicon, facts)
        : hasActionOfSpeaker(words, found, lexicon, facts),
    namesCategory,
    ownStems,
    stems,
    numbers: words.filter((word) => /^\d/.test(word)),
    wordCount: words.length,
    runs: readRuns(words, name),
  };
  return { ...weighed, standsAlone: standsAlone(weighed, lexicon, facts) };
}

function readRuns(words: readonly string[], name: ReadonlySet<string>): Set<string> {
  const runs = words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN));
  return new Set(runs.filter((run) => !run.some((word) => name.has(word))).map((run) => run.join(' ')));
}

function isOwnWord(word: string, lexicon: SentenceLexicon): boolean {
  if (word.length < 3 || /^\d/.test(word) || lexicon.coverage.isFunctionWord(word)) return false;
  const { isGlue } = lexicon.coverage.use(word);
  return !isGlue;
}

/** Whether something is done: by a verb of the list, by a verb in the form of "we", or by the word beside the pronoun where grammar puts the verb there. */
function hasActionOfSpeaker(
  words: readonly string[],
  found: readonly FoundTerm[],
  lexicon: SentenceLexicon,
  facts: SentenceFacts,
): boolean {
  const { code, weEndings, coverage } = lexicon;
  const pronouns = found.filter(({ list }) => list === 'we' || list === 'i');
  const actions = found.filter(({ list, start }) => list === 'actions' && (start > 0 || weEndings !== null));
  if (code === 'en') {
    // "Any drain problem": behind "we" the verb comes at once.
    return actions.some(({ start }) =>
      pronouns.length === 0
        ? start < ACTION_WORDS && !isNoun(words, start, lexicon, facts)
        : pronouns.some(({ end }) => start >= end && start <= end + PRONOUN_TO_VERB),
    );
  }
  if (actions.length > 0 || hasWeVerb(words.slice(0, ACTION_WORDS), lexicon)) return true;
  return pronouns.some(({ start, end }) =>
    [start - 1, end].some((at) => {
      const word = words[at] ?? '';
      const isBelief = found.some((term) => term.start === at && term.list === 'belief');
      return word.length > 3 && !coverage.isFunctionWord(word) && !isBelief;
    }),
  );
}

/** Many English verbs are nouns as well: "on recent moves" has one, "in Duluth installs" has none. */
function isNoun(
  words: readonly string[],
  at: number,
  { code }: SentenceLexicon,
  { placeWords }: Pick<SentenceFacts, 'placeWords'>,
): boolean {
  const [first = '', second = ''] = words.slice(Math.max(0, at - 2), at);
  const isBehindOther = isPreposition(first) && !placeWords.has(second) && !second.endsWith('s');
  return code === 'en' && (isPreposition(second) || isBehindOther);
}

/** As many words may stand between the name of the business and its verb. */
const NAME_TO_VERB = 3;

/** Whether a verb in the third person follows the name: "Harbor Plumbing installs", not "Harbor Plumbing - repair and service". */
function hasVerbOfName(
  words: readonly string[],
  found: readonly FoundTerm[],
  { code, coverage: { hasCompounds } }: SentenceLexicon,
  { nameWords }: SentenceFacts,
): boolean {
  const last = words.findLastIndex((word, at) => at < nameWords.length + 2 && nameWords.includes(word));
  return (
    found.some(({ list, start }) => {
      if (start <= last || start > last + NAME_TO_VERB) return false;
      return list === 'finite' || (list === 'actions' && (code !== 'en' || /s$|^has$/.test(words[start] ?? '')));
    }) ||
    (hasCompounds && /\p{L}{3}t$/u.test(words[last + 1] ?? ''))
  );
}

/** Whether the heading or the topic of the page is named again. */
function standsAlone(
  sentence: Omit<WeighedSentence, 'standsAlone'>,
  lexicon: SentenceLexicon,
  facts: SentenceFacts,
): boolean {
  const { passage, kinds, namesCategory, stems } = sentence;
  const isWhole =
    kinds.has('since') || kinds.has('licence') || kinds.has('payment') || (kinds.has('area') && kinds.has('place'));
  if (isWhole) return true;
  // Below the name of one service a sentence is about that one, whatever trades it names.
  if (isOfService(passage.heading, lexicon, facts)) return sharesStem(passage.heading, stems, lexicon, facts);
  if (namesCategory) return true;
  if (passage.isHome) return !/[?？]\s*$/u.test(passage.heading) || sharesStem(passage.heading, stems, lexicon, facts);
  if (passage.voice === 'front') return true;
  return (
    sharesStem(passage.heading, stems, lexicon, facts) ||
    (passage.voice === 'topic' && sharesStem(passage.topic, stems, lexicon, facts))
  );
}

/** Whether a heading has all words of one service. */
function isOfService(heading: string, { coverage }: SentenceLexicon, { services }: SentenceFacts): boolean {
  const stems = new Set(splitWords(foldText(heading)).map(coverage.stem));
  return services.some((service) => service.length > 0 && service.every((word) => stems.has(coverage.stem(word))));
}

function sharesStem(text: string, stems: ReadonlySet<string>, lexicon: SentenceLexicon, facts: SentenceFacts): boolean {
  const name = new Set(facts.nameWords);
  const wanted = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => isOwnWord(word, lexicon) && !name.has(word),
  );
  return wanted.some((word) => {
    const one = lexicon.coverage.stem(word);
    return (
      stems.has(one) ||
      [...stems].some((other) => other.length > 4 && one.length > 4 && (other.includes(one) || one.includes(other)))
    );
  });
}

/** Whether a sentence without a speaker is about the business: what and where, the way there, how to pay, a fact at its place. */
function speaksOfBusiness({ passage, kinds, namesCategory, hasOwnPronoun }: WeighedSentence): boolean {
  if (passage.voice === 'topic') return false;
  if (kinds.has('access') || (namesCategory && kinds.has('place') && kinds.has('area'))) return true;
  if (hasOwnPronoun && (kinds.has('payment') || kinds.has('appointment'))) return true;
  return kinds.has('place') && [...kinds].some((kind) => LASTING_KINDS.has(kind));
}

const FEWEST_OWN_STEMS = 3;

/** Why a sentence that nothing speaks against is still not worth printing; null when it is. */
export function findLack(sentence: WeighedSentence): LeftOutReason | null {
  const { text, speaker, kinds, hasVerb, hasAction, namesCategory, ownStems, passage, placeCount, namesMainPlace } =
    sentence;
  // "Harbor Plumbing offers ... to our customers" changes its speaker.
  if (speaker === 'name' && sentence.hasOwnPronoun) return 'no-fact';
  const hard = [...kinds].filter((kind) => HARD_KINDS.has(kind)).length;
  const saysWhatAndWhere = namesCategory && kinds.has('place');
  if (!hasVerb)
    return saysWhatAndWhere &&
      !/\s[–—-]\s/.test(text) &&
      passage.voice === 'front' &&
      (hard > 0 || ownStems.size >= FEWEST_OWN_STEMS)
      ? null
      : 'no-fact';
  if (speaker === 'none' && !speaksOfBusiness(sentence)) return 'no-fact';
  if (kinds.has('place') && placeCount < 2 && !namesMainPlace && !passage.isHome) return 'leans-on-what-stands-before';
  if (kinds.has('since') && (kinds.has('place') || namesCategory) && speaker !== 'none') return null;
  if (kinds.size === 0 && (passage.voice !== 'front' || ownStems.size < FEWEST_OWN_STEMS + 1)) return 'no-fact';
  if (hard > 0 && (ownStems.size >= 2 || (hard > 1 && ownStems.size > 0))) return null;
  if (saysWhatAndWhere && speaker !== 'none') return null;
  if (hasAction && placeCount > 1) return null;
  // "We come to your home or your place of work."
  if (hasAction && kinds.has('area') && speaker !== 'none' && ownStems.size >= 2) return null;
  if (hasAction && ownStems.size >= (kinds.has('place') ? 2 : FEWEST_OWN_STEMS)) return null;
  return 'no-fact';
}

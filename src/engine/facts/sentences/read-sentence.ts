import { type LeftOutReason, SENTENCE_KINDS } from '#shared/fixes/own-sentences.ts';
import { detectLanguage } from '../language/languages.ts';
import { dropPraise } from './drop-praise.ts';
import { repairSentence, shortenSentence } from './repair-sentence.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import { type FoundTerm, foldAndSplit, type SentenceLexicon } from './sentence-lexicon.ts';
import { findObjection, isPlainSentence } from './sentence-objection.ts';
import { findSentenceSpeaker, type Speaker } from './sentence-speaker.ts';
import type { SpeakingPassage } from './speaking-passages.ts';
import { findLack, type WeighedSentence, weighSentence } from './weigh-sentence.ts';

/** A sentence that was left out. */
export interface MissedSentence {
  readonly text: string;
  readonly url: string;
  readonly speaker: Speaker;
  readonly reason: LeftOutReason;
  /** How much it tells: kinds, a speaker, the place. */
  readonly nearness: number;
}

export type ReadSentence =
  | { readonly fits: true; readonly sentence: WeighedSentence }
  | {
      readonly fits: false;
      readonly missed: MissedSentence;
      /** The sentence where nothing speaks against it, but it tells too little by itself. */
      readonly plain: WeighedSentence | null;
    };

/** Reads one sentence of a passage; null for what is no plain sentence in the language of the site. */
export function readSentence(
  quote: string,
  passage: SpeakingPassage,
  lexicon: SentenceLexicon,
  facts: SentenceFacts,
): ReadSentence | null {
  const repaired = repairSentence(quote, lexicon);
  const { text } = repaired;
  const words = foldAndSplit(text);
  if (!isPlainSentence(text, words)) return null;
  const terms = lexicon.find(words);
  const whole = examine(text, repaired.isCut);
  const { plain } = whole;
  if (whole.fit !== null) return isForeign(text, words, lexicon) ? null : { fits: true, sentence: whole.fit };
  if (whole.reason === null) return null;
  const missed = missSentence(text, words, terms, passage, lexicon, facts);
  if (missed.speaker === 'none' && missed.nearness < 1)
    return { fits: false, missed: { ...missed, reason: whole.reason }, plain };
  if (isForeign(text, words, lexicon)) return null;
  let { reason } = whole;
  const shorter = shortenSentence(text, lexicon);
  const tried = reason === 'praise' ? [text, ...shorter] : [];
  for (const candidate of [...shorter, ...tried.flatMap((one) => dropPraise(one, lexicon) ?? [])]) {
    const cut = examine(candidate, true);
    if (cut.fit !== null) return { fits: true, sentence: cut.fit };
    if (reason === 'praise' && candidate !== text && cut.reason === 'no-fact') reason = 'cut-would-damage';
  }
  return { fits: false, missed: { ...missed, reason }, plain };

  function examine(candidate: string, isCut: boolean): Examined {
    const own = candidate === text ? words : foldAndSplit(candidate);
    if (!isPlainSentence(candidate, own)) return { fit: null, plain: null, reason: null };
    const found = own === words ? terms : lexicon.find(own);
    const name = findName(own, facts);
    // "School of" in the name of a school of music is nobody's biography.
    const said = found.filter(({ start, end }) => start < name.start || end > name.end);
    const objection = findObjection(candidate, own, said, facts.isTreatment);
    if (objection !== null) return { fit: null, plain: null, reason: objection };
    const plain = weighSentence({ text: candidate, quote, passage, words: own, found, isCut }, lexicon, facts);
    const lack = plain.standsAlone ? findLack(plain) : 'leans-on-what-stands-before';
    return { fit: lack === null ? plain : null, plain, reason: lack };
  }
}

/** Where the whole name stands among the words of a sentence; nowhere for a name of one word, which may be any word. */
function findName(words: readonly string[], { nameWords }: SentenceFacts): { start: number; end: number } {
  const start =
    nameWords.length < 2
      ? -1
      : words.findIndex((_, at) => nameWords.every((word, offset) => words[at + offset] === word));
  return start < 0 ? { start: words.length, end: words.length } : { start, end: start + nameWords.length };
}

/** A sentence that fits; one that nothing speaks against; and why it does not fit, null for what is no sentence. */
interface Examined {
  readonly fit: WeighedSentence | null;
  readonly plain: WeighedSentence | null;
  readonly reason: LeftOutReason | null;
}

function missSentence(
  text: string,
  words: readonly string[],
  found: readonly FoundTerm[],
  { page }: SpeakingPassage,
  lexicon: SentenceLexicon,
  facts: SentenceFacts,
): Omit<MissedSentence, 'reason'> {
  const speaker = findSentenceSpeaker(text, words, found, lexicon, facts);
  const flat = ` ${words.join(' ')} `;
  const kinds = SENTENCE_KINDS.filter((kind) => found.some(({ list }) => list === kind)).length;
  const place = facts.places.some((one) => flat.includes(` ${one} `)) ? 1 : 0;
  return { text, url: page.url, speaker, nearness: kinds + place + (speaker === 'none' ? 0 : 1) };
}

/** Share of function words of its own language from which on a sentence is in it, whatever else its words may be. */
const OWN_SHARE = 0.25;

function isForeign(text: string, words: readonly string[], { code, coverage }: SentenceLexicon): boolean {
  // Counted first: it settles nearly every sentence, and takes a tenth of what detecting does.
  if (words.filter((word) => coverage.isFunctionWord(word)).length >= OWN_SHARE * words.length) return false;
  const detected = detectLanguage(text);
  return detected !== null && detected !== code;
}

import type { LeftOutSentence, OwnSentence, OwnSentences, ServiceSentence } from '#shared/fixes/own-sentences.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { splitSentences } from '../../fixes/verify/split-sentences.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, keepLetters } from '../language/fold-text.ts';
import { deriveTestimonials } from '../name/testimonials.ts';
import { createServiceTest } from '../services/find-service-page.ts';
import { chooseSentences, isSureSentence } from './choose-sentences.ts';
import { type MissedSentence, readSentence } from './read-sentence.ts';
import { type BusinessFacts, readSentenceFacts } from './sentence-facts.ts';
import { sentenceLexicon } from './sentence-lexicon.ts';
import type { Speaker } from './sentence-speaker.ts';
import { findSpeakingPassages, type SpeakingPassage } from './speaking-passages.ts';
import type { WeighedSentence } from './weigh-sentence.ts';

const LONGEST_QUOTE = 300;
/** Longer ones hold more than one idea, however they are cut. */
const LONGEST_SENTENCE = 400;
const MOST_LEFT_OUT = 12;
const MOST_ABOUT_SERVICES = 80;
/** A heading with more words beside the service's name is a slogan. */
const SHARE_OF_HEADING = 0.5;
/** Below, a sentence that was left out was none of the business's facts. */
const NEAR = 1;
const EXAMPLE = new RegExp(`^(?:${readPattern('texts', 'example')})(?:\\s+\\p{N}+)?\\s*(?::|$)`, 'u');

/**
 * The sentences of a site that its owner may take into a text, and the nearest misses. None of either in languages without a word list.
 * @param facts what is known of the business
 */
export function findOwnSentences(context: FactContext, facts: BusinessFacts): OwnSentences {
  const known = readSentenceFacts(facts);
  const lexicon = sentenceLexicon(known.language);
  if (lexicon === null) return { shown: [], leftOut: [], ofServices: [] };
  const quotes = readQuotes(context);
  const namedIn = createServiceTest(facts.services.map(({ name }) => name));
  const fit: WeighedSentence[] = [];
  const missed: MissedSentence[] = [];
  const ofServices: WeighedSentence[] = [];
  for (const passage of findSpeakingPassages(context)) {
    const isSection = namedIn(passage.heading, SHARE_OF_HEADING).length > 0;
    // What comes behind a sentence that is left out may lean on it, where nobody speaks.
    let isWhole = true;
    for (const quote of splitPassage(passage, lexicon.code, isSection)) {
      const read = readSentence(quote, passage, lexicon, known);
      if (read?.fits === false) missed.push(read.missed);
      const found = read?.fits === false ? (isSection ? read.plain : null) : read?.sentence;
      const sentence = found != null && quotes.includes(keepLetters(foldText(quote))) ? null : found;
      if (sentence != null && read?.fits === true) fit.push(sentence);
      const isOwn = read?.fits === true || (isSection && (isWhole || sentence?.speaker !== 'none'));
      isWhole &&= sentence != null;
      if (sentence != null && isOwn && (isSection || namedIn(sentence.text).length > 0)) ofServices.push(sentence);
    }
  }
  const speaker = findSiteSpeaker([...fit, ...missed]);
  const isOther = (one: { readonly speaker: Speaker }) =>
    (one.speaker === 'we' || one.speaker === 'i') && one.speaker !== speaker;
  const { chosen, again } = chooseSentences(fit.filter((one) => !isOther(one)));
  const misses = [
    ...again.map((one) => missOf(one, 'says-it-again')),
    ...fit.filter(isOther).map((one) => missOf(one, 'about-others')),
    ...missed,
  ];
  return {
    shown: chosen.map(toOwnSentence),
    leftOut: nearestMisses(misses),
    ofServices: ofServices
      .filter((one) => !isOther(one))
      .slice(0, MOST_ABOUT_SERVICES)
      .map(toServiceSentence),
  };
}

/** The letters of all customers' quotes on the site. */
function readQuotes(context: FactContext): string {
  return deriveTestimonials(context)
    .value.map(({ quote }) => keepLetters(foldText(quote)))
    .join(' ');
}

/**
 * The sentences of a passage. What follows "For example:" is about one case, up to the end of its passage. `isSection`: below the heading of
 * a service, where an item of a list is as good as a sentence.
 */
function splitPassage({ text, heading, isItem }: SpeakingPassage, language: string, isSection: boolean): string[] {
  if (isSection && isItem && /[\p{L}\p{N})]$/u.test(text)) return [`${text}.`];
  if (EXAMPLE.test(foldText(heading))) return [];
  const sentences = splitSentences(text, language).map((sentence) => sentence.text.trim());
  const example = sentences.findIndex((sentence) => EXAMPLE.test(foldText(sentence)));
  return sentences
    .slice(0, example === -1 ? undefined : example)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE && /[.!]$/.test(sentence));
}

function findSiteSpeaker(sentences: readonly { readonly speaker: Speaker }[]): Speaker {
  const count = (speaker: Speaker) => sentences.filter((one) => one.speaker === speaker).length;
  return count('i') > count('we') ? 'i' : 'we';
}

function missOf({ text, passage, speaker, kinds }: WeighedSentence, reason: MissedSentence['reason']): MissedSentence {
  return { text, url: passage.page.url, speaker, reason, nearness: kinds.size + 1 };
}

function toServiceSentence({ text, passage, kinds }: WeighedSentence): ServiceSentence {
  const { heading, page } = passage;
  return { text, url: page.url, heading: heading === '' ? null : heading, kinds: [...kinds] };
}

function toOwnSentence(sentence: WeighedSentence): OwnSentence {
  const quote = cutText(sentence.quote, LONGEST_QUOTE);
  return { ...toServiceSentence(sentence), quote, isSure: isSureSentence(sentence) };
}

function nearestMisses(misses: readonly MissedSentence[]): LeftOutSentence[] {
  const seen = new Set<string>();
  return misses
    .filter(({ text, nearness }) => nearness >= NEAR && !seen.has(text) && seen.add(text))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MOST_LEFT_OUT)
    .map(({ text, url, reason }) => ({ text: cutText(text, LONGEST_QUOTE), url, reason }));
}

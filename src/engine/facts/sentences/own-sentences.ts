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
import { findSpeakingPassages, type SpeakingPassage } from './speaking-passages.ts';
import type { Speaker, WeighedSentence } from './weigh-sentence.ts';

const LONGEST_QUOTE = 300;
/** Longer ones hold more than one idea, however they are cut. */
const LONGEST_SENTENCE = 400;
const MOST_LEFT_OUT = 12;
const MOST_ABOUT_SERVICES = 80;
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
  const whole: WeighedSentence[] = [];
  const missed: MissedSentence[] = [];
  for (const passage of findSpeakingPassages(context)) {
    for (const quote of splitPassage(passage, lexicon.code)) {
      const read = readSentence(quote, passage, lexicon, known);
      if (read === null) continue;
      if (!read.fits) missed.push(read.missed);
      else if (!quotes.includes(keepLetters(foldText(quote)))) whole.push(read.sentence);
    }
  }
  const fit = whole.filter(({ standsAlone }) => standsAlone);
  const speaker = findSiteSpeaker([...whole, ...missed]);
  const isOther = (one: { readonly speaker: Speaker }) =>
    (one.speaker === 'we' || one.speaker === 'i') && one.speaker !== speaker;
  const { chosen, again } = chooseSentences(fit.filter((one) => !isOther(one)));
  const misses = [
    ...again.map((one) => missOf(one, 'says-it-again')),
    ...fit.filter(isOther).map((one) => missOf(one, 'about-others')),
    ...whole.filter(({ standsAlone }) => !standsAlone).map((one) => missOf(one, 'leans-on-what-stands-before')),
    ...missed,
  ];
  const services = facts.services.map(({ name }) => name);
  return {
    shown: chosen.map(toOwnSentence),
    leftOut: nearestMisses(misses),
    ofServices: chooseAboutServices(
      whole.filter((one) => !isOther(one)),
      services,
    ),
  };
}

/** Those about a service: what leans on its heading may stand below the same words again. */
function chooseAboutServices(sentences: readonly WeighedSentence[], services: readonly string[]): ServiceSentence[] {
  const namedIn = createServiceTest(services);
  return sentences
    .filter(
      ({ text, passage, standsAlone }) =>
        namedIn(passage.heading).length > 0 || (standsAlone && namedIn(text).length > 0),
    )
    .slice(0, MOST_ABOUT_SERVICES)
    .map(toServiceSentence);
}

/** The letters of all customers' quotes on the site. */
function readQuotes(context: FactContext): string {
  return deriveTestimonials(context)
    .value.map(({ quote }) => keepLetters(foldText(quote)))
    .join(' ');
}

/** What follows "For example:" is about one case, up to the end of its passage. */
function splitPassage({ text, heading }: SpeakingPassage, language: string): string[] {
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

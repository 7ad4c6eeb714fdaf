import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { hasDenial } from '../language/denial.ts';
import { HARD_KINDS, type WeighedSentence } from './weigh-sentence.ts';

export const MOST_SENTENCES = 12;
/** Share of the own stems from which on two sentences say the same; less where they are of the same kinds. */
const SAME_SHARE = 0.6;
const SAME_SHARE_OF_KIND = 0.4;
/** Told once, unless much else is new. */
const ONCE: ReadonlySet<SentenceKind> = new Set(['since', 'licence', 'emergency', 'payment', 'access', 'area']);
const MUCH_NEW = 3;

/** The sentences that each say something new, best first, and those that say it again. */
export function chooseSentences(sentences: readonly WeighedSentence[]): {
  readonly chosen: WeighedSentence[];
  readonly again: WeighedSentence[];
} {
  const ranked = sentences
    .map((sentence) => ({ sentence, worth: worthOf(sentence) }))
    .sort((a, b) => b.worth - a.worth);
  const chosen: WeighedSentence[] = [];
  const again: WeighedSentence[] = [];
  const told = new Set<string>();
  for (const { sentence } of ranked) {
    if (!sentence.hasVerb || chosen.length >= MOST_SENTENCES) continue;
    if (saysItAgain(sentence, chosen, told)) {
      again.push(sentence);
      continue;
    }
    chosen.push(sentence);
    for (const stem of sentence.ownStems) told.add(stem);
  }
  // One line without a verb, in front, where no sentence says what and where.
  const saysWhatAndWhere = chosen.some(({ namesCategory, kinds }) => namesCategory && kinds.has('place'));
  const line = ranked.find(({ sentence }) => !sentence.hasVerb && !saysItAgain(sentence, chosen, told));
  if (!saysWhatAndWhere && line !== undefined) chosen.unshift(line.sentence);
  return { chosen: chosen.slice(0, MOST_SENTENCES), again };
}

function worthOf({
  kinds,
  speaker,
  passage,
  ownStems,
  namesCategory,
  isCut,
  wordCount,
  hasVerb,
}: WeighedSentence): number {
  const hard = [...kinds].filter((kind) => HARD_KINDS.has(kind)).length;
  return (
    (namesCategory && kinds.has('place') ? 1.2 : 0) +
    (kinds.has('service') ? 0.6 : 0) +
    (kinds.has('place') ? 0.4 : 0) +
    0.6 * Math.min(hard, 3) +
    0.1 * Math.min(ownStems.size, 7) +
    (speaker === 'we' || speaker === 'i' ? 0.5 : speaker === 'name' ? 0.4 : 0) +
    (passage.voice === 'front' ? 0.5 : passage.voice === 'offers' ? 0.2 : -0.2) +
    Math.max(0, 0.3 - 0.01 * passage.index) -
    (isCut ? 0.4 : 0) -
    (wordCount > 17 ? 0.2 : 0) -
    (hasVerb ? 0 : 0.5)
  );
}

function saysItAgain(
  sentence: WeighedSentence,
  chosen: readonly WeighedSentence[],
  told: ReadonlySet<string>,
): boolean {
  const { kinds, ownStems, numbers, runs } = sentence;
  const isAlike = chosen.some((one) => {
    const shared =
      [...ownStems].filter((stem) => one.ownStems.has(stem)).length /
      Math.max(1, Math.min(ownStems.size, one.ownStems.size));
    const hard = [...kinds].filter((kind) => HARD_KINDS.has(kind));
    return (
      shared >= SAME_SHARE ||
      [...runs].some((run) => one.runs.has(run)) ||
      (shared >= SAME_SHARE_OF_KIND && hard.length > 0 && hard.every((kind) => one.kinds.has(kind)))
    );
  });
  if (isAlike) return true;
  const fresh = [...ownStems].filter((stem) => !told.has(stem)).length;
  if (fresh < MUCH_NEW && [...kinds].some((kind) => ONCE.has(kind) && chosen.some((one) => one.kinds.has(kind))))
    return true;
  const isNewKind = [...kinds].some((kind) => HARD_KINDS.has(kind) && !chosen.some((one) => one.kinds.has(kind)));
  const isNewNumber = numbers.some((number) => !chosen.some((one) => one.numbers.includes(number)));
  return chosen.length > 0 && fresh < (isNewKind || isNewNumber ? 1 : 2);
}

const SURE_WORDS = 18;
const SURE_STEMS = 2;
const MOST_COMMAS = 3;

/** Whether the owner would very likely take a sentence: whole, in the business's voice, and with a fact that holds for all of it. */
export function isSureSentence(sentence: WeighedSentence): boolean {
  const { isCut, speaker, hasVerb, hasAction, kinds, ownStems, wordCount, passage, text, namesCategory } = sentence;
  if (isCut || !hasVerb || speaker === 'none' || wordCount > SURE_WORDS) return false;
  if (hasDenial(text) || / [–—-] /.test(text) || (text.match(/,/g) ?? []).length > MOST_COMMAS) return false;
  if (kinds.has('place') && (kinds.has('area') || kinds.has('since'))) return true;
  if (ownStems.size < SURE_STEMS) return false;
  if (kinds.has('payment') || kinds.has('access')) return true;
  if (namesCategory && kinds.has('place')) return true;
  const hard = [...kinds].filter((kind) => HARD_KINDS.has(kind)).length;
  return passage.voice === 'topic'
    ? hasAction && kinds.has('service') && hard > 0
    : hard > 0 || (hasAction && kinds.has('service'));
}

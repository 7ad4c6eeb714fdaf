import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { MOST_TICKS } from '#shared/fixes/own-sentences.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { findVoice } from '../find-speaker.ts';
import { type DescriptionFacts, isOfOwner } from './described-business.ts';
import { countListed } from './listed-items.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';
import { longStems } from './text-stems.ts';

/** Sentences that stand in a text without the owner's word for them. */
const MOST_SURE = 4;
/** Two sentences with this part of their stems in common say the same. */
const SAME = 0.6;
/** A longer list is no sentence of a text. */
const LONGEST_LIST = 5;
const LIST = 3;
const MOST_WORDS = 20;

/**
 * The own sentences for a description: the owner's as they are, then the best ones: none that says what another one says, one list at
 * most, and none that asks people to come to a business that goes to them. None that Google's rules forbid. `skip`: how many of those that nobody
 * confirmed are passed over, for another version.
 */
export function chooseOwnSentences(business: DescriptionFacts, skip = 0): Fact[] {
  const chosen: Fact[] = [];
  const stems: ReadonlySet<string>[] = [];
  let passed = 0;
  for (const fact of business.sentences) {
    if (chosen.length >= MOST_TICKS) break;
    if (!isFitting(fact, business)) continue;
    const own = longStems(fact.value);
    if (!isOfOwner(fact)) {
      const listed = countListed(fact.value, business.language);
      const isSecondList = listed >= LIST && chosen.some(({ value }) => countListed(value, business.language) >= LIST);
      const isTold = stems.some((other) => shareOf(own, other) >= SAME);
      if (listed > LONGEST_LIST || isSecondList || isTold || passed++ < skip) continue;
      if (chosen.filter((one) => !isOfOwner(one)).length >= MOST_SURE) continue;
    }
    chosen.push(fact);
    stems.push(own);
  }
  return chosen;
}

/** What Google forbids is never said; the rest is the owner's to say. */
function isFitting(fact: Fact, business: DescriptionFacts): boolean {
  const { value, kinds = [] } = fact;
  if (isOfOwner(fact)) return profileRuleBreaks(value).length === 0;
  if (!suitsBusiness(value, business) || value.split(/\s+/).length > MOST_WORDS) return false;
  // The one list of a text is that of the services.
  const isListOfOther =
    countListed(value, business.language) >= LIST && business.services.length >= LIST && !kinds.includes('service');
  return !isListOfOther && !kinds.includes('price') && kinds.some((kind) => kind !== 'place');
}

/**
 * Whether a sentence of the site suits the texts of its business: nothing that Google forbids, none that asks people to come to a business
 * that goes to them, or the other way round, and none by another speaker.
 */
export function suitsBusiness(sentence: string, { language, isVisited, voice, slots }: DescriptionFacts): boolean {
  if (profileRuleBreaks(sentence).length > 0) return false;
  const { visit, travel } = DESCRIPTION_FRAMES[language];
  const folded = foldText(sentence);
  const says = (phrases: readonly string[]) => phrases.some((phrase) => folded.includes(foldText(phrase)));
  if ((isVisited === false && says(visit)) || (isVisited === true && says(travel))) return false;
  const name = slots.get('name')?.text ?? '';
  const isSpoken = voice === 'we' || voice === 'i';
  return !(isSpoken && name !== '' && sentence.includes(name) && findVoice(language, sentence) === null);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewest = Math.min(one.size, other.size);
  return fewest === 0 ? 0 : [...one].filter((stem) => other.has(stem)).length / Math.max(3, fewest);
}

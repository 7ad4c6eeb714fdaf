import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { MOST_TICKS } from '#shared/fixes/own-sentences.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { findVoice, speaksAs } from '../find-speaker.ts';
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
    const isFirst = !chosen.some((one) => saysWhatAndWhere(one, business));
    if (!isFitting(fact, business, isFirst)) continue;
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

/** Whether a sentence says what and where: a text begins with it. */
export function saysWhatAndWhere({ value }: Fact, { trade, slots }: DescriptionFacts): boolean {
  // "Barbershop" is a barber shop.
  const lettersOf = (text: string) => foldText(text).replace(/[\s-]+/g, '');
  const letters = lettersOf(value);
  const town = slots.get('town')?.text;
  const isSaid = (words: string) => letters.includes(lettersOf(words));
  const stems = longStems(value);
  // "Nettoyage toiture" is said with "nettoyage de toiture".
  const isSaidWithMore = (words: string) => longStems(words).size > 1 && longStems(words).isSubsetOf(stems);
  return town !== undefined && isSaid(town) && trade.some((words) => isSaid(words) || isSaidWithMore(words));
}

/**
 * What Google forbids is never said; the rest is the owner's to say.
 * @param canLead no sentence says what and where yet: one that does may name the business
 */
function isFitting(fact: Fact, business: DescriptionFacts, canLead: boolean): boolean {
  const { value, kinds = [] } = fact;
  if (isOfOwner(fact)) return profileRuleBreaks(value).length === 0;
  const isLead = canLead && saysWhatAndWhere(fact, business);
  if (!suitsBusiness(value, business, isLead) || value.split(/\s+/).length > MOST_WORDS) return false;
  if (!isLead && kinds.every((kind) => kind === 'place' || kind === 'area') && !tellsMore(value, business))
    return false;
  const isList = countListed(value, business.language) >= LIST && business.services.length >= LIST;
  return (
    !(isList && isListOfOther(fact, business)) &&
    !kinds.includes('price') &&
    !(kinds.length > 0 && kinds.every((kind) => kind === 'place'))
  );
}

/** The one list of a text is that of the services: a list of towns that names one of them takes its place. */
function isListOfOther({ value, kinds = [] }: Fact, { services }: DescriptionFacts): boolean {
  if (!kinds.includes('service')) return true;
  const folded = foldText(value);
  return kinds.includes('area') && services.filter(({ text }) => folded.includes(foldText(text))).length < 2;
}

/**
 * Whether a sentence of the site suits the texts of its business: nothing that Google forbids, none that asks people to come to a business
 * that goes to them, or the other way round, and none by another speaker. Its name stands in the first sentence of a text
 * alone.
 */
export function suitsBusiness(
  sentence: string,
  { language, isVisited, voice, slots }: DescriptionFacts,
  isLead = false,
): boolean {
  if (profileRuleBreaks(sentence).length > 0) return false;
  const { visit, travel } = DESCRIPTION_FRAMES[language];
  const folded = foldText(sentence);
  const says = (phrases: readonly string[]) => phrases.some((phrase) => folded.includes(foldText(phrase)));
  if ((isVisited === false && says(visit)) || (isVisited === true && says(travel))) return false;
  if (voice !== 'we' && voice !== 'i') return true;
  if (speaksAs(language, sentence, voice)) return true;
  if (findVoice(language, sentence) !== null) return false;
  const name = slots.get('name')?.text ?? '';
  const [first = ''] = name.split(' ', 1);
  return isLead || name === '' || !(sentence.includes(name) || sentence.startsWith(`${first} `));
}

/** Whether a sentence says more of a place than its name: "We are based in Duluth" does not. */
function tellsMore(sentence: string, { slots }: DescriptionFacts): boolean {
  const town = longStems(slots.get('town')?.text ?? '');
  return [...longStems(sentence)].filter((stem) => !town.has(stem)).length > 1;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewest = Math.min(one.size, other.size);
  return fewest === 0 ? 0 : [...one].filter((stem) => other.has(stem)).length / Math.max(3, fewest);
}

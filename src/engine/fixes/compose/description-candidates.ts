import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { greets, SHORT_DESCRIPTION, splitAtSigns } from '../compare/compare-texts.ts';
import { isSaidBy, listContentTokens } from '../compare/content-tokens.ts';
import type { KnownFacts } from '../compare/known-facts.ts';
import { tokenizeWords } from '../verify/word-stems.ts';
import { composedText, getFirstWord } from './composed-text.ts';
import { fillSentence } from './filled-sentence.ts';
import { asWritten, type HeadSubject, withoutGreetings } from './head-candidates.ts';
import type { HeadSlots } from './head-slots.ts';
import { META_WORDINGS } from './meta-wording.ts';
import { withTownInside } from './own-with-town.ts';

/** What a search result shows of a description, in characters (practice values); where little is known a shorter one is better than none. */
export const DESCRIPTION_LENGTH = { shortest: 110, longest: 155, shortestOfLittle: 85 } as const;
/** Facts besides what and where. */
const FEWEST_FACTS = 2;
const MOST_TAILS = 3;
/** So many names say two facts. */
const LEAST_OF_LIST = 3;
/** A sentence so long about the whole business says two facts. */
const LONG_SENTENCE = 80;
/** Of a sentence's words that others said before, this share is a repetition. */
const REPEATED = 0.6;

/** What a page description begins with. */
interface Lead {
  readonly sentence: GroundedSentence;
  /** Facts besides trade, town and name. */
  readonly facts: number;
}

/**
 * Page descriptions, the one with the most facts first: what and where, then sentences of the business and facts; today's text with
 * what and where in front of it; and where little is known, street and telephone.
 * @param further sentences of other facts of the business, for where the usual ones do not fill it
 */
export function descriptionCandidates(
  head: HeadSlots,
  subject: HeadSubject,
  before: string | null,
  facts: KnownFacts,
  title: string | null = null,
  further: readonly GroundedSentence[] = [],
): GroundedText[] {
  const isWhole = subject.service === null;
  const own = isWhole && before === null ? titleLeads(title, facts) : [];
  const leads = own.length > 0 ? own : fillLeads(head, subject);
  const slots = new Map(head.slots);
  // The list of the whole business says nothing about one service.
  if (!isWhole) slots.delete('services');
  const { tails, lastTails, placedLeads } = META_WORDINGS[head.language].descriptions;
  const phone = slots.get('phone')?.factIds[0] ?? '';
  const tell: Tell = ({ text, factIds }) => {
    // How to reach somebody says nothing of what he does, and is worth its place.
    if (factIds.includes(phone)) return 0.5;
    const isList = factIds.length >= LEAST_OF_LIST;
    return isList || (text.length > LONG_SENTENCE && facts.saysName(text) && facts.saysWhat(text)) ? 2 : 1;
  };
  const fill = (wordings: readonly string[]) => wordings.flatMap((wording) => fillSentence(wording, slots) ?? []);
  const usual = grow(leads.map(withoutStreet), fill(tails), tell);
  const withMore = [...fillLeads(withMoreServices(head), subject), ...leads].map(withoutStreet);
  const fuller = usual.length > 0 ? [] : grow(withMore, [...fill(tails), ...further], tell);
  const isLittle = isWhole && (facts.knowsTrade || head.nameSaysWhat) && usual.length + fuller.length === 0;
  const placed = head.nameSaysWhat ? placedLeads.toReversed() : placedLeads;
  const last = [
    ...(isWhole ? todayLeads(before, slots, facts) : []),
    ...(isLittle ? [...fill(placed).map((sentence) => ({ sentence, facts: 1 })), ...withMore] : []),
  ];
  // Where no three services are known, the two that are may be any.
  const sure = fill([...tails.filter((wording) => !wording.includes('{services}')), ...lastTails]);
  return [
    ...(isWhole ? placedToday(before, slots, facts) : []),
    ...usual,
    ...fuller,
    ...withToday(leads, before, facts),
    ...grow(last, [...further, ...sure], tell, DESCRIPTION_LENGTH.shortestOfLittle),
  ];
}

/** The lead of a text without a street in it: a list counts as two facts. */
function withoutStreet(sentence: GroundedSentence): Lead {
  const isList = sentence.text.includes(',') && sentence.factIds.length > MOST_TAILS + 1;
  return { sentence, facts: isList ? 2 : 0 };
}

function withMoreServices(head: HeadSlots): HeadSlots {
  const more = head.slots.get('moreServices');
  return more === undefined ? head : { ...head, slots: new Map([...head.slots, ['services', more]]) };
}

/** The line with the most facts, whatever its length: below a heading, or as first words of a page. Null where there are none. */
export function openingLine(head: HeadSlots, subject: HeadSubject): GroundedText | null {
  const [lead] = fillLeads(head, subject);
  return lead === undefined ? null : composedText([lead]);
}

function fillLeads(head: HeadSlots, { service }: HeadSubject): GroundedSentence[] {
  const { leads, namedLeads, serviceLeads } = META_WORDINGS[head.language].descriptions;
  const slots = new Map(head.slots);
  if (service !== null) slots.set('service', service);
  // "Harbor Plumbing: plumber in Duluth" says it twice.
  const plain = head.nameSaysWhat ? leads.filter((wording) => !wording.includes('{name}')) : leads;
  const named = head.nameSaysWhat && !head.nameSaysWhere ? namedLeads : [];
  return (service === null ? [...plain, ...named] : serviceLeads).flatMap(
    (wording) => fillSentence(wording, slots) ?? [],
  );
}

/** The part of today's title that says what and where in the business's own words, without its name. */
function titleLeads(title: string | null, facts: KnownFacts): GroundedSentence[] {
  const part = splitAtSigns(title).find(
    // "Duluth Movers" is no sentence.
    (one) => facts.saysWhat(one) && facts.saysWhere(one) && !facts.saysName(one) && countWords(one) > 2,
  );
  return part === undefined ? [] : [{ text: /[.!?]$/.test(part) ? part : `${part}.`, factIds: [] }];
}

/** How many facts a sentence says. */
type Tell = (sentence: GroundedSentence) => number;

/** Each lead with none to three tails, in their order, that fit and make a text; those with the most facts first. */
function grow(
  leads: readonly Lead[],
  tails: readonly GroundedSentence[],
  tell: Tell,
  shortest: number = DESCRIPTION_LENGTH.shortest,
): GroundedText[] {
  const grown: { readonly text: GroundedText; readonly facts: number }[] = [];
  const add = (chosen: readonly GroundedSentence[], facts: number, from: number) => {
    const text = composedText(chosen);
    if (text.text.length > DESCRIPTION_LENGTH.longest) return;
    if (facts >= FEWEST_FACTS && text.text.length >= shortest) grown.push({ text, facts });
    if (chosen.length > MOST_TAILS) return;
    for (const [at, next] of tails.entries())
      if (at >= from && !isRepeated(next, chosen)) add([...chosen, next], facts + tell(next), at + 1);
  };
  for (const { sentence, facts } of leads) add([sentence], facts, 0);
  return grown.toSorted((one, other) => other.facts - one.facts).map(({ text }) => text);
}

function isRepeated(next: GroundedSentence, said: readonly GroundedSentence[]): boolean {
  if (said.some(({ factIds }) => next.factIds.some((id) => factIds.includes(id)))) return true;
  const before = said.flatMap(({ text }) => tokenizeWords(text));
  const words = listContentTokens(next.text);
  return words.length > 0 && words.filter((word) => isSaidBy(before, word)).length >= REPEATED * words.length;
}

/** Today's short line, without a greeting: with the town where it lacks one, and the street. */
function todayLeads(before: string | null, slots: HeadSlots['slots'], facts: KnownFacts): Lead[] {
  const today = withoutGreetings(before).replace(/\.$/, '');
  const isLine = today.length < SHORT_DESCRIPTION && today.includes(' ') && !/[.!?…:|]/.test(today);
  if (!isLine || !facts.saysWhat(today)) return [];
  const more = new Map([...slots, ['today', { text: today, factIds: [] }]]);
  const place = facts.saysWhere(today) ? '' : ' {inPlace}';
  return [`{today}${place}, {street}.`, `{today}${place}.`].flatMap((wording, at) => {
    const sentence = fillSentence(wording, more);
    return sentence === null ? [] : [{ sentence, facts: at === 0 ? 1 : 0 }];
  });
}

/** Today's text, long enough, with the town where one can stand in its first sentence. */
function placedToday(before: string | null, slots: HeadSlots['slots'], facts: KnownFacts): GroundedText[] {
  const today = asWritten(before, withoutGreetings(before));
  const wording =
    today.length < SHORT_DESCRIPTION ? null : withTownInside(today, slots.get('name')?.text ?? null, facts);
  const sentence = wording === null ? null : fillSentence(wording, slots);
  return sentence === null ? [] : [composedText([sentence])];
}

/** What and where in front of today's text, where it lacks one. */
function withToday(leads: readonly GroundedSentence[], before: string | null, facts: KnownFacts): GroundedText[] {
  const today = before?.trim() ?? '';
  // A greeting is no better behind what and where.
  if (
    today === '' ||
    greets(today) ||
    (facts.saysWhat(today) && facts.saysWhere(today)) ||
    !/^[\p{Lu}\p{N}¿¡«„“"]/u.test(today)
  )
    return [];
  const kept = { text: /[.!?…]$/.test(today) ? today : `${today}.`, factIds: [] };
  return leads.toReversed().flatMap((lead) => {
    const text = composedText([lead, kept]);
    const isAgain = isRepeated(lead, [kept]) || getFirstWord(lead) === getFirstWord(kept);
    return text.text.length < DESCRIPTION_LENGTH.shortest || isAgain ? [] : [text];
  });
}

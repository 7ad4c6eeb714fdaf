import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { greets, SHORT_DESCRIPTION, splitAtSigns } from '../compare/compare-texts.ts';
import { isSaidBy, listContentTokens } from '../compare/content-tokens.ts';
import type { KnownFacts } from '../compare/known-facts.ts';
import { tokenizeWords } from '../verify/word-stems.ts';
import { composedText, getFirstWord } from './composed-text.ts';
import { fillSentence } from './filled-sentence.ts';
import { type HeadSubject, withoutGreetings } from './head-candidates.ts';
import type { HeadSlots } from './head-slots.ts';
import { META_WORDINGS } from './meta-wording.ts';

/** What a search result shows of a description, in characters (practice values). */
export const DESCRIPTION_LENGTH = { shortest: 110, longest: 155 } as const;
/** Facts besides what and where. */
const FEWEST_FACTS = 2;
const MOST_TAILS = 3;
/** Of a sentence's words that others said before, this share is a repetition. */
const REPEATED = 0.6;

/**
 * Page descriptions, the one with the most facts first: what and where, then sentences of the business and facts; and today's text with
 * what and where in front of it.
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
  const own = subject.service === null && before === null ? titleLeads(title, facts) : [];
  const leads = own.length > 0 ? own : fillLeads(head, subject);
  const slots = new Map(head.slots);
  // The list of the whole business says nothing about one service.
  if (subject.service !== null) slots.delete('services');
  const { tails: usual, lastTails, placedLeads } = META_WORDINGS[head.language].descriptions;
  const fill = (wordings: readonly string[]) => wordings.flatMap((wording) => fillSentence(wording, slots) ?? []);
  const tails = fill(usual);
  const street = head.slots.get('street')?.factIds ?? [];
  const grow = (begins: readonly GroundedSentence[], more: readonly GroundedSentence[]) =>
    begins
      .flatMap((lead) => growLead(lead, more, street))
      .filter(({ text }) => text.length >= DESCRIPTION_LENGTH.shortest)
      .toSorted((one, other) => countFacts(other, street) - countFacts(one, street));
  const byFacts = grow(leads, tails);
  const fuller =
    byFacts.length > 0 ? [] : grow([...fillLeads(withMoreServices(head), subject), ...leads], [...tails, ...further]);
  const today = subject.service === null ? todayLeads(before, slots, facts) : [];
  const isLittle = subject.service === null && byFacts.length + fuller.length === 0;
  const placed = head.nameSaysWhat ? placedLeads.toReversed() : placedLeads;
  // Where no three services are known, the two that are may be any.
  const sure = fill([...usual.filter((wording) => !wording.includes('{services}')), ...lastTails]);
  const last = grow([...today, ...(isLittle ? [...fill(placed), ...leads] : [])], [...further, ...sure]);
  return [...byFacts, ...fuller, ...withToday(leads, before, facts), ...last];
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
    (one) => facts.saysWhat(one) && facts.saysWhere(one) && !facts.saysName(one) && one.includes(' '),
  );
  return part === undefined ? [] : [{ text: /[.!?]$/.test(part) ? part : `${part}.`, factIds: [] }];
}

/** The lead with one to three tails, in their order, that fit. */
function growLead(
  lead: GroundedSentence,
  tails: readonly GroundedSentence[],
  street: readonly string[],
): GroundedText[] {
  const grown: GroundedText[] = [];
  const grow = (chosen: readonly GroundedSentence[], from: number) => {
    for (let at = from; at < tails.length; at += 1) {
      const next = tails[at];
      if (next === undefined || isRepeated(next, chosen)) continue;
      const sentences = [...chosen, next];
      const text = composedText(sentences);
      if (text.text.length > DESCRIPTION_LENGTH.longest) continue;
      if (countFacts(text, street) >= FEWEST_FACTS) grown.push(text);
      if (sentences.length <= MOST_TAILS) grow(sentences, at + 1);
    }
  };
  if (lead.text.length <= DESCRIPTION_LENGTH.longest) {
    const alone = composedText([lead]);
    if (countFacts(alone, street) >= FEWEST_FACTS) grown.push(alone);
    grow([lead], 0);
  }
  return grown;
}

/** Facts besides the first sentence's trade, town and name: a list counts as two, the street as one. */
function countFacts({ sentences: [lead, ...tails] }: GroundedText, street: readonly string[]): number {
  const isPlaced = lead?.factIds.some((id) => street.includes(id)) ?? false;
  const isList = !isPlaced && (lead?.text.includes(',') ?? false) && (lead?.factIds.length ?? 0) > MOST_TAILS + 1;
  return (isList ? 2 : 0) + (isPlaced ? 1 : 0) + tails.length;
}

function isRepeated(next: GroundedSentence, said: readonly GroundedSentence[]): boolean {
  if (said.some(({ factIds }) => next.factIds.some((id) => factIds.includes(id)))) return true;
  const before = said.flatMap(({ text }) => tokenizeWords(text));
  const words = listContentTokens(next.text);
  return words.length > 0 && words.filter((word) => isSaidBy(before, word)).length >= REPEATED * words.length;
}

/** Today's short line, without a greeting: with the town where it lacks one, and the street. */
function todayLeads(before: string | null, slots: HeadSlots['slots'], facts: KnownFacts): GroundedSentence[] {
  const today = withoutGreetings(before).replace(/\.$/, '');
  const isLine = today.length < SHORT_DESCRIPTION && today.includes(' ') && !/[.!?…:|]/.test(today);
  if (!isLine || !facts.saysWhat(today)) return [];
  const more = new Map([...slots, ['today', { text: today, factIds: [] }]]);
  const wordings = facts.saysWhere(today)
    ? ['{today}, {street}.', '{today}.']
    : ['{today} {inPlace}, {street}.', '{today} {inPlace}.'];
  return wordings.flatMap((wording) => fillSentence(wording, more) ?? []);
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

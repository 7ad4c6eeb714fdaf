import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { PROFILE_DESCRIPTION_LIMIT } from '#shared/fixes/owner-profile.ts';
import type { TextVariant } from '../writing-material.ts';
import type { KnownBusiness } from './business-slots.ts';
import { chooseOwnSentences, saysWhatAndWhere } from './choose-own-sentences.ts';
import { composedText } from './composed-text.ts';
import { type DescriptionFacts, readDescribed } from './described-business.ts';
import { DESCRIPTION_TOPICS, type DescriptionPart, type DescriptionTopic, SlotWriter } from './slot-writer.ts';

/** The other order: who they are first. */
const PEOPLE_FIRST: readonly DescriptionTopic[] = [
  'since',
  'licence',
  'person',
  'services',
  'areas',
  'way',
  'access',
  'hours',
];

const TOPIC_OF: Readonly<Record<SentenceKind, DescriptionTopic>> = {
  since: 'since',
  licence: 'licence',
  service: 'services',
  area: 'areas',
  person: 'person',
  audience: 'way',
  tool: 'way',
  way: 'way',
  emergency: 'way',
  number: 'way',
  price: 'way',
  payment: 'access',
  place: 'access',
  access: 'access',
  appointment: 'access',
};

/**
 * Composes a description for the Google profile: what and where, then one short sentence of each kind that the facts of the sheet carry,
 * hours last. The site's own sentences stand in it where they are good, in place of ours. Variant 1 tells who they are first, variant 2
 * takes other own sentences, where there are some. Empty without a trade (or services) and a town, and for a site in another language
 * without sentences of its own. Pure.
 */
export function composeDescription(known: KnownBusiness, variant: TextVariant): GroundedText {
  const { sheet } = known;
  const texts = WRITTEN.get(sheet) ?? new Map<TextVariant, GroundedText>();
  WRITTEN.set(sheet, texts);
  const text = texts.get(variant) ?? write(readDescribed(known), variant);
  texts.set(variant, text);
  return text;
}

/** Templates, offers and fixes need the same texts of a business. */
const WRITTEN = new WeakMap<KnownBusiness['sheet'], Map<TextVariant, GroundedText>>();

function write(business: DescriptionFacts, variant: TextVariant): GroundedText {
  const own = chooseOwnSentences(business, variant === 2 ? 1 : 0);
  if (business.isForeign) return composedText(own.map(toSentence));
  const writer = new SlotWriter(business, own);
  const leading = own.find((fact) => saysWhatAndWhere(fact, business));
  const opening = leading === undefined ? writer.opening() : toSentence(leading);
  if (opening === null) return composedText([]);
  const further = own.filter((fact) => fact !== leading).map(toPart);
  const ours = writer.parts();
  // The list of what is offered comes before what is said of a part of it.
  const [first, second] = ours.some(isList) ? [ours, further] : [further, ours];
  const parts = [...first, ...second];
  const order = variant === 1 ? PEOPLE_FIRST : DESCRIPTION_TOPICS;
  const told = order.flatMap((topic) => parts.filter((part) => part.topic === topic));
  return composedText(withinLimit([opening, ...told.map(({ sentence }) => sentence)]));
}

const FEWEST_LISTED = 3;

function isList({ topic, sentence }: DescriptionPart): boolean {
  return topic === 'services' && sentence.factIds.length >= FEWEST_LISTED;
}

function toSentence({ id, value }: Fact): GroundedSentence {
  return { text: /[.!?…]$/.test(value) ? value : `${value}.`, factIds: [id] };
}

/** What the owner typed stands with what is special. */
function toPart(fact: Fact): DescriptionPart {
  const topics = new Set(fact.kinds?.map((kind) => TOPIC_OF[kind]));
  return { topic: DESCRIPTION_TOPICS.find((topic) => topics.has(topic)) ?? 'way', sentence: toSentence(fact) };
}

/** Whole sentences up to Google's limit. */
function withinLimit(sentences: readonly GroundedSentence[]): GroundedSentence[] {
  let length = -1;
  return sentences.filter(({ text }) => {
    if (length + 1 + text.length > PROFILE_DESCRIPTION_LIMIT) return false;
    length += 1 + text.length;
    return true;
  });
}

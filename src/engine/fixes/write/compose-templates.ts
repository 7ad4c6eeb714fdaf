import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { type BusinessWording, businessWording } from '../compose/business-slots.ts';
import { composeDescription } from '../compose/compose-description.ts';
import { composedText } from '../compose/composed-text.ts';
import { offeredServices } from '../compose/described-business.ts';
import { fillSentence, type Phrase, type Slots } from '../compose/filled-sentence.ts';
import { naturalList } from '../compose/natural-list.ts';
import type { TextLanguage, TextVariant, WritingMaterial } from '../writing-material.ts';
import { composeReviewReplies } from './compose-review-replies.ts';
import type { ReviewBand, ReviewTopic } from './reply-wording.ts';
import { MESSAGE_TEMPLATES, type MessageTemplate, type TemplateLine } from './template-wording.ts';

/**
 * Requests for reviews ask everybody for an honest opinion, offer nothing and name no stars; none mentions what the
 * customer came for, because others may read the message. A text message says how to opt out, an e-mail has the postal
 * address.
 */
const TEMPLATE_WORDINGS: Readonly<Record<TextLanguage, Readonly<Record<MessageTemplate, readonly TemplateLine[]>>>> =
  readCompiled('messages');

const TITLES: Readonly<Record<MessageTemplate, string>> = {
  reviewSms: 'Review request by text message',
  reviewEmail: 'Review request by email',
  reviewCard: 'Review card to hand over',
  appointment: 'Appointment confirmation',
  visit: 'Appointment confirmation',
  followUp: 'Message after the job',
  holiday: 'Holiday hours notice',
  voicemail: 'Voicemail greeting',
  directoryShort: 'Directory description, short',
};
/** Trades whose work is a job that can be looked at afterwards. */
const JOBS: ReadonlySet<CategoryFamily> = new Set(['home', 'auto', 'creative', 'property']);
/** Directories cut off short descriptions here. */
const LONGEST_SHORT = 150;
const MOST_LISTED = 3;
/** A shorter text adds nothing to the short description. */
const SHORTEST_LONG = 120;
const REPLIES: readonly (readonly [title: string, band: ReviewBand, topic: ReviewTopic | null])[] = [
  ['Reply to a good review', 'good', 'service'],
  ['Reply to a review with a complaint', 'bad', 'communication'],
  ['Reply to a rating without words', 'good', null],
];

/** Ready-to-use texts by title, the most common first. Text in brackets is filled in by hand. Pure. */
export function composeTemplates(material: WritingMaterial, variant: TextVariant): Map<string, GroundedText> {
  const business = businessWording(material);
  const { language, isForeign } = business;
  const texts = new Map<string, GroundedText>();
  if (isForeign) return texts;
  const slots = withServices(business, offeredServices(material).slice(0, MOST_LISTED));
  for (const template of MESSAGE_TEMPLATES) {
    if (!suits(template, business, material.sheet.isServiceArea === true)) continue;
    const isShort = template === 'directoryShort';
    const longest = isShort ? LONGEST_SHORT : Number.POSITIVE_INFINITY;
    const text = filledLines(TEMPLATE_WORDINGS[language][template], isShort ? withoutSaidTown(slots) : slots, longest);
    if (text.text !== '') texts.set(TITLES[template], text);
  }
  const long = composeDescription(material, variant);
  if (long.text.length >= SHORTEST_LONG) texts.set('Directory description, long', long);
  const replies = composeReviewReplies(material, variant);
  for (const [title, band, topic] of REPLIES) {
    const reply = replies.find((one) => one.band === band && one.topic === topic);
    if (reply !== undefined) texts.set(title, reply.reply);
  }
  return texts;
}

/** "Schwimmbad Hettenleidelheim" needs no "Hettenleidelheim" behind it. */
function withoutSaidTown(slots: Slots): Slots {
  const [name, city] = ['plainName', 'city'].map((slot) => foldText(slots.get(slot)?.text ?? ''));
  return city && name?.includes(city) ? new Map([...slots].filter(([slot]) => slot !== 'city')) : slots;
}

function withServices({ language, slots }: BusinessWording, services: readonly Phrase[]): Slots {
  if (services.length === 0) return slots;
  const texts = services.map(({ text }) => text);
  const factIds = services.flatMap((service) => service.factIds);
  return new Map([...slots, ['services', { text: naturalList(language, texts), factIds }]]);
}

/** Whether a business of this kind can use it: a church makes no appointments, a hairdresser asks nobody after the job. */
function suits(template: MessageTemplate, { family, slots }: BusinessWording, travels: boolean): boolean {
  if (template === 'appointment' || template === 'visit')
    return (slots.has('onDate') || slots.has('byAppointment')) && travels === (template === 'visit');
  if (template === 'followUp') return family !== null && JOBS.has(family);
  if (template === 'voicemail') return slots.has('phone');
  return true;
}

/** The lines that the facts can fill; several empty lines become one. */
function filledLines(lines: readonly TemplateLine[], slots: Slots, longest: number): GroundedText {
  const filled: GroundedSentence[] = [];
  for (const wordings of lines) {
    const line = wordings
      .map((wording) => (wording === '' ? { text: '', factIds: [] } : fillSentence(wording, slots)))
      .find((one) => one !== null && one.text.length <= longest);
    if (line !== undefined && line !== null) filled.push(keptSmall(line, wordings));
  }
  const text = filled
    .map((line) => line.text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { ...composedText(filled.filter((line) => line.text !== '')), text };
}

/** After a salutation with a comma the letter continues in lower case; other lines are capitalised. */
function keptSmall(line: GroundedSentence, wordings: TemplateLine): GroundedSentence {
  const first = wordings[0]?.slice(0, 1) ?? '';
  const isSmall = /\p{Ll}/u.test(first) && line.text.slice(0, 1).toLowerCase() === first;
  return isSmall ? { ...line, text: first + line.text.slice(1) } : line;
}

import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { PROFILE_DESCRIPTION_LIMIT } from '#shared/fixes/owner-profile.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage, TextVariant } from '../writing-material.ts';
import { type BusinessWording, businessWording, type KnownBusiness } from './business-slots.ts';
import { GrowingText } from './composed-text.ts';
import { type DescriptionRole, type DescriptionWordings, wordingsFor } from './description-wording.ts';
import { fillForBusiness } from './fill-for-business.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';
import { unsaidSlots } from './unsaid-slots.ts';

/** The sentences of descriptions by language; answers use them too. */
export const DESCRIPTION_WORDINGS: Readonly<Record<TextLanguage, DescriptionWordings>> = readCompiled('descriptions');

/** Possible orders of the roles after the opening; each begins with what customers look for. */
const PLANS: readonly (readonly DescriptionRole[])[] = [
  ['services', 'more', 'area', 'history', 'standing', 'promise', 'people', 'features', 'extras'],
  ['history', 'services', 'more', 'standing', 'area', 'people', 'promise', 'features', 'extras'],
  ['services', 'more', 'standing', 'area', 'features', 'promise', 'history', 'people', 'extras'],
  ['services', 'area', 'more', 'standing', 'history', 'features', 'people', 'promise', 'extras'],
  ['standing', 'services', 'more', 'history', 'area', 'promise', 'features', 'people', 'extras'],
  ['services', 'standing', 'more', 'promise', 'area', 'people', 'history', 'features', 'extras'],
];
/** Address and hours have their own fields in the profile, so they are used only where little else is known. */
const LAST: readonly DescriptionRole[] = ['place', 'hours'];
/** Roles that may have a second sentence: further services, a membership next to a licence. */
const AGAIN: readonly DescriptionRole[] = ['more', 'standing', 'promise', 'more'];
/** A description stops here, whatever else is known; a practice value. */
const PLENTY = 550;
/** From this length a description needs no address and hours; a practice value. */
const ENOUGH = 350;

/**
 * Composes a description for the Google profile from the fact sheet only: category and town in the first sentence, complete
 * sentences up to 750 characters, nothing that Google's rules for descriptions forbid. Few facts give a short text. Pure;
 * the same business and variant give the same text.
 */
export function composeDescription(material: KnownBusiness, variant: TextVariant): GroundedText {
  const business = businessWording(material);
  const texts = WRITTEN.get(business) ?? new Map<TextVariant, GroundedText>();
  WRITTEN.set(business, texts);
  const written = texts.get(variant) ?? write(business, variant);
  texts.set(variant, written);
  return written;
}

/** Templates, offers and fixes need the same three texts of a business, so they are memoized. */
const WRITTEN = new WeakMap<BusinessWording, Map<TextVariant, GroundedText>>();

function write(business: BusinessWording, variant: TextVariant): GroundedText {
  const choice = seededChoice(business.identity, variant);
  const text = new GrowingText(PROFILE_DESCRIPTION_LIMIT, freelyRepeated(business), nameIds(business));
  const areaIds = business.areas.flatMap(({ factIds }) => factIds);
  // The towns served are one list, and once is enough.
  const add = (role: DescriptionRole) =>
    (role !== 'area' || !areaIds.some((id) => text.said.has(id))) && addSentence(text, business, choice, role);

  if (business.nameHoldsCategory || !add('opening')) add('openingTold');
  const [plan = []] = choice.turn(choice.order('plan', PLANS, (roles) => roles.join()));
  for (const role of plan) add(role);
  for (const role of AGAIN) if (text.length < PLENTY) add(role);
  for (const role of choice.turn(choice.order('last', LAST, (one) => one))) if (text.length < ENOUGH) add(role);
  // A sentence skipped because its beginning repeated the one before may fit now.
  for (const role of plan) if (text.length < ENOUGH) add(role);
  return text.toText();
}

/** The name, category and town may be repeated, as sentences need a subject. */
export function freelyRepeated({ facts }: BusinessWording): ReadonlySet<string> {
  const kinds = new Set(['name', 'category', 'city', 'region']);
  return new Set(facts.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id));
}

/** The facts of the name, which may not be in two consecutive sentences. */
export function nameIds({ facts }: BusinessWording): ReadonlySet<string> {
  return new Set(facts.filter(({ kind }) => kind === 'name').map(({ id }) => id));
}

function addSentence(
  text: GrowingText,
  business: BusinessWording,
  choice: SeededChoice,
  role: DescriptionRole,
): boolean {
  const slots = unsaidSlots(business, text.said);
  const wordings = wordingsFor(DESCRIPTION_WORDINGS[business.language], role, business.family);
  const candidates = choice
    .order(role, wordings, (wording) => wording)
    .flatMap((wording): GroundedSentence[] => {
      const sentence = fillForBusiness(business, wording, slots);
      return sentence === null || !text.accepts(sentence) ? [] : [sentence];
    });
  const isOpening = role === 'opening' || role === 'openingTold';
  const last = LAST.includes(role) ? fillingUp(candidates, text) : candidates;
  const fitting = inOtherWords(isOpening ? withTown(candidates, business) : last, text, business);
  const sentence = choice.turn(fitting).find((one) => profileRuleBreaks(one.text).length === 0);
  return sentence !== undefined && text.add(sentence);
}

const LONG_WORD = /\p{L}{6,}/gu;

/** Prefers sentences that share no long word with the text so far ("kümmern", "services"). */
function inOtherWords(
  candidates: readonly GroundedSentence[],
  text: GrowingText,
  { facts }: BusinessWording,
): readonly GroundedSentence[] {
  const stemsOf = (words: string) =>
    words
      .toLowerCase()
      .match(LONG_WORD)
      ?.map((word) => word.slice(0, 6)) ?? [];
  const factStems = new Set(facts.flatMap(({ value }) => stemsOf(value)));
  const used = new Set(stemsOf(text.toText().text).filter((stem) => !factStems.has(stem)));
  const fresh = candidates.filter((sentence) => !stemsOf(sentence.text).some((stem) => used.has(stem)));
  return fresh.length > 0 ? fresh : candidates;
}

/** Among the last sentences prefers those that make the text long enough. */
function fillingUp(candidates: readonly GroundedSentence[], { length }: GrowingText): readonly GroundedSentence[] {
  const enough = candidates.filter(({ text }) => length + 1 + text.length >= ENOUGH);
  return enough.length > 0 ? enough : candidates;
}

/** Prefers openings with the town; all of them where none is known. */
function withTown(candidates: readonly GroundedSentence[], { slots }: BusinessWording): readonly GroundedSentence[] {
  const [town] = slots.get('city')?.factIds ?? [];
  const placed = candidates.filter(({ factIds }) => town !== undefined && factIds.includes(town));
  return placed.length > 0 ? placed : candidates;
}

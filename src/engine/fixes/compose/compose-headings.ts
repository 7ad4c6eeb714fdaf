import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { TextVariant } from '../writing-material.ts';
import { type BusinessWording, businessWording, type KnownBusiness } from './business-slots.ts';
import { composedText } from './composed-text.ts';
import { fillForBusiness } from './fill-for-business.ts';
import { HEADING_WORDINGS } from './heading-wording.ts';
import { seededChoice } from './seeded-choice.ts';
import { unsaidSlots } from './unsaid-slots.ts';

/** Longer headings break into three lines on a phone; a practice value. */
const LONGEST_HEADING = 70;
const LONGEST_SUBHEADER = 180;
const MOST_IDEAS = 6;
/** The first ones are of equal value: variants rotate through them. */
const EQUAL_FIRSTS = 3;
const EQUAL_SUBHEADERS = 3;

export interface ComposedHeadings {
  /** The most specific first: it contains category or main service, and the place. */
  readonly ideas: readonly GroundedText[];
  /** The line below the main heading. */
  readonly subheader: GroundedText;
}

/** Main headings for the home page, each with a different structure, and the line below. Few facts give few ideas. Pure. */
export function composeHeadings(material: KnownBusiness, variant: TextVariant): ComposedHeadings {
  const business = businessWording(material);
  const choice = seededChoice(business.identity, variant);
  const { first, without, shapes, subheaders } = HEADING_WORDINGS[business.language];
  const ideas: GroundedSentence[] = [];
  const take = (sentence: GroundedSentence | undefined) => {
    if (sentence === undefined || ideas.length >= MOST_IDEAS) return;
    if (!ideas.some(({ text }) => text.toLowerCase() === sentence.text.toLowerCase())) ideas.push(sentence);
  };
  const best = filled(first, business);
  take(choice.turn(best.slice(0, EQUAL_FIRSTS))[0] ?? filled(without, business)[0]);
  for (const shape of choice.turn(choice.order('shapes', shapes, ([one = '']) => one)))
    take(filled(shape, business)[0]);
  const below = filled(choice.order('subheader', subheaders, keyOf), business, LONGEST_SUBHEADER)
    .toSorted((one, other) => other.factIds.length - one.factIds.length)
    .slice(0, EQUAL_SUBHEADERS);
  const [subheader] = choice.turn(below);
  return {
    ideas: ideas.map((idea) => composedText([idea])),
    subheader: composedText(subheader === undefined ? [] : [subheader]),
  };
}

/** The wordings that the facts can fill and that fit, in order of preference. */
function filled(wordings: readonly string[], business: BusinessWording, longest = LONGEST_HEADING): GroundedSentence[] {
  const slots = unsaidSlots(business, new Set());
  return wordings.flatMap((wording) => {
    const sentence = fillForBusiness(business, wording, slots);
    return sentence === null || sentence.text.length > longest ? [] : [sentence];
  });
}

const keyOf = (wording: string): string => wording;

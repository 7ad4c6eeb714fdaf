import { QA_YEAR_WEEKS, type QaYearPack } from '#shared/add-ons/qa-year-pack.ts';
import { type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** Kinds of facts that answer a question of their own, with the owner's words for them. */
const ASKED_FACTS: readonly (readonly [FactKind, string])[] = [
  ['answer', 'Questions with answers on your site'],
  ['area', 'Places you serve'],
  ['hours', 'Opening hours'],
  ['street', 'Street address'],
  ['price', 'Prices'],
  ['payment', 'Ways to pay'],
  ['credential', 'Licenses and certificates'],
  ['offer', 'Offers, such as free estimates'],
  ['foundedYear', 'The year you began'],
  ['feature', 'Amenities, such as parking'],
];

const STEPS: readonly string[] = [
  'Each week, put the question and its answer on your questions page. Make the question a heading.',
  'Post the same answer as an update on your Google Business Profile.',
  'Read each answer before you publish it. If a fact has changed, correct it in your facts and open this pack again.',
];

/**
 * Up to 52 questions with answers that the facts support, one for each week from the first Monday after `startsAt` (UTC).
 * Never repeats or pads: where the facts support fewer, it says how many and which facts would add more. Pure.
 */
export function buildQaYearPack(material: WritingMaterial, startsAt: Date): QaYearPack {
  const first = firstMondayAfter(startsAt);
  const weeks = composeQa(material, QA_YEAR_WEEKS).map(({ question, answer }, index) => ({
    week: index + 1,
    day: new Date(first + index * 7 * DAY_MS).toISOString().slice(0, 10),
    question,
    answer: answer.text,
    sentences: answer.sentences,
  }));
  return { weeks, shortfall: shortfallOf(material, weeks.length), steps: [...STEPS] };
}

function firstMondayAfter(moment: Date): number {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const daysToMonday = (8 - moment.getUTCDay()) % 7 || 7;
  return midnight + daysToMonday * DAY_MS;
}

function shortfallOf({ sheet }: WritingMaterial, count: number): QaYearPack['shortfall'] {
  if (count >= QA_YEAR_WEEKS) return null;
  const kinds = new Set(usableFacts(sheet).map(({ kind }) => kind));
  const missing = ASKED_FACTS.flatMap(([kind, label]) => (kinds.has(kind) ? [] : [label]));
  const carried =
    count === 0
      ? 'Your facts do not carry a question yet.'
      : `Your facts carry ${count} ${count === 1 ? 'question' : 'questions'} of ${QA_YEAR_WEEKS}.`;
  return {
    sentence: `${carried} We invent nothing and ask nothing twice. Add to your facts and open this pack again: it grows with them.`,
    missing,
  };
}

import { type Fact, type FactSheet, isUndecided, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { type KnownBusiness, speaksOther } from './business-slots.ts';
import { categoryNouns } from './category-nouns.ts';

/** More cannot be looked through on a phone. */
const MOST_CHOICES = 8;

const LONGEST_CHOICE = 100;
/** Claims that a site makes once, for its owner to confirm. */
const SPECIAL: ReadonlySet<Fact['kind']> = new Set([
  'foundedYear',
  'yearsInBusiness',
  'credential',
  'award',
  'guarantee',
]);

/** Answers as owners type them, by trade: what is ordered, where, and what is special. */
const EXAMPLES: Readonly<Partial<Record<CategoryFamily, readonly [string, string, string]>>> & {
  readonly any: readonly [string, string, string];
} = {
  any: ['Repairs, new installations, yearly checks', 'Duluth', 'Since 2006. Dale does every job himself.'],
  home: [
    'Drain cleaning, leak repair, water heaters',
    'Duluth, Hermantown',
    'We give you the price in writing before we start.',
  ],
  medical: ['Check-ups, cleanings, crowns', 'Duluth', 'Dr. Larsen sees you at every visit.'],
  beauty: ['Cuts, color, bridal styling', 'Duluth', 'Mia has cut hair in this shop since 2009.'],
  dining: ['Wood-fired pizza, lunch menu, catering', 'Duluth', 'We make the dough fresh every morning.'],
  foodshop: ['Sourdough, birthday cakes, sandwiches', 'Duluth', 'We bake everything here, from 3 in the morning.'],
  legal: ['Family law, wills, contracts', 'Duluth', 'You speak with the lawyer who handles your case.'],
  office: ['Bookkeeping, payroll, tax returns', 'Duluth', 'Your books are closed by the 10th of each month.'],
  retail: ['Running shoes, repairs, gift cards', 'Duluth', 'We watch you run before we suggest a shoe.'],
  auto: ['Brakes, oil changes, tires', 'Duluth', 'We show you the worn part before we replace it.'],
  lodging: ['Double rooms, breakfast, bike rental', 'Duluth', 'Breakfast has eggs from our own hens.'],
  learning: ['Piano lessons, theory, exam practice', 'Duluth', 'Anna has taught piano since 2004.'],
  fitness: ['Personal training, yoga, small groups', 'Duluth', 'We train in groups of eight at most.'],
  pets: ['Baths, haircuts, nail trims', 'Duluth', 'Only one dog is in the salon at a time.'],
  creative: ['Weddings, portraits, product photos', 'Duluth', 'You get your photos within two weeks.'],
};

/**
 * Three questions whose answers make a description: what people order most, where, and what is special, with what the site may mean to
 * tick. For a site in a language without sentences of ours, one: for sentences of its own. Pure.
 */
export function descriptionQuestions({ sheet }: KnownBusiness): FactQuestion[] {
  if (speaksOther(sheet)) return [askForSentences(sheet)];
  const category = usableFacts(sheet).find(({ kind }) => kind === 'category');
  const family = category === undefined ? null : (categoryNouns(category.value)?.family ?? null);
  const [services, towns, special] = (family === null ? undefined : EXAMPLES[family]) ?? EXAMPLES.any;
  const isTravelling = sheet.isServiceArea === true;
  return [
    withChoices(
      { kind: 'service', question: 'What do people order most? Name three to five things.', example: services },
      sheet.facts.filter(isOpen('service')),
    ),
    withChoices(
      {
        kind: isTravelling ? 'area' : 'city',
        question: isTravelling ? 'Which towns do you work in?' : 'Which town are you in?',
        example: towns,
      },
      sheet.facts.filter((fact) => isOpen('area')(fact) || isOpen('city')(fact)),
    ),
    withChoices(
      {
        kind: 'sentence',
        question: 'What is special: since when, who does the work, how do you do it? One sentence each.',
        example: special,
      },
      sheet.facts.filter(isClaimToConfirm),
    ),
  ];
}

/** Facts of a kind that the owner has not spoken of: surely or perhaps found. */
function isOpen(wanted: Fact['kind']) {
  return ({ kind, state }: Fact): boolean => kind === wanted && state === 'found';
}

function withChoices(question: FactQuestion, facts: readonly Fact[]): FactQuestion {
  const values = new Map(
    facts.map((fact) => [foldText(choiceText(fact)), { factId: fact.id, value: choiceText(fact) }] as const),
  );
  const choices = [...values.values()].slice(0, MOST_CHOICES);
  return choices.length === 0 ? question : { ...question, choices };
}

/** A fact as its owner recognizes it: of a claim, the line of the site. */
function choiceText({ kind, value, origin }: Fact): string {
  return SPECIAL.has(kind) && origin.kind === 'page' ? origin.quote : value;
}

/** A claim of a single line that can be shown as it stands. */
function isClaimToConfirm(fact: Fact): boolean {
  if (!SPECIAL.has(fact.kind) || !isUndecided(fact) || fact.origin.kind !== 'page') return false;
  return fact.origin.quote !== '' && fact.origin.quote.length <= LONGEST_CHOICE;
}

function askForSentences(sheet: FactSheet): FactQuestion {
  const spoken = usableFacts(sheet).find(({ kind }) => kind === 'language')?.value ?? '';
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(spoken.split('-')[0] ?? '') ?? 'this language';
  return {
    kind: 'sentence',
    question: `We don’t write ${name} yet. Type three sentences about your business, and they become your description.`,
  };
}

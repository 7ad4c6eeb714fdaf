import { type Fact, type FactSheet, isUndecided, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { PROFILE_RULE_SENTENCES, profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { CATEGORIES_BY_LABEL } from '../../facts/category/category-tables.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { type KnownBusiness, speaksOther } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { isOfOwner } from './described-business.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';

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

/**
 * Three questions whose answers make a description: what people come for, where, and what is special, with what the site may
 * mean to tick and examples in its language; none that the owner has answered. Where all are and it is still too little: one more sentence.
 * For a site in a language without sentences of ours, one: for sentences of its own. Pure.
 */
export function descriptionQuestions(known: KnownBusiness): FactQuestion[] {
  const { sheet } = known;
  if (speaksOther(sheet)) return [isAnswered(sheet, 'sentence') ? askForMore(known) : askForSentences(sheet)];
  const [town, special] = DESCRIPTION_FRAMES[sheet.language].examples.any;
  const ofTrade = exampleAnswers(sheet);
  const isTravelling = sheet.isServiceArea === true;
  const questions = [
    withChoices(
      {
        kind: 'service',
        question: 'What do people come to you for most? Name three to five things.',
        ...(ofTrade !== null && { example: ofTrade[0] }),
      },
      sheet.facts.filter(isOpen('service')),
    ),
    withChoices(
      {
        kind: isTravelling ? 'area' : 'city',
        question: isTravelling ? 'Which towns do you work in?' : 'Which town are you in?',
        example: town,
      },
      sheet.facts.filter((fact) => isOpen('area')(fact) || isOpen('city')(fact)),
    ),
    withChoices(
      {
        kind: 'sentence',
        question: 'What is special: since when, who does the work, how do you do it? One sentence each.',
        example: ofTrade?.[1] ?? special,
      },
      sheet.facts.filter(isClaimToConfirm),
    ),
  ];
  const left = questions.filter(({ kind }) => !isAnswered(sheet, kind));
  return left.length > 0 ? left : [{ ...askForMore(known), example: ofTrade?.[1] ?? special }];
}

/** Example answers of the trade of a business: services and what is special; null where we have those of others only. */
function exampleAnswers(sheet: FactSheet): readonly [services: string, special: string] | null {
  const label = usableFacts(sheet).find(({ kind }) => kind === 'category')?.value;
  const category = label === undefined ? undefined : CATEGORIES_BY_LABEL.get(label);
  if (category === undefined) return null;
  const { of } = DESCRIPTION_FRAMES[sheet.language].examples;
  const named = (name: string) => Object.entries(of).find(([names]) => names.split(', ').includes(name))?.[1];
  return named(category.label) ?? named(`${category.family} ${category.demand}`) ?? null;
}

function isAnswered({ facts }: FactSheet, asked: Fact['kind']): boolean {
  const kinds: readonly Fact['kind'][] = asked === 'city' ? ['city', 'area'] : [asked];
  return facts.some((fact) => kinds.includes(fact.kind) && isOfOwner(fact) && fact.state !== 'rejected');
}

/** One more sentence, why, and about what: who, else since when, else how. A sentence that Google forbids is named. */
function askForMore(known: KnownBusiness): FactQuestion {
  const facts = usableFacts(known.sheet);
  const forbidden = listForbidden(known.sheet).map(({ text, reason }) => `“${text}” cannot be in it. ${reason} `);
  const { length } = composeDescription(known, 0).text;
  const has = (...kinds: readonly Fact['kind'][]) => facts.some(({ kind }) => kinds.includes(kind));
  const about = !has('person')
    ? 'Who does the work, and what have they learned?'
    : has('foundedYear', 'yearsInBusiness')
      ? 'How do you work: with what, and how long does it take?'
      : 'Since when have you done this?';
  const why =
    length < LIMITS.shortestOfOwner
      ? `Your text has ${length} characters, and takes ${LIMITS.shortestOfOwner}.`
      : 'Your text does not say enough about you yet.';
  return { kind: 'sentence', question: `${forbidden.join('')}${why} One more sentence, please: ${about}` };
}

/** The owner's sentences that Google's rules keep out of a description, each with the reason in words. */
export function listForbidden(sheet: FactSheet): { readonly text: string; readonly reason: string }[] {
  return usableFacts(sheet).flatMap((fact) => {
    if (fact.kind !== 'sentence' || !isOfOwner(fact)) return [];
    const [broken] = profileRuleBreaks(fact.value);
    return broken === undefined ? [] : [{ text: fact.value, reason: PROFILE_RULE_SENTENCES[broken.rule] }];
  });
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

/** A fact as its owner recognizes it: of a claim, the line of the site, unless a number says all, as of a license. */
function choiceText({ kind, value, origin }: Fact): string {
  const isNumbered = kind === 'credential' && /\d{4}/.test(value);
  return SPECIAL.has(kind) && origin.kind === 'page' && !isNumbered ? origin.quote : value;
}

/** A claim of a single line that can be shown as it stands. */
function isClaimToConfirm(fact: Fact): boolean {
  if (!SPECIAL.has(fact.kind) || !isUndecided(fact) || fact.origin.kind !== 'page') return false;
  return fact.origin.quote !== '' && fact.origin.quote.length <= LONGEST_CHOICE;
}

function askForSentences(sheet: FactSheet): FactQuestion {
  const spoken = usableFacts(sheet)
    .find(({ kind }) => kind === 'language')
    ?.value.split('-')[0];
  const name = spoken === undefined ? undefined : new Intl.DisplayNames('en', { type: 'language' }).of(spoken);
  return {
    kind: 'sentence',
    question: `We don’t write ${name ?? 'the language of your site'} yet. Type three sentences about your business, and they become your description.`,
  };
}

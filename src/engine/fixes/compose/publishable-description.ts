import { type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { distinctVariants, type WrittenVariant } from '../distinct-variants.ts';
import type { KnownBusiness } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';

/** What a description needs beside what and where: so many own facts, of so many kinds (practice values). */
const OWN_FACTS = { fewest: 3, kinds: 2 } as const;
const WHAT: readonly FactKind[] = ['category', 'service'];
const WHERE: readonly FactKind[] = ['city', 'area'];
/** Facts that say nothing of the business by themselves, and those that say what and where already. */
const NOT_OWN: ReadonlySet<FactKind> = new Set([
  'name',
  'category',
  'city',
  'region',
  'postalCode',
  'country',
  'website',
  'email',
  'phone',
  'rating',
  'reviewCount',
  'quote',
]);

/** What would say the most, in the order in which an owner is asked. */
const QUESTIONS: readonly FactQuestion[] = [
  { kind: 'category', question: 'What do you do? Name your trade in one or two words.' },
  { kind: 'city', question: 'Which town do you work in?' },
  { kind: 'service', question: 'Which three jobs do you do most?' },
  { kind: 'foundedYear', question: 'Since which year are you in business?' },
  { kind: 'person', question: 'Who does the work?' },
  { kind: 'credential', question: 'Which licenses or certificates do you have?' },
  { kind: 'area', question: 'Which towns do you serve?' },
  { kind: 'hours', question: 'When are you open?' },
  { kind: 'feature', question: 'What do customers find at your place, such as parking?' },
];
const MOST_QUESTIONS = 3;
const FEW_SERVICES = 3;

/**
 * The different wordings of a description that an owner could publish as they are: long enough, with what and where and three
 * facts of two kinds beside them. None where the facts are too few. Pure.
 */
export function publishableDescriptions(material: KnownBusiness): WrittenVariant<GroundedText>[] {
  const found = distinctVariants(
    (variant) => composeDescription(material, variant),
    ({ text }) => text,
  );
  return found.filter(({ text }) => isPublishable(material, text));
}

/** Whether a written description says enough to be published. */
export function isPublishable({ sheet }: KnownBusiness, { text, sentences }: GroundedText): boolean {
  if (text.length < LIMITS.shortestDescription || text.length > LIMITS.descriptionLength) return false;
  const said = new Set(sentences.flatMap(({ factIds }) => factIds));
  const kinds = usableFacts(sheet).flatMap(({ id, kind }) => (said.has(id) ? [kind] : []));
  const own = kinds.filter((kind) => !NOT_OWN.has(kind));
  const names = (wanted: readonly FactKind[]) => wanted.some((kind) => kinds.includes(kind));
  // A name can tell the category: then no sentence names it a second time.
  const isEnough = own.length >= OWN_FACTS.fewest && new Set(own).size >= OWN_FACTS.kinds;
  return isEnough && names(WHERE) && (names(WHAT) || own.includes('service') || hasCategory(sheet));
}

function hasCategory(sheet: KnownBusiness['sheet']): boolean {
  return usableFacts(sheet).some(({ kind }) => kind === 'category');
}

/** Up to three questions whose answers would make a description, the most telling first. */
export function descriptionQuestions({ sheet }: KnownBusiness): FactQuestion[] {
  const facts = usableFacts(sheet);
  const countOf = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).length;
  const isKnown = (kind: FactKind) => {
    if (kind === 'service') return countOf('service') >= FEW_SERVICES;
    if (kind === 'city') return countOf('city') + countOf('area') > 0;
    if (kind === 'foundedYear') return countOf('foundedYear') + countOf('yearsInBusiness') > 0;
    return countOf(kind) > 0;
  };
  return QUESTIONS.filter(({ kind }) => !isKnown(kind)).slice(0, MOST_QUESTIONS);
}

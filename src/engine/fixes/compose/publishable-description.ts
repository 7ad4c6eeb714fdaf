import { type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { distinctVariants, type WrittenVariant } from '../distinct-variants.ts';
import type { KnownBusiness } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';

/** How many own facts, of how many kinds, a description needs besides category and town (practice values). */
const OWN_FACTS = { fewest: 3, kinds: 2 } as const;
const WHAT: readonly FactKind[] = ['category', 'service'];
const WHERE: readonly FactKind[] = ['city', 'area'];
/** Facts that say nothing about the business by themselves, and those for category and town. */
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

/** Questions for missing facts, the most useful first. */
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
 * The different variants of a description that an owner could publish unchanged: long enough, with category and town and
 * three facts of two kinds besides. None where there are too few facts. Pure.
 */
export function publishableDescriptions(material: KnownBusiness): WrittenVariant<GroundedText>[] {
  const found = distinctVariants(
    (variant) => composeDescription(material, variant),
    ({ text }) => text,
  );
  return found.filter(({ text }) => isPublishable(material, text));
}

/** Whether a composed description says enough to be published. */
export function isPublishable({ sheet }: KnownBusiness, { text, sentences }: GroundedText): boolean {
  if (text.length < LIMITS.shortestDescription || text.length > LIMITS.descriptionLength) return false;
  const said = new Set(sentences.flatMap(({ factIds }) => factIds));
  const kinds = usableFacts(sheet).flatMap(({ id, kind }) => (said.has(id) ? [kind] : []));
  const own = kinds.filter((kind) => !NOT_OWN.has(kind));
  const names = (wanted: readonly FactKind[]) => wanted.some((kind) => kinds.includes(kind));
  // A name can contain the category: then no sentence repeats it.
  const isEnough = own.length >= OWN_FACTS.fewest && new Set(own).size >= OWN_FACTS.kinds;
  return isEnough && names(WHERE) && (names(WHAT) || own.includes('service') || hasCategory(sheet));
}

function hasCategory(sheet: KnownBusiness['sheet']): boolean {
  return usableFacts(sheet).some(({ kind }) => kind === 'category');
}

/** Up to three questions whose answers would make a description possible, the most useful first. */
export function descriptionQuestions({ sheet }: KnownBusiness): FactQuestion[] {
  const facts = usableFacts(sheet);
  const countOf = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).length;
  const isKnown = (kind: FactKind) => {
    if (kind === 'service') return countOf('service') >= FEW_SERVICES;
    if (kind === 'city') return countOf('city') + countOf('area') > 0;
    if (kind === 'foundedYear') return countOf('foundedYear') + countOf('yearsInBusiness') > 0;
    return countOf(kind) > 0;
  };
  const choices = new Map(sheet.open?.map(({ kind, values }) => [kind, values.join(', ')]));
  return QUESTIONS.filter(({ kind }) => !isKnown(kind))
    .slice(0, MOST_QUESTIONS)
    .map(({ kind, question }) => {
      const values = choices.get(kind);
      return { kind, question: values === undefined ? question : `${question} Your website may mean: ${values}.` };
    });
}

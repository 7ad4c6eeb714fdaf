import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { distinctVariants, type WrittenVariant } from '../distinct-variants.ts';
import { type KnownBusiness, speaksOther } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { isOfOwner } from './described-business.ts';
import { countListed } from './listed-items.ts';

/**
 * What a description needs besides what and where (practice values): facts of three kinds, of two where one is the owner's or in
 * the site's own words, and of more where nothing is said of what is offered; without sentences of ours, own ones.
 */
const FEWEST = {
  facts: 3,
  factsOfOwner: 2,
  kinds: 3,
  kindsInOwnWords: 2,
  listed: 4,
  kindsWithoutOffer: 4,
  sentences: 3,
} as const;
/** Where no trade is known. */
const FEWEST_UNNAMED = { kinds: 3, characters: 200 } as const;
/** A model tells more of each fact. */
const FEWEST_OF_MODEL = { facts: 3, kinds: 2 } as const;

/** What facts tell beyond what and where; kinds that are not here tell nothing by themselves. */
const TELLS: Readonly<Partial<Record<FactKind, string>>> = {
  service: 'services',
  area: 'areas',
  foundedYear: 'since',
  yearsInBusiness: 'since',
  person: 'person',
  credential: 'licence',
  award: 'licence',
  guarantee: 'way',
  offer: 'way',
  brand: 'way',
  feature: 'feature',
  payment: 'payment',
  hours: 'hours',
};

/**
 * The different variants of a description that an owner could publish unchanged: long enough, with what and where and what is
 * offered besides. None where there are too few facts. Pure.
 */
export function publishableDescriptions(material: KnownBusiness): WrittenVariant<GroundedText>[] {
  const found = distinctVariants(
    (variant) => composeDescription(material, variant),
    ({ text }) => text,
  );
  return found.filter(({ text }) => isPublishable(material, text));
}

/** Whether a description says enough to be published. */
export function isPublishable({ sheet }: KnownBusiness, { text, sentences, writer }: GroundedText): boolean {
  const usable = usableFacts(sheet);
  const factsIn = (some: GroundedText['sentences']) => {
    const said = new Set(some.flatMap(({ factIds }) => factIds));
    return usable.filter(({ id }) => said.has(id));
  };
  const facts = factsIn(sentences);
  const isOwners = facts.some((fact) => isOfOwner(fact) && (fact.kind === 'service' || fact.kind === 'sentence'));
  const shortest = isOwners ? LIMITS.shortestOfOwner : LIMITS.shortestDescription;
  if (text.length < shortest || text.length > LIMITS.descriptionLength) return false;
  if (speaksOther({ ...sheet })) return facts.filter(({ kind }) => kind === 'sentence').length >= FEWEST.sentences;
  const isNamed = usable.some(({ kind }) => kind === 'category');
  if (!facts.some(saysWhere) || !(isNamed || facts.some(({ kind }) => kind === 'service'))) return false;
  // Without a trade, the services of the first sentence say what it is.
  const isTelling = isNamed || isOwners;
  const told = isTelling ? facts : factsIn(sentences.slice(1));
  const kinds = new Set(told.flatMap(tellsOf)).size;
  const count = sum(told.map((fact) => (tellsOf(fact).length === 0 ? 0 : Math.max(1, countOffered(fact, sheet)))));
  if (writer === 'model') return count >= FEWEST_OF_MODEL.facts && kinds >= FEWEST_OF_MODEL.kinds;
  if (!isTelling) return kinds >= FEWEST_UNNAMED.kinds && text.length >= FEWEST_UNNAMED.characters;
  const offered = sum(told.map((fact) => countOffered(fact, sheet)));
  if (isOwners && offered >= FEWEST.listed) return true;
  const isOffering = isOwners || offered > 1 || told.some(saysOffer);
  const fewest = isOwners ? FEWEST.factsOfOwner : FEWEST.facts;
  // A list and hours alone say what any other of the trade would.
  const isOwnWords = isOwners || told.some(({ kind }) => kind === 'sentence');
  const fewestKinds = isOwnWords ? FEWEST.kindsInOwnWords : FEWEST.kinds;
  return count >= fewest && kinds >= (isOffering ? fewestKinds : FEWEST.kindsWithoutOffer);
}

function saysWhere({ kind, kinds = [] }: Fact): boolean {
  return kind === 'city' || kind === 'area' || (kind === 'sentence' && kinds.includes('place'));
}

/** How many things a fact says that the business offers: a sentence may list several. */
function countOffered(fact: Fact, { language }: KnownBusiness['sheet']): number {
  if (fact.kind === 'service') return 1;
  return saysOffer(fact) ? Math.max(1, countListed(fact.value, language)) : 0;
}

/** Also a sentence without a fact of its own kind: only what the owner typed, and the summary of a site. */
function saysOffer({ kind, kinds = [] }: Fact): boolean {
  return kind === 'sentence' && (kinds.length === 0 || kinds.includes('service'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function tellsOf(fact: Fact): readonly string[] {
  const { kind, id } = fact;
  if (kind !== 'sentence') return TELLS[kind] === undefined ? [] : [TELLS[kind]];
  // Each sentence is a thing of its own.
  return [id];
}

import { type Fact, type FactKind, usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { distinctVariants, type WrittenVariant } from '../distinct-variants.ts';
import { type KnownBusiness, speaksOther } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { isOfOwner } from './described-business.ts';

/**
 * How many kinds of facts a description needs besides what and where (practice values), where its owner named the services fewer; without
 * sentences of ours, how many own ones.
 */
const FEWEST = { kinds: 3, kindsOfOwner: 2, sentences: 3 } as const;
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
 * The different variants of a description that an owner could publish unchanged: long enough, with what and where and three kinds of
 * facts besides. None where there are too few facts. Pure.
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
  const said = new Set(sentences.flatMap(({ factIds }) => factIds));
  const facts = usableFacts(sheet).filter(({ id }) => said.has(id));
  const hasOwners = (kind: FactKind) => facts.some((fact) => fact.kind === kind && isOfOwner(fact));
  const isOwners = hasOwners('service') || hasOwners('sentence');
  const shortest = isOwners ? LIMITS.shortestOfOwner : LIMITS.shortestDescription;
  if (text.length < shortest || text.length > LIMITS.descriptionLength) return false;
  if (speaksOther({ ...sheet })) return facts.filter(({ kind }) => kind === 'sentence').length >= FEWEST.sentences;
  const names = (...kinds: readonly FactKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  const told = new Set(facts.flatMap(tellsOf));
  // Without a trade, services say what it is.
  const isNamed = names('category') || usableFacts(sheet).some(({ kind }) => kind === 'category');
  if (!isNamed && !hasOwners('service')) told.delete('services');
  const tells = facts.filter((fact) => tellsOf(fact).some((one) => told.has(one))).length;
  const isEnough =
    writer === 'model'
      ? tells >= FEWEST_OF_MODEL.facts && told.size >= FEWEST_OF_MODEL.kinds
      : told.size >= (hasOwners('service') ? FEWEST.kindsOfOwner : FEWEST.kinds);
  return isEnough && (isNamed || names('service')) && names('city', 'area');
}

function tellsOf(fact: Fact): readonly string[] {
  const { kind, kinds, id } = fact;
  if (kind !== 'sentence') return TELLS[kind] === undefined ? [] : [TELLS[kind]];
  // Each sentence that the owner typed or ticked is a thing of its own.
  if (kinds === undefined || isOfOwner(fact)) return [id];
  const beyond = kinds.filter((one) => one !== 'place').map((one) => SAME_AS[one] ?? one);
  return beyond.length > 0 ? beyond : [id];
}

const SAME_AS: Readonly<Record<string, string>> = { service: 'services', area: 'areas' };

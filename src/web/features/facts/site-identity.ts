import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';

/** Name, address and phone as the site gives them, to compare with the profile; null where it does not. */
export interface SiteIdentity {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/** Of facts that were read on pages or that the owner put right; what came from the profile itself is no second witness. */
export function getSiteIdentity(facts: readonly Fact[]): SiteIdentity {
  const first = (kind: FactKind) =>
    facts.find((fact) => fact.kind === kind && fact.state !== 'rejected' && fact.origin.kind !== 'takeout')?.value ??
    null;
  const street = first('street');
  const end = [first('region'), first('postalCode')].filter((part) => part !== null).join(' ');
  return {
    name: first('name'),
    // Who has no street goes to the customers: such a profile shows no address.
    address: street === null ? null : [street, first('city'), end].filter(Boolean).join(', '),
    phone: first('phone'),
  };
}

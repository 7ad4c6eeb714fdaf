import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';

/** Name, address and phone of the site, to compare with the profile; null where the site has none. */
export interface SiteIdentity {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/** Uses facts that were found on pages or corrected by the owner; what came from the profile itself proves nothing. */
export function getSiteIdentity(facts: readonly Fact[]): SiteIdentity {
  const first = (kind: FactKind) =>
    facts.find((fact) => fact.kind === kind && fact.state !== 'rejected' && fact.origin.kind !== 'takeout')?.value ??
    null;
  const street = first('street');
  const end = [first('region'), first('postalCode')].filter((part) => part !== null).join(' ');
  return {
    name: first('name'),
    // Without a street, the business goes to its customers: such a profile shows no address.
    address: street === null ? null : [street, first('city'), end].filter(Boolean).join(', '),
    phone: first('phone'),
  };
}

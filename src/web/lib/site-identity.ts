import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { formatPostalLines } from '#shared/report/format-postal-lines.ts';

/** Name, address and phone of the site, to compare with the profile; null where the site has none. */
export interface SiteIdentity {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/** Uses facts that were found on pages or corrected by the owner; what came from the profile itself proves nothing. */
export function getSiteIdentity(facts: readonly Fact[]): SiteIdentity {
  const { name, address, phone } = listIdentityLines(facts.filter(({ origin }) => origin.kind !== 'takeout'));
  return { name, address: address?.join(', ') ?? null, phone };
}

/** The same of all facts that are not wrong, the address in lines as on a letter. */
export function listIdentityLines(facts: readonly Fact[]) {
  const first = (kind: FactKind) =>
    facts.find((fact) => fact.kind === kind && fact.state !== 'rejected')?.value ?? null;
  const [street, city, region] = [first('street'), first('city'), first('region')];
  const address = { street, city, region, postalCode: first('postalCode'), country: first('country') };
  return { name: first('name'), address: formatPostalLines(address), phone: first('phone') };
}

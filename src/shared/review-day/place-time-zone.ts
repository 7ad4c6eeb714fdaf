/** Countries with one time zone, but for islands far away (Canaries, Azores, Chatham), which the owner sets. */
const byCountry: ReadonlyMap<string, string> = new Map([
  ['GB', 'Europe/London'],
  ['IE', 'Europe/Dublin'],
  ['DE', 'Europe/Berlin'],
  ['AT', 'Europe/Vienna'],
  ['CH', 'Europe/Zurich'],
  ['FR', 'Europe/Paris'],
  ['BE', 'Europe/Brussels'],
  ['ES', 'Europe/Madrid'],
  ['IT', 'Europe/Rome'],
  ['NL', 'Europe/Amsterdam'],
  ['PT', 'Europe/Lisbon'],
  ['NZ', 'Pacific/Auckland'],
]);

/** States and provinces that lie in one zone. Those with two, such as Texas, Florida or Ontario, are left out. */
const zoneRegions: readonly (readonly [zone: string, country: string, regions: string])[] = [
  ['America/New_York', 'US', 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'],
  ['America/Chicago', 'US', 'AL AR IL IA LA MN MS MO OK WI'],
  ['America/Denver', 'US', 'CO MT NM UT WY'],
  ['America/Phoenix', 'US', 'AZ'],
  ['America/Los_Angeles', 'US', 'CA WA'],
  ['Pacific/Honolulu', 'US', 'HI'],
  ['America/Edmonton', 'CA', 'AB'],
  ['America/Winnipeg', 'CA', 'MB'],
  ['America/Moncton', 'CA', 'NB'],
  ['America/Halifax', 'CA', 'NS PE'],
  ['Australia/Melbourne', 'AU', 'VIC'],
  ['Australia/Brisbane', 'AU', 'QLD'],
  ['Australia/Sydney', 'AU', 'ACT'],
  ['Australia/Adelaide', 'AU', 'SA'],
  ['Australia/Perth', 'AU', 'WA'],
  ['Australia/Hobart', 'AU', 'TAS'],
  ['Australia/Darwin', 'AU', 'NT'],
];
const byRegion: ReadonlyMap<string, string> = new Map(
  zoneRegions.flatMap(([zone, country, regions]) =>
    regions.split(' ').map((region): [string, string] => [`${country} ${region}`, zone]),
  ),
);

/**
 * The IANA time zone of a place, by the time zone database of 2026; null where the country or region has more than one.
 * `country`: ISO 3166-1 alpha-2; `region`: its usual abbreviation, `MN`.
 */
export function findTimeZone({ country, region }: { country: string | null; region: string | null }): string | null {
  return byCountry.get(country ?? '') ?? byRegion.get(`${country} ${region?.trim().toUpperCase()}`) ?? null;
}

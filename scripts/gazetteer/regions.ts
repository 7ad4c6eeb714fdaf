import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { placeKey } from '#engine/facts/place/place-key.ts';

/** A region while it is compiled. */
export interface RegionSource {
  readonly iso: string;
  readonly country: string;
  /** The ISO code of the region above it, or the country. */
  readonly parent: string;
  readonly names: string[];
}

/** All regions, and those of GeoNames by its code: "US.OH", "US.OH.049". */
export interface CompiledRegions {
  readonly regions: readonly RegionSource[];
  readonly byCode: ReadonlyMap<string, RegionSource>;
}

const byHand = z.strictObject({
  japanese: z.string(),
  korean: z.record(z.string(), z.array(z.string())),
  british: z.string(),
  aliases: z.record(z.string(), z.string()),
});
const isoList = z.array(z.object({ code: z.string(), name: z.string(), parent: z.string() }));
const geoNames = z.array(z.object({ code: z.string(), name: z.string() }));

/** Countries whose second level is named in addresses or as an area served. */
const WITH_SECOND_LEVEL = new Set(['IT', 'ES', 'FR', 'BE', 'IE', 'NZ', 'GB', 'US']);
const NATIONS = new Set(['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR']);
const KIND_BEHIND =
  / (?:Region|Province|Prefecture|County|District|Voivodeship|State|Governorate|Department|Special City)$/i;
const KIND_IN_FRONT =
  /^(?:Urban Municipality of|Municipality of|Province of|Region of|Canton of|Provincia di|Provincia de|Provincia|Departamento de|Comunidad de|State of|Città metropolitana di|City of|County of|Metropolitan City of) /i;

/** Joins the regions of ISO 3166-2 with their names in English (CLDR) and in GeoNames. */
export async function joinRegions(folders: {
  readonly iso: string;
  readonly cldr: string;
  readonly geoNames: string;
}): Promise<CompiledRegions> {
  const hand = byHand.parse(parse(readFileSync(new URL('region-names.yaml', import.meta.url), 'utf8')));
  const regions = await readIso(folders.iso);
  addEnglishNames(regions, folders.cldr);
  addLocalNames(regions, hand);
  const byCode = joinGeoNames(regions, folders.geoNames, hand.aliases);
  return { regions: [...regions.values()], byCode };
}

async function readIso(folder: string): Promise<Map<string, RegionSource>> {
  const list = isoList.parse((await import(pathToFileURL(join(folder, '2.js')).href)).iso31662);
  return new Map(
    list.map(({ code, name, parent }) => {
      const names = name
        .split(/, (?=\p{Lu})|\s*\/\s*/u)
        .map((one) => one.replace(/ \[.*?\]| \(.*?\)|[²³*]/g, '').trim());
      return [code, { iso: code, country: code.slice(0, 2), parent, names: [...new Set(names)] }];
    }),
  );
}

function addEnglishNames(regions: Map<string, RegionSource>, folder: string): void {
  const file: unknown = JSON.parse(readFileSync(join(folder, 'subdivisions/en/en.json'), 'utf8'));
  for (const [code, name] of Object.entries(findNames(file))) {
    const country = code.slice(0, 2).toUpperCase();
    const iso = `${country}-${code.slice(2).toUpperCase()}`;
    const known = regions.get(iso);
    if (known === undefined) regions.set(iso, { iso, country, parent: country, names: [name] });
    else if (!known.names.includes(name)) known.names.push(name);
  }
}

/** The table of names in the file of CLDR: the object that names California. */
function findNames(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const table = z.record(z.string(), z.string()).safeParse(value);
  if (table.success && table.data.usca !== undefined) return table.data;
  for (const inner of Object.values(value)) {
    const found = findNames(inner);
    if (Object.keys(found).length > 0) return found;
  }
  return {};
}

function addLocalNames(regions: Map<string, RegionSource>, hand: z.infer<typeof byHand>): void {
  for (const [index, name] of hand.japanese.trim().split(/\s+/).entries()) {
    const short = name === '北海道' ? [] : [name.slice(0, -1)];
    regions.get(`JP-${String(index + 1).padStart(2, '0')}`)?.names.unshift(name, ...short);
  }
  for (const [number, names] of Object.entries(hand.korean)) {
    const iso = `KR-${number}`;
    const known = regions.get(iso) ?? { iso, country: 'KR', parent: 'KR', names: [] };
    known.names.unshift(...names);
    regions.set(iso, known);
  }
  const british = hand.british.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
  const keys = new Set(british.map(placeKey));
  for (const [code, region] of regions) {
    if (region.country !== 'GB') continue;
    if (!region.names.some((name) => keys.has(placeKey(name)))) regions.delete(code);
    // The list puts nations and counties on one level.
    else if (!NATIONS.has(code)) regions.set(code, { ...region, parent: 'county' });
  }
  const known = new Set(
    [...regions.values()].flatMap(({ country, names }) => (country === 'GB' ? names.map(placeKey) : [])),
  );
  for (const name of british) {
    if (!known.has(placeKey(name)))
      regions.set(`GB ${name}`, { iso: '', country: 'GB', parent: 'county', names: [name] });
  }
}

/** The regions of GeoNames by code: the standard's where one is of that name, else one without a code of the standard. */
function joinGeoNames(
  regions: Map<string, RegionSource>,
  folder: string,
  aliases: Readonly<Record<string, string>>,
): Map<string, RegionSource> {
  const byCode = new Map<string, RegionSource>();
  const find = matcher([...regions.values()]);
  const put = (code: string, name: string, region: RegionSource): void => {
    if (!region.names.some((one) => placeKey(one) === placeKey(name))) region.names.push(name);
    regions.set(region.iso === '' ? `${code} ` : region.iso, region);
    byCode.set(code, region);
  };
  for (const { code, name } of readGeoNames(folder, 'admin1.json')) {
    const [country = '', number = ''] = code.split('.');
    const alias = aliases[name];
    const byNumber = regions.get(`${country}-${number}`);
    // GeoNames numbers regions as the standard does in some countries: where the name is the same as well.
    const isSame = byNumber?.names.some((one) => placeKey(one) === placeKey(name)) === true || country === 'US';
    const known =
      (alias?.startsWith(`${country}-`) === true ? regions.get(alias) : undefined) ??
      (isSame ? byNumber : undefined) ??
      find(country, name, 1);
    put(code, name, known ?? { iso: '', country, parent: country, names: [] });
  }
  for (const { code, name } of readGeoNames(folder, 'admin2.json')) {
    const [country = '', above = '', number = ''] = code.split('.');
    if (!WITH_SECOND_LEVEL.has(country)) continue;
    const byNumber = country === 'IT' || country === 'ES' ? regions.get(`${country}-${number}`) : undefined;
    const known = byNumber ?? find(country, name, 2);
    // Counties have no code of the standard; districts of other countries are mostly named like their town.
    if (known !== null) put(code, name, known);
    else if (country === 'US')
      put(code, name, { iso: '', country, parent: byCode.get(`${country}.${above}`)?.iso ?? '', names: [] });
  }
  return byCode;
}

const readGeoNames = (folder: string, file: string): z.infer<typeof geoNames> =>
  geoNames.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));

type Matcher = (country: string, name: string, level: 1 | 2) => RegionSource | null;

/** Finds a region of the standard by another source's name: with or without its kind, or by a beginning that only one shares. */
function matcher(list: readonly RegionSource[]): Matcher {
  const isLevel = ({ parent, country }: RegionSource, level: 1 | 2): boolean => (parent === country) === (level === 1);
  const byName = new Map<string, RegionSource[]>();
  for (const region of list) {
    for (const name of region.names) {
      const key = `${region.country} ${placeKey(name.replace(KIND_BEHIND, '').replace(KIND_IN_FRONT, ''))}`;
      byName.set(key, [...(byName.get(key) ?? []), region]);
    }
  }
  return (country, name, level) => {
    const bare = name.replace(KIND_BEHIND, '').replace(KIND_IN_FRONT, '');
    const hit = byName.get(`${country} ${placeKey(bare)}`)?.find((one) => isLevel(one, level));
    if (hit !== undefined || level === 2) return hit ?? null;
    const start = placeKey(bare).slice(0, 5);
    const near = list.filter(
      (one) =>
        one.country === country && isLevel(one, 1) && one.names.some((other) => placeKey(other).startsWith(start)),
    );
    return start.length === 5 && near.length === 1 ? (near[0] ?? null) : null;
  };
}

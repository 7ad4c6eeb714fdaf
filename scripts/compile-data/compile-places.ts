import { z } from 'zod';
import type { CountryRegions } from '#engine/facts/place/address-regions.ts';
import type { CountryData } from '#engine/facts/place/country-names.ts';
import type { TownCases } from '#engine/facts/place/town-cases.ts';
import { readYaml } from './yaml-files.ts';

const text = z.string().min(1);
const countries = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({ names: z.array(text).min(1), alpha3: z.string().length(3).optional() }),
);
const country = z.strictObject({
  regions: z.array(z.union([text, z.strictObject({ code: text, name: text })])).min(1),
  otherSpellings: z.array(text).optional(),
});
const regions = z.strictObject({ US: country, CA: country, AU: country, BR: country, IN: country, GB: country });

const endings = z.record(text, z.record(text, z.array(z.string()).min(1)));
const townCases = z.strictObject({ behindPreposition: endings, alone: endings });

export const compileTownCases = (): TownCases => readYaml('places/town-cases.yaml', townCases);

export function compileCountries(): CountryData[] {
  return Object.entries(readYaml('places/countries.yaml', countries)).map(([code, { names, alpha3 = null }]) => ({
    code,
    names,
    alpha3,
  }));
}

export function compileRegions(): Record<string, CountryRegions> {
  return Object.fromEntries(
    Object.entries(readYaml('places/regions.yaml', regions)).map(([code, { regions: list, otherSpellings = [] }]) => [
      code,
      { regions: list.map((one) => (typeof one === 'string' ? { code: null, name: one } : one)), otherSpellings },
    ]),
  );
}

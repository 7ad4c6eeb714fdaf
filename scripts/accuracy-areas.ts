import { z } from 'zod';
import { isSameName, plainText } from './accuracy-compare.ts';

const text = z.string().nullable().optional();
const list = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

const labels = z.object({
  /** The towns and areas that the site says it serves; null when it says none, absent when nobody looked. */
  areas: z.array(z.string()).nullish(),
  /** More of them, which nobody asks for. */
  areas_also_ok: list,
  address: z.object({ city: text, region: text }).nullable().optional(),
  city_variants: list,
  region_variants: list,
});

/** The areas of a site as a key labels them. */
export type AreaLabels = z.infer<typeof labels>;
export const AreaLabels = labels;

/** How the areas that were said compare with the labels. */
export interface AreaEvaluation {
  readonly asked: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

function fold(name: string): string {
  return plainText(name)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** The same name, or one holds the other as whole words: "Greater Boise", "Boise". */
function isSameArea(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  if (a === '' || b === '') return false;
  const isLong = Math.min(a.length, b.length) > 2;
  return a === b || (isLong && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `))) || isSameName(one, other);
}

/** Compares areas with the labels of one site. Its own town and region are neither asked for nor wrong. */
export function evaluateAreas(site: AreaLabels, said: readonly string[]): AreaEvaluation {
  const { areas, areas_also_ok, address, city_variants, region_variants } = site;
  const own = [address?.city, address?.region, ...city_variants, ...region_variants].flatMap((name) => name ?? []);
  const asked = (areas ?? []).filter((area) => !own.some((name) => fold(name) === fold(area)));
  return {
    asked,
    missed: asked.filter((area) => !said.some((one) => isSameArea(one, area))),
    wrong: said.filter((one) => ![...(areas ?? []), ...areas_also_ok, ...own].some((known) => isSameArea(one, known))),
  };
}

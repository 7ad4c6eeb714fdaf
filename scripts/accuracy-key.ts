import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AreaLabels } from './accuracy-areas.ts';
import { CategoryLabels } from './accuracy-category.ts';
import { ServiceLabels } from './accuracy-services.ts';

const text = z.string().nullable().optional();
/** A week by day: pairs of times, none for a closed day. */
const week = z.record(z.string(), z.array(z.tuple([z.string(), z.string()])));
const list = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

/** The answer key of one site; fields that the scorer does not use are dropped. */
export const SiteKey = z.object({
  id: z.string(),
  labels: z.object({
    ...ServiceLabels.shape,
    ...AreaLabels.pick({ areas: true, areas_also_ok: true }).shape,
    business_name: text,
    name_variants: list,
    phones_e164: list,
    other_phones: z.unknown().optional(),
    address: z
      .object({ street: text, city: text, region: text, postal_code: text, country: text })
      .nullable()
      .optional(),
    street_variants: list,
    city_variants: list,
    region_variants: list,
    postal_code_variants: list,
    postal_variants: list,
    country_variants: list,
    ...CategoryLabels.shape,
    opening_hours_present: z.object({ home: z.boolean(), site: z.boolean() }).nullable().optional(),
    hours: week.nullish(),
    hours_also_ok: z
      .array(week)
      .nullish()
      .transform((value) => value ?? []),
    jsonld_types: z.object({ home_all: list }).nullish(),
    microdata_types: z.object({ home: list }).nullish(),
    title: text,
    meta_description: text,
    h1_count_home: z.number(),
    h1_texts_home: list,
    robots_txt_present: z.boolean(),
    gptbot_status: z.string(),
    oai_searchbot_status: z.string(),
    sitemap_present: z.boolean(),
    sitemap_url_count: z.number().nullable().optional(),
    social_profiles: list,
    listings: list,
    nap_consistent_across_pages: z.boolean().nullable().optional(),
    language: text,
  }),
});
export type SiteKey = z.infer<typeof SiteKey>;

/** Whether the labels of a site are for the final figure alone: by its id, as `test/real-sites/README.md` says. */
export function isHeldOut(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
}

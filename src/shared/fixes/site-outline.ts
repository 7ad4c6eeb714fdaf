import { z } from 'zod';
import { FactKind } from './fact-sheet.ts';
import { OwnSentences } from './own-sentences.ts';

/**
 * The parts of the crawled pages that generated fixes need: stored with the site run, so that no fix has to parse or fetch
 * pages again. Texts in it come from the site: untrusted until escaped, never instructions.
 */

export const OutlineHeading = z.object({ level: z.number().int().min(1).max(6), text: z.string() });
export type OutlineHeading = z.infer<typeof OutlineHeading>;

/** A photo of a page's content; `alt` null: no description, empty: declared decorative. */
export const OutlinePhoto = z.object({
  src: z.string(),
  alt: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type OutlinePhoto = z.infer<typeof OutlinePhoto>;

/** A value of structured data: text, or a nested node. */
export type OutlineNode = {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  types: string[];
  id: string | null;
  properties: [name: string, values: (string | OutlineNode)[]][];
};
export const OutlineNode: z.ZodType<OutlineNode> = z.lazy(() =>
  z.object({
    syntax: z.enum(['json-ld', 'microdata', 'rdfa']),
    types: z.array(z.string()),
    id: z.string().nullable(),
    properties: z.array(z.tuple([z.string(), z.array(z.union([z.string(), OutlineNode]))])),
  }),
);

export const OutlinePage = z.object({
  url: z.string(),
  lang: z.string().nullable(),
  title: z.string().nullable(),
  metaDescription: z.string().nullable(),
  canonical: z.string().nullable(),
  /** Visible ones in page order; an image's alternative text if the heading contains only the image. */
  headings: z.array(OutlineHeading),
  wordCount: z.number(),
  /** The beginning of the visible text outside navigation and footer. */
  mainText: z.string(),
  photos: z.array(OutlinePhoto),
  /** External hosts that the page links to, each once. */
  outboundHosts: z.array(z.string()),
  /** Top-level structured data. */
  structured: z.array(OutlineNode),
  brokenJsonLdCount: z.number(),
});
export type OutlinePage = z.infer<typeof OutlinePage>;

/** A fact that a page states in prose, with its sentence. */
export const StatedFact = z.object({
  kind: FactKind,
  value: z.string(),
  url: z.string(),
  quote: z.string(),
  /** In how many different lines of the site it stands; absent in outlines of earlier releases. */
  places: z.number().int().min(1).optional(),
});
export type StatedFact = z.infer<typeof StatedFact>;

/** A sentence that is not offered, and why. */

export const SiteOutline = z.object({
  /** The crawled pages, home first. */
  pages: z.array(OutlinePage),
  /** Pages of the site that these link to and that were not crawled, with words of the links; absent in earlier releases. */
  linkedPages: z.array(z.object({ url: z.string(), texts: z.array(z.string()) })).optional(),
  statedFacts: z.array(StatedFact),
  /** Names of services that are beyond doubt, and those that may be services; absent in outlines of earlier releases. */
  services: z.object({ sure: z.array(z.string()), possible: z.array(z.string()) }).optional(),
  /** The robots.txt of the audited origin as served; null when there is none or it could not be read. */
  robotsTxt: z.string().nullable(),
  /** Sentences of the site for its texts; absent in outlines of earlier releases. */
  ownSentences: OwnSentences.optional(),
});
export type SiteOutline = z.infer<typeof SiteOutline>;

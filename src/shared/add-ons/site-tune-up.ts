import { z } from 'zod';

/** The parts of a page that a tune-up evaluates, in reading order. */
export const TUNE_UP_PARTS = ['title', 'description', 'h1', 'headings', 'words', 'photos'] as const;
export const TuneUpPart = z.enum(TUNE_UP_PARTS);
export type TuneUpPart = z.infer<typeof TuneUpPart>;

export const TUNE_UP_LABELS: Readonly<Record<TuneUpPart, string>> = {
  title: 'Title',
  description: 'Description for search results',
  h1: 'Main heading',
  headings: 'Order of the headings',
  words: 'Words on the page',
  photos: 'Photos without a description',
};

export const TuneUpFinding = z.object({
  part: TuneUpPart,
  /** `na`: not evaluated on this page, such as the text of a contact page. */
  status: z.enum(['pass', 'fail', 'na']),
  /** The current text, quoted. */
  details: z.string(),
  /** The current title or description itself; null: there is none; absent for other parts and in older packs. */
  before: z.string().nullable().optional(),
  /** What to do, as a sentence; null when there is nothing to do. */
  change: z.string().nullable(),
  /** The replacement text, ready to copy; null where there are no facts for one. */
  paste: z.string().nullable(),
});
export type TuneUpFinding = z.infer<typeof TuneUpFinding>;

export const TuneUpPage = z.object({
  url: z.string(),
  findings: z.array(TuneUpFinding),
});
export type TuneUpPage = z.infer<typeof TuneUpPage>;

/** The Site Tune-Up of one audit: every crawled page, in crawl order. */
export const SiteTuneUp = z.object({
  pages: z.array(TuneUpPage),
  totals: z.object({
    pages: z.number().int(),
    pass: z.number().int(),
    fail: z.number().int(),
    photos: z.number().int(),
    photosWithoutAlt: z.number().int(),
  }),
});
export type SiteTuneUp = z.infer<typeof SiteTuneUp>;

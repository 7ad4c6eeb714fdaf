import { z } from 'zod';

/** The parts of a page that a tune-up looks at, in the order in which a reader meets them. */
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
  /** `na`: not judged on this page, as the words of a contact page are. */
  status: z.enum(['pass', 'fail', 'na']),
  /** What is there, quoted. */
  details: z.string(),
  /** What to do, as a sentence; null when there is nothing to do. */
  change: z.string().nullable(),
  /** The text to put there, ready to copy; null where no fact carries one. */
  paste: z.string().nullable(),
});
export type TuneUpFinding = z.infer<typeof TuneUpFinding>;

export const TuneUpPage = z.object({
  url: z.string(),
  /** What the page was held against: its service or trade, and the town. Null for pages that need not name it. */
  keyword: z.string().nullable(),
  findings: z.array(TuneUpFinding),
});
export type TuneUpPage = z.infer<typeof TuneUpPage>;

/** The Site Tune-Up of one audit: every page that was read, in the order in which it was read. */
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

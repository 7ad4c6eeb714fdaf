import { z } from 'zod';
import type { AddOnId } from '../product/add-ons.ts';
import { CompetitorSnapshot } from './competitor-snapshot.ts';
import { PhotoSeoPack } from './photo-seo-pack.ts';
import { QaYearPack } from './qa-year-pack.ts';
import { ReviewReplyPack } from './review-reply-pack.ts';
import { SiteTuneUp } from './site-tune-up.ts';

/** The contents that an add-on generated for its audit. */
export const AddOnPack = z.discriminatedUnion('addOnId', [
  z.object({ addOnId: z.literal('qa-year-pack'), pack: QaYearPack }),
  z.object({ addOnId: z.literal('review-reply-pack'), pack: ReviewReplyPack }),
  z.object({ addOnId: z.literal('site-tune-up-report'), pack: SiteTuneUp }),
  z.object({ addOnId: z.literal('photo-seo-pack'), pack: PhotoSeoPack }),
  z.object({ addOnId: z.literal('competitor-snapshot'), pack: CompetitorSnapshot }),
]);
export type AddOnPack = z.infer<typeof AddOnPack>;

export const PACK_FORMATS = ['csv', 'ics', 'md'] as const;

/** The file names of an add-on: a table, a calendar if it has dates, and a text. */
export function packFileNames(addOnId: AddOnId): string[] {
  const formats = addOnId === 'qa-year-pack' ? PACK_FORMATS : (['csv', 'md'] as const);
  return formats.map((format) => `${addOnId}.${format}`);
}

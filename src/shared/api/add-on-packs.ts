import { z } from 'zod';
import { AddOnPack } from '../add-ons/add-on-pack.ts';
import { MOST_RIVALS } from '../add-ons/competitor-snapshot.ts';
import { MOST_PASTED_REVIEWS, PastedReview } from '../add-ons/review-reply-pack.ts';
import { defineEndpoint } from './endpoint.ts';

/** The pack of one add-on as it is now. */
export const AddOnPackView = z.object({
  auditId: z.string(),
  /** Why the facts carry nothing of it yet, as a sentence; null when they do. */
  obstacle: z.string().nullable(),
  content: AddOnPack,
  /** Names of files to download at `ADD_ON_FILE_PATH`. */
  files: z.array(z.string()),
});
export type AddOnPackView = z.infer<typeof AddOnPackView>;

export const getAddOnPack = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/add-ons/:addOnId',
  summary: 'The pack of an add-on that was bought for this audit; 402 when it was not.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: AddOnPackView,
  status: 200,
});

export const previewAddOn = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/add-ons/:addOnId/preview',
  summary: 'How much the pack of an add-on would hold for this audit as it is now, before anybody buys it.',
  callers: 'anyone',
  body: null,
  query: null,
  response: z.object({ sentence: z.string() }),
  status: 200,
});

/** What the owner gives for a pack. It replaces what was given before; an empty list deletes it. */
export const AddOnInput = z.object({
  reviews: z.array(PastedReview).max(MOST_PASTED_REVIEWS, `Paste up to ${MOST_PASTED_REVIEWS} reviews.`).optional(),
  rivals: z
    .array(z.string().trim().min(1, 'Type the address of a website.').max(2000, 'This address is too long.'))
    .max(MOST_RIVALS, `Name up to ${MOST_RIVALS} rivals.`)
    .optional(),
});
export type AddOnInput = z.infer<typeof AddOnInput>;

export const putAddOnInput = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/add-ons/:addOnId/input',
  summary: 'Give the reviews to reply to, or the rivals to compare with; 402 when the add-on was not bought.',
  callers: 'signed-in',
  body: AddOnInput,
  query: null,
  response: AddOnPackView,
  status: 200,
});

/** A file of a pack to save: no JSON, so no endpoint value. Same callers as `getAddOnPack`. */
export const ADD_ON_FILE_PATH = '/api/audits/:auditId/add-ons/:addOnId/files/:name';

/** The address of one file of a pack. */
export function addOnFileUrl(auditId: string, addOnId: string, name: string): string {
  const part = encodeURIComponent;
  return `/api/audits/${part(auditId)}/add-ons/${part(addOnId)}/files/${part(name)}`;
}

import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { AddOnPack } from '../add-ons/add-on-pack.ts';
import { MOST_RIVALS } from '../add-ons/competitor-snapshot.ts';
import { MOST_PASTED_REVIEWS, PastedReview } from '../add-ons/review-reply-pack.ts';
import { AddOnOffer } from '../product/offers.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';

/** The current pack of one add-on. */
export const AddOnPackView = z.object({
  auditId: z.string(),
  /** Why there are not enough facts for it yet, as a sentence; null when there are. */
  obstacle: z.string().nullable(),
  content: AddOnPack,
  /** Names of files to download at `ADD_ON_FILE_PATH`. */
  files: z.array(z.string()),
});
export type AddOnPackView = z.infer<typeof AddOnPackView>;

export const getAddOnPackEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/add-ons/:addOnId',
  summary: 'The pack of an add-on that was bought for this audit; 402 when it was not.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: AddOnPackView,
  status: 200,
});

export const previewAddOnEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/add-ons/:addOnId/preview',
  summary: 'How much the pack of an add-on would hold for this audit as it is now, before anybody buys it.',
  callers: 'anyone',
  body: null,
  query: null,
  /** `isSold`: it has enough contents and its score was measured; the checkout rejects it otherwise. */
  response: AddOnOffer,
  status: 200,
});

/** The owner's input for a pack. Replaces earlier input; an empty list deletes it. */
export const AddOnInput = z.strictObject({
  reviews: z.array(PastedReview).max(MOST_PASTED_REVIEWS, `Paste up to ${MOST_PASTED_REVIEWS} reviews.`).optional(),
  rivals: z
    .array(
      typedText({
        most: 2000,
        least: 1,
        missing: 'Type the address of a website.',
        tooLong: 'This address is too long.',
      }),
    )
    .max(MOST_RIVALS, `Name up to ${MOST_RIVALS} rivals.`)
    .optional(),
});
export type AddOnInput = z.infer<typeof AddOnInput>;

export const putAddOnInputEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/add-ons/:addOnId/input',
  summary: 'Give the reviews to reply to, or the rivals to compare with; 402 when the add-on was not bought.',
  callers: 'signed-in',
  body: AddOnInput,
  query: null,
  response: AddOnPackView,
  status: 200,
});

export const ADD_ON_FILE_PATH = '/api/audits/:auditId/add-ons/:addOnId/files/:name';

export const addOnFileEndpoint = defineFile({
  method: 'GET',
  path: ADD_ON_FILE_PATH,
  type: 'application/octet-stream',
  summary: 'One file of the pack of an add-on, by its name; 402 when the add-on was not bought.',
  callers: 'signed-in',
  body: null,
  query: null,
});

/** The URL of one file of a pack. */
export function addOnFileUrl(auditId: string, addOnId: string, name: string): string {
  const part = encodeURIComponent;
  return `/api/audits/${part(auditId)}/add-ons/${part(addOnId)}/files/${part(name)}`;
}

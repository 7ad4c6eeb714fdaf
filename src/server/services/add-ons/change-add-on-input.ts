import type { PastedReview } from '#shared/add-ons/review-reply-pack.ts';
import type { AddOnInput, AddOnPackView } from '#shared/api/add-on-packs.ts';
import { type AddOnKey, deleteAddOnPack, saveAddOnInput } from '../../store/billing/add-on-packs.ts';
import { apiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { makeAddOnPack, viewAddOnPack } from './make-add-on-pack.ts';
import { type AddOnServices, type AskedAddOn, requireAddOn } from './require-add-on.ts';
import { saveRivals } from './rivals.ts';

/**
 * Replaces the reviews or rivals of an add-on and returns the updated pack; an empty list deletes them. Throws as
 * `requireAddOn`, 400 where the add-on takes no such input, 422 for a rival that cannot be audited, 429, and 503 for a full
 * queue.
 */
export async function changeAddOnInput(
  services: AddOnServices,
  viewer: Viewer,
  asked: AskedAddOn,
  { reviews, rivals }: AddOnInput,
): Promise<AddOnPackView> {
  const granted = await requireAddOn(services, viewer, asked);
  await consumeRateLimit(services.core, viewer, 'compose');
  const { core } = services;
  const key: AddOnKey = { auditId: granted.audit.id, addOnId: granted.addOn.id };
  if (granted.addOn.id === 'review-reply-pack' && reviews !== undefined) {
    if (reviews.length === 0) await deleteAddOnPack(core.database.orm, key);
    else await saveAddOnInput(core.database.orm, key, { reviews: differentReviews(reviews) }, new Date(core.now()));
  } else if (granted.addOn.id === 'competitor-snapshot' && rivals !== undefined) {
    await saveRivals(services, viewer, granted.audit, rivals);
  } else throw apiError('invalid-request', `${granted.addOn.title} takes nothing of this kind.`);
  return viewAddOnPack(granted.audit.id, await makeAddOnPack(services, granted));
}

/** Drops duplicates: the same text with the same rating gets the same reply. */
function differentReviews(reviews: readonly PastedReview[]): PastedReview[] {
  return [...new Map(reviews.map((review) => [`${review.rating} ${review.text}`, review])).values()];
}

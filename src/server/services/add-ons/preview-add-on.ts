import { ADD_ONS } from '#shared/product/add-ons.ts';
import type { AddOnOffer } from '#shared/product/offers.ts';
import { apiError } from '../api-error.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { readOffers } from '../fixes/generated-parts.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import type { AddOnServices, AskedAddOn } from './require-add-on.ts';

const NOT_COMPUTED: AddOnOffer = {
  count: 0,
  sentence: 'We could not work out what this would hold. Try again in a minute.',
  isSold: false,
};

/**
 * How much a pack would contain today, and whether that is enough to be sold. Throws 404 for an unknown add-on or another
 * owner's audit, 402 beyond the plan's history, 409 without a result, 429.
 */
export async function previewAddOn(
  { core, audits }: AddOnServices,
  viewer: Viewer,
  { auditId, addOnId }: AskedAddOn,
): Promise<AddOnOffer> {
  const addOn = ADD_ONS.find((one) => one.id === addOnId);
  if (addOn === undefined) throw apiError('not-found', 'There is no such add-on.');
  const audit = await findViewersAudit(audits, viewer, auditId);
  await consumeRateLimit(core, viewer, 'compose');
  if (audit.status !== 'done') throw apiError('not-ready', 'This audit has no result yet. Wait until it is done.');
  return (await readOffers(audits, audit))?.addOns[addOn.id] ?? NOT_COMPUTED;
}

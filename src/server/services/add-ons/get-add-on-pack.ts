import { type PackFile, packFile } from '#engine/add-ons/pack-file.ts';
import type { AddOnPackView } from '#shared/api/add-on-packs.ts';
import { apiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { makeAddOnPack, viewAddOnPack } from './make-add-on-pack.ts';
import { type AddOnServices, type AskedAddOn, requireAddOn } from './require-add-on.ts';

/** The current pack of an add-on. Throws as `requireAddOn`, 409 without a result, 429. */
export async function getAddOnPack(services: AddOnServices, viewer: Viewer, asked: AskedAddOn): Promise<AddOnPackView> {
  const granted = await requireAddOn(services, viewer, asked);
  // The competitor snapshot writes nothing, and its screen polls every few seconds while rivals are read: not limited.
  if (granted.addOn.id !== 'competitor-snapshot') await consumeRateLimit(services.core, viewer, 'compose');
  return viewAddOnPack(granted.audit.id, await makeAddOnPack(services, granted));
}

/** One file of a pack. Throws as `getAddOnPack`, and 404 where the add-on has no file of this name. */
export async function downloadAddOnFile(
  services: AddOnServices,
  viewer: Viewer,
  asked: AskedAddOn & { readonly name: string },
): Promise<PackFile> {
  const granted = await requireAddOn(services, viewer, asked);
  await consumeRateLimit(services.core, viewer, 'compose');
  const content = await makeAddOnPack(services, granted);
  const { audit, grantedAt } = granted;
  const file = packFile(content, asked.name, { host: new URL(audit.url).hostname, auditId: audit.id, grantedAt });
  if (file === null) throw apiError('not-found', 'There is no such file in this pack.');
  return file;
}

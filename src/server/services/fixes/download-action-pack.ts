import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { zipFiles } from '#engine/action-pack/zip-files.ts';
import { actionPackName } from '#shared/fixes/action-pack-name.ts';
import { countCall } from '../limits/count-call.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/**
 * The action pack of one audit of the viewer's as a zip with its name. Throws 402 without the right, 429, 404 for another's
 * audit, 409 while it runs.
 */
export async function downloadActionPack(
  { core, audits }: FixServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  requireRight(viewer, 'actionPack');
  await countCall(core, viewer, 'generate');
  const material = await findFixMaterial(audits, viewer, { auditId });
  const { websiteUrl, collectedAt } = material.analysis;
  const { files } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  return {
    name: actionPackName(new URL(websiteUrl).hostname, collectedAt),
    bytes: zipFiles(files(), collectedAt.slice(0, 10)),
  };
}

import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { zipFiles } from '#engine/action-pack/zip-files.ts';
import { actionPackName } from '#shared/fixes/action-pack-name.ts';
import { apiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/**
 * The action pack of one of the viewer's audits as a zip with its name. Throws 402 without the right, 429, 404 for another
 * owner's audit, 409 while it runs.
 */
export async function downloadActionPack(
  { core, audits }: FixServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  requireRight(viewer, 'actionPack');
  await consumeRateLimit(core, viewer, 'compose');
  const material = await findFixMaterial(audits, viewer, { auditId });
  const { websiteUrl, collectedAt } = material.analysis;
  const { files } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  return {
    name: actionPackName(new URL(websiteUrl).hostname, collectedAt),
    bytes: zipFiles(files(), collectedAt.slice(0, 10)),
  };
}

/**
 * A preview of the pack as a zip with its name: one complete part, the files of the last question, or the text for the home
 * page where the pack has nothing else. Throws 429, 404 for another owner's audit and where no pack can be made, 409 while
 * it runs.
 */
export async function downloadActionPackSample(
  { core, audits }: FixServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  await consumeRateLimit(core, viewer, 'compose');
  const material = await findFixMaterial(audits, viewer, { auditId });
  const { websiteUrl, collectedAt } = material.analysis;
  const { pack, files } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  const last = pack.bundles.at(-1);
  if (last === undefined)
    throw apiError(
      'not-found',
      'No action pack can be made of this audit. If your services or your town are missing, add them first.',
    );
  const all = Object.values(last.files);
  const paths = new Set(pack.bundles.length > 1 ? all : all.slice(0, 1));
  return {
    name: actionPackName(new URL(websiteUrl).hostname, collectedAt, 'pack-sample'),
    bytes: zipFiles(
      files().filter(({ path }) => paths.has(path)),
      collectedAt.slice(0, 10),
    ),
  };
}

import { buildQaYearPack } from '#engine/add-ons/qa-year-pack.ts';
import { MOST_RIVALS } from '#shared/add-ons/competitor-snapshot.ts';
import { MOST_PASTED_REVIEWS } from '#shared/add-ons/review-reply-pack.ts';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { refuse } from '../api-error.ts';
import { findViewersAudit } from '../audits/get-audit.ts';
import { type FixMaterial, readFixMaterial } from '../fixes/find-fix-material.ts';
import { countCall } from '../limits/count-call.ts';
import type { Viewer } from '../viewer.ts';
import type { AddOnServices, AskedAddOn } from './require-add-on.ts';

/**
 * How much a pack would hold, so that nobody buys a year of questions and finds thirteen. Throws 404 for an unknown add-on or
 * another's audit, 402 beyond the plan's history, 409 without a result, 429.
 */
export async function previewAddOn(
  { core, audits }: AddOnServices,
  viewer: Viewer,
  { auditId, addOnId }: AskedAddOn,
): Promise<{ sentence: string }> {
  const addOn = ADD_ONS.find((one) => one.id === addOnId);
  if (addOn === undefined) throw refuse('not-found', 'There is no such add-on.');
  const audit = await findViewersAudit(audits, viewer, auditId);
  await countCall(core, viewer, 'generate');
  return { sentence: sentenceOf(addOn.id, await readFixMaterial(audits, audit), new Date(core.now())) };
}

function sentenceOf(addOnId: AddOnId, material: FixMaterial, now: Date): string {
  const { pages } = material.outline;
  switch (addOnId) {
    case 'qa-year-pack': {
      const { shortfall } = buildQaYearPack(material, now);
      return shortfall?.sentence ?? 'Your facts carry a question and its answer for each of the 52 weeks.';
    }
    case 'site-tune-up-report':
      return pages.length === 0
        ? 'Nothing of the pages of this audit is kept any more. Run a new audit first.'
        : `It covers the ${counted(pages.length, 'page')} that we read of your site.`;
    case 'photo-seo-pack': {
      const photos = pages.flatMap((page) => page.photos);
      const unnamed = photos.filter(({ alt }) => alt === null).length;
      return photos.length === 0
        ? 'We saw no photo on the pages that we read. The pack then holds a list of photos to take.'
        : `It covers the ${counted(photos.length, 'photo')} that we saw, ${unnamed} of them without a text for them, and a list of photos to take.`;
    }
    case 'review-reply-pack':
      return `You paste the reviews to answer, up to ${MOST_PASTED_REVIEWS}. It begins empty.`;
    case 'competitor-snapshot':
      return `You name up to ${MOST_RIVALS} rivals by their websites; we read those then.`;
    default:
      return addOnId satisfies never;
  }
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

import { z } from 'zod';
import { buildCompetitorSnapshot } from '#engine/add-ons/competitor-snapshot.ts';
import { buildPhotoSeoPack } from '#engine/add-ons/photo-seo-pack.ts';
import { buildQaYearPack } from '#engine/add-ons/qa-year-pack.ts';
import { buildReviewReplyPack } from '#engine/add-ons/review-reply-pack.ts';
import { buildTuneUp } from '#engine/add-ons/site-tune-up.ts';
import type { AddOnPack } from '#shared/add-ons/add-on-pack.ts';
import { packFileNames } from '#shared/add-ons/add-on-pack.ts';
import { PastedReview } from '#shared/add-ons/review-reply-pack.ts';
import type { AddOnPackView } from '#shared/api/add-on-packs.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { findAddOnPack } from '../../store/billing/add-on-packs.ts';
import { readFixMaterial } from '../fixes/find-fix-material.ts';
import type { AddOnServices, AuthorizedAddOn } from './require-add-on.ts';
import { readRivals } from './rivals.ts';

const KeptReviews = z.object({ reviews: z.array(PastedReview) });

/** Builds the pack of a granted add-on from the current facts. Throws 409 where the audit has no result. */
export async function makeAddOnPack(services: AddOnServices, granted: AuthorizedAddOn): Promise<AddOnPack> {
  const { addOn, audit, grantedAt } = granted;
  const material = await readFixMaterial(services.audits, audit);
  switch (addOn.id) {
    case 'qa-year-pack':
      return { addOnId: addOn.id, pack: buildQaYearPack(material, grantedAt) };
    case 'review-reply-pack':
      return { addOnId: addOn.id, pack: buildReviewReplyPack(material, await readReviews(services, granted)) };
    case 'site-tune-up-report':
      return { addOnId: addOn.id, pack: buildTuneUp(material) };
    case 'photo-seo-pack':
      return { addOnId: addOn.id, pack: buildPhotoSeoPack(material) };
    case 'competitor-snapshot':
      return {
        addOnId: addOn.id,
        pack: buildCompetitorSnapshot(material.analysis, await readRivals(services, audit.id)),
      };
    default:
      return addOn.id satisfies never;
  }
}

async function readReviews(
  { core }: AddOnServices,
  { addOn, audit }: AuthorizedAddOn,
): Promise<readonly PastedReview[]> {
  const { input } = await findAddOnPack(core.database.orm, { auditId: audit.id, addOnId: addOn.id });
  return readStored(KeptReviews, input)?.reviews ?? [];
}

/** The pack with the list of its downloads. */
export function viewAddOnPack(auditId: string, content: AddOnPack): AddOnPackView {
  return { auditId, obstacle: obstacleOf(content), content, files: packFileNames(content.addOnId) };
}

const NO_PAGES = 'Nothing of the pages of this audit is kept any more. Run a new audit of your website.';

function obstacleOf(content: AddOnPack): string | null {
  switch (content.addOnId) {
    case 'qa-year-pack':
      return content.pack.weeks.length === 0 ? (content.pack.shortfall?.sentence ?? null) : null;
    case 'site-tune-up-report':
      return content.pack.pages.length === 0 ? NO_PAGES : null;
    case 'review-reply-pack':
    case 'photo-seo-pack':
    case 'competitor-snapshot':
      return null;
    default:
      return content satisfies never;
  }
}

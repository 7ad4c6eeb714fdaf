import { PdfError, type PdfMaker } from '#report/pdf/pdf-maker.ts';
import { reviewKitData } from '#report/review-day/review-kit-data.ts';
import { findKitObstacles } from '#shared/review-day/kit-obstacles.ts';
import { refuse } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { countCall } from '../limits/count-call.ts';
import type { Viewer } from '../viewer.ts';
import { requireCampaign } from './require-campaign.ts';

export interface KitServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log'>;
  readonly pdf: PdfMaker;
}

export interface KitFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const retryAfterSeconds = 30;

/**
 * The kit of a campaign of the viewer's own as PDF. Throws 401, 402 without Pro, 404, 409 `not-ready` with what stands in the
 * way (a text against the rules, no link), 429, and 503 when the typesetter is busy.
 */
export async function makeKit({ core, pdf }: KitServices, viewer: Viewer, campaignId: string): Promise<KitFile> {
  const { draft } = await requireCampaign(core, viewer, campaignId);
  const obstacles = findKitObstacles(draft);
  const { reviewLink } = draft;
  if (reviewLink === null || obstacles.length > 0)
    throw refuse('not-ready', obstacles[0] ?? 'The kit needs your review link.', { details: { obstacles } });
  await countCall(core, viewer, 'review-kit');
  const madeAtMs = core.now();
  const data = await reviewKitData({ ...draft, reviewLink }, { madeAtMs });
  const startedMs = performance.now();
  try {
    const bytes = await pdf.make({ template: 'review-kit', data, madeAtMs });
    core.log.info('review-kit-made', {
      campaignId,
      bytes: bytes.length,
      ms: Math.round(performance.now() - startedMs),
    });
    return { name: `review-day-kit-${draft.plan.day}.pdf`, bytes };
  } catch (error) {
    if (!(error instanceof PdfError) || error.kind === 'broken') throw error;
    core.log.warn('review-kit-late', { campaignId, kind: error.kind });
    throw refuse('overloaded', 'The kit could not be made just now. Please try again in a moment.', {
      retryAfterSeconds,
    });
  }
}

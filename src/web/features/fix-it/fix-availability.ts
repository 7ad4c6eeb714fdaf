import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { computeFixGain } from '#shared/audit/fix-gain.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { FIX_IDS, type FixId } from '#shared/product/fix-ids.ts';
import { lockedFixes } from '#shared/product/fixes.ts';
import { canMakeFix, type Offers } from '#shared/product/offers.ts';
import { formatCount } from '#shared/report/format-number.ts';

/**
 * Whether a generated fix is available to the viewer. `open`: it can be generated. `locked`: it could be, with a purchase.
 * `too-few`: the facts are not enough, whatever is bought. `unknown`: a purchase would be needed, and its contents are
 * unknown.
 */
export type FixAvailability = 'open' | 'locked' | 'too-few' | 'unknown';

/** `offers` undefined: unknown what could be generated. */
export function getFixAvailability(
  fix: FixId,
  isPro: boolean,
  grantedAddOns: readonly AddOnId[],
  offers: Offers | undefined,
): FixAvailability {
  const isWithheld = lockedFixes(isPro, grantedAddOns).includes(fix);
  if (offers === undefined) return isWithheld ? 'unknown' : 'open';
  if (!canMakeFix(offers, fix)) return 'too-few';
  return isWithheld ? 'locked' : 'open';
}

/** The generated fixes that a plan would unlock for an audit, and the points that they bring together. */
export interface LockedFixes {
  readonly ids: readonly FixId[];
  /** Null: it could not be computed. */
  readonly gain: number | null;
}

/** What is locked for a viewer. `offers` undefined: unknown what could be generated, so nothing is sold. */
export function findLockedFixes(
  { factors, grantedAddOns = [], offers }: Pick<AuditedAnalysis, 'factors' | 'grantedAddOns' | 'offers'>,
  isPro: boolean,
): LockedFixes {
  const ids = FIX_IDS.filter((id) => getFixAvailability(id, isPro, grantedAddOns, offers) === 'locked');
  return { ids, gain: offers === undefined ? null : computeFixGain(factors, ids, offers.passes) };
}

/** The number of wordings, where the user may request another one. `most`: there may be more than are certain, up to these. */
export function variantsSentence(variants: number, most = variants): string {
  if (most > Math.max(variants, 1)) return `At least ${formatCount(variants, 'version')}, up to ${most}.`;
  return variants > 1 ? `${variants} different versions.` : 'One version. Your facts give no other.';
}

import type { ProfileField } from '../fixes/owner-profile.ts';
import type { Analysis } from './analysis.ts';
import type { Business } from './business.ts';
import type { Check } from './check.ts';
import { coveragePercent } from './coverage-percent.ts';
import { sourcesNamedIn } from './evidence-sources.ts';
import { whatIf } from './score-arithmetic.ts';

/** The values that an owner reads off the Google profile in a minute, in the order of the form. */
export const MINUTE_FIELDS = [
  'rating',
  'reviewCount',
  'reviewsLast90Days',
  'replyShare',
  'photoCount',
  'categories',
] as const satisfies readonly ProfileField[];
export type MinuteField = (typeof MINUTE_FIELDS)[number];

/** The checks that each value measures. */
const MEASURED_CHECKS: Readonly<Record<MinuteField, readonly string[]>> = {
  rating: ['reviewsPhotos.rating'],
  reviewCount: ['reviewsPhotos.reviewCount'],
  reviewsLast90Days: ['reviewsPhotos.recentReviews', 'communitySignals.recentReviews'],
  replyShare: ['reviewResponses.replyShare'],
  photoCount: ['reviewsPhotos.profilePhotos'],
  categories: ['businessCategory.profileCategory'],
};

export interface OwnerMinutePlan {
  /** The values that are still missing. */
  readonly fields: readonly MinuteField[];
  /** Share of the weight measured today, and with these values. Both 0 to 1. */
  readonly coverage: number;
  readonly coverageAfter: number;
}

/**
 * What the owner's minute would add, by the arithmetic of the score. Null where it would move no whole percent, and where
 * the owner typed one of the values before: what was left blank then is not asked again. Pure.
 */
export function planOwnerMinute({
  factors,
  business,
}: Pick<Analysis, 'factors'> & { readonly business: Pick<Business, 'category'> }): OwnerMinutePlan | null {
  const checks = new Map(Object.values(factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])));
  const ofField = (field: MinuteField) => MEASURED_CHECKS[field].flatMap((id) => checks.get(id) ?? []);
  if (MINUTE_FIELDS.flatMap(ofField).some(isFromOwner)) return null;
  const fields = MINUTE_FIELDS.filter((field) => ofField(field).some(isWaiting));
  // The category of the profile is compared with the site's: without one there, it measures nothing.
  const measuring = fields.filter((field) => field !== 'categories' || business.category !== null);
  const passed = measuring.flatMap(ofField).filter(isWaiting);
  const { coverage } = whatIf(factors, new Set());
  const { coverage: coverageAfter } = whatIf(factors, new Set(passed.map(({ id }) => id)));
  return coveragePercent(coverageAfter) > coveragePercent(coverage) ? { fields, coverage, coverageAfter } : null;
}

function isFromOwner({ evidence }: Check): boolean {
  return evidence.some(({ origin }) => origin === 'owner');
}

function isWaiting({ status, measuredBy }: Check): boolean {
  return status === 'notMeasured' && measuredBy !== null && sourcesNamedIn(measuredBy).includes('ownProfile');
}

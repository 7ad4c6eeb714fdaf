import type { Check, Effort } from '#shared/audit/check.ts';
import type { CheckId } from '#shared/audit/check-ids.ts';
import { EVIDENCE_SOURCES, YOUR_PROFILE } from '#shared/audit/evidence-sources.ts';
import { ASK_FOR_REVIEWS } from './factors/asking-for-reviews.ts';
import type { FixAdvice } from './factors/check-evaluation.ts';

/** One step about the Google profile, for the checks that only its numbers can measure. */
export interface ProfileStep extends FixAdvice {
  readonly checks: readonly CheckId[];
  /** What the step itself takes, not what telling its numbers takes, so that the time beside it is true for those who begin. */
  readonly effort: Effort;
}

const TELL_US = `Then tell us what your profile shows, under “${YOUR_PROFILE}”: that takes a minute.`;

/** In the order in which experts advise them (Whitespark 2026: the profile and its category first). */
export const PROFILE_STEPS: readonly ProfileStep[] = [
  {
    action: 'Claim and complete your Google profile',
    how: `Set the main category, services, hours and a description. Use the same name, address and phone as on your website. ${TELL_US}`,
    effort: 'hour',
    checks: ['businessCategory.profileCategory', 'description.profileDescription', 'napConsistency.profileAgrees'],
  },
  {
    action: ASK_FOR_REVIEWS.action,
    how: `${ASK_FOR_REVIEWS.how} ${TELL_US}`,
    effort: 'ongoing',
    checks: [
      'reviewsPhotos.rating',
      'reviewsPhotos.reviewCount',
      'reviewsPhotos.recentReviews',
      'communitySignals.recentReviews',
    ],
  },
  {
    action: 'Reply to every review',
    how: `Two sentences are enough: thank the person and name what you did. ${TELL_US}`,
    effort: 'ongoing',
    checks: ['reviewResponses.replyShare'],
  },
  {
    action: 'Add photos and posts to your Google profile',
    how: `Show outside, inside, team and finished work, and post once a week. ${TELL_US}`,
    effort: 'hour',
    checks: ['reviewsPhotos.profilePhotos', 'qaUpdates.profilePosts'],
  },
];

/** Whether a check waits for what the owner types in about the Google profile. */
function waitsForProfile({ status, maxPoints, measuredBy }: Check): boolean {
  return status === 'notMeasured' && maxPoints > 0 && measuredBy?.includes(EVIDENCE_SOURCES.ownProfile.words) === true;
}

/** The step about the Google profile that a check waits for; undefined for every other check, and for one that was measured. */
export function findProfileStep(check: Check): ProfileStep | undefined {
  return waitsForProfile(check) ? PROFILE_STEPS.find(({ checks }) => checks.some((id) => id === check.id)) : undefined;
}

import { PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import { type CheckEvaluation, type CheckRule, fail, partial, pass, toChecks } from './check-evaluation.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  replyShare: {
    label: 'You reply to your reviews',
    maxPoints: 100,
    why: 'Google advises replying, and nine in ten customers expect an answer. Four in five is our own guideline.',
    effort: 'ongoing',
    rule: SOURCES.googleReviewReplies,
    weakness: { text: 'many of your reviews have no answer' },
    fixItScores: ['reviews'],
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values: the target of agencies, and the level at which most reviews are unanswered. */
const REPLIED = { most: 0.8, some: 0.4 } as const;

export const reviewResponses = defineFactor({
  key: 'reviewResponses',
  label: 'Review Responses',
  category: 'reputation',
  weight: 5,
  reason: 'Google advises replying and 89% of consumers expect it (BrightLocal 2025); a part of the 20% for reviews.',
  measures: 'Whether reviews get replies.',
  measuredFrom: PROFILE_SOURCES,
  rules: RULES,
  needs: ['profile'],
  blank: {},
  evaluate({ profile }) {
    const share = profile.kind === 'found' ? profile.value.replyShare : null;
    return {
      checks: toChecks('reviewResponses', RULES, {
        replyShare: evaluateProfile(profile, 'replyShare', 'Your replies to reviews', evaluateReplies),
      }),
      summary:
        share === null
          ? 'Your replies are on Google. Tell us how many you answer and we’ll score this.'
          : `You replied to ${percent(share)} of your reviews.`,
      currentValue: share === null ? null : percent(share),
    };
  },
});

function evaluateReplies(share: number): CheckEvaluation {
  const finding = `You replied to ${percent(share)} of your reviews.`;
  const fix = {
    action: 'Reply to every review',
    how: 'Two sentences are enough: thank the person and name what you did. Answer criticism calmly, without private details.',
  };
  if (share >= REPLIED.most) return pass(finding);
  return share >= REPLIED.some ? partial(share, finding, fix) : fail(finding, fix);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

import { type CheckEvaluation, type CheckRule, fail, partial, pass, toChecks } from './check-evaluation.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  replyShare: {
    label: 'You reply to your reviews',
    maxPoints: 100,
    why: 'Google advises replying, and nine in ten customers expect an answer. Four in five replied to is a practice value.',
    effort: 'ongoing',
    rule: SOURCES.googleReviewReplies,
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values: what agencies aim at, and where most reviews go unanswered. */
const REPLIED = { most: 0.8, some: 0.4 } as const;

export const reviewResponses = defineFactor({
  key: 'reviewResponses',
  category: 'reputation',
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
          ? 'Replies stand on your Google profile, not on your website; we have not seen them.'
          : `You replied to ${percent(share)} of your reviews.`,
      currentValue: share === null ? null : percent(share),
    };
  },
});

function evaluateReplies(share: number): CheckEvaluation {
  const finding = `You replied to ${percent(share)} of your reviews.`;
  const fix = {
    action: 'Reply to every review',
    how: 'Two sentences are enough: thank the person, name what you did. Answer criticism calmly and without private details.',
  };
  if (share >= REPLIED.most) return pass(finding);
  return share >= REPLIED.some ? partial(share, finding, fix) : fail(finding, fix);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

import { defineFactor, type FactorExtras } from './factor.ts';
import { type CheckRule, notMeasured, toChecks } from './judgement.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  sessions: {
    label: 'Visitors come to you from AI answers',
    maxPoints: 100,
    why: 'Visits from ChatGPT, Perplexity, Copilot and others show whether being named brings people.',
    effort: 'ongoing',
    rule: SOURCES.ga4AiAssistant,
  },
} as const satisfies Record<string, CheckRule>;

const CONNECT = 'connecting Google Analytics 4, or importing its traffic report';

const NOT_CONNECTED: FactorExtras<'aiReferrals'> = {
  configured: false,
  totalSessions: null,
  totalUsers: null,
  conversionRate: null,
  topSourcesCount: null,
  detectionMethod: null,
  status: 'NOT_MEASURED',
};

export const aiReferrals = defineFactor({
  key: 'aiReferrals',
  category: 'ai',
  needs: [],
  blank: NOT_CONNECTED,
  evaluate() {
    return {
      checks: toChecks('aiReferrals', RULES, {
        sessions: notMeasured('Only your own visitor statistics know who came from an AI answer.', CONNECT),
      }),
      summary: 'Only your own visitor statistics know who came from an AI answer; they are not connected.',
      suggestions: [
        'Connect Google Analytics 4 to see visits from ChatGPT, Perplexity and others over the last 90 days.',
      ],
      ...NOT_CONNECTED,
    };
  },
});

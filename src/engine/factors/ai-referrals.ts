import { YOUR_FILES } from '#shared/audit/evidence-sources.ts';
import type { Factors } from '#shared/audit/factors.ts';
import type { TrafficEvidence } from '../evidence/audit-evidence.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { defineFactor, type FactorExtras } from './factor.ts';
import { fileEvidence, formatFilePeriod } from './file-evidence-text.ts';
import { formatCountOrNo, formatList } from './quoting.ts';
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

/** Practice value for a local business: about one visit every four or five days, whatever the file covers. */
const GOOD_SESSIONS_A_DAY = 20 / 90;
/** One visit in fewer days is chance. */
const SHORTEST_WINDOW = 7;

const NOTHING_GIVEN: FactorExtras<'aiReferrals'> = {
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
  label: 'AI Referral Traffic',
  category: 'ai',
  weight: 1,
  reason: 'An outcome rather than a cause, and under-counted: most assistants send no trace.',
  measures: 'Visits that came from AI answers.',
  measuredFrom: ['trafficExport'],
  rules: RULES,
  needs: ['traffic'],
  blank: NOTHING_GIVEN,
  evaluate({ traffic }) {
    if (traffic.kind !== 'found') {
      const reason =
        traffic.kind === 'unavailable'
          ? `${traffic.reason}. Upload a newer one.`
          : 'Only your own analytics know who came from an AI tool.';
      return {
        checks: toChecks('aiReferrals', RULES, { sessions: notMeasured(reason, 'trafficExport') }),
        summary: reason,
        suggestions: [`Upload the traffic report of Google Analytics 4 for the last 90 days under ${YOUR_FILES}.`],
        ...NOTHING_GIVEN,
      };
    }
    const { value } = traffic;
    const { sessions, users, keyEvents, tools } = value;
    return {
      checks: toChecks('aiReferrals', RULES, { sessions: evaluateSessions(value) }),
      summary: findingOf(value),
      currentValue: formatCountOrNo(sessions, 'visit'),
      configured: true,
      totalSessions: sessions,
      totalUsers: users,
      conversionRate: keyEvents === null || sessions === 0 ? null : keyEvents / sessions,
      topSourcesCount: value.by === 'channel' ? null : tools.length,
      detectionMethod: detectionOf(value),
      windowDays: value.period?.days ?? null,
      status: statusOf(value),
    };
  },
});

function statusOf(traffic: TrafficEvidence): Factors['aiReferrals']['status'] {
  if (traffic.sessions === 0) return 'NONE';
  return isGood(traffic) ? 'GOOD' : 'SOME';
}

/** Without a period, or with a very short one, the rate is unknown. */
function isGood({ sessions, period }: TrafficEvidence): boolean {
  return period !== null && period.days >= SHORTEST_WINDOW && sessions / period.days >= GOOD_SESSIONS_A_DAY;
}

function findingOf({ sessions, tools, by, period }: TrafficEvidence): string {
  const names = [...new Set(tools.map(({ name }) => name))];
  const from = by === 'channel' || names.length === 0 ? 'AI tools' : formatList(names, 3);
  const visits = sessions === 0 ? 'No visits' : formatCountOrNo(sessions, 'visit');
  return `${visits} from ${from} ${formatFilePeriod(period)}.`;
}

function evaluateSessions(traffic: TrafficEvidence): CheckEvaluation {
  const { sessions, tools, period, file } = traffic;
  const finding = findingOf(traffic);
  const proof =
    tools.length === 0
      ? [fileEvidence(file, 'No row of an AI tool')]
      : tools
          .slice(0, 5)
          .map(({ source, sessions: visits }) =>
            fileEvidence(file, `${source}: ${formatCountOrNo(visits, 'session')}`),
          );
  const fix = {
    action: 'Write the answers that customers ask AI tools for',
    how: 'One page for each service, with prices, towns and short answers. AI tools link to pages that answer a question.',
  };
  if (period !== null && period.days < SHORTEST_WINDOW)
    return notMeasured(
      `Your file covers ${formatCountOrNo(period.days, 'day')}. Upload one with a week or more.`,
      'trafficExport',
    );
  if (sessions === 0) return fail(finding, fix, proof);
  return isGood(traffic) ? pass(finding, proof) : partial(0.5, finding, fix, proof);
}

/** How visits of AI tools were identified, and what that misses. */
function detectionOf({ by, users, tools, keyEvents }: TrafficEvidence): string {
  const how =
    by === 'channel'
      ? 'Google’s channel “AI Assistant” in your Google Analytics 4 export'
      : 'the session source in your Google Analytics 4 export, compared with a list of AI tools';
  const counted =
    users !== null && tools.length > 1 ? ' Someone who came from two tools counts twice among the users.' : '';
  const rate = keyEvents === null ? '' : ' Conversion is key events by sessions.';
  return `By ${how}. Visits from apps that send no source are missing.${counted}${rate}`;
}

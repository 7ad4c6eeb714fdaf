import { defineFactor, type FactorExtras } from './factor.ts';
import { type CheckRule, notMeasured, toChecks } from './judgement.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  perplexity: {
    label: 'Perplexity names or links you',
    maxPoints: 40,
    why: 'People ask it for a business as they used to ask a search engine.',
    effort: 'ongoing',
    rule: SOURCES.sparkToro2026,
  },
  chatgpt: {
    label: 'ChatGPT names or links you',
    maxPoints: 40,
    why: 'Nearly half of all people have asked such a tool for a local recommendation in the past year.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  copilot: {
    label: 'Microsoft Copilot links you',
    maxPoints: 20,
    why: 'It answers inside Windows and Edge, from Bing’s index.',
    effort: 'ongoing',
    rule: SOURCES.bingContentControls,
  },
} as const satisfies Record<string, CheckRule>;

/** The specification's window: the questions are asked over this many days. */
const RUN_WINDOW_DAYS = 7;

const LEGAL_NOTE =
  'No AI answers were sampled for this audit. Sampling asks the official services of Perplexity and OpenAI, not their consumer apps, with an approximate location; what your customers see can differ. Copilot cannot be asked by software and is only known from your own Bing report. All names belong to their owners.';

const NOTHING_SAMPLED: FactorExtras<'answerPresence'> = {
  legalNote: LEGAL_NOTE,
  queriesTotal: 0,
  engines: [],
  positivesCount: null,
  gapsCount: null,
  topGaps: [],
  presenceRate: { perplexity: null, chatgpt: null, copilot: null },
  runWindowDays: RUN_WINDOW_DAYS,
};

export const answerPresence = defineFactor({
  key: 'answerPresence',
  category: 'ai',
  needs: [],
  blank: NOTHING_SAMPLED,
  evaluate() {
    return {
      checks: toChecks('answerPresence', RULES, {
        perplexity: notMeasured('Perplexity was not asked.', 'a Perplexity key'),
        chatgpt: notMeasured('ChatGPT’s search was not asked.', 'an OpenAI key'),
        copilot: notMeasured(
          'Copilot cannot be asked by software.',
          'importing the AI Performance report of your Bing Webmaster Tools',
        ),
      }),
      summary: 'No AI answers were sampled, so we do not know how often they name you.',
      ...NOTHING_SAMPLED,
    };
  },
});

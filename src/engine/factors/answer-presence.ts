import { wilsonInterval } from '#shared/audit/wilson-interval.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { AnswerEvidence, ReadAnswer } from '../evidence/audit-evidence.ts';
import { fileDay } from '../evidence/owner-file-evidence.ts';
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

/** The specification's window: all questions are asked within this many days. */
const RUN_WINDOW_DAYS = 7;
/** Minimum sample: the same question gets a different answer an hour later. */
const FEWEST_ANSWERS = 5;
/** Being named in half of the answers counts as full marks for a local business. Practice value. */
const GOOD_RATE = 0.5;
const MOST_GAPS = 5;

const NAMES_NOTE = 'All names belong to their owners.';
const LEGAL_NOTE = `No AI answers were given for this audit. What your customers see can differ by person, place and day. ${NAMES_NOTE}`;

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
  label: 'AI Answer Presence Sampling',
  category: 'ai',
  weight: 4,
  reason: 'The outcome itself, but sampled: few runs carry wide error bars (SparkToro 2026).',
  measures: 'How often AI answers name you.',
  measuredFrom: ['bingExport', 'pastedAnswers'],
  rules: RULES,
  needs: ['answers'],
  blank: NOTHING_SAMPLED,
  evaluate({ answers }) {
    if (answers.kind !== 'found') {
      const reason = answers.kind === 'unavailable' ? ` ${answers.reason}. Give newer ones.` : '';
      return {
        checks: toChecks('answerPresence', RULES, {
          perplexity: notMeasured(`We have no answers from Perplexity.${reason}`, 'pastedAnswers'),
          chatgpt: notMeasured(`We have no answers from ChatGPT.${reason}`, 'pastedAnswers'),
          copilot: notMeasured(
            `Only Bing’s own report says how often Copilot links you.${reason}`,
            'bingExport',
            'pastedAnswers',
          ),
        }),
        summary: `We have no AI answers, so we don’t know how often they name you.${reason}`,
        ...NOTHING_SAMPLED,
      };
    }
    const { value } = answers;
    const of = (engine: string) => value.answers.filter((answer) => answer.engine === engine);
    const [perplexity, chatgpt, copilot] = [of('Perplexity'), of('ChatGPT'), of('Copilot')];
    const gaps = value.answers.filter((answer) => !isPositive(answer));
    return {
      checks: toChecks('answerPresence', RULES, {
        perplexity: evaluateAnswers('Perplexity', perplexity, value),
        chatgpt: evaluateAnswers('ChatGPT', chatgpt, value),
        copilot: evaluateCopilot(copilot, value),
      }),
      summary: summaryOf(value),
      legalNote: legalNoteOf(value),
      queriesTotal: value.answers.length,
      engines: enginesOf(value),
      positivesCount: value.answers.length === 0 ? null : value.answers.length - gaps.length,
      gapsCount: value.answers.length === 0 ? null : gaps.length,
      topGaps: [...new Set(gaps.map(({ question }) => question))].slice(0, MOST_GAPS),
      presenceRate: { perplexity: rateOf(perplexity), chatgpt: rateOf(chatgpt), copilot: rateOf(copilot) },
      sampleSizes: { perplexity: perplexity.length, chatgpt: chatgpt.length, copilot: copilot.length },
      runWindowDays: value.answers.length === 0 ? RUN_WINDOW_DAYS : windowOf(value.answers).days,
    };
  },
});

function isPositive({ naming, ownPages }: ReadAnswer): boolean {
  return naming !== null || ownPages.length > 0;
}

function hitsOf(answers: readonly ReadAnswer[]): number {
  return answers.filter(isPositive).length;
}

function rateOf(answers: readonly ReadAnswer[]): number | null {
  return answers.length === 0 ? null : hitsOf(answers) / answers.length;
}

function evaluateAnswers(
  engine: string,
  answers: readonly ReadAnswer[],
  { answersFile }: AnswerEvidence,
): CheckEvaluation {
  if (answers.length === 0 || answersFile === null)
    return notMeasured(`We have no answers from ${engine}.`, 'pastedAnswers');
  if (answers.length < FEWEST_ANSWERS)
    return notMeasured(
      `We can count ${formatCountOrNo(answers.length, 'answer')} from ${engine}. From ${FEWEST_ANSWERS} on we score it.`,
      'pastedAnswers',
    );
  const hits = hitsOf(answers);
  const rate = hits / answers.length;
  const interval = wilsonInterval(rate, answers.length);
  const likely = interval === null ? '' : ` (likely ${percent(interval.low)} to ${percent(interval.high)})`;
  const finding = `${engine} named or linked you in ${hits} of ${formatCountOrNo(answers.length, 'answer')}${likely}.`;
  const proof = proofsOf(answers).map(({ quote, question }) => fileEvidence(answersFile, quote, `asked: ${question}`));
  const fix = {
    action: 'Answer the questions that AI tools answer without you',
    how: 'Write one short answer for each of them on your page for that service, with your name and town in it.',
  };
  if (rate >= GOOD_RATE) return pass(finding, proof);
  return hits === 0 ? fail(finding, fix, proof) : partial(rate / GOOD_RATE, finding, fix, proof);
}

/** The quotes that name or link the business first; where there are none, the questions that were answered without it. */
function proofsOf(answers: readonly ReadAnswer[]): { readonly quote: string; readonly question: string }[] {
  const found = answers.filter(isPositive).slice(0, 3);
  if (found.length > 0)
    return found.map(({ naming, ownPages, question }) => ({ quote: naming ?? ownPages[0] ?? '', question }));
  return answers.slice(0, 3).map(({ question }) => ({ quote: 'The answer doesn’t name you', question }));
}

function evaluateCopilot(answers: readonly ReadAnswer[], value: AnswerEvidence): CheckEvaluation {
  const { citations } = value;
  if (citations === null)
    return answers.length === 0
      ? notMeasured('Only Bing’s own report says how often Copilot links you.', 'bingExport', 'pastedAnswers')
      : evaluateAnswers('Copilot', answers, value);
  const { total, rows, period, view, file } = citations;
  const times = total === 0 ? 'No answer of Copilot and Bing cited' : `Answers of Copilot and Bing cited`;
  const finding = `${times} your pages${total === 0 ? '' : ` ${formatCountOrNo(total, 'time')}`} ${formatFilePeriod(period)}.`;
  const what = view === 'pages' ? 'page' : 'grounding query';
  const proof =
    rows.length === 0
      ? [fileEvidence(file, `Citations: ${total}`)]
      : rows
          .slice(0, 3)
          .map(({ text, citations: count }) =>
            fileEvidence(file, `${text}: ${formatCountOrNo(count, 'citation')}`, what),
          );
  if (total > 0) return pass(finding, proof);
  return fail(
    finding,
    {
      action: 'Let Bing find all your pages',
      how: 'Add your site to Bing Webmaster Tools, send it your sitemap, and check that robots.txt allows bingbot.',
    },
    proof,
  );
}

function enginesOf({ answers, citations }: AnswerEvidence): string[] {
  const names = new Set(answers.map(({ engine }) => engine));
  if (citations !== null) names.add('Copilot');
  return [...names];
}

function summaryOf(value: AnswerEvidence): string {
  const { answers, citations } = value;
  const open = countOpen(value);
  const named =
    answers.length === 0
      ? []
      : [`AI tools named or linked you in ${hitsOf(answers)} of ${formatCountOrNo(answers.length, 'answer')}.`];
  const cited =
    citations === null ? [] : [`Copilot and Bing cited your pages ${formatCountOrNo(citations.total, 'time')}.`];
  const asked =
    open === 0 ? [] : [`${formatCountOrNo(open, 'answer')} may mean you or something else: tell us in “Your files”.`];
  return [...named, ...cited, ...asked].join(' ');
}

/** Answers that wait for the owner's word. */
function countOpen({ doubtful }: AnswerEvidence): number {
  return doubtful.filter(({ isUs }) => isUs === null).length;
}

function windowOf(answers: readonly ReadAnswer[]): {
  readonly from: string;
  readonly to: string;
  readonly days: number;
} {
  const days = answers.map(({ date }) => date).toSorted();
  const [from = '', to = from] = [days[0], days.at(-1)];
  return { from, to, days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 };
}

/** What was provided, and by whom. */
function legalNoteOf(value: AnswerEvidence): string {
  const { answers, citations, oldAnswers } = value;
  const open = countOpen(value);
  const notes: string[] = [];
  if (answers.length > 0) {
    const { from, to } = windowOf(answers);
    const engines = formatList([...new Set(answers.map(({ engine }) => engine))]);
    const when = from === to ? `on ${fileDay(from)}` : `from ${fileDay(from)} to ${fileDay(to)}`;
    notes.push(
      `The owner of this audit asked ${engines} ${when} and gave us ${formatCountOrNo(answers.length, 'answer')}. We didn’t ask ourselves.`,
    );
  }
  if (open > 0)
    notes.push(
      `${formatCountOrNo(open, 'answer')} didn’t count: the name in ${open === 1 ? 'it' : 'them'} is one word.`,
    );
  if (oldAnswers > 0) notes.push(`${formatCountOrNo(oldAnswers, 'answer')} older than 90 days didn’t count.`);
  if (citations !== null)
    notes.push(
      `The owner exported Bing’s AI Performance report on or before ${fileDay(citations.file.uploadedAt)}. It counts citations, not how often people asked, so it gives no rate.`,
    );
  return [...notes, 'Answers differ by person, place and day.', NAMES_NOTE].join(' ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

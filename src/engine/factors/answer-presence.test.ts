import { describe, expect, it } from 'vitest';
import { someEvidence } from '#test/builders.ts';
import type { AnswerEvidence, ReadAnswer } from '../evidence/audit-evidence.ts';
import { answerPresence } from './answer-presence.ts';

const file = { fileName: null, uploadedAt: '2026-11-20T09:00:00.000Z' };
const answers = (engine: string, named: number, others: number): ReadAnswer[] =>
  Array.from({ length: named + others }, (_, index) => ({
    engine,
    question: `Question ${index + 1}`,
    date: `2026-11-${String(10 + index).padStart(2, '0')}`,
    naming: index < named ? '… call Harbor & Pine Plumbing …' : null,
    ownPages: [],
  }));
const given = (over: Partial<AnswerEvidence>) =>
  answerPresence.evaluate(
    someEvidence({
      answers: {
        kind: 'found',
        value: { answers: [], doubtful: [], answersFile: file, oldAnswers: 0, citations: null, ...over },
      },
    }),
  );

describe('answerPresence', () => {
  it('claims no rate, no engine and no gap before anything was given', () => {
    const finding = answerPresence.evaluate(someEvidence());
    expect(finding).toMatchObject({
      queriesTotal: 0,
      engines: [],
      positivesCount: null,
      gapsCount: null,
      topGaps: [],
      presenceRate: { perplexity: null, chatgpt: null, copilot: null },
      runWindowDays: 7,
    });
    expect(finding.legalNote).toMatch(/^No AI answers were given/);
    expect(finding.checks.map(({ status }) => status)).toEqual(['notMeasured', 'notMeasured', 'notMeasured']);
  });

  it('reports a rate with sample size and interval by engine, and the gaps', () => {
    const finding = given({ answers: [...answers('ChatGPT', 3, 7), ...answers('Perplexity', 5, 0)] });
    expect(finding).toMatchObject({
      queriesTotal: 15,
      engines: ['ChatGPT', 'Perplexity'],
      positivesCount: 8,
      gapsCount: 7,
      presenceRate: { perplexity: 1, chatgpt: 0.3, copilot: null },
      sampleSizes: { perplexity: 5, chatgpt: 10, copilot: 0 },
      runWindowDays: 10,
    });
    expect(finding.topGaps).toHaveLength(5);
    const [perplexity, chatgpt, copilot] = finding.checks;
    expect(chatgpt).toMatchObject({
      status: 'partial',
      finding: 'ChatGPT named or linked you in 3 of 10 answers (likely 11% to 60%).',
    });
    expect(chatgpt?.evidence[0]).toMatchObject({
      quote: '… call Harbor & Pine Plumbing …',
      note: 'asked: Question 1; typed by you, saved Nov 20, 2026',
      origin: 'file',
    });
    expect([perplexity?.status, copilot?.status]).toEqual(['pass', 'notMeasured']);
    expect(finding.legalNote).toContain('asked ChatGPT and Perplexity from Nov 10, 2026 to Nov 19, 2026');
  });

  it('scores no engine on fewer than five answers, and fails one that never names the business', () => {
    const finding = given({ answers: [...answers('ChatGPT', 2, 2), ...answers('Perplexity', 0, 5)] });
    expect(finding.checks.map(({ status }) => status)).toEqual(['fail', 'notMeasured', 'notMeasured']);
    expect(finding.presenceRate).toEqual({ perplexity: 0, chatgpt: 0.5, copilot: null });
  });

  it('says how many answers wait for the owner’s word, and counts none of them', () => {
    const doubtful = [
      { engine: 'ChatGPT', question: 'Who?', date: '2026-11-10', quote: 'Bloom …', isUs: null },
      { engine: 'ChatGPT', question: 'Where?', date: '2026-11-10', quote: 'Bloom …', isUs: true },
    ];
    const finding = given({ answers: answers('ChatGPT', 3, 2), doubtful });
    expect(finding.queriesTotal).toBe(5);
    expect(finding.summary).toContain('1 answer may mean you or something else: tell us in “Your files”.');
    expect(finding.legalNote).toContain('1 answer didn’t count: the name in it is one word.');
    expect(given({ doubtful }).summary).toMatch(/^1 answer may mean you/);
  });

  it('reports Copilot from Bing’s report: citations, no rate', () => {
    const citations: AnswerEvidence['citations'] = {
      total: 37,
      view: 'queries',
      period: { from: '2026-10-20', to: '2026-11-18', days: 30 },
      rows: [{ text: 'drain cleaning duluth', citations: 24 }],
      file: { fileName: 'AISearchQueriesReport.csv', uploadedAt: '2026-11-19T08:00:00.000Z' },
    };
    const finding = given({ answersFile: null, citations });
    expect(finding.checks[2]).toMatchObject({
      status: 'pass',
      finding: 'Answers of Copilot and Bing cited your pages 37 times in 30 days (Oct 20, 2026 to Nov 18, 2026).',
    });
    expect(finding).toMatchObject({ presenceRate: { copilot: null }, engines: ['Copilot'], positivesCount: null });
    expect(finding.legalNote).toContain('Bing’s AI Performance report');
    const none = given({ answersFile: null, citations: { ...citations, total: 0, rows: [] } });
    expect(none.checks[2]).toMatchObject({ status: 'fail' });
  });
});

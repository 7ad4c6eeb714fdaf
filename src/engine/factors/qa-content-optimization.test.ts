import { describe, expect, it } from 'vitest';
import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import { aBusiness, aHeading, aNode, aPage, aSilentPage, HOME_URL, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import { qaContentOptimization } from './qa-content-optimization.ts';

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
const qa = (question: string, answer: string | null = words(40)): QuestionAnswer => ({
  question,
  answer,
  url: HOME_URL,
  place: 'text',
});
const asking = (...questions: QuestionAnswer[]) => ({ business: aBusiness({ questions }) });
const silent = (over: Partial<Business> = {}) => ({
  business: aBusiness({ questions: [qa('Why us?')], serviceAreas: [], address: null, openingHours: null, ...over }),
});

describe('qaContentOptimization', () => {
  testFactorCases(qaContentOptimization, [
    { when: 'five questions', given: {}, check: 'questions', status: 'pass' },
    { when: 'one question', given: asking(qa('Why?')), check: 'questions', status: 'partial', says: '“Why?”' },
    { when: 'no questions', given: { ...asking(), pages: [aSilentPage()] }, check: 'questions', status: 'fail' },
    { when: 'all answered', given: {}, check: 'answered', status: 'pass' },
    {
      when: 'half answered',
      given: asking(qa('Why?'), qa('How?', null)),
      check: 'answered',
      status: 'partial',
      says: '1 of 2',
    },
    { when: 'none answered', given: asking(qa('Why?', null), qa('How?', ' ')), check: 'answered', status: 'fail' },
    {
      when: 'no questions to answer',
      given: { ...asking(), pages: [aSilentPage()] },
      check: 'answered',
      status: 'fail',
    },
    { when: 'short answers', given: asking(qa('Why?', words(60))), check: 'directness', status: 'pass' },
    { when: 'one word', given: asking(qa('Why?', 'Because.')), check: 'directness', status: 'fail' },
    { when: 'a lecture', given: asking(qa('Why?', words(300))), check: 'directness', status: 'fail' },
    { when: 'half of them', given: asking(qa('Why?', words(300)), qa('How?')), check: 'directness', status: 'partial' },
    { when: 'Japanese answers', given: asking(qa('なぜ？', '整'.repeat(80))), check: 'directness', status: 'pass' },
    { when: 'a question about cost', given: asking(qa('What does it cost?')), check: 'coversCost', status: 'pass' },
    {
      when: 'it is not answered',
      given: { ...silent({ questions: [qa('What does it cost?', null)] }) },
      check: 'coversCost',
      status: 'fail',
    },
    { when: 'no word of it', given: silent(), check: 'coversCost', status: 'fail' },
    {
      when: 'a heading about prices',
      given: { ...silent(), home: aPage({ headings: [aHeading(2, 'Our prices')] }) },
      check: 'coversCost',
      status: 'partial',
    },
    {
      when: 'areas in the text',
      given: silent({ serviceAreas: ['Proctor'] }),
      check: 'coversArea',
      status: 'partial',
      says: 'Proctor',
    },
    { when: 'no areas', given: silent(), check: 'coversArea', status: 'fail' },
    {
      when: 'hours in the footer',
      given: silent({ openingHours: aBusiness().openingHours }),
      check: 'coversHours',
      status: 'partial',
      says: '“Mon-Fri 8am-5pm”',
    },
    { when: 'no hours', given: silent(), check: 'coversHours', status: 'fail' },
    {
      when: 'a question about emergencies',
      given: asking(qa('Is there an emergency line?')),
      check: 'coversAvailability',
      status: 'pass',
    },
    {
      when: 'always open',
      given: silent({ openingHours: { periods: [], byAppointment: false, alwaysOpen: true, text: '24/7' } }),
      check: 'coversAvailability',
      status: 'partial',
      says: 'around the clock',
    },
    {
      when: 'German',
      given: silent({ languages: ['de'], questions: [qa('Was kostet eine Behandlung?')] }),
      check: 'coversCost',
      status: 'pass',
    },
    {
      when: 'French',
      given: silent({ languages: ['fr'], questions: [qa('Où intervenez-vous ?')] }),
      check: 'coversArea',
      status: 'pass',
    },
    {
      when: 'Polish',
      given: silent({ languages: ['pl'], questions: [qa('Ile kosztuje wizyta?')] }),
      check: 'coversCost',
      status: 'pass',
    },
    {
      when: 'Japanese',
      given: silent({ languages: ['ja'], questions: [qa('予約は必要ですか？')] }),
      check: 'coversAvailability',
      status: 'pass',
    },
    {
      when: 'a language we cannot read',
      given: silent({ languages: ['eu'] }),
      check: 'coversCost',
      status: 'notMeasured',
    },
  ]);

  it('gives no points for markup, present or not', () => {
    const marked = { home: aPage({ structured: [aNode('FAQPage', {})] }) };
    expect(scoreCheck(qaContentOptimization, marked, 'faqMarkup')).toBe(0);
    expect(scoreCheck(qaContentOptimization, {}, 'faqMarkup')).toBe(0);
  });

  it.each([
    ['GOOD', {}],
    ['NEEDS_IMPROVEMENT', asking(qa('What does it cost?'), qa('Why?'))],
    ['POOR', asking()],
  ] as const)('has the status %s', (status, given) => {
    expect(qaContentOptimization.evaluate(someEvidence(given)).status).toBe(status);
  });
});

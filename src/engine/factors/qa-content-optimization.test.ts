import { describe, expect, it } from 'vitest';
import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import { aBlock, aBusiness, aHeading, aNode, aPage, aSilentPage, HOME_URL, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import type { AuditEvidence } from '../evidence/audit-evidence.ts';
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
      status: 'notMeasured',
      says: 'Your pages have no questions, so there are no answers.',
    },
    { when: 'none to quote', given: asking(qa('Why?', null)), check: 'directness', status: 'notMeasured' },
    { when: 'a few, none answered', given: asking(qa('Why?', null)), check: 'questions', status: 'notMeasured' },
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

  const priceLines = ['1割負担 930円', 'Waschen 20 €', 'Cut $30'];
  const priced = (path: string, label: string, lines: readonly string[] = priceLines) => {
    const page = aSilentPage({ url: `${HOME_URL}${path}`, blocks: lines.map((line) => aBlock(line)) });
    const business = silent({ category: { label, schemaType: null } });
    return { ...business, pages: [aSilentPage(), page] };
  };
  const check = (given: Partial<AuditEvidence>, name: string) =>
    qaContentOptimization.evaluate(someEvidence(given)).checks.find(({ id }) => id === `qaContentOptimization.${name}`);

  it.each([
    ['appointment', 'fee.html', 'Dentist', priceLines, 'pass', '/fee.html gives prices, such as'],
    ['appointment', 'preise', 'Hair salon', priceLines, 'pass', '/preise gives prices, such as'],
    ['appointment, elsewhere', 'about', 'Dentist', priceLines, 'partial', 'though your pages give prices'],
    ['appointment, one price', 'tarifs', 'Dentist', ['Devis 25 €'], 'partial', '/tarifs gives a price: “Devis 25 €”'],
    ['stay', 'tarifas.html', 'Holiday apartment rental', ['120€/Noche'], 'pass', 'gives a price: “120€/Noche”'],
    ['stay, elsewhere', 'about', 'Holiday apartment rental', ['120€/Noche'], 'fail', 'No question'],
    ['job', 'prices', 'Plumber', priceLines, 'partial', 'No question'],
    ['job, one price in a text', 'drains', 'Plumber', ['We paid $58.00'], 'fail', 'No question'],
  ] as const)('takes prices for an answer by how a trade is used: %s', (_what, path, label, lines, status, says) => {
    const found = check(priced(path, label, lines), 'coversCost');
    expect(found).toMatchObject({ status });
    expect(found?.finding).toContain(says);
  });

  it('quotes of a paragraph set as a heading the sentence with the price', () => {
    const text = `${'The oils are warm and pleasant. '.repeat(6)}Three visits are $175.`;
    const pages = [aSilentPage({ headings: [aHeading(4, text)] })];
    expect(check({ ...silent({}), pages }, 'coversCost')?.finding).toContain('“Three visits are $175.”');
  });

  it.each([
    ['wizyty w teatrach, muzeach, galeriach', 'fail'],
    ['Umów wizytę', 'partial'],
  ] as const)('takes “%s” for how to book: %s', (line, status) => {
    const pages = [aSilentPage({ blocks: [aBlock(line)] })];
    expect(check({ ...silent({ languages: ['pl'] }), pages }, 'coversAvailability')).toMatchObject({ status });
  });

  it('quotes a price with the first cell of its row', () => {
    const cell = (row: number, column: number) => ({ cell: { table: 0, row, column } });
    const blocks = [0, 1, 2].flatMap((row) => [aBlock(`初診 ${row}`, cell(row, 0)), aBlock('930円～', cell(row, 1))]);
    const pages = [aSilentPage(), aSilentPage({ url: `${HOME_URL}fee.html`, blocks })];
    const given = { ...silent({ category: { label: 'Dentist', schemaType: null } }), pages };
    expect(check(given, 'coversCost')?.finding).toBe('/fee.html gives prices, such as “初診 0 930円～”.');
  });

  it.each([
    ['Ask about our $58.00 drain cleaning special', 'partial'],
    ['Rohrreinigung ab 89 €', 'partial'],
    ['$25 off your first visit', 'fail'],
    ['25 € Rabatt auf Ihren ersten Auftrag', 'fail'],
  ])('quotes the one price that a heading gives: %s', (heading, status) => {
    const given = { ...silent(), pages: [aSilentPage({ headings: [aHeading(3, heading)] })] };
    expect(check(given, 'coversCost')?.status).toBe(status);
  });

  it.each([
    ['json-ld', 'Mo-Fr 9-18', 'your structured data has them: Mon'],
    ['json-ld', 'Die Ordination arbeitet nach Vereinbarung', 'your structured data has them'],
    ['footer', 'Mo-Fr 9:00-18:00', 'your pages give them'],
    ['text', 'Montag und Dienstag', 'your pages give them'],
  ] as const)('says where the hours are: %s %s', (place, quote, says) => {
    const inData = { url: HOME_URL, place: 'json-ld', quote: 'Mo-Fr 9:00-18:00' } as const;
    const seen = { url: HOME_URL, place: quote.startsWith('Die') ? 'text' : place, quote } as const;
    const sources = { openingHours: { takenFrom: inData, seen: [inData, seen] } };
    const given = silent({ openingHours: aBusiness().openingHours, sources, languages: ['de'] });
    expect(check(given, 'coversHours')?.finding).toContain(says);
  });

  it.each([
    [['Mo-Fr 9:00-18:00', 'Mo-Sa 11:00-23:00'], 'different hours: “Mo-Fr 9:00-18:00” on your home page and “Mo-Sa'],
    [['Mo-Fr 9:00-18:00', 'Sa 11:00-23:00'], 'give different ones, such as “Mo-Fr 9:00-18:00”'],
    [['Mo-Fr 9:00-18:00', 'Mo-Fr 9:00-18:00'], 'give them: “Mo-Fr 9:00-18:00”'],
    [['Da lunedì ore 9:00', 'Siamo aperti alle 09:00'], 'give them: “Da lunedì ore 9:00”'],
  ] as const)('says whether pages give different hours: %j', (quotes, says) => {
    const seen = quotes.map((quote) => ({ url: HOME_URL, place: 'text', quote }) as const);
    const openingHours = { periods: [], byAppointment: false, alwaysOpen: false, text: quotes[0] };
    const sources = { openingHours: { takenFrom: seen[0] ?? { url: HOME_URL, place: 'text', quote: '' }, seen } };
    expect(check(silent({ openingHours, sources }), 'coversHours')?.finding).toContain(says);
  });

  it('compares a span of time above the first heading with the week, and hours of the code with those shown', () => {
    const told = (bare: string, code: string) => {
      const seen = [
        { url: `${HOME_URL}contact`, place: 'text', quote: 'Monday - Friday 7am - 5pm · Saturday 7am - 1pm' },
        { url: HOME_URL, place: 'json-ld', quote: code },
      ] as const;
      const openingHours = { periods: [], byAppointment: false, alwaysOpen: false, text: seen[0].quote };
      const heading = aHeading(1, 'Harbor Glass', { blockIndex: 1 });
      const pages = [aSilentPage({ blocks: [aBlock(bare), aBlock('Harbor Glass')], headings: [heading] })];
      return check(
        { ...silent({ openingHours, sources: { openingHours: { takenFrom: seen[0], seen: [...seen] } } }), pages },
        'coversHours',
      )?.finding;
    };
    const code = 'mo/tu/we/th/fr 7:00-17:00, sa 7:00-13:00';
    expect(told('8am-5pm', code)).toContain('“8am-5pm” on your home page and “Monday - Friday');
    expect(told('7am-5pm', code)).not.toContain('different hours');
    expect(told('Rooms 8-17', code)).not.toContain('different hours');
    expect(told('', 'mo/tu/we 9:00-17:00')).toContain('and Mon to Wed 09:00 to 17:00 in the structured data of your');
  });

  it.each([
    ['en', 'faq', 'Call us. Our technicians are there 24-7.', 'pass'],
    ['de', 'fragen', 'Im Notfall sind wir 24/7 erreichbar.', 'pass'],
    ['it', 'faq', 'Soccorso stradale? 24 ore su 24, tutti i giorni.', 'pass'],
    ['en', 'faq', 'Ask about our technicians for 24/7 emergency service.', 'pass'],
    ['en', 'faq', 'Avoid hot drinks for the first 24 hours.', 'partial'],
    ['en', 'about', 'Our technicians are there 24-7.', 'partial'],
    ['en', 'faq', 'Moved here on 24-7-2020, and on 24/7/21.', 'partial'],
  ])('finds help at any hour among the answers (%s, %s: %s)', (language, path, text, status) => {
    const pages = [aSilentPage(), aSilentPage({ url: `${HOME_URL}${path}`, blocks: [aBlock(text)] })];
    const openingHours = { periods: [], byAppointment: false, alwaysOpen: true, text: '24/7' };
    expect(check({ ...silent({ openingHours, languages: [language] }), pages }, 'coversAvailability')?.status).toBe(
      status,
    );
  });

  it.each([
    ['24/7 plumbing service', 'partial'],
    ['Fuel station 24h/24 with car wash', 'fail'],
    ['Call us any time', 'fail'],
  ])('takes no words about others for the hours of a business without any: %s', (text, status) => {
    const pages = [aSilentPage({ blocks: [aBlock(text)] })];
    expect(check({ ...silent({ openingHours: null }), pages }, 'coversHours')?.status).toBe(status);
  });

  it('gives no points for markup, present or not', () => {
    const marked = { home: aPage({ structured: [aNode('FAQPage', {})] }) };
    expect(scoreCheck(qaContentOptimization, marked, 'faqMarkup')).toBe(0);
    expect(scoreCheck(qaContentOptimization, {}, 'faqMarkup')).toBe(0);
  });

  it.each([
    ['GOOD', {}],
    ['NEEDS_IMPROVEMENT', asking(qa('What does it cost?'), qa('Why?'))],
    ['POOR', { ...asking(), pages: [aSilentPage()] }],
    ['NOT_MEASURED', asking()],
  ] as const)('has the status %s', (status, given) => {
    expect(qaContentOptimization.evaluate(someEvidence(given)).status).toBe(status);
  });
});

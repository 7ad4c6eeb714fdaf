import { describe, expect, it } from 'vitest';
import { KeywordRequest } from '#shared/api/keywords.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { buildKeywordRequest, findDraftProblems, makePrefill } from './keyword-draft.ts';
import { describeKeywordFailure } from './keyword-failure.ts';

const analysis = sampleAnalysis();

describe('makePrefill', () => {
  it('takes everything from the audit', () => {
    const { draft, place, auditId } = makePrefill({ auditId: 'a1', analysis });
    expect([place, auditId]).toEqual(['audit', 'a1']);
    expect(draft).toMatchObject({ businessName: 'Harbor & Pine Plumbing', category: 'Plumber', city: 'Duluth' });
    expect(findDraftProblems(draft)).toEqual({});
    expect(KeywordRequest.safeParse(buildKeywordRequest(draft)).success).toBe(true);
  });

  it('takes an area where there is no address', () => {
    const business = { ...analysis.business, address: null, locations: [], serviceAreas: ['Lincoln Park'] };
    expect(makePrefill({ auditId: 'a1', analysis: { ...analysis, business } }).draft).toMatchObject({
      city: 'Lincoln Park',
      state: '',
    });
  });

  it('puts the example place only where nothing is known, and says so', () => {
    const business = { ...analysis.business, address: null, locations: [], serviceAreas: [] };
    for (const saved of [null, { auditId: 'a1', analysis: { ...analysis, business } }]) {
      const { draft, place } = makePrefill(saved);
      expect([draft.city, draft.state, place]).toEqual(['Detroit-area', 'Michigan', 'example']);
    }
  });
});

const whole = { businessName: ' A ', category: 'Bakery', city: '', state: '', website: '', notes: ' ' };

it('needs a name, a category, and an address that is one', () => {
  expect(Object.keys(findDraftProblems({ ...whole, businessName: ' ', category: '' }))).toEqual([
    'businessName',
    'category',
  ]);
  for (const website of ['not an address', 'localhost', 'ftp://a.example', 'javascript:alert(1)'])
    expect(Object.keys(findDraftProblems({ ...whole, website }))).toEqual(['website']);
  for (const website of ['', 'a.example', 'https://a.example/x', ' a.example '])
    expect(findDraftProblems({ ...whole, website })).toEqual({});
});

it('sends what the contract names, trimmed', () => {
  expect(buildKeywordRequest(whole)).toEqual({
    business_name: 'A',
    primary_category: 'Bakery',
    location: { city: '', state: '' },
  });
  expect(buildKeywordRequest({ ...whole, website: 'a.example', notes: 'x' })).toMatchObject({
    website_url: 'https://a.example',
    notes: 'x',
  });
});

describe('a generation that failed', () => {
  const api = (status: number, code: ApiCallError['code'], message = 'The sentence.') =>
    new ApiCallError({ status, code, sentence: message, retryAfterSeconds: null });
  it.each([
    [api(503, 'overloaded'), 'The sentence.'],
    [api(429, 'too-many-requests'), 'The sentence.'],
    [api(502, 'unexpected-answer'), 'Failed to generate keyword strategy'],
    [new ConnectionError('Offline.'), 'Offline.'],
    [new TypeError('x is undefined'), 'Failed to generate keyword strategy'],
  ])('%s', (error, sentence) => {
    expect(describeKeywordFailure(error)).toBe(sentence);
  });
});

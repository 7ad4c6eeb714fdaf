import { expect, it } from 'vitest';
import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { NUMBER_IN_LINK } from '../factors/reachability.ts';
import { planContact } from './contact-line.ts';
import { placeText } from './page-draft.ts';

const url = 'https://harborandpine.example/';
const found = { foundValue: null, state: 'found', origin: { kind: 'page', url, quote: '' } } as const;
const facts: Fact[] = Object.entries({ name: 'Harbor & Pine', city: 'Duluth', phone: '218-555-0134' }).map(
  ([kind, value]) => ({ id: kind, kind: kind as FactKind, value, ...found }),
);
const analysis = sampleAnalysis();
const checks = [{ id: 'napConsistency.onHome', status: 'fail' }];
const material = {
  analysis: { ...analysis, factors: { ...analysis.factors, napConsistency: { checks } } },
  outline: { pages: [{ url }] },
  sheet: { businessId: 'business', language: 'en', facts },
};

it('shows no number and no place of which the steps ask whether it is right', () => {
  expect(planContact(material as never, new Set()).contactLine).toContain('Harbor');
  expect(planContact(material as never, new Set(['phone'])).contactLine).toBeNull();
  expect(planContact(material as never, new Set(['address'])).contactLine).toBeNull();
});

it.each([
  [
    'JP',
    { street: '春日町6-8', city: '練馬区', region: '東京都', postalCode: '179-0074' },
    '〒179-0074 東京都練馬区春日町6-8',
  ],
  ['KR', { street: '성동구 왕십리로 359', city: '서울시' }, '서울시 성동구 왕십리로 359'],
  [
    'BR',
    { street: 'Rua das Flores, 40', city: 'Pinhal', postalCode: '14055-440' },
    'Rua das Flores, 40, Pinhal, 14055-440',
  ],
  ['DE', { street: 'Hafenstr. 1', city: 'Köln', postalCode: '50667' }, 'Hafenstr. 1, 50667 Köln'],
])('writes an address in the order of its country (%s)', (country, parts, line) => {
  const given = Object.entries({ ...parts, country }).map(([kind, value]) => ({ id: kind, kind, value, ...found }));
  expect(placeText({ ...material, sheet: { ...material.sheet, facts: given } } as never)).toBe(line);
});

it('leaves a number alone that a link shows already', () => {
  const planned = (evidence: object[]) => {
    const call = [
      { id: 'napConsistency.clickToCall', status: 'fail', evidence },
      { id: 'napConsistency.onHome', status: 'pass', evidence: [] },
    ];
    const napConsistency = { checks: call };
    return planContact(
      { ...material, analysis: { ...analysis, factors: { ...analysis.factors, napConsistency } } } as never,
      new Set(),
    ).contactLine;
  };
  expect(planned([{ url, quote: '218-555-0134 (sms:+12185550134)', note: NUMBER_IN_LINK }])).toBeNull();
  expect(planned([])).not.toBeNull();
});

it('links every number that the home page shows as text and no link dials', () => {
  const numbers = ['218-555-0134', '218-555-0178', '218-555-0156'];
  const phones = numbers.map((display, at) => ({
    display,
    e164: `+1${display.replaceAll('-', '')}`,
    isMain: at === 0,
  }));
  const seen = [
    ...numbers.map((quote) => ({ url, place: 'text', quote })),
    { url, place: 'tel-link', quote: '218-555-0156 (tel:+12185550156)' },
  ];
  const napConsistency = { checks: [{ id: 'napConsistency.clickToCall', status: 'fail', evidence: [] }] };
  const business = { ...analysis.business, phones, sources: { phones: { takenFrom: seen[0], seen } } };
  const shown = { ...analysis, business, factors: { ...analysis.factors, napConsistency } };
  expect(planContact({ ...material, analysis: shown } as never, new Set())).toEqual({
    contactLine: '<a href="tel:+12185550134">218-555-0134</a>',
    shownNumber: '218-555-0134',
    otherLinks: ['<a href="tel:+12185550178">218-555-0178</a>'],
  });
});

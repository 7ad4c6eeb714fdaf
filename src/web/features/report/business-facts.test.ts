import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import type { OpeningHours } from '#shared/audit/business.ts';
import { hoursWords } from '#shared/report/hours-words.ts';
import fixture from '#test/fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import { businessFacts } from './business-facts.ts';

const { business } = AuditedAnalysis.parse(fixture);
const hours = (over: Partial<OpeningHours>): OpeningHours => ({
  periods: [],
  byAppointment: false,
  alwaysOpen: false,
  text: 'Call us',
  ...over,
});

describe('businessFacts', () => {
  it('says what was understood, with every place it was seen', () => {
    const facts = new Map(businessFacts(business).map((fact) => [fact.label, fact]));
    expect(facts.get('Phone')?.value).toBe('(218) 555-0142 (main), (218) 555-0124');
    expect(facts.get('Where you work')?.value).toBe(
      'You come to your customers: Duluth, Hermantown, Proctor, Superior',
    );
    expect(facts.get('Languages')?.value).toBe('English');
    expect(facts.get('Name')?.seen).toHaveLength(13);
  });

  it('says null, never an empty string, for what the site does not tell', () => {
    const bare = {
      ...business,
      name: null,
      phones: [],
      address: null,
      openingHours: null,
      serviceAreas: [],
      isServiceArea: null,
    };
    const unknown = businessFacts(bare).filter(({ value }) => value === null);
    expect(unknown.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Address', 'Where you work', 'Opening hours']);
  });
});

describe('hoursWords', () => {
  it.each([
    [null, null],
    [hours({ alwaysOpen: true }), 'Always open'],
    [hours({}), 'Call us'],
    [hours({ byAppointment: true }), 'by appointment'],
    [
      hours({
        periods: [
          { days: ['Mo', 'Tu', 'We', 'Fr'], opens: '09:00', closes: '17:00' },
          { days: ['Sa', 'Su'], opens: null, closes: null },
        ],
      }),
      'Mo–We, Fr 09:00 to 17:00; Sa, Su closed',
    ],
  ])('%#', (value, words) => {
    expect(hoursWords(value)).toBe(words);
  });
});

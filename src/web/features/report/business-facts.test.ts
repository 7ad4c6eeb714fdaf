import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#shared/audit/business.ts';
import { formatHours } from '#shared/report/format-hours.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { businessFacts } from './business-facts.ts';

const { business, factors } = sampleAuditedAnalysis();
const hours = (over: Partial<OpeningHours>): OpeningHours => ({
  periods: [],
  byAppointment: false,
  alwaysOpen: false,
  text: 'Call us',
  ...over,
});

describe('businessFacts', () => {
  it('says what was understood, with every place it was seen', () => {
    const facts = new Map(businessFacts(business, factors).map((fact) => [fact.label, fact]));
    expect(facts.get('Phone')?.value).toBe('(218) 555-0142 (main), (218) 555-0124');
    expect(facts.get('Where you work')?.value).toBe(
      'You come to your customers: Duluth, Hermantown, Proctor, Superior',
    );
    expect(facts.get('Languages')?.value).toBe('English');
    expect(facts.get('Name')?.seen).toHaveLength(13);
  });

  it('returns null, never an empty string, for what the site does not show', () => {
    const bare = {
      ...business,
      name: null,
      phones: [],
      address: null,
      openingHours: null,
      serviceAreas: [],
      isServiceArea: null,
      country: null,
      foundingYear: null,
      credentials: [],
    };
    const unknown = businessFacts(bare, factors).filter(({ value }) => value === null);
    expect(unknown.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Address', 'Where you work', 'Opening hours']);
  });

  it('names the country, and shows year and licenses only where the site states them', () => {
    const stated = {
      ...business,
      country: 'CA',
      foundingYear: 1987,
      credentials: [{ text: 'licensed and insured', url: business.napTable[0]?.url ?? '', quote: '' }],
    };
    const shownValue = (label: string) => businessFacts(stated, factors).find((fact) => fact.label === label)?.value;
    expect(['Country', 'Since', 'Licenses and memberships'].map((label) => shownValue(label))).toEqual([
      'Canada',
      '1987',
      'licensed and insured',
    ]);
    const silent = businessFacts({ ...stated, country: null, foundingYear: null, credentials: [] }, factors);
    expect(silent.map(({ label }) => label)).not.toContain('Since');
    expect(silent.map(({ label }) => label)).not.toContain('Country');
  });

  it('says “not found” only where the check that looked for it says so', () => {
    const bare = { ...business, phones: [], openingHours: null, services: [] };
    const absentWith = (status: 'fail' | 'notMeasured') => {
      const { napConsistency } = factors;
      const checks = napConsistency.checks.map((check) => ({ ...check, status }));
      const facts = businessFacts(bare, { ...factors, napConsistency: { ...napConsistency, checks } });
      return facts.flatMap(({ value, absent }) => (value === null ? [absent] : []));
    };
    const other = 'Not read from your site';
    expect(absentWith('fail')).toEqual(['Not found on your site', other, other]);
    expect(absentWith('notMeasured')).toEqual([other, other, other]);
  });
});

describe('formatHours', () => {
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
    expect(formatHours(value)).toBe(words);
  });
});

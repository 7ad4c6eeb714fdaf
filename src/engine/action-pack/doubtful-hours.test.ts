import { expect, it } from 'vitest';
import type { OpeningHours } from '#shared/audit/business.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { OTHER_HOURS } from '../factors/hours-conflict.ts';
import { buildActionPack, packLanguage } from './build-action-pack.ts';
import { composePackTexts } from './compose-pack-texts.ts';

const FACTS = { name: 'Harbor & Pine', category: 'Plumber', street: '14 Pine Street', city: 'Duluth' } as const;

/** The steps and the structured data of a site with these hours, whose audit saw `evidence` for the check about hours. */
function packWith(openingHours: OpeningHours, evidence: readonly Evidence[] = []) {
  const whole = aMaterial();
  const { business, factors } = whole.analysis;
  const { qaContentOptimization } = factors;
  const id = 'qaContentOptimization.coversHours';
  const checks = qaContentOptimization.checks.slice(0, 1).map((check) => ({ ...check, id, evidence: [...evidence] }));
  const material = {
    ...whole,
    sheet: factSheet('en', { ...FACTS, hours: openingHours.text }),
    analysis: {
      ...whole.analysis,
      business: { ...business, openingHours },
      factors: { ...factors, qaContentOptimization: { ...qaContentOptimization, checks } },
    },
  };
  const files = buildActionPack(material, composePackTexts(material, packLanguage(material))).files();
  const read = (name: string) => files.find(({ path }) => path === name)?.text ?? '';
  return { steps: read('STEPS.md'), entry: read('home-page/structured-data.json') };
}

const week = (text: string): OpeningHours => ({
  periods: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '17:00' }],
  byAppointment: false,
  alwaysOpen: false,
  text,
});

it('publishes no hours that another page contradicts, and asks with both and their pages', () => {
  const evidence = [
    { url: 'https://harborandpine.example/', quote: '8am-5pm', note: OTHER_HOURS },
    {
      url: 'https://harborandpine.example/contact',
      quote: 'mo/tu 9:00-17:00',
      note: `${OTHER_HOURS}, in structured data`,
    },
  ];
  const { steps, entry } = packWith(week('Mon-Fri 8am-5pm'), evidence);
  expect(entry).not.toContain('openingHours');
  expect(steps).toContain('your site gives different ones');
  expect(steps).toContain('“8am-5pm” on https://harborandpine.example/\n');
  expect(steps).toContain('“mo/tu 9:00-17:00” in the structured data of https://harborandpine.example/contact');
  expect(packWith(week('Mon-Fri 8am-5pm')).entry).toContain('openingHours');
});

it('publishes no hours of a season, which hold in no other', () => {
  const { steps, entry } = packWith(week('May to September: Mon-Fri 8am-5pm'));
  expect(entry).not.toContain('openingHours');
  expect(steps).toContain('they change with the season');
});

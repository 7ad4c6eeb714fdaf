import { beforeAll, describe, expect, it } from 'vitest';
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { businessWording } from '../compose/business-slots.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { composeTemplates } from './compose-templates.ts';

/** The verifier takes capitals for credentials. */
const TECHNICAL = /^(?:STOP|QR)$/;

describe('ready-to-use templates', () => {
  let materials: ReadonlyMap<string, WritingMaterial>;
  beforeAll(async () => {
    materials = await readRecordedMaterials();
  });

  it('claim nothing that the facts do not carry and ask for reviews by the rules', () => {
    for (const [site, recorded] of materials) {
      for (const material of inEveryLanguage(recorded)) {
        const isOwn = material.sheet.language === recorded.sheet.language;
        const { slots } = businessWording(material);
        const trade = `${slots.get('aCategory')?.text}`;
        const texts = composeTemplates(material, 0);
        expect(texts.size, site).toBeGreaterThanOrEqual(7);
        const index = indexFacts(material.sheet, 2026);
        for (const [title, { text }] of texts) {
          // The composers' own texts have tests of their own.
          if (/long|About|Reply/.test(title)) continue;
          const claims = verifyText(index, text).unsupported.filter(
            ({ words }) => !TECHNICAL.test(words) && (isOwn || !trade.includes(words)),
          );
          expect(claims, `${site} ${title}: ${text}`).toEqual([]);
          expect(text).not.toMatch(/\{|\n\n\n/);
          if (title.startsWith('Review'))
            expect(lintMessage(text, { businessName: slots.get('plainName')?.text ?? '' }), text).toEqual([]);
        }
        expect(texts.get('Directory description, short')?.text.length).toBeLessThanOrEqual(150);
        expect(texts.get('Review request by text message')?.text).toContain('STOP');
        expect(texts.get('Review request by email')?.text).toMatch(/unsubscribe|abmelden|désinscription|baja/);
      }
    }
  });

  it('are written with the facts of the business', () => {
    const material = materials.get('us-dentist-model');
    if (material === undefined) throw new Error('No dentist');
    const texts = composeTemplates(material, 0);
    expect(texts.get('Appointment confirmation')?.text).toBe(
      [
        'Hello [first name],',
        '',
        'Your appointment with Cedar Lantern Family Dental is on [date] at [time].',
        'The address is 2217 W Harlow Mill Road, Suite 120, Boise.',
        'If you cannot make it, please call (208) 555-0142 as early as you can.',
        '',
        'See you then, Cedar Lantern Family Dental',
      ].join('\n'),
    );
  });

  it('ask who is visited by the business for no way to it', () => {
    for (const material of materials.values()) {
      for (const one of inEveryLanguage(material)) {
        const sheet = { ...one.sheet, isServiceArea: true };
        const text = composeTemplates({ ...one, sheet }, 0).get('Appointment confirmation')?.text ?? '';
        expect(text).not.toMatch(
          /your address|Ihre Adresse|votre adresse|su dirección|cannot make it|venir|kommen können/,
        );
        if (text !== '') expect(text).toMatch(/We will come|Wir kommen|Nous venons|Iremos/);
      }
    }
  });
});

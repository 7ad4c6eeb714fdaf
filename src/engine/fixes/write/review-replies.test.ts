import { beforeAll, describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial } from '#test/writing-material.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { composeReplyTo, getReviewBand } from './compose-reply-to.ts';
import { composeReviewReplies } from './compose-review-replies.ts';
import { findReviewTopics } from './review-topics.ts';

const VARIANTS = [0, 1, 2] as const;
/** Words that would tell that the writer was there, in the four languages. */
const CONFIRMS =
  /\b(?:your (?:visit|appointment|treatment|case|procedure|stay)|having you|as (?:a|our) (?:patient|client)|choosing us|coming to us|Ihr(?:e|en)? (?:Besuch|Termin|Behandlung|Mandat)|Ihr Vertrauen|für uns entschieden|votre (?:visite|rendez-vous|traitement|dossier|confiance)|nous avoir choisis|su (?:visita|cita|tratamiento|caso|confianza)|elegirnos)\b/i;

describe('replies to reviews', () => {
  let materials: ReadonlyMap<string, WritingMaterial>;
  beforeAll(async () => {
    materials = await readRecordedMaterials();
  });
  const of = (site: string): WritingMaterial => {
    const material = materials.get(site);
    if (material === undefined) throw new Error(`No site ${site}`);
    return material;
  };

  it('claim nothing that the facts do not carry and offer nothing, in seven languages', () => {
    let count = 0;
    for (const [site, recorded] of materials) {
      // Every wording is met at some site; all languages at each would only take longer.
      for (const [place, material] of inEveryLanguage(recorded, TEXT_LANGUAGES).entries()) {
        if (material.sheet.language !== recorded.sheet.language && place !== count % TEXT_LANGUAGES.length) continue;
        const index = indexFacts(material.sheet, 2026);
        const known = new Set(material.sheet.facts.map(({ id }) => id));
        const variant = VARIANTS[(count + place) % 3] ?? 0;
        const replies = composeReviewReplies(material, variant);
        // In each of three bands the topics of such a business, and none.
        const topics = new Set(replies.map(({ topic }) => topic));
        expect(topics).toContain(null);
        expect(topics.has('place')).toBe(material.sheet.isServiceArea !== true);
        expect(replies).toHaveLength(3 * topics.size);
        for (const { reply, band } of replies) {
          expect(verifyText(index, reply.text).unsupported, `${site}: ${reply.text}`).toEqual([]);
          const breaches = lintMessage(reply.text, { businessName: '' }).map(({ rule }) => rule.id);
          // A reply asks for no review: what is held against it are gifts, stars and sending the unhappy elsewhere first.
          expect(
            breaches.filter((id) => id !== 'scripted-wording'),
            reply.text,
          ).toEqual([]);
          expect(reply.sentences.flatMap(({ factIds }) => factIds).every((id) => known.has(id))).toBe(true);
          expect(reply.text.length, reply.text).toBeLessThanOrEqual(350);
          if (band === 'good') expect(reply.text).not.toMatch(/\d{3}/);
        }
      }
      count += 1;
    }
  });

  it.each([
    ['Plumber', true, ['result']],
    ['Plumber', false, ['place', 'result']],
    ['Book store', false, ['place']],
  ])('are about what reviews of such a business speak of: %s, travels: %s', (category, isServiceArea, expected) => {
    const sheet = { ...factSheet('en', { name: 'Harbor & Pine', category }), isServiceArea };
    const topics = new Set(composeReviewReplies(aMaterial({ sheet }), 0).map(({ topic }) => topic));
    const always = ['service', 'staff', 'price', 'wait', 'communication', null];
    expect(topics).toEqual(new Set([...always, ...expected]));
  });

  it('ask nobody to call a number that is for text messages', () => {
    const material = aMaterial();
    const replies = (href: string) => {
      const seen = [{ url: '', place: 'tel-link' as const, quote: `(218) 555-0142 (${href}:+12185550142)` }];
      const sources = { ...material.analysis.business.sources, phones: { takenFrom: seen[0] as never, seen } };
      const analysis = { ...material.analysis, business: { ...material.analysis.business, sources } };
      const texts = composeReviewReplies({ ...material, sheet: { ...material.sheet }, analysis }, 0);
      return texts.map(({ reply }) => reply.text).join(' ');
    };
    expect(replies('tel')).toContain('call (218) 555-0142');
    expect(replies('sms')).not.toMatch(/call|555/);
  });

  it('call people as the site does, where the language has two words for it', () => {
    const material = aMaterial();
    const speaking = (answer: string): WritingMaterial => ({
      ...material,
      sheet: { ...material.sheet, language: 'de' },
      analysis: {
        ...material.analysis,
        business: { ...material.analysis.business, questions: [{ question: '?', answer, url: '', place: 'text' }] },
      },
    });
    const said = (answer: string) =>
      composeReviewReplies(speaking(answer), 0)
        .map(({ reply }) => reply.text)
        .join(' ');
    const familiar = said('Du rufst an, dann sagen wir dir, was du brauchst.');
    expect(familiar).toMatch(/\bdu\b/);
    expect(familiar).not.toMatch(/\bSie\b/);
    expect(said('Bitte rufen Sie uns an.')).not.toMatch(/\bdu\b/);
  });

  it('never reveal that somebody is a patient or client of a confidential category', () => {
    for (const site of ['us-dentist-model', 'es-fisio-webflow', 'ie-opticians-duda', 'gb-accountants-robots-refused']) {
      const recorded = materials.get(site);
      if (recorded === undefined) continue;
      for (const material of inEveryLanguage(recorded, TEXT_LANGUAGES))
        for (const variant of VARIANTS)
          for (const { reply } of composeReviewReplies(material, variant)) expect(reply.text).not.toMatch(CONFIRMS);
    }
    const reply = composeReplyTo(of('us-dentist-model'), { rating: 1, text: 'My root canal treatment hurt.' }, 0);
    expect(reply.text).not.toMatch(/root canal|hurt|result/);
    expect(reply.text).toMatch(/privacy/i);
    expect(reply.text).toContain('(208) 555-0142');
  });

  it('differ from topic to topic, and stay the same otherwise', () => {
    const texts = (site: string, variant: 0 | 1 | 2) =>
      composeReviewReplies(of(site), variant).map((one) => one.reply.text);
    const first = texts('us-roofer-elementor', 0);
    expect(new Set(first).size).toBe(first.length);
    expect(texts('us-roofer-elementor', 0)).toEqual(first);
    expect(texts('us-roofer-elementor', 1).filter((text) => first.includes(text)).length).toBeLessThan(4);
  });

  it('answer one point of a pasted review without a word of its own', () => {
    const review = { rating: 2, text: 'Friendly staff, but I waited an hour and you are thieves. Way too expensive!' };
    const reply = composeReplyTo(of('us-barber-godaddy'), review, 0).text;
    expect(reply).not.toMatch(/thie|hour|way too/i);
    expect(reply).toMatch(/wait/i);
    expect(reply).toContain('478-555-0163');
    expect(composeReplyTo(of('us-barber-godaddy'), { rating: 5, text: 'Great beard trim' }, 0).text).toContain(
      'beard trim',
    );
    expect(composeReplyTo(of('de-klempner-jimdo'), { rating: 4, text: '' }, 1).text).toMatch(/Bewertung|Sterne/);
    const hostile = composeReplyTo(of('us-barber-godaddy'), { rating: 5, text: 'x'.repeat(100_000) }, 0);
    expect(hostile.text.length).toBeLessThan(400);
  });

  it.each([
    [
      'de',
      'Wir waren sehr zufrieden mit der Arbeit und werden wiederkommen, denn es war alles sauber und schnell gemacht.',
    ],
    ['it', 'Siamo rimasti molto contenti del lavoro e del personale, che è stato sempre gentile con noi.'],
    ['nl', 'Wij zijn heel tevreden over het werk en het personeel, dat altijd vriendelijk was voor ons.'],
    ['pt', 'Ficamos muito contentes com o trabalho e com a equipa, que foi sempre simpática com a gente.'],
    ['fr', 'Nous sommes très contents du travail et du personnel, qui a toujours été aimable avec nous.'],
    ['es', 'Estamos muy contentos con el trabajo y con el personal, que siempre fue amable con nosotros.'],
  ])('are in the language of the review (%s)', (language, text) => {
    const reply = composeReplyTo(of('us-barber-godaddy'), { rating: 5, text }, 0).text;
    const words = {
      de: /Dank/,
      it: /[Gg]razie/,
      nl: /[Dd]ank/,
      pt: /agradecimento/,
      fr: /[Mm]erci/,
      es: /[Gg]racias/,
    };
    expect(reply).toMatch(words[language as keyof typeof words]);
  });
});

describe('the topics of a review', () => {
  it.each([
    ['The crew was rude and it was too expensive', 'bad', { staff: 'bad', price: 'bad' }],
    ['Great price but slow', 'good', { price: 'good', wait: 'bad' }],
    ['Sehr pünktlich und freundlich, saubere Arbeit', 'good', { wait: 'good', staff: 'good', place: 'good' }],
    ['Personnel aimable mais trop cher', 'bad', { staff: 'good', price: 'bad' }],
    ['Trato amable, aunque caro', 'good', { staff: 'good', price: 'bad' }],
    ['Nothing to say', 'bad', {}],
    ['Personale gentile ma troppo caro', 'bad', { staff: 'good', price: 'bad' }],
    ['Vriendelijk personeel, maar te duur', 'bad', { staff: 'good', price: 'bad' }],
    ['Equipa simpática, mas caro', 'bad', { staff: 'good', price: 'bad' }],
  ] as const)('are read from "%s"', (text, fallback, topics) => {
    expect(Object.fromEntries(findReviewTopics(text, fallback).map(({ topic, praise }) => [topic, praise]))).toEqual(
      topics,
    );
  });

  it('belong to a rating of three bands', () => {
    expect([5, 4.5, 4, 3, 2.9, 1, 0].map(getReviewBand)).toEqual([
      'good',
      'good',
      'good',
      'mixed',
      'bad',
      'bad',
      'bad',
    ]);
  });
});

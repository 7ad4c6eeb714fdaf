import { describe, expect, it } from 'vitest';
import { ACCEPTED_SENTENCES, BUSINESSES, LEFT_OUT_SENTENCES, somePlumber } from '#test/own-sentence-cases.ts';
import { createHtmlContext } from '#test/site-of-html.ts';
import { findOwnSentences } from './own-sentences.ts';

function readOne(language: string, sentence: string, before = '<h1>Hi</h1>') {
  const context = createHtmlContext({ '/': `${before}<p>${sentence}</p>` });
  const { shown, leftOut } = findOwnSentences(context, BUSINESSES[language] ?? somePlumber());
  return { shown, reasons: leftOut.map(({ reason }) => reason) };
}

const rows = <T>(table: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(table).flatMap(([language, all]) => all.map((one) => [language, one] as const));

describe('own sentences', () => {
  it.each(rows(ACCEPTED_SENTENCES))('in %s take "%s"', (language, sentence) => {
    expect(readOne(language, sentence).shown.map(({ text }) => text)).toEqual([sentence]);
  });

  it.each(rows(LEFT_OUT_SENTENCES).map(([language, [sentence, reason]]) => [language, sentence, reason] as const))(
    'in %s leave out "%s"',
    (language, sentence, reason) => {
      const { shown, reasons } = readOne(language, sentence);
      expect(shown.map(({ text }) => text)).toEqual([]);
      expect(reasons).toEqual(reason === null ? [] : [reason]);
    },
  );
});

const textsOf = (pages: Readonly<Record<string, string>>, business = somePlumber()) => {
  const { shown, leftOut } = findOwnSentences(createHtmlContext(pages), business);
  return { shown: shown.map(({ text }) => text), leftOut: leftOut.map(({ text, reason }) => `${reason}: ${text}`) };
};
const REPAIR = 'We repair burst pipes and replace water heaters.';
const HELLO = '<h1>Pinequill Plumbing</h1>';

describe('sentences of pages', () => {
  it('are not taken from the story of one case', () => {
    const about = (html: string) => textsOf({ '/': HELLO, '/about': `<h1>Hello</h1>${html}` }).shown;
    expect(about(`<p>Example: a house on Elm Street. ${REPAIR}</p>`)).toEqual([]);
    expect(about(`<h2>Case study</h2><p>${REPAIR}</p>`)).toEqual([]);
    expect(about(`<p>${REPAIR} Example: a house on Elm Street.</p>`)).toEqual([REPAIR]);
  });

  it.each([
    ['a privacy page', '/privacy'],
    ['an article', '/blog/frozen-pipes'],
    ['a list of prices', '/prices'],
    ['a page of reviews', '/reviews'],
    ['a page of jobs', '/careers'],
    ['a biography', '/team'],
  ])('are not taken from %s', (_, path) => {
    expect(textsOf({ '/': HELLO, [path]: `<h1>Hello</h1><p>${REPAIR}</p>` })).toEqual({ shown: [], leftOut: [] });
    expect(textsOf({ '/': HELLO, '/about': `<h1>Hello</h1><p>${REPAIR}</p>` }).shown).toEqual([REPAIR]);
  });

  it.each([
    ['a menu', `<nav><p>${REPAIR}</p></nav>`],
    ['a form', `<form><p>${REPAIR}</p><input name="a"><textarea></textarea></form>`],
    ['the words of a customer', `<blockquote>${REPAIR}</blockquote>`],
    ['a part named after reviews', `<div class="testimonial"><p>${REPAIR}</p></div>`],
    ['below a heading of reviews', `<h2>Customer reviews</h2><p>${REPAIR}</p>`],
    ['a dialog', `<div class="modal"><p>${REPAIR}</p></div>`],
    ['what is hidden', `<p hidden>${REPAIR}</p>`],
    ['a link', `<p><a href="/x">${REPAIR}</a></p>`],
  ])('are not taken from %s', (_, html) => {
    expect(textsOf({ '/': HELLO + html }).shown).toEqual([]);
  });

  it('need the noun of the heading on a page of one topic', () => {
    const page = (heading: string) => ({
      '/': HELLO,
      '/well-pumps': `<h1>${heading}</h1><p>We replace the bearings and test the pressure.</p>`,
    });
    expect(textsOf(page('Well pumps'))).toEqual({
      shown: [],
      leftOut: ['leans-on-what-stands-before: We replace the bearings and test the pressure.'],
    });
    expect(
      textsOf({
        '/': HELLO,
        '/well-pumps': '<h1>Well pumps</h1><p>We replace the bearings of well pumps and drain cleaning hoses.</p>',
      }).shown,
    ).toHaveLength(1);
  });

  it('need a word of the service whose name stands above them, on the home page too', () => {
    const below = (heading: string) =>
      textsOf({ '/': `${HELLO}<h2>${heading}</h2><p>Our plumbers in Duluth renew worn washers and brass taps.</p>` });
    expect(below('Drain cleaning').shown).toEqual([]);
    expect(below('Good to know').shown).toHaveLength(1);
    const own = 'We do all drain cleaning with steam and brass brushes.';
    expect(textsOf({ '/': `${HELLO}<h2>Drain cleaning</h2><p>${own}</p>` }).shown).toEqual([own]);
  });

  it('may have any word in the name of the business', () => {
    const name = 'Duluth School of Music';
    const said = (who: string) =>
      textsOf(
        { '/': `<h1>${name}</h1><p>${who} offers guitar lessons in Duluth for beginners.</p>` },
        somePlumber({ name, category: { label: 'Music school', schemaType: null } }),
      ).shown;
    expect(said(name)).toHaveLength(1);
    expect(said('The school of music')).toEqual([]);
  });

  it('know a town by its article in French', () => {
    const cabinetmaker = somePlumber({
      name: 'Atelier Marouane',
      category: { label: 'Cabinet maker', schemaType: null },
      address: { street: null, city: 'Le Gosier', region: null, postalCode: null, country: 'GP' },
      serviceAreas: ['Les Abymes'],
      services: [],
      languages: ['fr'],
    });
    const told = (text: string) => textsOf({ '/': `<h1>Bonjour</h1><p>${text}</p>` }, cabinetmaker).shown;
    expect(told('Nous intervenons au Gosier et aux Abymes.')).toHaveLength(1);
    expect(told('Nous intervenons au plus vite.')).toEqual([]);
  });

  it('need a word of the question above them', () => {
    const answer = (text: string) =>
      textsOf({ '/': `${HELLO}<h3>Can you thaw frozen pipes?</h3><p>${text}</p>` }).shown;
    expect(answer('We heat the wall and repair the split copper.')).toEqual([]);
    expect(answer('We thaw frozen pipes and repair the split copper.')).toHaveLength(1);
  });

  it('are shown once, also in other words', () => {
    const { shown, leftOut } = textsOf({
      '/': `${HELLO}<p>${REPAIR}</p><p>We replace water heaters and repair burst copper pipes.</p>`,
    });
    expect(shown).toHaveLength(1);
    expect(leftOut).toEqual([expect.stringMatching(/^says-it-again: /)]);
  });

  it('have the speaker of the site', () => {
    const home = `${HELLO}<p>${REPAIR}</p><p>We thaw frozen copper pipes and brass taps with steam.</p><p>I fit brass taps and test the pressure.</p>`;
    const { shown, leftOut } = textsOf({ '/': home });
    expect(shown.some((text) => text.startsWith('I '))).toBe(false);
    expect(leftOut).toContain('about-others: I fit brass taps and test the pressure.');
  });

  it('have at most one line without a verb, in front, where no sentence says what and where', () => {
    const line = 'Licensed plumbers for old houses in Duluth.';
    expect(
      textsOf({ '/': `${HELLO}<p>${line}</p><p>We thaw frozen copper pipes and brass taps with steam.</p>` }).shown,
    ).toEqual([line, 'We thaw frozen copper pipes and brass taps with steam.']);
    expect(
      textsOf({ '/': `${HELLO}<p>${line}</p><p>We are plumbers in Duluth and mend brass taps.</p>` }).shown,
    ).toEqual(['We are plumbers in Duluth and mend brass taps.']);
  });

  it.each([
    ['In addition, we repair burst pipes and well pumps!', 'We repair burst pipes and well pumps.'],
    ['We also repair burst pipes and well pumps.', 'We repair burst pipes and well pumps.'],
    ['✓ We repair burst pipes and well pumps.', 'We repair burst pipes and well pumps.'],
    ['We repair burst pipes and well pumps, so you can relax.', 'We repair burst pipes and well pumps.'],
    ['We provide reliable, professional drain cleaning and pump repair.', 'We provide drain cleaning and pump repair.'],
    ['We are an experienced plumbing company in Duluth.', 'We are a plumbing company in Duluth.'],
  ])('are repaired: "%s"', (written, text) => {
    const [sentence] = findOwnSentences(createHtmlContext({ '/': `${HELLO}<p>${written}</p>` }), somePlumber()).shown;
    expect(sentence).toMatchObject({ text, quote: written });
  });

  it.each([
    'We repair burst pipes in Duluth at an affordable price.',
    'We do not only offer cheap and quick drain cleaning in Duluth.',
    'Our plumbers in Duluth are reliable.',
    'We have 4.9 / 5 stars from plumbing customers in Duluth.',
  ])('are dropped rather than damaged: "%s"', (written) => {
    expect(textsOf({ '/': `${HELLO}<p>${written}</p>` }).shown).toEqual([]);
  });

  it('are sure when whole, in the voice of the business, and with a fact', () => {
    const sure = (text: string) =>
      findOwnSentences(createHtmlContext({ '/': `${HELLO}<p>${text}</p>` }), somePlumber()).shown.map(
        ({ isSure }) => isSure,
      );
    expect(sure('We have served Duluth and Hermantown since 2006.')).toEqual([true]);
    expect(sure('We accept cash, checks and all major credit cards.')).toEqual([true]);
    expect(sure('We work on old cast iron pipes and well pumps, so you can relax.')).toEqual([false]);
    expect(sure('We also have served Duluth and Hermantown since 2006.')).toEqual([false]);
  });

  it('carry page, heading, kinds and quote', () => {
    const home = `<h1>Hi</h1><h2>Since 2006</h2><p>We have served Duluth since 2006.</p>`;
    expect(findOwnSentences(createHtmlContext({ '/': home }), somePlumber()).shown).toEqual([
      {
        text: 'We have served Duluth since 2006.',
        quote: 'We have served Duluth since 2006.',
        url: 'http://shop.test/',
        heading: 'Since 2006',
        kinds: ['since', 'place', 'number'],
        isSure: true,
      },
    ]);
  });

  it('are none in a language without a word list', () => {
    expect(textsOf({ '/': `${HELLO}<p>${REPAIR}</p>` }, somePlumber({ languages: ['fi'] }))).toEqual({
      shown: [],
      leftOut: [],
    });
    expect(textsOf({ '/': `${HELLO}<p>${REPAIR}</p>` }, somePlumber({ languages: [] }))).toEqual({
      shown: [],
      leftOut: [],
    });
  });
});

describe('hostile pages', () => {
  it.each([
    ['one long word', 'a'.repeat(500_000)],
    ['one long sentence', `We repair ${'old pipes, '.repeat(45_000)}taps.`],
    ['as many sentences as fit', `${REPAIR} `.repeat(10_000)],
    ['signs alone', '!?. '.repeat(120_000)],
    ['dashes', `We repair pipes ${' – so'.repeat(90_000)}.`],
    ['praise alone', `We provide ${'reliable, '.repeat(50_000)}pipes.`],
  ])('of %s give few sentences', (_, text) => {
    const { shown, leftOut } = textsOf({ '/': `${HELLO}<p>${text}</p>` });
    expect(shown.length).toBeLessThanOrEqual(12);
    expect(leftOut.length).toBeLessThanOrEqual(12);
  });
});

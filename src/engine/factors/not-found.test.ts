import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aBusiness, aSite, someEvidence } from '#test/builders.ts';
import { jsonLd, parseHtmlPages, SITE_ORIGIN } from '#test/site-of-html.ts';
import { evaluate } from '../evaluate.ts';
import { deriveBusiness } from '../facts/business.ts';

/** Judges a site given as HTML by path. */
function evaluateSite(htmlByPath: Readonly<Record<string, string>>, site = {}) {
  const pages = parseHtmlPages(htmlByPath);
  const business = deriveBusiness({ pages, site: null, targetUrl: `${SITE_ORIGIN}/` });
  const judged = evaluate(someEvidence({ pages, business, site: aSite({ finalUrl: `${SITE_ORIGIN}/`, ...site }) }));
  const checks = new Map(Object.values(judged.factors).flatMap((one) => one.checks.map((check) => [check.id, check])));
  return { ...judged, check: (id: string) => checks.get(id) };
}

const PROSE = '<p>We look forward to seeing you soon and wish you a very good day.</p>';
const page = (body: string, lang = 'en') => ({
  '/': `<html lang="${lang}"><body><main>${PROSE}${body}</main></body></html>`,
});

/** Every sentence of "none", and sites on which something like it cannot be read. */
const NONE: Readonly<
  Record<string, { readonly says: string; readonly unreadable: readonly (readonly [string, string])[] }>
> = {
  'napConsistency.phone': {
    says: 'We found no phone number of your business.',
    unreadable: [
      ['en', '<p>Phone: 0551 / 12 3</p>'],
      ['en', '<p>Call us: 1-800-PLUMB</p>'],
      ['en', '<a href="tel:ask-at-the-desk-12">Call</a>'],
      ['en', '<p>Tel: {{site.phone}}</p>'],
      ['en', '<p>Phone:</p><p>Opening soon</p>'],
      ['en', '<img src="/phone-number.png" width="200" height="130">'],
      ['de', '<p>Telefon: 0 / 47 11 0</p>'],
      ['fr', '<p>Téléphone : 12 34 56</p>'],
      ['es', '<p>Teléfono: 14 25 36 9</p>'],
      ['it', '<p>Telefono: 12 34 56</p>'],
      ['nl', '<p>Telefoon: 12 34 56</p>'],
      ['pt', '<p>Telefone: 12 34 56</p>'],
      ['pl', '<p>Tel. 12 34 56</p>'],
      ['ja', '<p>電話 12-34-56</p>'],
    ],
  },
  'napConsistency.clickToCall': {
    says: 'There is no phone number to tap.',
    unreadable: [['en', '<a href="tel:12-34-5">Call</a>']],
  },
  'napConsistency.address': {
    says: 'We found neither an address nor the towns you serve.',
    unreadable: [
      ['en', '<p>Address: the old mill behind the church</p>'],
      ['en', '<address>12 Mill Lane Somewhere</address>'],
      ['en', '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12"></iframe>'],
      ['en', '<h2>Areas we serve</h2>'],
      ['de', '<p>Anschrift: am alten Hof, hinter der Kirche</p>'],
      ['de', '<h2>Unser Einsatzgebiet</h2>'],
      ['fr', '<p>Adresse : derrière la mairie</p>'],
      ['it', '<p>Indirizzo: dietro la chiesa</p>'],
      ['es', '<p>Dirección: detrás de la iglesia</p>'],
      ['nl', '<p>Adres: achter de kerk</p>'],
      ['pl', '<p>Adres: za kościołem</p>'],
      ['pt', '<p>Endereço: atrás da igreja</p>'],
    ],
  },
  'communitySignals.social': {
    says: 'Your site links to no social profile of yours.',
    unreadable: [
      ['en', '<a href="https://www.facebook.com/">Facebook</a>'],
      ['en', '<a href="#" aria-label="Instagram">i</a>'],
      ['de', '<a href="https://www.linkedin.com/feed/x">LinkedIn</a>'],
    ],
  },
  'communitySignals.listings': {
    says: 'Your site links to no review listing of yours.',
    unreadable: [
      ['en', '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>'],
      ['en', '<script src="https://cdn.trustindex.io/loader.js"></script>'],
      ['en', '<a href="https://www.yelp.com/search?find=us">Yelp</a>'],
    ],
  },
  'businessCategory.services': {
    says: 'We found no list of your services.',
    unreadable: [
      ['en', '<h2>Our services</h2>'],
      ['de', '<h2>Leistungen</h2>'],
      ['fr', '<h2>Nos prestations</h2>'],
      ['nl', '<h2>Wat wij doen</h2>'],
    ],
  },
  'qaContentOptimization.questions': {
    says: 'We found no questions on your pages.',
    unreadable: [
      ['en', '<h2>FAQ</h2>'],
      ['en', jsonLd({ '@type': 'FAQPage', name: 'x' })],
      ['de', '<h2>Häufige Fragen</h2>'],
      ['es', '<h2>Preguntas frecuentes</h2>'],
    ],
  },
  'qaContentOptimization.answered': { says: 'There is no question to answer.', unreadable: [['en', '<h2>FAQ</h2>']] },
  'qaContentOptimization.directness': {
    says: 'There is no answer that could be quoted.',
    unreadable: [['en', '<h2>FAQ</h2>']],
  },
  'qaUpdates.questionsOnSite': {
    says: 'We found no answered questions on your pages.',
    unreadable: [['fr', '<h2>Questions fréquentes</h2>']],
  },
  'reviewsPhotos.testimonials': {
    says: 'We found no words of customers on your pages.',
    unreadable: [
      ['en', '<h2>Testimonials</h2>'],
      ['de', '<h2>Kundenstimmen</h2>'],
    ],
  },
  'reviewsPhotos.sitePhotos': {
    says: 'There is no photo on the 1 page we read.',
    unreadable: [
      ['en', '<img alt="A finished roof">'],
      ['en', '<iframe src="https://www.instagram.com/p/abc/embed"></iframe>'],
    ],
  },
  'reviewsPhotos.photoDescriptions': {
    says: 'There is no photo to describe.',
    unreadable: [['en', '<img alt="A finished roof">']],
  },
  'websiteH1.exists': {
    says: 'Your home page has no main heading.',
    unreadable: [['en', '<h1 style="display:none">Plumber in Duluth</h1>']],
  },
  'napConsistency.name': {
    says: 'We found no business name on your pages.',
    unreadable: [],
  },
};

describe('an evaluation of "none"', () => {
  for (const [id, { says, unreadable }] of Object.entries(NONE)) {
    it(`${id} says so where nothing like it is on the page`, () => {
      const { check } = evaluateSite(page(''));
      expect(check(id)?.finding).toContain(says);
      expect(check(id)?.status).toBe('fail');
    });

    it.each(unreadable)(`${id} is not measured, with a question and no blame: %s %s`, (lang, body) => {
      const judged = evaluateSite(page(body, lang));
      const check = judged.check(id);
      expect(check).toMatchObject({ status: 'notMeasured', points: 0 });
      expect(check?.finding).toMatch(/^(?:We (?:saw “.+” on |could not read |read only )|A picture on )/);
      expect(check?.finding).not.toContain(says);
      expect(check?.measuredBy).toBeTruthy();
      const step = judged.actionPlan.find(({ checkIds }) => checkIds.includes(id));
      if (step !== undefined) expect(step.title).toMatch(/^(?:Confirm|Check that) /);
      for (const factor of Object.values(judged.factors)) expect(factor.summary).not.toContain(says);
      expect(judged.verdict).not.toContain('gives no phone number');
    });
  }

  it.each([
    ['timed out', { url: `${SITE_ORIGIN}/contact`, problem: 'It does not answer.' }],
    ['blocked', { url: `${SITE_ORIGIN}/kontakt.html`, problem: 'robots.txt does not allow it.' }],
  ])('is not made where the page it stands on %s', (_what, unread) => {
    const row = { ...(aSite().pages[0] ?? {}), status: 0, ...unread };
    const judged = evaluateSite(page(''), { pages: [...aSite().pages, row] });
    expect(judged.check('napConsistency.phone')).toMatchObject({ status: 'notMeasured' });
    expect(judged.check('napConsistency.phone')?.finding).toBe(
      `We could not read ${new URL(unread.url).pathname}, where your phone number may be.`,
    );
    expect(judged.check('communitySignals.listings')?.status).toBe('fail');
  });

  it('asks for a new audit where a look at the same page would show the same', () => {
    for (const { fix } of Object.values(evaluateSite(page('<h2>FAQ</h2>')).factors).flatMap(({ checks }) => checks))
      expect(fix ?? '').not.toMatch(/check again/i);
    const row = { ...(aSite().pages[0] ?? {}), status: 0, url: `${SITE_ORIGIN}/faq`, problem: 'It does not answer.' };
    const judged = evaluateSite(page(''), { pages: [...aSite().pages, row] });
    expect(judged.check('qaContentOptimization.questions')?.fix).toContain(
      'Open /faq in your browser. If it fails, ask your host, then run a new audit.',
    );
  });

  it.each([
    [
      'a chat',
      '<a href="https://api.whatsapp.com/send/?phone=%2B12185550142">Chat</a>',
      'Your number +12185550142 opens a WhatsApp chat; no link calls it.',
    ],
    [
      'structured data alone',
      jsonLd({ '@context': 'https://schema.org', '@type': 'Plumber', name: 'Harbor', telephone: '+1 218 555 0142' }),
      'No link on your pages calls your number +1 218 555 0142.',
    ],
    [
      'words',
      '<p>Phone: (218) 555-0142</p>',
      'Your number (218) 555-0142 is plain text; nothing happens when it is tapped.',
    ],
  ])('says of a number in %s what happens when it is tapped', (_what, body, finding) => {
    expect(evaluateSite(page(body)).check('napConsistency.clickToCall')).toMatchObject({ status: 'fail', finding });
  });

  it('says nothing of stars in an entry that is not there', () => {
    expect(evaluateSite(page('')).check('structuredData.ownStars')?.finding).toBe(
      'There is no entry that could give itself stars.',
    );
  });

  it('is not made of the home page alone where the home page has something like it', () => {
    const judged = evaluateSite({
      '/': `<html lang="en"><body>${PROSE}<p>Phone: 0551 / 12 3</p><a href="/contact">Contact</a></body></html>`,
      '/contact': '<html lang="en"><body><p>Call (218) 555-0142, 2114 Lantern St, Duluth, MN 55802</p></body></html>',
    });
    expect(judged.check('napConsistency.phone')?.status).toBe('pass');
    expect(judged.check('napConsistency.onHome')?.finding).toContain('We saw “Phone: 0551 / 12 3” on your home page');
  });

  it('says of a number that stands with another place of the business that it does', () => {
    const { check } = evaluateSite({
      '/': `<html lang="en"><body>${PROSE}<p>1412 Route 9, Yarmouth, MA 02675</p>${PROSE.repeat(9)}<p>570 Route 28, Harwich, MA 02645</p><p>(508) 555-0140</p></body></html>`,
    });
    expect(check('napConsistency.phone')).toMatchObject({
      status: 'notMeasured',
      finding:
        'We saw “(508) 555-0140” on your home page with another of your addresses, and no phone number with this one.',
    });
  });

  it.each([
    ['a fax number', '<p>Fax: 0551 / 12 3</p>'],
    ['a name with a number', '<footer><p>448 Plumbing</p></footer>'],
    ['years', '<p>Call on us: 1998 - 2026</p>'],
    ['a designer’s credit', '<footer><p>Website by Pixel Co, phone 0551 / 12 3</p></footer>'],
    ['a share button', '<a href="https://www.facebook.com/sharer.php?u=x">Share</a>'],
  ])('is made in spite of %s', (_what, body) => {
    const { check } = evaluateSite(page(body));
    expect(check('napConsistency.phone')?.finding).toBe('We found no phone number of your business.');
    expect(check('communitySignals.social')?.status).toBe('fail');
    expect(check('napConsistency.address')?.status).toBe('fail');
  });

  it.each([
    [
      'napConsistency.phone',
      '<p>Phone: 123-456-7890</p>',
      'The phone number on your home page, “Phone: 123-456-7890”, is a template’s sample.',
    ],
    [
      'napConsistency.address',
      '<address>123 Main Street, Anytown, USA</address>',
      'The address or towns on your home page, “123 Main Street, Anytown, USA”, is a template’s sample.',
    ],
  ])('names a sample that nobody replaced: %s', (id, body, finding) => {
    expect(evaluateSite(page(body)).check(id)).toMatchObject({ status: 'fail', finding });
  });

  it('is the owner’s to make: a number that the owner called wrong is none', () => {
    const { phones } = aBusiness().sources;
    const business = aBusiness({ phones: [], sources: phones === undefined ? {} : { phones } });
    const { factors } = evaluate(someEvidence({ business }));
    expect(factors.napConsistency.checks.find(({ id }) => id === 'napConsistency.phone')?.status).toBe('fail');
  });
});

/** Sentences that say something else than "we looked and there is none of yours". Each with the reason. */
const OTHER_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /main heading|has no title|has no headings|has no description|begins without a sentence/,
    'one element of the page’s code, read whole',
  ],
  [
    /structured data|note for machines|notes for machines|no entry|lacks|FAQ markup/,
    'structured data, which is read whole or named as broken',
  ],
  [/robots\.txt|sitemap|llms\.txt|canonical|no other address/, 'files that were asked for'],
  [/your trade|your hours|about the cost|about where you work|how soon/, 'what answered questions are about'],
  [
    /no dates|No review|no town or area|names no place|no profile|carry no/,
    'already not measured, or about one text that is quoted',
  ],
  [
    /not see|nothing that would|page of its own|no page about|no single services|no title or heading/,
    'pages for services, by the resolver of the services',
  ],
];

describe('every sentence of "none" in the factors', () => {
  const folder = import.meta.dirname;
  // Judged by files of the owner or of a profile, which say themselves what they hold.
  const notOfPages = /^(?:answer-presence|ai-referrals|link-authority|collected-judgement|review-responses)/;
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !notOfPages.test(name),
  );
  const sentences = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /['`]([^'`\n]*(?:found no |found neither|[Tt]here is no |links to no |gives no |has no |names no |but no |neither phone)[^'`\n]*)['`]/g,
      ),
    ].map(([, text = '']) => `${name}: ${text}`),
  );

  it('finds them', () => {
    expect(sentences.length).toBeGreaterThan(20);
  });

  it.each(sentences)('is held against unreadable sites, or is of another kind: %s', (sentence) => {
    const text = sentence.slice(sentence.indexOf(': ') + 2);
    const known = [
      ...Object.values(NONE).map(({ says }) => says),
      'Your home page gives your phone number, but no address or area.',
      'Your home page gives a place, but no phone number.',
      'Your home page gives neither phone nor address.',
      '; there is no address.',
      'There is no photo on $',
      'Your site links to no review listing or social profile.',
    ];
    const isHeld = known.some((one) => text.includes(one));
    expect(isHeld || OTHER_SENTENCES.some(([pattern]) => pattern.test(text)), text).toBe(true);
  });
});

describe('every sentence of "none" outside of the factors', () => {
  const src = join(import.meta.dirname, '../..');
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|typ)$/.test(path) && !/\.test\.|engine[\\/]factors|engine[\\/]owner-files/.test(path))
    .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const);

  it('says of no page, photo or fact that there is none where it may only not have been read', () => {
    const NONE =
      /found no (?:photo|phone|address|hours|description|main heading|review|service|question|profile)|page has no main heading|Not found on the site|name not found/i;
    expect(texts.filter(([, text]) => NONE.test(text)).map(([path]) => path)).toEqual([]);
  });
});

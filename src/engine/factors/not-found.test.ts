import { describe, expect, it } from 'vitest';
import { aBusiness, aSite, someEvidence } from '#test/builders.ts';
import { NONE } from '#test/sentences-of-none.ts';
import { jsonLd, parseHtmlPages, SITE_ORIGIN } from '#test/site-of-html.ts';
import { evaluate } from '../evaluate.ts';
import { deriveBusiness } from '../facts/business.ts';

/** Evaluates a site given as HTML by path. */
function evaluateSite(htmlByPath: Readonly<Record<string, string>>, site = {}) {
  const pages = parseHtmlPages(htmlByPath);
  const business = deriveBusiness({
    pages,
    site: null,
    targetUrl: `${SITE_ORIGIN}/`,
    collectedAt: '2026-11-21T08:00:00.000Z',
  });
  const judged = evaluate(someEvidence({ pages, business, site: aSite({ finalUrl: `${SITE_ORIGIN}/`, ...site }) }));
  const checks = new Map(Object.values(judged.factors).flatMap((one) => one.checks.map((check) => [check.id, check])));
  return { ...judged, check: (id: string) => checks.get(id) };
}

const PROSE = '<p>We look forward to seeing you soon and wish you a very good day.</p>';
const page = (body: string, lang = 'en') => ({
  '/': `<html lang="${lang}"><body><main>${PROSE}${body}</main></body></html>`,
});

describe('an evaluation of "none"', () => {
  for (const [id, { says, unreadable }] of Object.entries(NONE)) {
    it(`${id} says so where nothing similar is on the page`, () => {
      const { check } = evaluateSite(page(''));
      expect(check(id)?.finding).toContain(says);
      expect(check(id)?.status).toBe('fail');
    });

    it.each(unreadable)(`${id} is not measured, with a question and without lost points: %s %s`, (lang, body) => {
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

  /** What may be one of several things, and the checks that must not say "none" of any of them. */
  const CONTACTS = ['napConsistency.phone', 'napConsistency.clickToCall', 'napConsistency.address'];
  const LINKS = ['communitySignals.social', 'communitySignals.listings'];
  const PLANTS: readonly (readonly [string, string, readonly string[]])[] = [
    ['a link to dial', '<a href="tel:12-34-5">Call</a>', CONTACTS.slice(0, 2)],
    ['digits with a label', '<p>Phone: 0551 / 12 3</p>', CONTACTS.slice(0, 2)],
    ['digits like a number', '<footer><p>0551 / 12 3</p></footer>', CONTACTS.slice(0, 2)],
    ['a postal code', '<footer><p>Xyz House, SW1A 2AA</p></footer>', ['napConsistency.address']],
    ['a postal code of Japan', '<address>〒123-4567</address>', ['napConsistency.address']],
    ['a state that is none', '<footer><p>Nowhereville, ZZ 55802</p></footer>', ['napConsistency.address']],
    ['a postal code before a name', '<p>37073 Xyzhausen</p>', ['napConsistency.address']],
    ['a link to a network', '<a href="https://www.facebook.com/">Facebook</a>', ['communitySignals.social']],
    ['a header that a script adds', '<header data-include="header.html"></header>', [...CONTACTS, ...LINKS]],
    ['a header that a script loads', '<script>$("#header").load("header.html")</script>', [...CONTACTS, ...LINKS]],
    [
      'a header that a script fetches',
      '<script>fetch("/header.html").then((r) => r.text()).then(fill)</script>',
      [...CONTACTS, ...LINKS],
    ],
  ];

  it.each(PLANTS)('is not made of what may be in %s', (_what, body, ids) => {
    const { check } = evaluateSite(page(body));
    expect(ids.filter((id) => check(id)?.status === 'fail')).toEqual([]);
    // Everything else is said as before.
    const others = Object.keys(NONE).filter((id) => !ids.includes(id));
    expect(others.filter((id) => check(id)?.status !== 'fail' && !id.endsWith('coversArea'))).toEqual([]);
  });

  it.each([
    ['/contact', [...CONTACTS, 'communitySignals.social']],
    ['/impressum', [...CONTACTS, 'napConsistency.name']],
    ['/services', ['businessCategory.services']],
    ['/faq', ['qaContentOptimization.questions', 'qaUpdates.questionsOnSite', 'qaContentOptimization.coversCost']],
    ['/reviews', ['communitySignals.listings', 'reviewsPhotos.testimonials']],
    ['/gallery', ['reviewsPhotos.sitePhotos']],
  ] as const)('is not made of what may be on %s, which could not be read', (path, ids) => {
    const row = {
      ...(aSite().pages[0] ?? {}),
      status: 0,
      url: `${SITE_ORIGIN}${path}`,
      problem: 'It does not answer.',
    };
    const { check } = evaluateSite(page(''), { pages: [...aSite().pages, row] });
    expect(ids.map((id) => check(id)?.status)).toEqual(ids.map(() => 'notMeasured'));
  });

  it.each([
    ['timed out', { url: `${SITE_ORIGIN}/contact`, problem: 'It does not answer.' }],
    ['blocked', { url: `${SITE_ORIGIN}/kontakt.html`, problem: 'robots.txt does not allow it.' }],
  ])('is not made where the page it stands on %s', (_what, unread) => {
    const row = { ...(aSite().pages[0] ?? {}), status: 0, ...unread };
    const judged = evaluateSite(page(''), { pages: [...aSite().pages, row] });
    expect(judged.check('napConsistency.phone')).toMatchObject({ status: 'notMeasured' });
    expect(judged.check('napConsistency.phone')?.finding).toBe(
      `We couldn’t read ${new URL(unread.url).pathname}, where your phone number may be.`,
    );
    expect(judged.check('communitySignals.listings')?.status).toBe('fail');
  });

  it('asks for a new audit where the same page would give the same result', () => {
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
      'Your number (218) 555-0142 opens a WhatsApp chat. No link calls it.',
    ],
    [
      'structured data alone',
      jsonLd({ '@context': 'https://schema.org', '@type': 'Plumber', name: 'Harbor', telephone: '+1 218 555 0142' }),
      'No link on your pages calls your number +1 218 555 0142.',
    ],
    [
      'words beside a chat',
      '<p>Phone: (218) 555-0142</p><a href="https://wa.me/12185550142">Chat</a>',
      'Visitors can’t tap your number (218) 555-0142. It’s plain text.',
    ],
    [
      'a link that texts it',
      '<p><a href="sms:+12185550142">Text (218) 555-0142</a></p>',
      'Your number (218) 555-0142 opens a text message. No link calls it.',
    ],
    [
      'another link',
      '<p><a href="/book">(218) 555-0142</a></p>',
      'Your number (218) 555-0142 is a link, but tapping it doesn’t call you.',
    ],
    ['words', '<p>Phone: (218) 555-0142</p>', 'Visitors can’t tap your number (218) 555-0142. It’s plain text.'],
  ])('says of a number in %s what happens when it is tapped', (_what, body, finding) => {
    expect(evaluateSite(page(body)).check('napConsistency.clickToCall')).toMatchObject({ status: 'fail', finding });
  });

  it('says that a number is plain text, whatever a link of another page does with it', () => {
    const pages = {
      ...page('<p>Phone: (218) 555-0142</p><a href="/contact">Contact</a>'),
      '/contact': '<main><p><a href="https://wa.me/12185550142">(218) 555-0142</a></p></main>',
    };
    expect(evaluateSite(pages).check('napConsistency.clickToCall')?.finding).toBe(
      'Visitors can’t tap your number (218) 555-0142. It’s plain text.',
    );
  });

  it('takes the words of a customer for no answer to how soon you can help', () => {
    const line = 'You get a quote within 24 hours.';
    const find = (text: string) =>
      evaluateSite(page(`<p>${text}</p>`)).check('qaContentOptimization.coversAvailability')?.finding;
    expect(find(line)).toContain('within 24 hours');
    expect(find(`“${line}”`)).not.toContain('within 24 hours');
  });

  it('does not judge a number whose link a script may complete', () => {
    const judge = (attribute: string) =>
      evaluateSite(page(`<p><a ${attribute} href="#">(218) 555-0142</a></p>`)).check('napConsistency.clickToCall');
    expect(judge('data-phone')).toMatchObject({ status: 'notMeasured' });
    expect(judge('onclick="call()"')).toMatchObject({ status: 'notMeasured' });
    expect(judge('class="call"')).toMatchObject({ status: 'fail' });
  });

  it('tells of a link that has the number as the address of a page', () => {
    const dials = '<a href="tel:+12185550142">Call</a>';
    const judge = (body: string) => evaluateSite(page(body)).check('napConsistency.clickToCall');
    expect(judge(`${dials}<p><a href="2185550142">218 555 0142</a></p>`)).toMatchObject({
      status: 'partial',
      finding: 'Visitors can tap your number on the home page, but a link on your home page opens a page instead.',
    });
    expect(judge(`${dials}<p><a href="/2185550143">218 555 0142</a></p>`)).toMatchObject({ status: 'pass' });
    expect(judge(`${dials}<p><a href="https://wa.me/12185550142">218 555 0142</a></p>`)).toMatchObject({
      status: 'pass',
    });
  });

  it('would put no link around a number that is a link, unless that one leads nowhere', () => {
    const judge = (href: string) =>
      evaluateSite(page(`<p><a href="${href}">(218) 555-0142</a></p>`)).check('napConsistency.clickToCall');
    expect(judge('viber://chat?number=12185550142')).toMatchObject({
      fix: expect.stringContaining('Keep the link'),
      evidence: [expect.objectContaining({ note: 'link around your number' })],
    });
    expect(judge('#')).toMatchObject({ fix: expect.stringContaining('at the top of every page'), evidence: [] });
  });

  it('does not mention stars in an entry that does not exist', () => {
    expect(evaluateSite(page('')).check('structuredData.ownStars')?.finding).toBe(
      'You have no structured data about your business, so no star ratings either.',
    );
  });

  it('is not made of the home page alone where the home page has something similar', () => {
    const judged = evaluateSite({
      '/': `<html lang="en"><body>${PROSE}<p>Phone: 0551 / 12 3</p><a href="/contact">Contact</a></body></html>`,
      '/contact': '<html lang="en"><body><p>Call (218) 555-0142, 2114 Lantern St, Duluth, MN 55802</p></body></html>',
    });
    expect(judged.check('napConsistency.phone')?.status).toBe('pass');
    expect(judged.check('napConsistency.onHome')?.finding).toContain('We saw “Phone: 0551 / 12 3” on your home page');
  });

  it('names the other location that a number belongs to', () => {
    const { check } = evaluateSite({
      '/': `<html lang="en"><body>${PROSE}<p>1412 Route 9, Yarmouth, MA 02675</p>${PROSE.repeat(9)}<p>570 Route 28, Harwich, MA 02645</p><p>(508) 555-0140</p>${PROSE.repeat(9)}<p>88 Main St, Chatham, MA 02633</p><p>(508) 555-0177</p></body></html>`,
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
    ['a model in the footer', '<footer><p>Our van: model XR 25000, DDR4 8GB</p></footer>'],
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
      'The phone number on your home page, “Phone: 123-456-7890”, is sample text of a template.',
    ],
    [
      'napConsistency.address',
      '<address>123 Main Street, Anytown, USA</address>',
      'The address or towns on your home page, “123 Main Street, Anytown, USA”, is sample text of a template.',
    ],
  ])('names a placeholder that was not replaced: %s', (id, body, finding) => {
    expect(evaluateSite(page(body)).check(id)).toMatchObject({ status: 'fail', finding });
  });

  it('follows the owner: a number that the owner rejected does not count', () => {
    const { phones } = aBusiness().sources;
    const business = aBusiness({ phones: [], sources: phones === undefined ? {} : { phones } });
    const { factors } = evaluate(someEvidence({ business }));
    expect(factors.napConsistency.checks.find(({ id }) => id === 'napConsistency.phone')?.status).toBe('fail');
  });
});

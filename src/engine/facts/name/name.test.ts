import { describe, expect, it } from 'vitest';
import { createHtmlContext, jsonLd, parseHtmlPages } from '#test/site-of-html.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveName, listPossibleNames } from './name.ts';

function readName(head: string, body: string, host = 'shop.test'): string | null {
  return deriveName(contextAt(host, { '/': page(head, body) })).value;
}

function page(head: string, body: string): string {
  return `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function contextAt(host: string, html: Readonly<Record<string, string>>) {
  const pages = parseHtmlPages(html).map((one) => ({ ...one, url: one.url.replace('shop.test', host) }));
  return createFactContext(pages, `http://${host}/`);
}

describe('the name', () => {
  it('of a house called “At the Linden” has its preposition with a capital', () => {
    const body =
      '<h1>Penzion U Lípy</h1><p>V našem penzionu jsou čtyři apartmány.</p><p>Rodina Valová<br>Lipová 4<br>344 01 Domažlice</p>';
    expect(
      readName('<title>Penzion U Lípy</title>', `${body}<footer>© 2018 Penzion U Lípy</footer>`, 'pobyt.test'),
    ).toBe('Penzion U Lípy');
  });

  it('of somebody stands beside the word for the trade, which is no other name', () => {
    const both = 'Ada Brenholt - Florist';
    const head = `<title>Ada Brenholt – Florist in Duluth</title><meta property="og:site_name" content="${both}">`;
    const data = jsonLd({ '@type': 'LocalBusiness', name: both });
    const body = '<h1>Flowers for every day</h1><p>Florist in Duluth.</p><footer>© 2026 Ada Brenholt</footer>';
    expect(readName(head + data, body, 'brenholt-flowers.test')).toBe('Ada Brenholt');
  });

  it('ends before the county behind its comma, which no address of the site has', () => {
    const body =
      '<h1>Chimney sweep</h1><h2>About Ida Holm Sweeping</h2><p>Call 01869 320481.</p><p>Based near Bicester.</p>';
    expect(readName('<title>Ida Holm Sweeping, Oxfordshire</title>', body, 'idaholmsweeping.co.uk')).toBe(
      'Ida Holm Sweeping',
    );
  });

  it.each([
    ['mori-seikotsu.test', 'ja', '森整骨院', 'Mori Seikotsu', '腰痛の施術'],
    ['lipa-salon.test', 'ru', 'Салон Липа', 'Lipa Salon', 'Стрижки и окраска'],
  ])('at %s (%s) is %s, which a logo says again in Latin letters', (host, lang, name, latin, line) => {
    const data = jsonLd({ '@type': 'LocalBusiness', name, alternateName: latin });
    const head = `<title>${name} | ${line}</title><meta property="og:site_name" content="${name}">${data}`;
    const logo = `<header><a href="/" class="logo">${name} ${latin}</a></header>`;
    const footer = `<footer>© 2026 ${name} ${latin}</footer>`;
    const body = `${logo}<h1>${line}</h1><p>${line}</p>${footer}`;
    const html = `<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
    expect(deriveName(contextAt(host, { '/': html })).value).toBe(name);
  });

  it.each([
    [
      'grovemusic.test',
      'Grove Music Lessons',
      `<title>Grove Music Lessons – music lessons in Elk Grove Village</title>${jsonLd({ '@type': 'LocalBusiness', name: 'Grove Music Lessons' })}`,
      '<h1>Music lessons in Elk Grove Village</h1><p>Piano and guitar.</p><footer>© 2026 Grove Music Lessons</footer>',
    ],
    [
      'larkhill.test',
      'Larkhill Family Dentistry',
      `<title>Larkhill Family Dentistry | Dentist in Duluth</title>${jsonLd({ '@type': 'Dentist', name: 'Larkhill Family Dentistry' })}`,
      '<h1>Gentle care</h1><footer>© Larkhill Family Dentistry. All rights reserved.</footer>',
    ],
  ])('at %s is the form used most, longer than the domain: %s', (host, name, head, body) => {
    expect(readName(head, body, host)).toBe(name);
  });

  it.each([
    [
      'plumbersalem.test',
      'Miller Brothers',
      '<title>Miller Brothers – Plumber in Salem</title><meta name="description" content="Plumber in Salem.">',
      '<h1>Plumber in Salem</h1><p>Leaks and drains in Salem and Keizer.</p><footer>Miller Brothers, 12 Larkspur Road, Salem, OR 97301</footer>',
    ],
    [
      'dachdecker-ulm.test',
      'Vogt & Söhne',
      '<title>Dachdecker in Ulm | Vogt & Söhne</title><meta name="description" content="Dachdecker in Ulm.">',
      '<h1>Dachdecker in Ulm</h1><p>Wir decken Dächer.</p><footer>Vogt & Söhne<br>Frauenstraße 30<br>89073 Ulm</footer>',
    ],
  ])('at %s is no phrase of trade and town, but %s', (host, name, head, body) => {
    expect(readName(head, body, host)).toBe(name);
  });

  it.each([
    ['hairatcorner.test', 'Hair@Corner', 'hairdresser in Bath'],
    ['cafeatmill.test', 'Café @ Mill', 'coffee in Bath'],
  ])('at %s may have an "@": %s', (host, name, phrase) => {
    const body = `<h1>Welcome to <span>[email&#160;protected]</span>, ${phrase}</h1><p>Open all week.</p>`;
    expect(readName(`<title>${name} – ${phrase}</title>`, body, host)).toBe(name);
  });

  it.each([
    'Our Salon',
    'Unser Salon',
    'Mi tienda',
    'My Shop',
    'Notre boutique',
    'Il nostro negozio',
    'Nasza firma',
    'Наш салон',
    'Szalonunk',
  ])('is never "%s"', (text) => {
    const head = `<title>${text}</title><meta property="og:site_name" content="${text}">`;
    const context = contextAt('shop.test', { '/': page(head, `<h1>${text}</h1><footer>© 2026 ${text}</footer>`) });
    expect(deriveName(context).value).toBeNull();
    expect(listPossibleNames(context)).toEqual([]);
  });

  it.each([
    ['Larkhill Plumbing in Duluth, MN', 'Larkhill Plumbing'],
    ['Larkhill Plumbing, Duluth, MN', 'Larkhill Plumbing'],
  ])('is not what follows the last comma of "%s"', (title, name) => {
    const footer = '<footer>© 2026 Larkhill Plumbing, 12 Elm Street, Duluth, MN 55802</footer>';
    expect(readName(`<title>${title}</title>`, `<h1>Plumber you can call</h1>${footer}`)).toBe(name);
  });

  it.each(['हेयर की दुनिया', 'Cafe\u0301 Lune', 'ร้านน้ำชา', 'آرایشگاه می‌نو'])(
    'keeps the marks of its letters: %s',
    (name) => {
      const head = `<title>${name}</title><meta property="og:site_name" content="${name}">`;
      expect(readName(head, `<h1>1985</h1><footer>© 2026 ${name}</footer>`)).toBe(name.normalize('NFC'));
    },
  );

  it('agrees with a domain that writes umlauts as two letters', () => {
    expect(readName('<title>Bäckerei Öttl</title>', '<p>Brot.</p>', 'baeckerei-oettl.test')).toBe('Bäckerei Öttl');
  });

  it('is open where one place alone has it', () => {
    const context = createHtmlContext({ '/': page('<title>Larkhill Oak</title>', '<p>We build kitchens.</p>') });
    expect(deriveName(context)).toEqual({ value: null, source: null });
    expect(listPossibleNames(context)).toEqual(['Larkhill Oak']);
  });

  it.each([
    ['Miller Brothers', 'Northwind Heating'],
    ['Salon Amsel', 'Haarwerk Lindner'],
  ])('is open where two forms compete: %s, %s', (one, other) => {
    const head = `<title>${one}</title><meta property="og:site_name" content="${other}">${jsonLd({ '@type': 'LocalBusiness', name: other })}`;
    const context = createHtmlContext({ '/': page(head, `<h1>${one}</h1><footer>© 2026 ${one}</footer>`) });
    expect(deriveName(context).value).toBeNull();
    expect([...listPossibleNames(context)].sort()).toEqual([one, other].sort());
  });

  it('is not the address of the site by which its logo is described', () => {
    const logo = '<a href="/"><img src="/logo.png" alt="[logo] larkhill-oak.test"></a>';
    const html = `<header>${logo}</header><h1>Larkhill Oak</h1><footer>© 2026 Larkhill Oak</footer>`;
    expect(readName('<title>Larkhill Oak</title>', html, 'larkhill-oak.test')).toBe('Larkhill Oak');
  });

  it.each([
    ['es', 'Fontanero en Segovia'],
    ['es', 'Psicólogo en Segovia'],
    ['pt', 'Dentista em Viseu'],
    ['sv', 'Tandläkare i Uppsala'],
    ['en', 'Butcher in Oakham'],
  ])('is not the trade and its town: %s, %s', (lang, says) => {
    const text = `Larkhill Oak: ${says.charAt(0).toLowerCase()}${says.slice(1)}.`;
    const html = `<!doctype html><html lang="${lang}"><title>${says} | Larkhill Oak</title><h1>${says}</h1><p>${text}</p></html>`;
    const context = createHtmlContext({ '/': html });
    expect([deriveName(context).value, ...listPossibleNames(context)].join()).not.toMatch(/ (?:en|em|i|in) /);
  });

  it.each([
    ['Roofer in Dayton', 'Miller Roofing', '<p>Miller Roofing is a roofer in Dayton.</p>'],
    ['Heilpraktikerin in Ulm', 'Anna Bühl', '<p>Naturheilpraxis Anna Bühl, Hirschstraße 2, 89073 Ulm</p>'],
  ])('is not the trade that “%s” begins with', (says, name, body) => {
    const context = createHtmlContext({ '/': page(`<title>${says} | ${name}</title>`, `<h1>${says}</h1>${body}`) });
    const [trade = ''] = says.split(' ');
    expect([deriveName(context).value, ...listPossibleNames(context)]).not.toContain(trade);
  });

  it('is not the credit of a website builder', () => {
    const footer = '<footer>©2035 by My Site. Proudly created with Wix.com</footer>';
    expect(readName('<title>Home | My Site</title>', `<h1>Gardener in Swindon</h1>${footer}`)).toBeNull();
  });
});

describe('a name that a template left open', () => {
  it.each([
    [
      'larkhill-law.test',
      'Law Offices of Ada Larkhill PC',
      'Law Offices of',
      '<p>Call us.</p><p>Law Offices of Ada Larkhill PC</p>',
    ],
    ['cabinet-larkhill.test', 'Cabinet de Ada Larkhill', 'Cabinet de', '<p>Appelez.</p><p>Cabinet de Ada Larkhill</p>'],
  ])('at %s is not said, but %s', (host, whole, open, body) => {
    const data = jsonLd({ '@type': 'LegalService', name: open });
    const html = page(`<title>Questions | ${whole}</title>${data}`, `${body}<footer>© 2026 ${open}</footer>`);
    const context = contextAt(host, { '/': html });
    expect(deriveName(context).value ?? listPossibleNames(context)[0]).toBe(whole);
  });
});

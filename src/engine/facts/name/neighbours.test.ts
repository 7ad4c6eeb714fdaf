import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { derivePhones } from '../phone/phones.ts';
import { collectAddressMentions } from '../place/address-mentions.ts';
import { deriveLocations } from '../place/locations.ts';
import { deriveEmails } from '../presence/emails.ts';
import { deriveSocialProfiles } from '../presence/social-profiles.ts';

const emailsOf = (html: string) => deriveEmails(createHtmlContext({ '/': html })).value;

describe('e-mail addresses joined to adjacent text', () => {
  it.each([
    ['<p><span>Email</span><span>info@lantern.example</span></p>', ['info@lantern.example']],
    ['<p><b>E-Mail</b>office@lantern.example</p>', ['office@lantern.example']],
    ['<p><span>info@lantern.com</span><span>Phone</span></p>', ['info@lantern.com']],
    ['<p><span>info@lantern.com</span><span>phone</span></p>', ['info@lantern.com']],
    ['<p><span>info@lantern.de</span><span>Telefon</span></p>', ['info@lantern.de']],
    ['<p><span>info@lantern.fr</span><span>Adresse</span></p>', ['info@lantern.fr']],
    ['<p><span>555-1234</span><span>info@lantern.com</span></p>', ['info@lantern.com']],
    ['<p>Email<a href="mailto:dana@lantern.com">dana@lantern.com</a>Phone</p>', ['dana@lantern.com']],
    ['<p><span>info@lantern.nosuchsuffix</span></p>', []],
    ['<p><a href="mailto:webmaster@templates.com">Mail us</a></p>', []],
    ['<p>info@lantern.co.uk</p>', ['info@lantern.co.uk']],
    ['<p>email.marketing@lantern.com</p>', ['email.marketing@lantern.com']],
    ['<p>2024info@lantern.com</p>', ['2024info@lantern.com']],
    ['<p>lanternoak@mail.com</p><p>lantern <b>oak@mail.com</b></p>', ['lanternoak@mail.com']],
    ['<p>Lampoak@mail.com</p><p>Write to oak@mail.com</p>', ['lampoak@mail.com', 'oak@mail.com']],
    [
      '<p>lanternoak@mail.com</p><a href="mailto:oak@mail.com">oak@mail.com</a>',
      ['oak@mail.com', 'lanternoak@mail.com'],
    ],
  ])('%s', (html, expected) => {
    expect(emailsOf(html)).toEqual(expected);
  });

  it('separates a number from the words around its link', () => {
    const context = createHtmlContext({
      '/': '<html lang="en-US"><body><p>Call<a href="tel:+12185550142">(218) 555-0142</a>today</p></body></html>',
    });
    expect(derivePhones(context).value.map(({ e164 }) => e164)).toEqual(['+12185550142']);
    expect(context.home.blocks.map(({ text }) => text)).toEqual(['Call (218) 555-0142 today']);
  });
});

describe('the credit of the site’s maker', () => {
  const footer =
    '<footer><p><a href="https://www.facebook.com/lanternplumbing">Facebook</a> · <a href="mailto:info@lantern.com">info@lantern.com</a> · (218) 555-0142 · Website by <a href="https://www.instagram.com/pixelagency">Pixel Agency</a>, <a href="mailto:hi@pixel.com">hi@pixel.com</a>, (218) 555-0199</p></footer>';
  const site = { '/': `<html lang="en-US"><body><p>Plumber in Duluth, MN 55802</p>${footer}</body></html>` };

  it('excludes its own link, e-mail and number, and nothing of the business', () => {
    const context = createHtmlContext(site);
    expect(deriveSocialProfiles(context).value.map(({ url }) => url)).toEqual([
      'https://www.facebook.com/lanternplumbing',
    ]);
    expect(deriveEmails(context).value).toEqual(['info@lantern.com']);
    expect(derivePhones(context).value.map(({ e164 }) => e164)).toEqual(['+12185550142']);
  });

  it.each([
    ['Website by Pixel | <a href="https://www.facebook.com/lanternplumbing">Facebook</a>'],
    ['Designed by Pixel · <a href="https://www.facebook.com/lanternplumbing"><img src="f.svg" alt=""></a>'],
    ['Webdesign: Pixel<br><a href="https://www.facebook.com/lanternplumbing">Facebook</a>'],
    ['Réalisé par Pixel | Suivez-nous : <a href="https://www.facebook.com/lanternplumbing">Facebook</a>'],
    ['Sito web: Pixel · <a href="https://www.facebook.com/lanternplumbing">Facebook</a>'],
  ])('ends before the business’s profile: %s', (line) => {
    const context = createHtmlContext({ '/': `<footer><p>${line}</p></footer>` });
    expect(deriveSocialProfiles(context).value).toHaveLength(1);
  });
});

describe('an address among links on one line', () => {
  it.each([
    [
      'en-US',
      '<footer><p><a href="/">Home</a> <a href="/about">About us</a> 2114 Lantern St, Duluth, MN 55802 <a href="/contact">Contact</a></p></footer>',
      '2114 Lantern St',
    ],
    [
      'de',
      '<footer><p><a href="/">Start</a> <a href="/impressum">Impressum</a> Lindenweg 4, 80331 München <a href="/kontakt">Kontakt</a></p></footer>',
      'Lindenweg 4',
    ],
    [
      'fr',
      '<footer><p><a href="/">Accueil</a> <a href="/contact">Contact</a> 12 rue Haute, 44000 Nantes <a href="/mentions">Mentions</a></p></footer>',
      '12 rue Haute',
    ],
  ])('%s is read', (lang, html, street) => {
    const context = createHtmlContext({ '/': `<html lang="${lang}"><body>${html}</body></html>` });
    expect(collectAddressMentions(context).map(({ address }) => address.street)).toContain(street);
  });
});

describe('numbers of two branches', () => {
  it('are not swapped by a number in the header', () => {
    const html = `<header><p>(218) 555-0142</p></header><h2>Our locations</h2><div><p>2114 Lantern St, Duluth, MN 55802</p><p>(218) 555-0142</p></div><div><p>9 Mill Rd, Superior, WI 54880</p></div>`;
    const context = createHtmlContext({ '/': `<html lang="en-US"><body>${html}</body></html>` });
    expect(deriveLocations(context).map(({ phones }) => phones)).toEqual([['+12185550142'], []]);
  });

  const branch = (parts: readonly string[]) => `<div>${parts.map((part) => `<p>${part}</p>`).join('')}</div>`;
  const [first, second] = [
    ['2114 Lantern St, Duluth, MN 55802', '(218) 555-0142'],
    ['9 Mill Rd, Superior, WI 54880', '(715) 555-0143'],
  ] as const;

  it.each([
    ['the number below', [first, second]],
    ['the number above', [[...first].reverse(), [...second].reverse()]],
  ])('each go to their own: %s', (_what, branches) => {
    const html = `<h2>Our locations</h2>${branches.map(branch).join('')}`;
    const context = createHtmlContext({ '/': `<html lang="en-US"><body>${html}</body></html>` });
    expect(deriveLocations(context).map(({ address, phones }) => [address.city, phones])).toEqual([
      ['Duluth', ['+12185550142']],
      ['Superior', ['+17155550143']],
    ]);
  });
});

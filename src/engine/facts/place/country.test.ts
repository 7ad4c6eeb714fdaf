import { describe, expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveCountry } from './country.ts';

const country = (html: string): string | null => deriveCountry(createHtmlContext({ '/': html })).value;

const GERMAN = '<p>Wir freuen uns auf Ihren Besuch und sind gerne für Sie und Ihre Familie da.</p>';
const DUTCH = '<p>Wij staan voor u klaar en helpen u graag met al uw vragen over onze praktijk.</p>';
const FRENCH = '<p>Nous vous accueillons dans notre atelier et nous sommes à votre écoute pour vos projets.</p>';
const ITALIAN = '<p>Siamo aperti tutti i giorni e vi aspettiamo con la nostra cucina per una cena con gli amici.</p>';
const SPANISH = '<p>Somos una empresa familiar y trabajamos para que nuestros clientes estén contentos con todo.</p>';
const ENGLISH = '<p>We are a family business and we are here to help you with all of your repairs at home.</p>';

describe('the country of a site', () => {
  test.each([
    ['an American address', '88 Birch Street, Duluth, MN 55802', 'US'],
    ['a British postcode', '<p>12 High Street, Lewes BN7 2LU</p>', 'GB'],
    ['a Canadian postcode', '<p>88 Queens Quay W, Toronto, ON M5J 0B8</p>', 'CA'],
    ['an Australian state', '<p>5 Toora Road, Toora VIC 3962</p>', 'AU'],
    ['a Japanese address', '<p>〒179-0074 東京都練馬区春日町5丁目9-12</p>', 'JP'],
    ['a Polish code', '<p>ul. Ruska 5, 50-078 Wrocław</p>', 'PL'],
    ['a Dutch code', '<p>Bergweg 4, 5804 BA Venray</p>', 'NL'],
    [
      'structured data',
      jsonLd({ '@type': 'Store', name: 'A', address: { '@type': 'PostalAddress', addressCountry: 'Ireland' } }),
      'IE',
    ],
    ['a town with its state', `${ENGLISH}<h1>Handyman in Duluth, MN</h1>`, 'US'],
    ['a town with its prefecture', '<h1>大分県別府市の花屋</h1>', 'JP'],
    ['five digits of many countries with a town of one', `${SPANISH}<p>C/Hierro 29<br>28510, Campo Real</p>`, 'ES'],
    ['a phone with its country code', '<a href="tel:+436641234999">Anruf</a>', 'AT'],
    ['an American number with a plus and without its 1', `${ENGLISH}<a href="tel:+2185550139">Call</a>`, 'US'],
    ['a Canadian number with a plus and without its 1', `${ENGLISH}<a href="tel:+5193575252">Call</a>`, 'CA'],
    ['a Romanian number of as many digits', '<a href="tel:+40213112345">Sună</a>', 'RO'],
    ['a Canadian area code', '<p>Call +1 519 357 5252</p>', 'CA'],
    ['numbers grouped as in America', `${ENGLISH}<p>(515) 223-5883</p>`, 'US'],
    ['German streets', '<p>Lindenweg 4<br>48231 Warendorf</p>', 'DE'],
    [
      'four digits and a German text with an Austrian number',
      `${GERMAN}<p>Ramsweg 22<br>5760 Saalfelden</p><p>+43 6582 73277</p>`,
      'AT',
    ],
    [
      'four digits and a Dutch text with a Belgian mobile',
      `${DUTCH}<p>Begonialaan 1, 2970 Schilde</p><p>0470 98 83 11</p>`,
      'BE',
    ],
    ['French streets', `${FRENCH}<p>4 rue du lycée, 53000 Laval</p>`, 'FR'],
    ['Italian streets', '<p>Via Emilia, 8, 40128 Bologna</p>', 'IT'],
    ['Spanish text and streets', `${SPANISH}<p>Calle Mayor 12, 28013 Madrid</p>`, 'ES'],
    ['an Italian text with numbers of Ticino', `${ITALIAN}<p>Telefono: 076 816 38 38</p>`, 'CH'],
    ['a country named beside the address', '<p>Av. Central 151, Roma Norte, 06700 Ciudad de México, México</p>', 'MX'],
    ['a tax register', `${SPANISH}<footer>CUIT 30-71234567-9</footer>`, 'AR'],
    [
      'the language where one country speaks it',
      '<p>Zapraszamy do naszego salonu, oferujemy usługi dla całej rodziny i dla firm.</p>',
      'PL',
    ],
    ['the language with its likeliest country', `${GERMAN}`, 'DE'],
    ['a lang attribute with a region', `<html lang="en-GB"><body>${ENGLISH}</body></html>`, 'GB'],
    [
      'the domain that canonical names',
      `<html><head><link rel="canonical" href="https://www.birch.co.nz/"></head><body>${ENGLISH}</body></html>`,
      'NZ',
    ],
    ['the domain of the mail address', `${ENGLISH}<a href="mailto:hello@birch.ie">Mail</a>`, 'IE'],
  ] as const)('%s', (_, html, expected) => {
    expect(country(html)).toBe(expected);
  });

  test.each([
    ['nothing', ''],
    ['English words', ENGLISH],
    ['Spanish words, spoken in twenty countries', SPANISH],
    ["the template's lang", `<html lang="en-US"><body>${ENGLISH}</body></html>`],
    ['a number that several countries dial', '<p>01865 278 200</p>'],
    [
      'a domain bought for its looks',
      `<html><head><link rel="canonical" href="https://birch.io/"></head><body>${ENGLISH}</body></html>`,
    ],
  ])('is not guessed from %s', (_, html) => {
    expect(country(html)).toBeNull();
  });

  test("a host's address in a legal notice says nothing about the business", () => {
    const context = createHtmlContext({
      '/': `${FRENCH}<footer>4 rue du lycée, 53000 Laval</footer>`,
      '/mentions-legales': '<h2>Hébergeur</h2><p>Netparc, Inc., 2325 3rd Street, San Francisco, CA 94107</p>',
    });
    expect(deriveCountry(context).value).toBe('FR');
  });
});

test.each([
  ['01962 458 055', 'GB'],
  ['(03) 9415 1234', 'AU'],
  ['0421 023 718', 'AU'],
  ['98200 43210', 'IN'],
  ['(404) 555-0114', 'US'],
])('an English text with %s is of %s', (number, expected) => {
  expect(country(`${ENGLISH}<p>Call ${number}</p>`)).toBe(expected);
});

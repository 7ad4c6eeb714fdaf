import { describe, expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveOwnTown } from './own-town.ts';

const CALL = '<p>Call (218) 555-0133</p>';
const ENGLISH = '<p>We are a family business and we are here to help you with all of your repairs at home.</p>';
const GERMAN =
  '<p>Wir freuen uns auf Ihren Besuch und sind gerne für Sie und Ihre Familie da.</p><p>Tel. +49 941 5550 0</p>';
const TURKISH = '<p>Her türlü tesisat işiniz için size yardım etmeye hazırız.</p><a href="tel:+902325550123">Ara</a>';

const town = (html: string, more: Readonly<Record<string, string>> = {}): string | null => {
  const address = deriveOwnTown(createHtmlContext({ '/': html, ...more })).value;
  return address === null ? null : [address.city, address.region ?? '-', address.country ?? '-'].join(' | ');
};

describe('the town a site without an address names itself by', () => {
  test.each([
    ['title and heading', `<title>Plumber in Duluth</title>${CALL}<h1>Duluth’s plumber</h1>`, 'Duluth | - | US'],
    ['a title with the state', `<title>Birch Plumbing | Duluth, MN</title>${CALL}${ENGLISH}`, 'Duluth | MN | US'],
    ['a line with the state alone', `${CALL}${ENGLISH}<p>Duluth, MN</p>`, 'Duluth | MN | US'],
    [
      'a line twice, once with its accent',
      '<p>Somos una empresa de familia y trabajamos para usted.</p><p>Tel. +598 4432 0133</p><p>Piriápolis, Maldonado</p><footer>Piriapolis, Maldonado</footer>',
      'Piriápolis | Maldonado | UY',
    ],
    [
      'a label',
      '<p>Somos um escritório de família e atendemos você e a sua empresa.</p><p>Tel. +55 61 3555-0133</p><p>Localidade: Brasília/DF. Com hora marcada.</p>',
      'Brasília | DF | BR',
    ],
    [
      'a description, far ahead of a town in passing',
      `<title>Larkhill Repairs</title><meta name="description" content="Appliance repairs, Sacramento">${CALL}${ENGLISH}<p>Our owner loves Chicago.</p>`,
      'Sacramento | CA | US',
    ],
    [
      'a French description',
      '<title>Atelier Martine</title><meta name="description" content="Retouches et couture, Toulouse"><p>Notre atelier est là pour vous et nous avons le temps.</p><a href="tel:+33561000000">1</a>',
      'Toulouse | - | FR',
    ],
    ['“based in” in a sentence', `${CALL}<p>A small workshop based in Cloquet since 1987.</p>`, 'Cloquet | MN | US'],
    [
      'a German heading',
      `<title>Fahrschule Regensburg</title><h1>Fahrschule in Regensburg</h1>${GERMAN}`,
      'Regensburg | - | DE',
    ],
    [
      'a Turkish heading in capitals',
      `<title>Tesisatçı</title><h1>İZMİR’DE TESİSAT</h1><h2>TESİSATÇI İZMİR</h2><p>İZMİR</p>${TURKISH}`,
      'İzmir | - | TR',
    ],
    [
      'a Russian heading',
      '<title>Такси Москва</title><h1>Такси в Москве</h1><p>Мы работаем для вас каждый день и всегда готовы помочь.</p><a href="tel:+74951234567">8</a>',
      'Москва | - | RU',
    ],
    [
      'a Russian description of a firm in another country',
      '<title>Автосервис</title><meta name="description" content="Ремонт автомобилей в Бресте"><p>Мы работаем для вас каждый день.</p><a href="tel:+375162212345">8</a>',
      'Брест | - | BY',
    ],
    [
      'a Polish title',
      '<title>Hydraulik w Chojnicach</title><p>Jesteśmy do usług przez cały dzień i na terenie miasta.</p><a href="tel:+48523970000">1</a>',
      'Chojnice | - | PL',
    ],
    [
      'a Czech heading with two words',
      '<h1>Zahradník v Českých Budějovicích</h1><p>Pracujeme pro vás každý den a jsme vždy připraveni.</p><a href="tel:+420387000000">1</a>',
      'České Budějovice | - | CZ',
    ],
    [
      'a Finnish title, whose ending says “in”',
      '<title>Hieroja Lahdessa</title><p>Tervetuloa, olemme täällä ja autamme kaikki asiakkaat.</p><a href="tel:+35838120000">1</a>',
      'Lahti | - | FI',
    ],
    [
      'a Hungarian heading, whose ending says “in”',
      '<h1>Fodrász Szegeden</h1><p>A szalon a város központjában van, és az ön haja is nagyon fontos nekünk.</p><a href="tel:+3662555000">1</a>',
      'Szeged | - | HU',
    ],
    [
      'a Japanese description',
      '<title>大分県別府市の花屋</title><h1>別府市の花屋</h1><p>お花のことなら何でもご相談ください。配達もいたします。</p>',
      '別府市 | 大分県 | JP',
    ],
    [
      'the region elsewhere on the page',
      `<title>Reinigung in Syston</title><h1>Syston carpet cleaners</h1>${ENGLISH}<p>We clean carpets all over Leicestershire.</p><a href="tel:+441164960123">Call</a>`,
      'Syston | Leicestershire | GB',
    ],
    ['a seat without any country', '<p>We are a small company. We are based in San Jose.</p>', 'San Jose | - | -'],
    [
      'a seat with its state',
      '<p>We are based in San Jose, California, and help you.</p>',
      'San Jose | California | US',
    ],
    ['a German seat', '<p>Wir sind ein Betrieb mit Sitz in Regensburg.</p>', 'Regensburg | - | DE'],
    ['an Italian seat', '<p>La nostra ditta ha sede a Bologna e lavora per voi.</p>', 'Bologna | BO | IT'],
    ['a French seat', '<p>Notre atelier est basé à Lyon et nous sommes là pour vous.</p>', 'Lyon | - | FR'],
    ['a Spanish seat', '<p>Somos una empresa con sede en Granada y estamos para usted.</p>', 'Granada | - | -'],
    ['a Dutch seat', '<p>Wij zijn een bedrijf gevestigd in Utrecht.</p>', 'Utrecht | - | NL'],
  ])('%s', (_, html, expected) => {
    expect(town(html)).toBe(expected);
  });

  test.each([
    [
      'two towns in a description',
      `<title>Larkhill</title><meta name="description" content="Repairs, Sacramento, Oakland">${CALL}${ENGLISH}`,
    ],
    ['two towns alike', `<title>Plumber in Duluth and Superior</title>${CALL}${ENGLISH}`],
    ['one town in passing', `${CALL}<p>Our owner once lived in Chicago.</p>${ENGLISH}`],
    [
      'words that the site also writes small',
      `<title>Mobile Reading Service</title><h1>Mobile Reading</h1>${CALL}<p>Our mobile service makes reading easy.</p>`,
    ],
    ['a name of firm with a town in it', `<title>Boston Consulting Group Partners United</title>${CALL}${ENGLISH}`],
    ['a town behind “based in” that is none', '<p>A team based in Excellence and trust.</p>'],
    ['a town in passing without a country', '<p>We once lived in Chicago.</p><h1>Tutor in Chicago</h1>'],
    ['the seat of a supplier', '<p>Vår leverantör ligger i Malmö.</p>'],
    ['the seat of somebody else', '<p>Our hosting company is based in Chicago.</p>'],
    ['two seats', '<p>We are based in San Jose.</p><p>In winter we are based in Chicago.</p>'],
    ['no country', '<title>Plumber in Duluth</title><h1>Duluth’s plumber</h1>'],
    ['an area that is no town', `<title>Handyman near me in town</title><h1>In Town Handyman</h1>${CALL}${ENGLISH}`],
    [
      'a declined name',
      '<title>Такси в Москве</title><h1>Такси в Москве</h1><p>Мы работаем для вас каждый день и всегда готовы помочь.</p><a href="tel:+74951234567">8</a>',
    ],
    ['a town of the maker', `<h1>Repairs</h1>${CALL}<footer>Website by Pixel, Chicago, IL</footer>`],
  ])('none from %s', (_, html) => {
    expect(town(html)).toBeNull();
  });

  test('a town on several pages', () => {
    const page = (title: string): string => `<title>${title} | Duluth</title><p>${title}</p>`;
    const pages = { '/a': page('Drains'), '/b': page('Boilers'), '/c': page('Heating') };
    expect(town(`<title>Birch Plumbing</title>${CALL}${ENGLISH}`, pages)).toBe('Duluth | - | US');
  });
});

const SPANISH =
  '<p>Somos una empresa de familia y trabajamos para usted todos los días.</p><p>Tel. +52 55 5555 0133</p>';

test.each([
  ['a name that may be a person’s', `<title>Talleres Morelos</title>${SPANISH}<h1>Talleres Morelos</h1>`, null],
  [
    'such a name, and the town elsewhere',
    `<title>Talleres Morelos</title>${SPANISH}<h1>Talleres en Morelos</h1>`,
    'Morelos | - | MX',
  ],
])('%s', (_, html, expected) => {
  expect(town(html)).toBe(expected);
});

test('a first name is no town', () => {
  const html = `<title>Foot care in Charlotte</title>${CALL}${ENGLISH}`;
  expect(town(html)).toBe('Charlotte | NC | US');
  expect(town(`${html}<p>My name is Charlotte and I come to your home.</p>`)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { type MapsReading, readMapsText } from './read-maps-text.ts';

const PANELS: readonly (readonly [what: string, text: string, reading: MapsReading])[] = [
  [
    'English, Maps',
    'Harbor & Pine Plumbing\n4.7\n(86)\nPlumber·\uE934\nOverview\nReviews\nAbout\nDirections\nSave\n\uE0C8\n2114 Lantern St, Suite 3, Duluth, MN 55802, United States\nOpen ⋅ Closes 5 PM\nharborandpine.example\n(218) 555-0142\nQV4X+2C Duluth, Minnesota\nSend to your phone',
    {
      name: 'Harbor & Pine Plumbing',
      rating: '4.7',
      reviewCount: '86',
      category: 'Plumber',
      address: '2114 Lantern St, Suite 3, Duluth, MN 55802, United States',
      phone: '(218) 555-0142',
    },
  ],
  [
    'English, Search',
    'Harbor & Pine Plumbing\nWebsite\nDirections\nCall\n4.7 ★★★★★ 1,286 Google reviews\nPlumber in Duluth, Minnesota\nAddress: 2114 Lantern St, Duluth, MN 55802\nPhone: (218) 555-0142\n23 Photos',
    {
      name: 'Harbor & Pine Plumbing',
      rating: '4.7',
      reviewCount: '1286',
      category: 'Plumber',
      photoCount: '23',
      address: '2114 Lantern St, Duluth, MN 55802',
      phone: '(218) 555-0142',
    },
  ],
  ['English, one line', '4.7 ★ (86) · Plumber', { rating: '4.7', reviewCount: '86', category: 'Plumber' }],
  ['English, a place alone', 'Plumber in Duluth, Minnesota', { category: 'Plumber' }],
  [
    'German',
    'Hafen Sanitär GmbH\n4,7\n86 Google-Rezensionen\nKlempner in München, Bayern\nAdresse: Hauptstraße 5, 80331 München\nTelefon: 089 5550142',
    {
      name: 'Hafen Sanitär GmbH',
      rating: '4.7',
      reviewCount: '86',
      category: 'Klempner',
      address: 'Hauptstraße 5, 80331 München',
      phone: '089 5550142',
    },
  ],
  ['German, brackets', '4,7 (86 Rezensionen)', { rating: '4.7', reviewCount: '86' }],
  [
    'French',
    'Plomberie du Port\n4,8\n1 204 avis Google\nPlombier à Paris\nAdresse : 12 Rue de Rivoli, 75001 Paris\nTéléphone : 01 55 55 01 42',
    {
      name: 'Plomberie du Port',
      rating: '4.8',
      reviewCount: '1204',
      category: 'Plombier',
      address: '12 Rue de Rivoli, 75001 Paris',
      phone: '01 55 55 01 42',
    },
  ],
  [
    'Spanish',
    'Fontanería Puerto\n4,6\n(1.204)\nFontanero\nDescripción general\nReseñas\nC. Mayor, 3, 28013 Madrid, España\n912 55 50 14',
    {
      name: 'Fontanería Puerto',
      rating: '4.6',
      reviewCount: '1204',
      category: 'Fontanero',
      address: 'C. Mayor, 3, 28013 Madrid, España',
      phone: '912 55 50 14',
    },
  ],
  [
    'Italian',
    'Idraulica Porto\n4,9\n31 recensioni Google\nIdraulico a Milano, Lombardia\nIndirizzo: Via Roma, 1, 20121 Milano MI\nTelefono: 02 5555 0142',
    {
      name: 'Idraulica Porto',
      rating: '4.9',
      reviewCount: '31',
      category: 'Idraulico',
      address: 'Via Roma, 1, 20121 Milano MI',
      phone: '02 5555 0142',
    },
  ],
  [
    'Dutch',
    'Loodgieter De Haven\n4,5\n(19)\nLoodgieter\nOverzicht\nDamrak 1, 1012 LG Amsterdam\n020 555 0142',
    {
      name: 'Loodgieter De Haven',
      rating: '4.5',
      reviewCount: '19',
      category: 'Loodgieter',
      address: 'Damrak 1, 1012 LG Amsterdam',
      phone: '020 555 0142',
    },
  ],
  [
    'Polish',
    'Hydraulik Port\n5,0\n7 opinii w Google\nHydraulik w Warszawie, Polska\nAdres: Długa 5, 00-238 Warszawa\nTelefon: 22 555 01 42',
    {
      name: 'Hydraulik Port',
      rating: '5.0',
      reviewCount: '7',
      category: 'Hydraulik',
      address: 'Długa 5, 00-238 Warszawa',
      phone: '22 555 01 42',
    },
  ],
  [
    'Portuguese',
    'Canalizações Porto\n4,4\n(58)\nCanalizador\nR. Augusta 100, 1100-053 Lisboa\n21 555 0142',
    {
      name: 'Canalizações Porto',
      rating: '4.4',
      reviewCount: '58',
      category: 'Canalizador',
      address: 'R. Augusta 100, 1100-053 Lisboa',
      phone: '21 555 0142',
    },
  ],
  [
    'British',
    'Harbour Plumbing\n4.7\n(86)\nPlumber\n10 Quay St, London SW1A 2AA\n020 7946 0142',
    {
      name: 'Harbour Plumbing',
      rating: '4.7',
      reviewCount: '86',
      category: 'Plumber',
      address: '10 Quay St, London SW1A 2AA',
      phone: '020 7946 0142',
    },
  ],
  [
    'Swedish',
    'Hamnens Rör\n4,3\n(12)\nRörmokare\nStorgatan 4, 111 22 Stockholm\n08-555 01 42',
    {
      name: 'Hamnens Rör',
      rating: '4.3',
      reviewCount: '12',
      category: 'Rörmokare',
      address: 'Storgatan 4, 111 22 Stockholm',
      phone: '08-555 01 42',
    },
  ],
  [
    'Russian',
    'Сантехник Порт\n4,2\n86 отзывов\nСантехник\nОбзор\n+7 495 555-01-42',
    { name: 'Сантехник Порт', rating: '4.2', reviewCount: '86', category: 'Сантехник', phone: '+7 495 555-01-42' },
  ],
  [
    'Japanese',
    '港水道設備\n4.1\nGoogle のクチコミ（86）\n配管工事業者\n概要\n〒100-0001 東京都千代田区千代田１−１\n03-5555-0142',
    {
      name: '港水道設備',
      rating: '4.1',
      reviewCount: '86',
      category: '配管工事業者',
      address: '〒100-0001 東京都千代田区千代田1−1',
      phone: '03-5555-0142',
    },
  ],
  [
    'Arabic',
    'سباكة الميناء\n٤٫٦\n(٨٦)\nسبّاك\n+20 2 5555 0142',
    { name: 'سباكة الميناء', rating: '4.6', reviewCount: '86', category: 'سبّاك', phone: '+20 2 5555 0142' },
  ],
];

describe('what was copied from a Maps panel', () => {
  it.each(PANELS)('is read: %s', (_what, text, reading) => {
    expect(readMapsText(text)).toEqual(reading);
    expect(readMapsText(text.replaceAll('\n', '\r\n\r\n'))).toEqual(reading);
  });

  it.each([
    ['nothing', ''],
    ['a rounded number', '4.7 (1.2K)\nOverview'],
    ['a rounded number in Spanish', '4,7 (12 mil opiniones)'],
    ['a rounded number in Japanese', '4.7 (1.2万)'],
    ['a distance', '2.3 km\n86 Main Road'],
    ['a rating of a hotel guide', '9.1\n(86)'],
    ['more than five stars', '5.4\n(86)'],
    ['stars before a house number', '4.7\n2114 Lantern St'],
    ['opening hours', 'Monday, 8 AM–5 PM\n08.00–17.00\n08:00–17:00'],
    ['dates', 'Nov 28, 2024\n2024-11-28\n28.11.2024\nPosted on Nov 28, 2024 at noon'],
    ['a review', 'Local Guide · 120 reviews · 34 photos\nBest plumber in Duluth, hands down'],
    ['coordinates and plus codes', '46.78667, -92.10048\nQV4X+2C Duluth, Minnesota'],
    ['a list of businesses', 'A Plumbing\n4.7(86)\nPlumber\nB Plumbing\n4.9(12)\nPlumber'],
    ['stars far below, of a neighbor', `${'A line\n'.repeat(40)}4.9 (300)\nPlumber`],
    ['sentences with numbers', 'Founded in 1998, Duluth 55802 people served\nCall us, 5 plumbers in 55802 Duluth'],
    ['markup', '<script>alert(1)</script>\n<b>4.7</b>'],
  ])('stays empty for %s', (_what, text) => {
    expect(readMapsText(text)).toEqual({});
  });

  it('takes no value of which there are two', () => {
    const two = '(218) 555-0142\n(218) 555-0199\n1 Lake Ave, Duluth, MN 55802\n2 Lake Ave, Duluth, MN 55802';
    expect(readMapsText(two)).toEqual({});
    expect(readMapsText('(218) 555-0142\n+1 218-555-0142')).toEqual({ phone: '(218) 555-0142' });
  });

  it.each([
    ['a price in signs', 'Harbor\n4.7\n(86) · $$\nRestaurant\nOverview', 'Restaurant'],
    ['a price as a span', 'Harbor\n4.7\n(86)\n·$20–30\nItalian restaurant', 'Italian restaurant'],
    ['a dot alone', 'Harbor\n4.7\n86 reviews\n·\nPlumber\nOverview', 'Plumber'],
    ['a Turkish place', 'Harbor\n4,6\n86 Google yorumu\nİstanbul’da tesisatçı', 'tesisatçı'],
    ['a Chinese panel', 'Harbor\n4.6\n86 条评价\n水管工\n概览', '水管工'],
    ['a Korean panel', 'Harbor\n4.6\n리뷰 86개\n배관공\n개요', '배관공'],
    ['opening hours', 'Harbor\n4.7\n(86)\nClosed ⋅ Opens 8 AM Mon', undefined],
    ['a closed place', 'Harbor\n4.7\n(86)\nPermanently closed\nPlumber', undefined],
  ])('finds the category behind %s', (_what, text, category) => {
    expect(readMapsText(text)).toMatchObject({ name: 'Harbor', reviewCount: '86' });
    expect(readMapsText(text).category).toBe(category);
  });

  it.each([
    '12 Bay Rd, Newtown NSW 2042',
    '12 Queen Street, Auckland 1010, New Zealand',
    '12 Main St, Toronto, ON M5V 2T6',
    'Bahnhofstr. 12, 8001 Zürich, Schweiz',
    'Karl Johans gate 5, 0154 Oslo',
  ])('takes %s for an address', (address) => {
    expect(readMapsText(address)).toEqual({ address });
  });

  it('takes no button for a name or a category', () => {
    expect(readMapsText('Directions\n4.7\n(86)\nOverview')).toEqual({ rating: '4.7', reviewCount: '86' });
    expect(readMapsText('Harbor\n港\n4.7\n(86)')).toEqual({ rating: '4.7', reviewCount: '86' });
  });

  it('reads hostile text in bounded work', () => {
    for (const sign of ['4.7 (', '1,', '(', 'a ', 'A, 1 ', 'in A ', '\u202E4.7', '55802 ', '★', '1 234 '])
      expect(() => readMapsText(sign.repeat(100_000))).not.toThrow();
    expect(readMapsText('\u202E4.7\u200B\n(\u206686\u2069)')).toEqual({ rating: '4.7', reviewCount: '86' });
  });
});

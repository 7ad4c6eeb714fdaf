import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveOpeningHours, readTypedHours } from './opening-hours.ts';

function hoursOf(html: string, lang = 'en', others: readonly string[] = []) {
  const pages = [html, ...others].map((one, at) => {
    const body = new TextEncoder().encode(`<html lang="${lang}"><body>${one}</body></html>`);
    const url = at === 0 ? 'http://shop.test/' : `http://shop.test/town-${at}`;
    return parsePage({ url, body, contentType: 'text/html; charset=utf-8' });
  });
  const { value } = deriveOpeningHours(createFactContext(pages, 'http://shop.test/'));
  return value === null
    ? null
    : value.periods.map(
        ({ days, opens, closes }) => `${days.join(',')} ${opens ?? 'closed'}${closes === null ? '' : `-${closes}`}`,
      );
}

describe('deriveOpeningHours', () => {
  it('lets no template of other pages outvote the entry of the home page', () => {
    const entry = (openingHours: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: 'A', openingHours })}</script>`;
    const [whole, weekend] = [entry('Mo-Su 08:00-20:00'), entry('Sa-Su 09:00-19:00')];
    expect(hoursOf(whole, 'en', Array(12).fill(weekend))).toEqual([]);
    expect(hoursOf(whole, 'en', Array(12).fill(whole))).toEqual(['Mo,Tu,We,Th,Fr,Sa,Su 08:00-20:00']);
    expect(hoursOf('', 'en', [...Array(12).fill(whole), weekend])).toEqual(['Mo,Tu,We,Th,Fr,Sa,Su 08:00-20:00']);
  });

  it.each([
    [
      'en',
      '<h3>Opening hours</h3><p>Mon – Fri: 9am – 5:30pm<br>Saturday 10 am to 2 pm<br>Sunday closed</p>',
      ['Mo,Tu,We,Th,Fr 09:00-17:30', 'Sa 10:00-14:00', 'Su closed'],
    ],
    ['en', '<p>Store Hours: Mon. - Sat. 8:00 - 6:00</p>', ['Mo,Tu,We,Th,Fr,Sa 08:00-18:00']],
    [
      'en',
      '<p>Call us at (218) 555-0124 or visit 2114 Lantern St, Duluth, MN 55802. Mon to Fri 7 am to 6 pm.</p>',
      ['Mo,Tu,We,Th,Fr 07:00-18:00'],
    ],
    [
      'de',
      '<p>Besuchen Sie unsere Werkstatt am alten Hafen, Telefon 0451 123456. Mo bis Fr 7 bis 18 Uhr.</p>',
      ['Mo,Tu,We,Th,Fr 07:00-18:00'],
    ],
    ['en', '<p>Open Tue-Thu 9-5, Fri 9-1</p>', ['Tu,We,Th 09:00-17:00', 'Fr 09:00-13:00']],
    ['en', '<p>We are open 7 days a week, 8am to 8pm</p>', ['Mo,Tu,We,Th,Fr,Sa,Su 08:00-20:00']],
    [
      'en',
      '<table><tr><td>Monday</td><td>9:30 am</td><td>6:30 pm</td></tr><tr><td>Tuesday</td><td>9:30 am</td><td>6:30 pm</td></tr><tr><td>Wednesday</td><td>closed</td></tr></table><h2>Hours</h2>',
      ['Mo,Tu 09:30-18:30', 'We closed'],
    ],
    [
      'de',
      '<h4>Sprechzeiten</h4><p>Mo, Di, Do 8.00 - 12.00 Uhr und 14.00 - 18.00 Uhr<br>Mi u. Fr 8.00 - 13.00 Uhr</p>',
      ['Mo,Tu,Th 08:00-12:00', 'Mo,Tu,Th 14:00-18:00', 'We,Fr 08:00-13:00'],
    ],
    [
      'de',
      '<p>Öffnungszeiten: Dienstag bis Samstag 11:00–22:00 Uhr, Montag Ruhetag</p>',
      ['Mo closed', 'Tu,We,Th,Fr,Sa 11:00-22:00'],
    ],
    [
      'fr',
      "<h2>Horaires d'ouverture</h2><ul><li>Du mardi au vendredi : 9h30 - 12h / 14h - 19h</li><li>Samedi : 9h - 18h</li><li>Dimanche et lundi : fermé</li></ul>",
      ['Tu,We,Th,Fr 09:30-12:00', 'Tu,We,Th,Fr 14:00-19:00', 'Sa 09:00-18:00', 'Mo,Su closed'],
    ],
    ['fr', '<p>Ouvert du mardi au samedi de 11h00 à 2h00</p>', ['Tu,We,Th,Fr,Sa 11:00-02:00']],
    [
      'it',
      '<p>Orari: lunedì - venerdì 9.00-12.30 / 15.00-19.00, domenica chiuso</p>',
      ['Mo,Tu,We,Th,Fr 09:00-12:30', 'Mo,Tu,We,Th,Fr 15:00-19:00', 'Su closed'],
    ],
    [
      'es',
      '<p>Horario: de lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00. Sábados de 10:00 a 13:00</p>',
      ['Mo,Tu,We,Th,Fr 09:00-14:00', 'Mo,Tu,We,Th,Fr 16:00-20:00', 'Sa 10:00-13:00'],
    ],
    [
      'pt',
      '<h4>Horário de funcionamento</h4><p>Segunda a Sexta-feira: 09h00 às 20h00<br>Sábado: das 9h às 13h</p>',
      ['Mo,Tu,We,Th,Fr 09:00-20:00', 'Sa 09:00-13:00'],
    ],
    ['tr', '<p>Pazartesi - Cumartesi, 09.00 ile 18.30 arası hizmetinizdeyiz.</p>', ['Mo,Tu,We,Th,Fr,Sa 09:00-18:30']],
    ['el', '<p>Ωράριο: Δευτέρα έως Παρασκευή 09:00 έως 17:00</p>', ['Mo,Tu,We,Th,Fr 09:00-17:00']],
    ['ru', '<p>Часы работы: понедельник - пятница с 9:00 до 18:00</p>', ['Mo,Tu,We,Th,Fr 09:00-18:00']],
    ['no', '<p>Åpningstider: mandag til fredag 09.00 til 17.00</p>', ['Mo,Tu,We,Th,Fr 09:00-17:00']],
    ['es', '<p>Horario: lunes a viernes de las 9:00 a las 14:00</p>', ['Mo,Tu,We,Th,Fr 09:00-14:00']],
    [
      'pl',
      '<p>Godziny otwarcia: pon. - pt. 8:00 - 16:00, sob. 9:00 - 13:00</p>',
      ['Mo,Tu,We,Th,Fr 08:00-16:00', 'Sa 09:00-13:00'],
    ],
    [
      'nl',
      '<p>Openingstijden ma t/m vr 08:30 tot 17:30 uur, za gesloten</p>',
      ['Mo,Tu,We,Th,Fr 08:30-17:30', 'Sa closed'],
    ],
    [
      'ja',
      '<p>営業時間</p><p>月〜金 9:00〜12:30 / 15:00〜20:30</p><p>土曜日 9:30〜13:30</p><p>日曜休診</p>',
      ['Mo,Tu,We,Th,Fr 09:00-12:30', 'Mo,Tu,We,Th,Fr 15:00-20:30', 'Sa 09:30-13:30', 'Su closed'],
    ],
    [
      'ja',
      '<table><tr><th>診療時間</th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th></tr><tr><th>9:00～12:00</th><td>○</td><td>○</td><td>×</td><td>○</td><td>○</td><td>○</td></tr><tr><th>15:00～19:00</th><td>○</td><td>○</td><td>×</td><td>○</td><td>○</td><td>×</td></tr></table>',
      ['Mo,Tu,Th,Fr,Sa 09:00-12:00', 'Mo,Tu,Th,Fr 15:00-19:00', 'We closed'],
    ],
  ])('%s: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)?.toSorted()).toEqual([...expected].sort());
  });

  it.each([
    [
      'en',
      '<h2>Opening hours</h2><p>Mon-Fri 0900-1730<br>Sat 1000-1400</p>',
      ['Mo,Tu,We,Th,Fr 09:00-17:30', 'Sa 10:00-14:00'],
    ],
    [
      'en',
      '<p>Monday to Friday: 0800 to 1800 hrs</p><p>Saturday 0900 - 1200 hrs</p>',
      ['Mo,Tu,We,Th,Fr 08:00-18:00', 'Sa 09:00-12:00'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Lu-Ve 0830-1200 / 1330-1800<br>Sa 0900-1300</p>',
      ['Mo,Tu,We,Th,Fr 08:30-12:00', 'Mo,Tu,We,Th,Fr 13:30-18:00', 'Sa 09:00-13:00'],
    ],
    [
      'nl',
      '<p>Open: di t/m vr 8u30 - 12u en 13u - 18u, za 8u30 - 16u</p>',
      ['Tu,We,Th,Fr 08:30-12:00', 'Tu,We,Th,Fr 13:00-18:00', 'Sa 08:30-16:00'],
    ],
    [
      'ja',
      '<p>営業時間</p><p>月〜金 午前9時〜午後6時</p><p>土 午前9時半〜午後1時</p>',
      ['Mo,Tu,We,Th,Fr 09:00-18:00', 'Sa 09:30-13:00'],
    ],
    ['en', '<p>Hours: 9-5 Mon-Fri, 10-2 Sat</p>', ['Mo,Tu,We,Th,Fr 09:00-17:00', 'Sa 10:00-14:00']],
    ['de', '<p>Geöffnet täglich außer Montag 11-22 Uhr</p>', ['Tu,We,Th,Fr,Sa,Su 11:00-22:00', 'Mo closed']],
    ['de', '<p>Öffnungszeiten: Mo-Fr 9.30-18.30 Uhr, Do bis 20 Uhr</p>', ['Mo,Tu,We,Fr 09:30-18:30', 'Th 09:30-20:00']],
    [
      'sv',
      '<p>Öppet vardagar kl. 07.00–16.30 (lunchstängt 12–13)</p>',
      ['Mo,Tu,We,Th,Fr 07:00-12:00', 'Mo,Tu,We,Th,Fr 13:00-16:30'],
    ],
    ['en', '<h2>Hours</h2><p>Fri 6pm - 2am<br>Sat 11 am to midnight</p>', ['Fr 18:00-02:00', 'Sa 11:00-00:00']],
    [
      'es',
      '<table><tr><td>Lun<br>Mar<br>Mié</td><td>8:00 - 17:00<br>8:00 - 18:00<br>Cerrado</td></tr></table><h2>Horario</h2>',
      ['Mo 08:00-17:00', 'Tu 08:00-18:00', 'We closed'],
    ],
    [
      'de',
      '<table><tr><th></th><th>Mo</th><th>Di</th><th>Mi</th></tr><tr><td>vormittags</td><td>8-12</td><td>8-12</td><td>8-13</td></tr><tr><td>nachmittags</td><td>14-18</td><td></td><td>-</td></tr></table>',
      ['Mo,Tu 08:00-12:00', 'Mo 14:00-18:00', 'We 08:00-13:00'],
    ],
    [
      'pl',
      '<dl><dt>Poniedziałek - Piątek</dt><dd>8:00 - 12:00</dd><dd>14:00 - 18:00</dd><dt>Sobota</dt><dd>nieczynne</dd></dl>',
      ['Mo,Tu,We,Th,Fr 08:00-12:00', 'Mo,Tu,We,Th,Fr 14:00-18:00', 'Sa closed'],
    ],
    [
      'it',
      '<h3>Orari</h3><div><span>Lun – Ven</span><span>9:00 – 13:00</span></div><div><span>Sabato</span><span>Chiuso</span></div>',
      ['Mo,Tu,We,Th,Fr 09:00-13:00', 'Sa closed'],
    ],
  ])('%s: reads days and times in any order and any form: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)?.toSorted()).toEqual([...expected].sort());
  });

  it.each([
    [
      'en',
      '<h2>Store hours</h2><p>Sunday noon-5pm<br>Monday-Wednesday 9am-7pm<br>Thanksgiving closed<br>Black Friday 5am-11pm<br>Saturday 9am-6pm</p>',
      ['Su 12:00-17:00', 'Mo,Tu,We 09:00-19:00', 'Sa 09:00-18:00'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Monday-Saturday 9am-6pm<br>Good Friday closed<br>Easter Monday 10am-2pm<br>Christmas Eve 9am-1pm</p>',
      ['Mo,Tu,We,Th,Fr,Sa 09:00-18:00'],
    ],
    // A name that no list has: the word before the day shows it.
    [
      'en',
      '<h2>Hours</h2><p>Monday-Thursday 9am-6pm<br>Saturday 9am-1pm<br>Bayou Friday 6am-11pm</p>',
      ['Mo,Tu,We,Th 09:00-18:00', 'Sa 09:00-13:00'],
    ],
    [
      'es',
      '<h2>Horario</h2><p>Lunes a miércoles 9:00-19:00<br>Jueves Santo cerrado<br>Viernes Santo 10:00-12:00<br>Sábado 9:00-14:00</p>',
      ['Mo,Tu,We 09:00-19:00', 'Sa 09:00-14:00'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Lundi - samedi : 9h - 18h<br>Lundi de Pâques : fermé<br>Vendredi saint : 10h - 14h</p>',
      ['Mo,Tu,We,Th,Fr,Sa 09:00-18:00'],
    ],
    [
      'nl',
      '<h2>Openingstijden</h2><p>Maandag t/m zaterdag 9.00 - 18.00 uur<br>Goede Vrijdag gesloten<br>Tweede Paasdag 10.00 - 14.00 uur</p>',
      ['Mo,Tu,We,Th,Fr,Sa 09:00-18:00'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>Poniedziałek - Sobota 9:00 - 18:00<br>Wielki Piątek nieczynne<br>Poniedziałek Wielkanocny 10:00 - 14:00</p>',
      ['Mo,Tu,We,Th,Fr,Sa 09:00-18:00'],
    ],
  ])('%s: gives no weekday the hours of a holiday that is named after it: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)?.toSorted()).toEqual([...expected].sort());
  });

  it.each([
    ['an overlap', 'en', '<h2>Opening times</h2><p>Mon 9-5</p><p>Tue-Sat 9-5</p><p>Sat 10-2</p>'],
    [
      'a day that is open and closed',
      'de',
      '<h2>Öffnungszeiten</h2><p>Freitag 9-17 Uhr<br>Samstag 9-12 Uhr<br>Freitag geschlossen</p>',
    ],
    [
      'two lists',
      'fr',
      '<h2>Horaires</h2><p>Lundi - vendredi 9h - 18h</p><h2>Nos horaires</h2><p>Lundi - vendredi 8h - 17h</p>',
    ],
    ['an open end', 'en', '<h2>Hours</h2><p>Open 7 days, 6am til late</p>'],
  ])('tells no times where the page has two values or none for a day: %s', (_what, lang, html) => {
    expect(hoursOf(html, lang)).toEqual([]);
  });

  it('leaves dated entries of structured data out: they are special hours', () => {
    const day = (dayOfWeek: string | string[], opens: string, closes: string, dates = {}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
      ...dates,
    });
    const data = {
      '@type': 'Store',
      name: 'A',
      openingHoursSpecification: [
        day(['Monday', 'Tuesday'], '09:00', '17:30'),
        day('Saturday', '09:00', '16:00'),
        day(['Monday', 'Tuesday'], '00:00', '00:00', { validFrom: '2026-12-24', validThrough: '2026-12-25' }),
        day('Saturday', '08:00', '20:00', { validFrom: '2021-12-18', validThrough: '2021-12-18' }),
        day('Sunday', '11:00', '15:00', { validThrough: '2021-12-19' }),
      ],
    };
    expect(hoursOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual([
      'Mo,Tu 09:00-17:30',
      'Sa 09:00-16:00',
    ]);
  });

  it.each([
    ['it', { '@type': 'DayOfWeek', name: 'Martedì, Giovedì' }, ['Tu,Th 09:00-12:00']],
    ['de', ['Montag', 'Mittwoch'], ['Mo,We 09:00-12:00']],
    ['en', 'Monday-Wednesday', ['Mo,Tu,We 09:00-12:00']],
  ])('reads days in the words of the site in an entry for machines (%s)', (lang, dayOfWeek, hours) => {
    const data = {
      '@type': 'Store',
      name: 'A',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '12:00' },
    };
    expect(hoursOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, lang)).toEqual(hours);
  });

  it('does not know when a day begins that only ends, behind one with a break', () => {
    const line = (text: string) => hoursOf(`<h3>Orari</h3><p>${text}</p>`, 'it');
    expect(line('Lun-Ven 8:00-12:00 / 14:00-19:00, Sabato fino alle 16:00')).toEqual([]);
    expect(line('Lun-Ven 8:00-19:00, Sabato fino alle 16:00')).toContain('Sa 08:00-16:00');
  });

  it('keeps the head of a table without a row of its own apart from its first day', () => {
    const rows =
      '<tr><td>Mo, Do</td><td>9.00 - 12.00<br>14.00 - 17.00</td></tr><tr><td>Samstag</td><td>9.00 - 11.00</td></tr>';
    const table = `<table><thead><th>Tag</th><th>Öffnungszeiten</th></thead><tbody>${rows}</tbody></table>`;
    expect(hoursOf(`<h3>Öffnungszeiten</h3>${table}`, 'de')).toEqual([
      'Mo,Th 09:00-12:00',
      'Mo,Th 14:00-17:00',
      'Sa 09:00-11:00',
    ]);
  });

  it.each([
    ['tariffs', '<h2>Hours</h2><p>Off-peak Mon-Fri 7am-3pm $12</p>'],
    ['validity', '<p>Offer valid Mon-Fri 9am-5pm until 24.12.2026</p>'],
    ['one Saturday a month', '<h2>Hours</h2><p>Every first Saturday 10am-2pm</p>'],
    ['response times', '<h2>Hours</h2><p>We reply within 2-4 hours</p>'],
    ['an event', '<p>Join our jazz evening on Saturday 7pm - 10pm</p>'],
    ['delivery', '<p>Delivery: Mon-Fri 9am-5pm, Sat 9am-1pm</p>'],
    ['a price list', '<p>Haircut 25-30</p><p>Beard 10-15</p>'],
    ['a date range', '<p>Holiday break 24.12 - 06.01</p>'],
    ['years', '<p>Working here 1998 - 2026</p>'],
    ['phone numbers', '<p>Call 555-0142 or 555-0143</p>'],
    ['hidden words', '<div hidden><p>Opening hours Mon-Fri 9am-5pm</p></div>'],
  ])('does not read %s as opening hours', (_what, html) => {
    expect(hoursOf(html)).toBeNull();
  });

  it('prefers structured data and keeps the text of the page', () => {
    const json = {
      '@type': 'Plumber',
      name: 'A',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'http://schema.org/Tuesday'],
          opens: '08:00',
          closes: '17:00',
        },
      ],
    };
    const html = `<script type="application/ld+json">${JSON.stringify(json)}</script><p>Opening hours: Mon-Tue 8-5</p>`;
    expect(hoursOf(html)).toEqual(['Mo,Tu 08:00-17:00']);
    expect(
      hoursOf(
        `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: 'A', openingHours: ['Mo-Fr 09:00-18:00', 'Sa 09:00-13:00'] })}</script>`,
      ),
    ).toEqual(['Mo,Tu,We,Th,Fr 09:00-18:00', 'Sa 09:00-13:00']);
  });

  it.each([
    ['ja', '<p>8:30から受付</p><p>19:30まで受付</p>', '8:30から受付 · 19:30まで受付'],
    ['en', '<h2>Opening hours</h2><p>Strictly by appointment only.</p><p>12:30</p>', 'Strictly by appointment only.'],
    [
      'de',
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'VeterinaryCare',
        name: 'Ordination',
        openingHoursSpecification: { dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
      })}</script><h3>Sprechzeiten</h3><p>Nur nach Terminvereinbarung</p><p>12:30</p>`,
      'mo/fr 9:00-18:00',
    ],
  ])('quotes the text that the hours are read from: %s', (lang, html, text) => {
    const body = new TextEncoder().encode(`<html lang="${lang}"><body>${html}</body></html>`);
    const page = parsePage({ url: 'http://shop.test/', body, contentType: 'text/html; charset=utf-8' });
    const { value, source } = deriveOpeningHours(createFactContext([page], 'http://shop.test/'));
    expect(value?.text).toBe(text);
    expect(source?.seen.map(({ quote }) => quote)).not.toContain('');
  });

  it('handles a long hostile line in linear time', () => {
    expect(hoursOf(`<p>${'9-'.repeat(50_000)}</p><p>${'Mo '.repeat(20_000)}</p>`)).toBeNull();
  });

  it.each([
    ['lines', '<p>Mon 9-5</p>'],
    ['cells', '<table><tr><td>Mon</td><td>9-5</td></tr></table>'],
    ['rows', '<tr><td>Mo<td>Di<td>Mi<td>9-5'],
    ['numbers', '<p>1.1.1.1 12:30 0900 24/7</p>'],
    ['days', '<li>Mon Tue, Wed - Fri &amp; Sat</li>'],
  ])('bounds its work on a page with a great many %s', (_what, piece) => {
    expect(() => hoursOf(`<h2>Hours</h2>${piece.repeat(20_000)}`)).not.toThrow();
  });
});

it('quotes no lines below the hours that tell nothing of them', () => {
  const html = '<h3>Hours</h3><ul><li>Mon – Fri: 9am – 5pm</li><li>Three meals for every child</li></ul>';
  const page = parsePage({
    url: 'http://shop.test/',
    body: new TextEncoder().encode(`<html lang="en"><body>${html}</body></html>`),
    contentType: 'text/html; charset=utf-8',
  });
  const { value, source } = deriveOpeningHours(createFactContext([page], 'http://shop.test/'));
  expect(value?.text).toBe('Mon - Fri: 9am - 5pm');
  expect(source?.takenFrom.quote).not.toContain('meals');
});

it.each(['24/7', 'Open 24/7', '24h'])('reads “%s” in the field for hours as always open', (typed) => {
  expect(readTypedHours(typed, ['en']).alwaysOpen).toBe(true);
});

it.each([
  [
    'de',
    '<h3>Öffnungszeiten</h3><p>Die Werkstatt ist im August geschlossen<br>Mo, Mi: 10-17<br>Di: 14-17</p>',
    ['Mo,We 10:00-17:00', 'Tu 14:00-17:00'],
  ],
  ['fr', '<h3>Horaires</h3><p>Mon salon est fermé en août<br>Mar - Ven : 9h - 18h</p>', ['Tu,We,Th,Fr 09:00-18:00']],
  ['es', '<p>Horario: Ln-Vn: 9AM-7PM, Sb: 9AM-2PM</p>', ['Mo,Tu,We,Th,Fr 09:00-19:00', 'Sa 09:00-14:00']],
])('%s: takes three letters for a day only where they stand as one: %s', (lang, html, expected) => {
  expect(hoursOf(html, lang)).toEqual(expected);
});

it('asks where times stand behind abbreviations that are no known days', () => {
  expect(hoursOf('<p>Horario: Al-Or: 9:00-17:00, Sa: 9:00-14:00</p>', 'es')).toEqual([]);
  expect(readTypedHours('Xa-Yb: 9:00-17:00, Sa: 9:00-14:00', ['es']).periods).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveOpeningHours } from './opening-hours.ts';

function hoursOf(html: string, lang = 'en') {
  const body = new TextEncoder().encode(`<html lang="${lang}"><body>${html}</body></html>`);
  const page = parsePage({ url: 'http://shop.test/', body, contentType: 'text/html; charset=utf-8' });
  const { value } = deriveOpeningHours(createFactContext([page], 'http://shop.test/'));
  return value === null
    ? null
    : value.periods.map(
        ({ days, opens, closes }) => `${days.join(',')} ${opens ?? 'closed'}${closes === null ? '' : `-${closes}`}`,
      );
}

describe('deriveOpeningHours', () => {
  it.each([
    [
      'en',
      '<h3>Opening hours</h3><p>Mon – Fri: 9am – 5:30pm<br>Saturday 10 am to 2 pm<br>Sunday closed</p>',
      ['Mo,Tu,We,Th,Fr 09:00-17:30', 'Sa 10:00-14:00', 'Su closed'],
    ],
    ['en', '<p>Store Hours: Mon. - Sat. 8:00 - 6:00</p>', ['Mo,Tu,We,Th,Fr,Sa 08:00-18:00']],
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
      ['Mo,Tu,Th,Fr,Sa 09:00-12:00', 'Mo,Tu,Th,Fr 15:00-19:00'],
    ],
  ])('%s: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)?.toSorted()).toEqual([...expected].sort());
  });

  it.each([
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
    [
      'en',
      '<h2>Opening hours</h2><p>Strictly by appointment only.</p><p>12:30</p>',
      'Strictly by appointment only. · 12:30',
    ],
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
});

import { describe, expect, it } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveOpeningHours } from './opening-hours.ts';

function hoursOf(html: string, lang: string) {
  const { value } = deriveOpeningHours(createHtmlContext({ '/': `<html lang="${lang}"><body>${html}</body></html>` }));
  if (value === null) return null;
  return {
    alwaysOpen: value.alwaysOpen,
    byAppointment: value.byAppointment,
    periods: value.periods.map(({ days, opens, closes }) => `${days.join(',')} ${opens ?? 'closed'}-${closes ?? ''}`),
  };
}

it('takes an appointment on one day for none on the others', () => {
  const on = (lines: string) => hoursOf(`<h2>Hours</h2><p>${lines}</p>`, 'en')?.byAppointment;
  expect(on('Mon-Fri 8am-6pm<br>Saturday: By appointment')).toBe(false);
  expect(on('Mon-Fri 8am-6pm or by appointment')).toBe(true);
});

it.each([
  ['en', 'Opening hours</p><p>By phone appointment'],
  ['de', 'Öffnungszeiten:</p><p>nach telefonischer Vereinbarung'],
  ['fr', 'Horaires :</p><p>Sur rendez-vous par téléphone'],
  ['es', 'Horario:</p><p>Previa cita telefónica'],
  ['it', 'Orari:</p><p>Previo appuntamento telefonico'],
  ['nl', 'Openingstijden:</p><p>Op telefonische afspraak'],
])('%s: takes an appointment, and nothing else below the label, for all of the hours', (lang, html) => {
  expect(hoursOf(`<p>${html}</p><p>(218) 555-0142</p>`, lang)).toMatchObject({ byAppointment: true, periods: [] });
});

it('tells both of two weeks that contradict each other', () => {
  const week = (closes: string) => `<h2>Opening hours</h2><p>Mon-Fri 8am-${closes}</p>`;
  const site = { '/': week('6pm'), '/contact': week('4pm') };
  const { value } = deriveOpeningHours(createHtmlContext(site));
  expect(value).toMatchObject({ periods: [], text: 'Mon-Fri 8am-6pm / Mon-Fri 8am-4pm' });
});

it('takes times behind several meals for those of being open', () => {
  const told = '<p>È aperto tutti i giorni della settimana, a pranzo ed a cena, dalle ore 10 alle ore 23.</p>';
  expect(hoursOf(told, 'it')?.periods).toEqual(['Mo,Tu,We,Th,Fr,Sa,Su 10:00-23:00']);
});

it('takes the times of a surcharge for none of opening', () => {
  expect(hoursOf('<h3>Horario nocturno</h3><p>+20%</p><p>De 22:00 a 06:00.</p>', 'es')).toBeNull();
});

it('leaves to the owner which of several places is meant, where their hours differ', () => {
  const place = (path: string, street: string, closes: string) => [
    path,
    `<h2>Opening hours</h2><p>${street}<br>Duluth, MN 55802</p><p>Mon-Fri 8am-${closes}<br>Sat 9am-12pm</p>`,
  ];
  const periods = (closes: string) => {
    const site = Object.fromEntries([
      ['/', '<h1>Lantern Physio</h1>'],
      place('/practice/hill', '12 Hill Street', '6pm'),
      place('/practice/lake', '90 Lake Avenue', closes),
    ]);
    return deriveOpeningHours(createHtmlContext(site)).value?.periods.length;
  };
  expect(periods('6pm')).toBe(2);
  expect(periods('4pm')).toBe(0);
});

it('is not sure of a week with a day that it cannot read', () => {
  const week = (thursday: string) =>
    hoursOf(
      `<h2>Hours</h2><p>Tuesday: 9am-5pm<br>Wednesday: 9am-5pm<br>${thursday}: 9am-5pm<br>Friday: 9am-5pm</p>`,
      'en',
    )?.periods;
  expect(week('Thursday')).toEqual(['Tu,We,Th,Fr 09:00-17:00']);
  expect(week('Tursday')).toEqual([]);
});

it('takes a number of days for no times', () => {
  const reply = (times: string) =>
    hoursOf(`<h2>Hours</h2><p>We typically reply within ${times} business days.</p>`, 'en');
  expect([reply('1-2'), reply('3 to 5')]).toEqual([null, null]);
  const open = (more: string) => hoursOf(`<h2>Hours</h2><p>Mon-Sun 8am-6pm<br>${more}</p>`, 'en')?.periods;
  expect(open('We answer within 2-3 hours during business hours.')).toEqual(['Mo,Tu,We,Th,Fr,Sa,Su 08:00-18:00']);
  expect(hoursOf('<h2>Hours</h2><p>9-5 weekdays</p>', 'en')?.periods).toEqual(['Mo,Tu,We,Th,Fr 09:00-17:00']);
});

it('takes the times of a story about something else for none', () => {
  const told = (second: string) =>
    hoursOf(`<h2>What are your hours?</h2><p>We work 7 days a week for you. ${second}</p>`, 'en')?.periods ?? [];
  expect(
    told(
      'The vans generally leave our yard between 6:00am and 8:00am depending on traffic, weather, parking and how far away your new house stands.',
    ),
  ).toEqual([]);
  expect(told('From 6:00am to 8:00am.')).toEqual(['Mo,Tu,We,Th,Fr,Sa,Su 06:00-08:00']);
});

describe('hours that are not opening hours', () => {
  it.each([
    ['en', 'Hours</h2><p>We reply within 24 hours.</p>'],
    ['en', 'Contact hours</h2><p>24h response on all enquiries</p>'],
    ['en', 'Hours</h2><p>24-hour emergency line: 555-0142</p>'],
    ['en', 'Hours</h2><p>Emergency service 24/7</p>'],
    ['de', 'Öffnungszeiten</h2><p>Wir antworten innerhalb von 24 Stunden.</p>'],
    ['de', 'Öffnungszeiten</h2><p>24-Stunden-Notdienst: 030 123456</p>'],
    ['de', 'Öffnungszeiten</h2><p>Notdienst rund um die Uhr</p>'],
    ['fr', 'Horaires</h2><p>Réponse sous 24 heures</p>'],
    ['fr', 'Horaires</h2><p>Dépannage 24h/24 et 7j/7</p>'],
    ['es', 'Horario</h2><p>Respondemos en menos de 24 horas</p>'],
    ['es', 'Horario</h2><p>Urgencias 24 horas</p>'],
    ['it', 'Orari</h2><p>Risposta entro 24 ore</p>'],
    ['it', 'Orari</h2><p>Pronto intervento 24 ore su 24</p>'],
    ['nl', 'Openingstijden</h2><p>Wij reageren binnen 24 uur</p>'],
    ['pt', 'Horário</h2><p>Resposta em até 24 horas</p>'],
    ['pl', 'Godziny</h2><p>Odpowiadamy w ciągu 24 godzin</p>'],
  ])('%s: %s is not open around the clock', (lang, html) => {
    expect(hoursOf(`<h2>${html}`, lang)?.alwaysOpen ?? false).toBe(false);
  });

  it.each([
    ['en', 'Hours</h2><p>Open 24 hours</p>'],
    ['en', 'Hours</h2><p>24/7</p>'],
    ['en', 'x</h2><p>Opening hours: 24 hours a day, 7 days a week</p>'],
    ['de', 'Öffnungszeiten</h2><p>Rund um die Uhr geöffnet (24h)</p>'],
    ['fr', 'Horaires</h2><p>Ouvert 24h/24, 7j/7</p>'],
    ['it', 'Orari</h2><p>Aperto 24 ore su 24</p>'],
    ['es', 'Horario</h2><p>Abierto 24 horas</p>'],
    ['en', 'Hours</h2><p>Mon-Sun 00:00-24:00</p>'],
  ])('%s: %s is', (lang, html) => {
    expect(hoursOf(`<h2>${html}`, lang)?.alwaysOpen).toBe(true);
  });

  it.each([
    [
      'en',
      '<h2>Opening hours</h2><p>Mon-Sat 11am-11pm</p><h2>Kitchen hours</h2><p>Mon-Sat 12pm-9pm</p>',
      'Mo,Tu,We,Th,Fr,Sa 11:00-23:00',
    ],
    ['en', '<p>Opening hours: Mon-Sat 11am-11pm, kitchen open 12pm-9pm</p>', 'Mo,Tu,We,Th,Fr,Sa 11:00-23:00'],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di-So 11-23 Uhr</p><p>Warme Küche: Di-So 12-21 Uhr</p>',
      'Tu,We,Th,Fr,Sa,Su 11:00-23:00',
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo-Fr 9-18 Uhr</p><p>Telefonisch erreichbar: Mo-Fr 8-20 Uhr</p>',
      'Mo,Tu,We,Th,Fr 09:00-18:00',
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Lundi au vendredi 9h-18h</p><p>Permanence téléphonique : lundi au vendredi 8h-20h</p>',
      'Mo,Tu,We,Th,Fr 09:00-18:00',
    ],
    [
      'it',
      '<h2>Orari</h2><p>Lun-Sab 11:00-23:00</p><p>Cucina aperta: Lun-Sab 12:00-21:00</p>',
      'Mo,Tu,We,Th,Fr,Sa 11:00-23:00',
    ],
    [
      'es',
      '<h2>Horario</h2><p>Lunes a viernes 9:00-18:00</p><p>Atención telefónica: lunes a viernes 8:00-20:00</p>',
      'Mo,Tu,We,Th,Fr 09:00-18:00',
    ],
  ])('%s: separates the opening hours from others: %s', (lang, html, expected) => {
    expect(hoursOf(html, lang)?.periods).toEqual([expected]);
  });

  it.each([
    ['en', '<h2>Phone hours</h2><p>Mon-Fri 8am-8pm</p>'],
    ['de', '<h2>Küchenzeiten</h2><p>Mo-Fr 12-21 Uhr</p>'],
  ])('%s: does not report hours of another kind: %s', (lang, html) => {
    expect(hoursOf(html, lang)).toBeNull();
  });

  it.each([
    ['en', '<h2>Hours</h2><p>Mon-Fri 9-5</p><p>By appointment only</p>'],
    ['de', '<h2>Sprechzeiten</h2><p>Mo-Fr 9-17 Uhr</p><p>Nur nach Vereinbarung</p>'],
    ['fr', '<h2>Horaires</h2><p>Lundi au vendredi 9h-17h</p><p>Uniquement sur rendez-vous</p>'],
    ['it', '<h2>Orari</h2><p>Lun-Ven 9:00-17:00</p><p>Solo su appuntamento</p>'],
  ])('%s: does not report times by appointment only: %s', (lang, html) => {
    expect(hoursOf(html, lang)).toMatchObject({ byAppointment: true, periods: [] });
  });

  it('reports the other days where one is by appointment only', () => {
    expect(hoursOf('<h2>Hours</h2><p>Mon-Fri 9-5<br>Saturday by appointment only</p>', 'en')).toMatchObject({
      byAppointment: false,
      periods: ['Mo,Tu,We,Th,Fr 09:00-17:00'],
    });
  });
});

describe('midnight', () => {
  const entry = (specification: readonly object[]) =>
    hoursOf(jsonLd({ '@type': 'Store', name: 'A', openingHoursSpecification: specification }), 'en')?.periods;
  const day = (dayOfWeek: string | readonly string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });

  it('reads 00:00 to 00:00 of a published entry as closed', () => {
    expect(entry([day('Friday', '08:00', '17:00'), day(['Saturday', 'Sunday'], '00:00', '00:00')])).toEqual([
      'Fr 08:00-17:00',
      'Sa,Su closed-',
    ]);
    const written = jsonLd({ '@type': 'Store', name: 'A', openingHours: ['Mo-Fr 08:00-17:00', 'Sa-Su 00:00-00:00'] });
    expect(hoursOf(written, 'en')?.periods).toEqual(['Mo,Tu,We,Th,Fr 08:00-17:00', 'Sa,Su closed-']);
  });

  it.each(['00:00', '24:00', '23:59', '23:59:00'])('reads a closing time of %s as midnight', (closes) => {
    expect(entry([day('Friday', '18:00', closes)])).toEqual(['Fr 18:00-00:00']);
  });

  it('ignores two equal times', () => {
    expect(entry([day('Friday', '09:00', '09:00')])).toBeUndefined();
  });

  it.each([
    ['en', 'Mon-Fri 11:00 - 00:00'],
    ['en', 'Mon-Fri 11am - midnight'],
    ['en', 'Mon-Fri 11 am - 12 am'],
    ['de', 'Mo-Fr 11-24 Uhr'],
    ['de', 'Mo-Fr 11:00 bis 0:00 Uhr'],
    ['fr', 'Du lundi au vendredi de 11h à 24h'],
    ['it', 'Lun-Ven 11:00-24:00'],
  ])('%s: %s ends at midnight', (lang, text) => {
    expect(hoursOf(`<h2>Hours Öffnungszeiten Horaires Orari</h2><p>${text}</p>`, lang)?.periods).toEqual([
      'Mo,Tu,We,Th,Fr 11:00-00:00',
    ]);
  });
});

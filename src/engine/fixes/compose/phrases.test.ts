import { describe, expect, it } from 'vitest';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { fillSentence } from './filled-sentence.ts';
import { daysText, hoursClause, openDays, parseHoursPhrase } from './hours-phrases.ts';
import { nameForms } from './name-forms.ts';
import { frenchAt, listServices, naturalList } from './natural-list.ts';
import { runningService, servicePhrases, takeForList } from './service-phrases.ts';

describe('lists', () => {
  it.each([
    ['en', ['a', 'b', 'c'], 'a, b and c'],
    ['en', ['tea and cake', 'soup', 'bread'], 'tea and cake, soup, and bread'],
    ['de', ['a', 'b'], 'a und b'],
    ['de', ['Bad und Heizung', 'Gas'], 'Bad und Heizung sowie Gas'],
    ['fr', ['a', 'b', 'c'], 'a, b et c'],
    ['fr', ['dos et nuque', 'épaules'], 'dos et nuque ainsi qu’épaules'],
    ['fr', ['dos et nuque', 'haies'], 'dos et nuque ainsi que haies'],
    ['en', ['boat lessons', 'sail and wind lessons'], 'boat lessons as well as sail and wind lessons'],
    ['es', ['frenos', 'inyección'], 'frenos e inyección'],
    ['es', ['agua', 'hielo'], 'agua y hielo'],
    ['en', ['a'], 'a'],
    ['en', [], ''],
  ] as const)('are written as %s writes them', (language, items, expected) => {
    expect(naturalList(language, items)).toBe(expected);
  });

  it('have French towns with their preposition', () => {
    expect(['Nantes', 'Le Mans', 'Les Sables-d’Olonne'].map(frenchAt)).toEqual([
      'à Nantes',
      'au Mans',
      'aux Sables-d’Olonne',
    ]);
  });
});

describe('the name of a service inside a sentence', () => {
  it.each([
    ['Water Heater Repair', 'en', 'water heater repair'],
    ['HVAC Repair', 'en', 'HVAC repair'],
    ['Invisalign', 'en', 'Invisalign'],
    ['Hail & Storm Damage', 'en', 'hail and storm damage'],
    ['Toldos Y Lonas', 'es', 'toldos y lonas'],
    ['Kids Cut (10 and under)', 'en', 'kids cuts'],
    ['Energetische Sanierung', 'de', 'energetische Sanierung'],
    ['Bad & Heizung', 'de', 'Bad und Heizung'],
    ['Dépannage plomberie', 'fr', 'dépannage plomberie'],
    ['Rehabilitación a domicilio', 'es', 'rehabilitación a domicilio'],
  ] as const)('is for "%s" in %s: %s', (name, language, expected) => {
    expect(runningService(name, language, new Set())).toBe(expected);
  });

  it.each([
    'Services',
    'Our Services',
    'Why choose us?',
    'From $99',
    'Call now',
    'Everything that you could ever want for your home and more',
    '水道',
    'We fix pipes',
    'AB',
  ])('is not made of "%s"', (name) => {
    expect(runningService(name, 'en', new Set())).toBeNull();
  });

  it('keeps the capitals of whole names alone', () => {
    const names = new Set(['welwyn garden city', 'texas']);
    expect(runningService('Garden Maintenance', 'en', names)).toBe('garden maintenance');
    expect(runningService('Drains in Welwyn Garden City', 'en', names)).toBe('drains in Welwyn Garden City');
    expect(runningService('Texas Drains', 'en', names)).toBe('Texas drains');
  });

  it('keeps whose a thing is, and the days that are called so', () => {
    const running = (name: string) => runningService(name, 'en', new Set());
    expect(running("Hollis's Jam Tins")).toBe("Hollis's jam tins");
    expect(running("Women's Walking Boots")).toBe("women's walking boots");
    expect(running("Mother's Day Gift Tins")).toBe("Mother's Day gift tins");
  });

  it('is no sentence of the business', () => {
    expect(runningService('Llegamos en minutos', 'es', new Set())).toBeNull();
    expect(runningService('Ramos de novia', 'es', new Set())).toBe('ramos de novia');
  });

  it('stands for one service once', () => {
    const { facts } = factSheet('en', {
      service: [
        'Gutters',
        'Gutters and heat cable',
        'Children’s Dentistry',
        'Children’s dentistry',
        'Emergency Dentist',
      ],
    });
    expect(servicePhrases(facts, 'en', ['dentist'], new Set()).map(({ text }) => text)).toEqual([
      'gutters',
      'children’s dentistry',
    ]);
  });
});

describe('services in one list', () => {
  const listed = (language: 'en' | 'it' | 'pt' | 'de', service: string[], doers: string[] = []) =>
    servicePhrases(factSheet(language, { service }).facts, language, doers, new Set()).map(({ text }) => text);

  it('are about something else first', () => {
    expect(listed('it', ['Servizi assicurativi', 'Cristalli', 'Pratiche assicurative', 'Pneumatici'])).toEqual([
      'servizi assicurativi',
      'cristalli',
      'pneumatici',
      'pratiche assicurative',
    ]);
  });

  it('may be the same work on different things, or of the trade itself', () => {
    const cuts = ['Grass Cutting', 'Hedge Cutting', 'Weeding'];
    expect(listed('en', cuts)).toEqual(cuts.map((name) => name.toLowerCase()));
    const fitted = ['Instalação de espelhos', 'Instalação de forros', 'Box de banheiro'];
    expect(listed('pt', fitted)).toEqual(fitted.map((name) => name.toLowerCase()));
    expect(listed('en', ['Roof Repair', 'Roof Cleaning', 'Gutters'], ['roofer'])).toEqual([
      'roof repair',
      'roof cleaning',
      'gutters',
    ]);
  });

  it('are no persons because the trade is called “services”', () => {
    expect(listed('en', ['Domestic Electrical Services'], ['electrical services'])).toEqual([
      'domestic electrical services',
    ]);
  });

  it('have one that joins two at most, at the end', () => {
    const services = ['wiring', 'solar and storage', 'lighting', 'testing and repair'].map((text) => ({
      text,
      factIds: [text],
    }));
    const texts = (most: number) =>
      takeForList(services, most, (text) => text.includes(' and ')).map(({ text }) => text);
    expect(texts(3)).toEqual(['wiring', 'lighting', 'solar and storage']);
    expect(texts(1)).toEqual(['wiring']);
  });

  it.each([
    ['en', [], ''],
    ['en', ['wiring'], 'wiring'],
    ['en', ['domestic wiring', 'industrial wiring'], 'domestic and industrial wiring'],
    [
      'en',
      ['domestic electrical work', 'industrial electrical work', 'tests and repairs'],
      'domestic and industrial electrical work as well as tests and repairs',
    ],
    ['de', ['Wallboxen', 'Beleuchtung', 'Solar und Speicher'], 'Wallboxen und Beleuchtung sowie Solar und Speicher'],
    ['es', ['llaves', 'cajas fuertes', 'apertura en minutos'], 'llaves, cajas fuertes y apertura en minutos'],
    ['es', ['desatascos', 'fugas', 'averías y reparaciones'], 'desatascos y fugas, así como averías y reparaciones'],
  ] as const)('say a shared noun once, and which two belong together: %s %j', (language, names, expected) => {
    expect(listServices(language, names)).toBe(expected);
  });
});

describe('services of a business in Dubai', () => {
  it('stand without the place that the sentence says, each once', () => {
    const { facts } = factSheet('en', {
      city: ['Dubai'],
      service: ['Packing Services in Dubai-Jumeirah', 'Villa Movers in Dubai', 'Villa Movers', 'Trips in Al Ain'],
    });
    expect(servicePhrases(facts, 'en', [], new Set()).map(({ text }) => text)).toEqual([
      'packing services',
      'villa movers',
      'trips in al ain',
    ]);
  });
});

describe('services that sound like another', () => {
  const listed = (language: FactSheet['language'], doer: string, service: string[]) =>
    servicePhrases(factSheet(language, { service }).facts, language, [doer], new Set()).map(({ text }) => text);

  it('are people of the trade, not work that it is named for', () => {
    expect(listed('en', 'dentist', ['Emergency Dentist', 'Root canal'])).toEqual(['root canal']);
    expect(listed('en', 'pressure washing', ['House Washing', 'Roof Cleaning'])).toEqual([
      'house washing',
      'roof cleaning',
    ]);
  });

  it('are one short word that a longer name has', () => {
    expect(listed('pt', 'vidraçaria', ['Box de Banheiro', 'Espelhos', 'Box'])).toEqual(['box de banheiro', 'espelhos']);
  });
});

describe('services with the town behind them', () => {
  it('stand without it, with its state or without', () => {
    const { facts } = factSheet('en', {
      city: ['Chamblee'],
      region: ['GA'],
      area: ['Stone Mountain'],
      service: ['Dental Crown Chamblee GA', 'Veneers in Stone Mountain, GA', 'Chamblee'],
    });
    expect(servicePhrases(facts, 'en', [], new Set()).map(({ text }) => text)).toEqual([
      'dental crowns',
      'veneers',
      'chamblee',
    ]);
  });
});

describe('opening hours in words', () => {
  const hours = parseHoursPhrase(
    'Mon to Thu 07:00 to 12:00, Mon to Thu 13:00 to 17:00, Fri 07:30 to 12:00, Sat closed',
  );

  it.each([
    ['en', 'Monday to Thursday, 7 am to noon and 1 pm to 5 pm; Friday, 7:30 am to noon'],
    ['de', 'Montag bis Donnerstag von 7 bis 12 Uhr und von 13 bis 17 Uhr sowie Freitag von 7.30 bis 12 Uhr'],
    ['fr', 'du lundi au jeudi de 7 h à 12 h et de 13 h à 17 h et le vendredi de 7 h 30 à 12 h'],
    ['es', 'de lunes a jueves de 7:00 a 12:00 y de 13:00 a 17:00 y los viernes de 7:30 a 12:00'],
  ] as const)('are said as %s says them', (language, expected) => {
    expect(hours === null ? null : hoursClause(language, hours)).toBe(expected);
  });

  it('draw days together', () => {
    expect(hours === null ? null : openDays(hours)).toEqual([0, 1, 2, 3, 4]);
    expect(daysText('en', [0, 1, 3, 4, 5, 6])).toBe('every day except Wednesday');
    expect(daysText('de', [0, 2])).toBe('montags und mittwochs');
    expect(daysText('es', [5, 6])).toBe('los sábados y los domingos');
    expect(daysText('fr', [0, 1, 2, 3, 4, 5, 6])).toBe('tous les jours');
  });

  it('stay as they are where the owner wrote freely', () => {
    expect(parseHoursPhrase('Whenever the light is on')).toBeNull();
    expect(parseHoursPhrase('Open 24 hours, every day')).toMatchObject({ alwaysOpen: true });
    expect(parseHoursPhrase('By appointment')).toMatchObject({ byAppointment: true, parts: [] });
  });
});

describe('a wording', () => {
  it('is filled with facts and names them, or not at all', () => {
    const slots = new Map([['city', { text: 'Leeds', factIds: ['city-1'] }]]);
    expect(fillSentence('we work in {city}.', slots)).toEqual({ text: 'We work in Leeds.', factIds: ['city-1'] });
    expect(fillSentence('{name} works in {city}.', slots)).toBeNull();
  });

  it('puts up with values that end in a full stop, and draws German words together', () => {
    const slots = new Map([['name', { text: 'Smith Inc.', factIds: ['n'] }]]);
    expect(fillSentence('This is {name}.', slots)?.text).toBe('This is Smith Inc.');
    expect(fillSentence('Willkommen bei dem Gästehaus.', slots)?.text).toBe('Willkommen beim Gästehaus.');
    expect(nameForms('de', 'Bäckerei Kornblume')).toMatchObject({
      name: 'die Bäckerei Kornblume',
      dative: 'der Bäckerei Kornblume',
    });
    expect(nameForms('de', 'Elektro Sommer').name).toBe('Elektro Sommer');
  });
});

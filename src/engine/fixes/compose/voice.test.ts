import { expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import type { TextLanguage } from '../writing-material.ts';
import { readVoice } from './voice.ts';

const isFamiliar = (language: TextLanguage, lines: readonly string[], path = '/') => {
  const page = anOutlinePage({ url: `https://harborandpine.example${path}`, mainText: lines.join('\n') });
  return readVoice({
    ...aMaterial(),
    sheet: factSheet(language, { name: 'Harbor & Pine' }),
    outline: { pages: [page], statedFacts: [], robotsTxt: null },
  }).isFamiliar;
};

const CUSTOMERS = ['Du willst einen neuen Schrank?', 'Wir messen bei dir aus.', 'Ruf an, wir freuen uns auf dich.'];
const STAFF = [
  'Schreinerei in Ulm',
  'Du begeisterst dich für Holz und hast Lust auf deine eigenen Projekte?',
  'Ich suche ständig neue Mitarbeiter*innen. Melde dich.',
  'Bewerbung an die Werkstatt: Du findest die Adresse unten.',
];

it('calls customers by their first name where the site does', () => {
  expect(isFamiliar('de', CUSTOMERS)).toBe(true);
  expect(isFamiliar('es', ['Cuidamos tu boca.', 'Te conocemos.', 'Reserva tu cita.'])).toBe(true);
});

it.each([
  ['es', ['Cuéntanos qué ocurre.', '¿Necesitas ayuda?', 'Llámanos y quieres más.', 'Si buscas, aquí tienes.'], true],
  ['es', ['Llámenos hoy.', 'Contáctenos.', 'Su casa es su casa.'], false],
  ['it', ['Chiamaci oggi.', 'Ti rispondiamo.', 'La tua casa.'], true],
  ['it', ['Chiamateci oggi.', 'La vostra casa.', 'Vi aspettiamo.'], false],
  ['nl', ['Bel ons als je wilt.', 'Je haar is van jou.', 'Jouw afspraak.'], true],
  ['nl', ['Bel ons als u wilt.', 'Uw haar.', 'Wij helpen u.'], false],
] as const)('%s: %j', (language, lines, expected) => {
  expect(isFamiliar(language, lines)).toBe(expected);
});

it('does not take people who are asked to work there for customers', () => {
  expect(isFamiliar('de', STAFF)).toBe(false);
  expect(isFamiliar('de', [...STAFF, 'Öffnungszeiten', ...CUSTOMERS])).toBe(true);
  expect(isFamiliar('de', CUSTOMERS, '/karriere')).toBe(false);
  expect(isFamiliar('es', ['Trabaja con nosotros', '¿Te gusta tu oficio? Envía tu currículum y te llamamos.'])).toBe(
    false,
  );
});

it('calls a business in Brazil by “vocês”, one in Portugal not', () => {
  const asks = (country: string) => readVoice({ ...aMaterial(), sheet: factSheet('pt', { country }) }).isFamiliar;
  expect([asks('BR'), asks('PT')]).toEqual([true, false]);
});

it('takes no name of a region for an address', () => {
  expect(isFamiliar('es', ['Os Ancares', 'Os Ancares, Lugo', 'Casa en Os Ancares'])).toBe(false);
  expect(isFamiliar('es', ['Os esperamos.', 'Os llamamos.', 'Os ayudamos.'])).toBe(true);
});

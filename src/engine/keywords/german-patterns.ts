import { acting, comparing, type KeywordPattern, nearby, onlyToFill, type PatternTable } from './keyword-pattern.ts';

/** German searches put the noun first and the intent after it, so that nothing is inflected. */
const HERE = [nearby('{s} {p}', 'city'), nearby('{s} in der Nähe', 'near'), nearby('{s} {p} und Umgebung', 'city')];
const AREAS = nearby('{s} {p}', 'area');
const URGENT = acting('{s} Notdienst {p}', 'city', { needs: 'emergency' });
const COMPARED = [
  comparing('{s} Empfehlung {p}', 'city'),
  comparing('{s} Erfahrungen {p}', 'city'),
  comparing('{s} Bewertungen {p}', 'city'),
  comparing('{s} Vergleich {p}', 'city'),
];
const OPEN = [
  nearby('{s} Samstag geöffnet {p}', 'city', { needs: 'saturday' }),
  nearby('{s} Sonntag geöffnet {p}', 'city', { needs: 'sunday' }),
  nearby('{s} Öffnungszeiten {p}', 'city'),
];

/** Goods have no "experiences"; services of people do. */
const OF_GOODS = [comparing('{s} Empfehlung {p}', 'city'), comparing('{s} Preisvergleich {p}', 'city')];
/** Used where a business has one town and one word for its category. */
const FILL = onlyToFill([
  nearby('{s} finden {p}', 'city'),
  acting('{s} Kontakt {p}', 'city'),
  acting('{s} Telefonnummer {p}', 'city'),
  comparing('{s} Empfehlung in der Nähe', 'near'),
  nearby('{s} Adresse {p}', 'city'),
  comparing('{s} Test {p}', 'city'),
  acting('{s} Anfrage {p}', 'city'),
  nearby('{s} geöffnet in der Nähe', 'near'),
  comparing('{s} Rezensionen {p}', 'city'),
  acting('{s} Anfahrt {p}', 'city'),
  acting('{s} anrufen {p}', 'city'),
  nearby('{s} Liste {p}', 'city'),
  comparing('{s} Übersicht {p}', 'city'),
]);

function all(
  acts: readonly KeywordPattern[],
  price: string,
  compared: readonly KeywordPattern[] = COMPARED,
): readonly KeywordPattern[] {
  const [first, ...more] = acts;
  return [
    ...HERE.slice(0, 2),
    ...(first === undefined ? [] : [first]),
    comparing(`{s} ${price} {p}`, 'city'),
    URGENT,
    ...compared.slice(0, 1),
    AREAS,
    ...more.slice(0, 1),
    ...compared.slice(1, 3),
    ...HERE.slice(2),
    ...more.slice(1),
    comparing(`{s} ${price} in der Nähe`, 'near'),
    ...compared.slice(3),
  ];
}

/** Searches for a category but not for single services. */
function ofCategory(patterns: readonly KeywordPattern[]): readonly KeywordPattern[] {
  return [...patterns, ...OPEN, ...FILL];
}

const JOB = all(
  [
    acting('{s} Angebot {p}', 'city'),
    acting('{s} beauftragen {p}', 'city'),
    acting('{s} Kostenvoranschlag {p}', 'city'),
    acting('{s} Termin {p}', 'city'),
  ],
  'Kosten',
);
const APPOINTMENT = all(
  [
    acting('{s} Termin {p}', 'city'),
    acting('{s} Termin buchen {p}', 'city'),
    acting('{s} Termin online {p}', 'city', { onlyIf: 'you take bookings online' }),
    acting('{s} ohne Termin {p}', 'city', { onlyIf: 'people can come without an appointment' }),
  ],
  'Preise',
);
const ADVICE = all(
  [
    acting('{s} Beratung {p}', 'city'),
    acting('{s} Erstgespräch {p}', 'city'),
    acting('{s} beauftragen {p}', 'city'),
    acting('{s} Termin {p}', 'city'),
  ],
  'Kosten',
);
const VENUE = all(
  [
    acting('{s} reservieren {p}', 'city', { onlyIf: 'you take reservations' }),
    nearby('{s} heute geöffnet {p}', 'city'),
    acting('{s} zum Mitnehmen {p}', 'city', { onlyIf: 'you sell to take away' }),
    acting('{s} Lieferung {p}', 'city', { onlyIf: 'you deliver' }),
    comparing('{s} Speisekarte {p}', 'city'),
  ],
  'Preise',
);
const SHOP = all(
  [
    acting('{s} kaufen {p}', 'city'),
    nearby('{s} heute geöffnet {p}', 'city'),
    acting('{s} bestellen {p}', 'city', { onlyIf: 'you take orders' }),
    acting('{s} Lieferung {p}', 'city', { onlyIf: 'you deliver' }),
  ],
  'Preise',
  OF_GOODS,
);
const SHOP_ITSELF = all(
  [
    acting('{s} bestellen {p}', 'city', { onlyIf: 'you take orders' }),
    nearby('{s} heute geöffnet {p}', 'city'),
    acting('{s} Lieferung {p}', 'city', { onlyIf: 'you deliver' }),
    acting('{s} Angebote {p}', 'city'),
  ],
  'Preise',
);
const STAY = all(
  [
    acting('{s} buchen {p}', 'city'),
    acting('{s} Zimmer frei {p}', 'city'),
    acting('{s} Wochenende {p}', 'city'),
    acting('{s} kurzfristig buchen {p}', 'city', { onlyIf: 'you take bookings at short notice' }),
  ],
  'Preise',
);
const CLASS = all(
  [
    acting('{s} Anmeldung {p}', 'city'),
    acting('{s} Probestunde {p}', 'city', { onlyIf: 'beginners can try it out' }),
    acting('{s} Kurs buchen {p}', 'city'),
    nearby('{s} für Anfänger {p}', 'city', { onlyIf: 'beginners are welcome' }),
  ],
  'Preise',
);
const VISIT = all(
  [
    acting('{s} besuchen {p}', 'city'),
    acting('{s} Tickets {p}', 'city', { onlyIf: 'you sell tickets' }),
    acting('{s} Gruppen {p}', 'city', { onlyIf: 'you take groups' }),
  ],
  'Preise',
);
const STAY_WITH: readonly KeywordPattern[] = [
  nearby('{who} mit {s} {p}', 'city'),
  acting('{who} mit {s} buchen {p}', 'city'),
  nearby('{who} mit {s} in der Nähe', 'near'),
  comparing('{who} mit {s} Preise {p}', 'city'),
  comparing('{who} mit {s} Bewertungen {p}', 'city'),
  nearby('{who} mit {s} {p}', 'area'),
];

/** German. */
export const GERMAN_PATTERNS: PatternTable = {
  category: {
    job: ofCategory(JOB),
    appointment: ofCategory(APPOINTMENT),
    advice: ofCategory(ADVICE),
    venue: ofCategory(VENUE),
    shop: ofCategory(SHOP_ITSELF),
    stay: ofCategory(STAY),
    class: ofCategory(CLASS),
    visit: ofCategory(VISIT),
    community: ofCategory(VISIT),
  },
  service: {
    job: JOB,
    appointment: APPOINTMENT,
    advice: ADVICE,
    venue: VENUE,
    shop: SHOP,
    stay: STAY_WITH,
    class: CLASS,
    visit: VISIT,
    community: VISIT,
  },
};

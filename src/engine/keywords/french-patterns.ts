import { acting, comparing, type KeywordPattern, nearby, onlyToFill, type PatternTable } from './keyword-pattern.ts';

/** French searches begin with the intent ("devis plombier"); words that would need gender agreement are left out. */
const HERE = [nearby('{s} {p}', 'city'), nearby('{s} près de moi', 'near'), nearby('{s} {p} et alentours', 'city')];
const AREAS = nearby('{s} {p}', 'area');
const URGENT = acting('urgence {s} {p}', 'city', { needs: 'emergency' });
const COMPARED = [
  comparing('avis {s} {p}', 'city'),
  comparing('{s} pas cher {p}', 'city'),
  comparing('comparatif {s} {p}', 'city'),
  comparing('avis {s} près de moi', 'near'),
];
const OPEN = [
  nearby('{s} samedi {p}', 'city', { needs: 'saturday' }),
  nearby('{s} dimanche {p}', 'city', { needs: 'sunday' }),
  nearby('horaires {s} {p}', 'city'),
];

/** Used where a business has one town and one word for its category. */
const FILL = onlyToFill([
  nearby('trouver {s} {p}', 'city'),
  acting('contact {s} {p}', 'city'),
  acting('numéro {s} {p}', 'city'),
  nearby('adresse {s} {p}', 'city'),
  comparing('prix moyen {s} {p}', 'city'),
  acting('demande {s} {p}', 'city'),
  comparing('avis clients {s} {p}', 'city'),
  acting('{s} disponible {p}', 'city'),
  comparing('guide {s} {p}', 'city'),
  comparing('classement {s} {p}', 'city'),
  comparing('recommandation {s} {p}', 'city'),
  acting('appeler {s} {p}', 'city'),
  nearby('liste {s} {p}', 'city'),
]);

function all(acts: readonly KeywordPattern[], price: string): readonly KeywordPattern[] {
  const [first, ...more] = acts;
  return [
    ...HERE.slice(0, 2),
    ...(first === undefined ? [] : [first]),
    comparing(`${price} {s} {p}`, 'city'),
    URGENT,
    ...COMPARED.slice(0, 1),
    AREAS,
    ...more.slice(0, 1),
    ...COMPARED.slice(1, 2),

    ...HERE.slice(2),
    ...more.slice(1),
    comparing(`${price} {s} près de moi`, 'near'),
    ...COMPARED.slice(2),
  ];
}

/** Searches for a category but not for single services. */
function ofCategory(patterns: readonly KeywordPattern[]): readonly KeywordPattern[] {
  return [...patterns, ...OPEN, ...FILL];
}

const JOB = all(
  [
    acting('devis {s} {p}', 'city'),
    acting('devis gratuit {s} {p}', 'city', { onlyIf: 'your quotes are free' }),
    acting('devis {s} en ligne', 'none', { onlyIf: 'quotes can be asked for online' }),
  ],
  'prix',
);
const APPOINTMENT = all(
  [
    acting('rendez-vous {s} {p}', 'city'),
    acting('prendre rendez-vous {s} {p}', 'city'),
    acting('{s} rendez-vous en ligne {p}', 'city', { onlyIf: 'you take bookings online' }),
    acting('{s} sans rendez-vous {p}', 'city', { onlyIf: 'people can come without an appointment' }),
  ],
  'tarif',
);
const ADVICE = all(
  [
    acting('consultation {s} {p}', 'city'),
    acting('rendez-vous {s} {p}', 'city'),
    acting('conseil {s} {p}', 'city'),
    acting('devis {s} {p}', 'city'),
  ],
  'tarif',
);
const VENUE = all(
  [
    acting('réserver {s} {p}', 'city', { onlyIf: 'you take reservations' }),
    acting('{s} à emporter {p}', 'city', { onlyIf: 'you sell to take away' }),
    acting('livraison {s} {p}', 'city', { onlyIf: 'you deliver' }),
    comparing('carte {s} {p}', 'city'),
  ],
  'prix',
);
const SHOP_ITSELF = all(
  [
    acting('livraison {s} {p}', 'city', { onlyIf: 'you deliver' }),
    acting('commande {s} {p}', 'city', { onlyIf: 'you take orders' }),
    acting('{s} retrait en magasin {p}', 'city', { onlyIf: 'orders can be picked up' }),
  ],
  'prix',
);
const SHOP = all(
  [
    acting('acheter {s} {p}', 'city'),
    acting('commander {s} {p}', 'city', { onlyIf: 'you take orders' }),
    acting('livraison {s} {p}', 'city', { onlyIf: 'you deliver' }),
    nearby('où acheter {s} {p}', 'city'),
  ],
  'prix',
);
const STAY = all(
  [
    acting('réserver {s} {p}', 'city'),
    acting('réservation {s} week-end {p}', 'city'),
    acting('{s} dernière minute {p}', 'city', { onlyIf: 'you take bookings at short notice' }),
  ],
  'prix',
);
const CLASS = all(
  [
    acting('inscription {s} {p}', 'city'),
    acting('cours d’essai {s} {p}', 'city', { onlyIf: 'beginners can try it out' }),
    acting('s’inscrire {s} en ligne', 'none', { onlyIf: 'people can sign up online' }),
    nearby('{s} débutant {p}', 'city', { onlyIf: 'beginners are welcome' }),
  ],
  'tarif',
);
const VISIT = all(
  [
    acting('visite {s} {p}', 'city'),
    acting('billet {s} {p}', 'city', { onlyIf: 'you sell tickets' }),
    acting('{s} groupe {p}', 'city', { onlyIf: 'you take groups' }),
  ],
  'tarif',
);
const STAY_WITH: readonly KeywordPattern[] = [
  nearby('{who} avec {s} {p}', 'city'),
  acting('réserver {who} avec {s} {p}', 'city'),
  nearby('{who} avec {s} près de moi', 'near'),
  comparing('prix {who} avec {s} {p}', 'city'),
  comparing('avis {who} avec {s} {p}', 'city'),
  nearby('{who} avec {s} {p}', 'area'),
];

/** French. */
export const FRENCH_PATTERNS: PatternTable = {
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

import { acting, comparing, type KeywordPattern, nearby, onlyToFill, type PatternTable } from './keyword-pattern.ts';

/** Spanish searches begin with the intent ("presupuesto fontanero"); words that would need gender agreement are left out. */
const HERE = [nearby('{s} en {p}', 'city'), nearby('{s} cerca de mí', 'near'), nearby('{s} {p} y alrededores', 'city')];
const AREAS = nearby('{s} {p}', 'area');
const URGENT = acting('{s} urgente {p}', 'city', { needs: 'emergency' });
const COMPARED = [
  comparing('opiniones {s} {p}', 'city'),
  comparing('mejor {s} {p}', 'city', { kinds: ['person'] }),
  comparing('comparar {s} {p}', 'city'),
  comparing('ofertas {s} {p}', 'city'),
];
const OPEN = [
  nearby('{s} sábado {p}', 'city', { needs: 'saturday' }),
  nearby('{s} domingo {p}', 'city', { needs: 'sunday' }),
  nearby('horario {s} {p}', 'city'),
];

/** Used where a business has one town and one word for its category. */
const FILL = onlyToFill([
  nearby('encontrar {s} en {p}', 'city'),
  acting('contacto {s} {p}', 'city'),
  acting('teléfono {s} {p}', 'city'),
  nearby('dirección {s} {p}', 'city'),
  comparing('valoraciones {s} {p}', 'city'),
  comparing('precio medio {s} {p}', 'city'),
  acting('solicitar {s} en {p}', 'city'),
  comparing('opiniones {s} cerca de mí', 'near'),
  acting('{s} disponible {p}', 'city'),
  comparing('recomendaciones {s} {p}', 'city'),
  comparing('ranking {s} {p}', 'city'),
  acting('llamar {s} {p}', 'city'),
  nearby('lista {s} {p}', 'city'),
  comparing('referencias {s} {p}', 'city'),
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
    comparing(`${price} {s} cerca de mí`, 'near'),
    ...COMPARED.slice(2),
  ];
}

/** Searches for a category but not for single services. */
function ofCategory(patterns: readonly KeywordPattern[]): readonly KeywordPattern[] {
  return [...patterns, ...OPEN, ...FILL];
}

const JOB = all(
  [
    acting('presupuesto {s} {p}', 'city'),
    acting('contratar {s} en {p}', 'city'),
    acting('presupuesto {s} sin compromiso', 'none', { onlyIf: 'your quotes bind nobody' }),
    acting('pedir presupuesto {s} {p}', 'city'),
  ],
  'precio',
);
const APPOINTMENT = all(
  [
    acting('cita {s} {p}', 'city'),
    acting('pedir cita {s} {p}', 'city'),
    acting('reservar {s} online {p}', 'city', { onlyIf: 'you take bookings online' }),
    acting('{s} sin cita previa {p}', 'city', { onlyIf: 'people can come without an appointment' }),
  ],
  'precio',
);
const ADVICE = all(
  [
    acting('consulta {s} {p}', 'city'),
    acting('contratar {s} en {p}', 'city'),
    acting('cita {s} {p}', 'city'),
    acting('asesoramiento {s} {p}', 'city'),
  ],
  'tarifas',
);
const VENUE = all(
  [
    acting('reservar {s} {p}', 'city', { onlyIf: 'you take reservations' }),
    acting('{s} para llevar {p}', 'city', { onlyIf: 'you sell to take away' }),
    acting('{s} a domicilio {p}', 'city', { onlyIf: 'you deliver' }),
    comparing('carta {s} {p}', 'city'),
  ],
  'precio',
);
const SHOP_ITSELF = all(
  [
    acting('{s} a domicilio {p}', 'city', { onlyIf: 'you deliver' }),
    acting('{s} pedidos online {p}', 'city', { onlyIf: 'you take orders online' }),
    acting('encargar en {s} {p}', 'city', { onlyIf: 'you take orders' }),
  ],
  'precios',
);
const SHOP = all(
  [
    acting('comprar {s} en {p}', 'city'),
    acting('encargar {s} {p}', 'city', { onlyIf: 'you take orders' }),
    acting('{s} a domicilio {p}', 'city', { onlyIf: 'you deliver' }),
    nearby('dónde comprar {s} en {p}', 'city'),
  ],
  'precio',
);
const STAY = all(
  [
    acting('reservar {s} en {p}', 'city'),
    acting('reserva {s} fin de semana {p}', 'city'),
    acting('{s} última hora {p}', 'city', { onlyIf: 'you take bookings at short notice' }),
  ],
  'precio',
);
const CLASS = all(
  [
    acting('apuntarse a {s} en {p}', 'city'),
    acting('matrícula {s} {p}', 'city'),
    acting('clase de prueba {s} {p}', 'city', { onlyIf: 'beginners can try it out' }),
    nearby('{s} para principiantes {p}', 'city', { onlyIf: 'beginners are welcome' }),
  ],
  'precio',
);
const VISIT = all(
  [
    acting('visitar {s} en {p}', 'city'),
    acting('entradas {s} {p}', 'city', { onlyIf: 'you sell tickets' }),
    acting('{s} para grupos {p}', 'city', { onlyIf: 'you take groups' }),
  ],
  'precio',
);
const STAY_WITH: readonly KeywordPattern[] = [
  nearby('{who} con {s} en {p}', 'city'),
  acting('reservar {who} con {s} {p}', 'city'),
  nearby('{who} con {s} cerca de mí', 'near'),
  comparing('precio {who} con {s} {p}', 'city'),
  comparing('opiniones {who} con {s} {p}', 'city'),
  nearby('{who} con {s} {p}', 'area'),
];

/** Spanish. */
export const SPANISH_PATTERNS: PatternTable = {
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

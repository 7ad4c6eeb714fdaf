import type { Weekday } from '#shared/audit/business.ts';
import { readCompiled } from '../../data/read-compiled.ts';

/** The week in order, Monday first. */
export const WEEK: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Names of one day, accents removed. */
export interface DayForms {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** By language the names of the days from Monday: `data/languages/<code>/days.yaml`. */
export const DAY_NAMES: Readonly<Record<string, readonly DayForms[]>> = readCompiled('days');

/** Kanji of the days; `曜日` and `曜` after them are optional. */
export const CJK_DAYS = '月火水木金土日';

/** Several days in one word. */
export const DAY_GROUPS: readonly (readonly [readonly number[], readonly string[]])[] = [
  [
    [0, 1, 2, 3, 4, 5, 6],
    'daily everyday taglich taeglich quotidiennement quotidiano diario diariamente codziennie dagelijks dagligen dagligt daglig paivittain denne naponta zilnic ежедневно щодня 毎日 年中無休'.split(
      ' ',
    ),
  ],
  [
    [0, 1, 2, 3, 4],
    'weekdays weekday werktags wochentags werktage feriali semaine laborables werkdagen hverdage hverdager vardagar arkisin hetkoznap будни 平日'.split(
      ' ',
    ),
  ],
  [[5, 6], 'weekend weekends wochenende weekendy weekendu week-end fines vikend helg выходные 土日'.split(' ')],
];

/** Multi-word groups, matched before single words. */
export const DAY_GROUP_PHRASES: readonly (readonly [readonly number[], string])[] = [
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
  [[0, 1, 2, 3, 4, 5, 6], '7 days a week'],
  [[0, 1, 2, 3, 4, 5, 6], 'seven days a week'],
  [[0, 1, 2, 3, 4, 5, 6], '7 days'],
  [[0, 1, 2, 3, 4, 5, 6], '7 tage'],
  [[0, 1, 2, 3, 4, 5, 6], 'jeden tag'],
  [[0, 1, 2, 3, 4, 5, 6], 'tous les jours'],
  [[0, 1, 2, 3, 4, 5, 6], '7 jours sur 7'],
  [[0, 1, 2, 3, 4, 5, 6], '7j/7'],
  [[0, 1, 2, 3, 4, 5, 6], '7/7'],
  [[0, 1, 2, 3, 4, 5, 6], 'tutti i giorni'],
  [[0, 1, 2, 3, 4, 5, 6], 'todos los dias'],
  [[0, 1, 2, 3, 4, 5, 6], 'todos os dias'],
  [[0, 1, 2, 3, 4, 5, 6], 'cada dia'],
  [[0, 1, 2, 3, 4, 5, 6], 'alle tage'],
  [[0, 1, 2, 3, 4, 5, 6], 'elke dag'],
  [[0, 1, 2, 3, 4, 5, 6], '7 dagen'],
  [[0, 1, 2, 3, 4], 'dni robocze'],
  [[0, 1, 2, 3, 4], 'week days'],
];

export const RANGE_LEXICON = new Set(
  '- to bis until till til through thru a as au al alle ate do tot t/m tm kl ka av ile εως ως до по και から まで ~'.split(
    ' ',
  ),
);
export const JOIN_LEXICON = new Set('& + , and und et e y i en og och ja si ir и та και / ・ 、 u. ; | :'.split(' '));
/** Words that may be between a day and its times. */
export const FILLER_LEXICON = new Set(
  `open opened from von vom ab de des du le la les el los dal dalle das dos as od w we on am um um kl jeweils uhr hrs hours hour h o'clock
  geoffnet ouvert ouverts aperto aperti abierto abiertos aberto otwarte czynne geopend apert abierta op per ore orario ab und ca
  ,  . ( ) morning afternoon evening vormittag vormittags nachmittag nachmittags mattina mattino pomeriggio manana tarde matin
  apres-midi midi 午前 午後 : ; est cst mst pst et ct mt pt only nur`.split(/\s+/),
);

export const CLOSED_LEXICON = new Set(
  'closed geschlossen ruhetag ferme fermee fermeture chiuso chiusi cerrado cerrada fechado encerrado nieczynne zamkniete gesloten lukket stangt suljettu zavreno zatvorene zarva inchis kapali закрыто выходной tancat κλειστα 休 休み 休診 休診日 定休日 休業 休館'.split(
    ' ',
  ),
);

export const ALL_DAY_PHRASES = [
  '24/7',
  '24 / 7',
  '24x7',
  '24 hours',
  '24hrs',
  '24 hrs',
  '24-hour',
  '24 hour',
  '24h/24',
  '24h/7',
  '24/24',
  '24 stunden',
  '24 std',
  'rund um die uhr',
  '24 heures sur 24',
  '24 ore su 24',
  'h24',
  '24 horas',
  '24 godziny',
  'calodobowo',
  '24 uur',
  '24時間',
  'around the clock',
  '24h',
] as const;

export const APPOINTMENT_PHRASES = [
  'by appointment',
  'appointment only',
  'nach vereinbarung',
  'nach absprache',
  'termine nach',
  'terminvereinbarung',
  'sur rendez-vous',
  'sur rdv',
  'su appuntamento',
  'con cita previa',
  'cita previa',
  'com hora marcada',
  'por marcacao',
  'po uzgodnieniu',
  'po umowieniu',
  'op afspraak',
  'efter aftale',
  'efter overenskommelse',
  '予約制',
  '要予約',
  'kun etter avtale',
] as const;

/** A heading or an introduction to opening hours. */
export const HOURS_LABELS = [
  'opening hours',
  'opening times',
  'business hours',
  'office hours',
  'store hours',
  'shop hours',
  'hours of operation',
  'working hours',
  'our hours',
  'hours',
  'we are open',
  "we're open",
  'open',
  'hours:',
  'trading hours',
  'clinic hours',
  'surgery hours',
  'times',
  'schedule',
  'offnungszeit',
  'oeffnungszeit',
  'geschaftszeit',
  'sprechzeit',
  'sprechstunde',
  'burozeit',
  'ladenzeit',
  'praxiszeit',
  'servicezeit',
  'bestellzeit',
  'wir sind fur sie da',
  'geoffnet',
  'erreichbar',
  'horaire',
  "heures d'ouverture",
  'ouvert',
  'ouverture',
  'orari',
  'apertura',
  'siamo aperti',
  'horario',
  'horarios',
  'abierto',
  'funcionamento',
  'atendimento',
  'godziny',
  'otwarte',
  'czynne',
  'zapraszamy',
  'openingstijd',
  'openingsuren',
  'geopend',
  'abningstid',
  'apningstid',
  'oppettid',
  'oppet',
  'aukiolo',
  'avoinna',
  'oteviraci',
  'otvaracie',
  'nyitvatartas',
  'program',
  'calisma saat',
  'radno vrijeme',
  'horari',
  'ωραριο',
  'часы работы',
  'время работы',
  'режим работы',
  'графік',
  '営業時間',
  '診療時間',
  '受付時間',
  '受付',
  '診療',
  '営業',
  '開館',
  '施術時間',
  '营业时间',
  '영업시간',
  '진료시간',
] as const;

/** Times that are not opening hours. */
export const OTHER_TIMES = [
  'happy hour',
  'delivery',
  'lieferzeit',
  'lieferung',
  'livraison',
  'consegna',
  'entrega',
  'dostaw',
  'check-in',
  'checkin',
  'check in',
  'check-out',
  'kursplan',
  'timetable',
  'class schedule',
  'stundenplan',
  'parking',
  'event',
  'workshop',
  'concert',
  'mass times',
  'service times',
  'worship',
  'quiet hours',
  'hotline',
  'posted',
  'veroffentlicht',
] as const;

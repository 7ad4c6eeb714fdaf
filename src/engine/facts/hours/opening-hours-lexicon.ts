import type { Weekday } from '#shared/audit/business.ts';

/** The week in order, Monday first. */
export const WEEK: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Names of the days from Monday, accents removed: long forms, then short ones. */
interface DayNames {
  readonly long: string;
  readonly short: string;
}

/** Within a day alternatives stand after `|`; a day without a form has `-`. */
export const DAY_NAMES: Readonly<Record<string, DayNames>> = {
  en: {
    long: 'monday|mondays tuesday|tuesdays wednesday|wednesdays thursday|thursdays friday|fridays saturday|saturdays sunday|sundays',
    short: 'mon|m tue|tues|tu wed|weds thu|thur|thurs|th fri|f sat sun',
  },
  de: {
    long: 'montag|montags dienstag|dienstags mittwoch|mittwochs donnerstag|donnerstags freitag|freitags samstag|samstags|sonnabend sonntag|sonntags',
    short: 'mo|mon di|die mi|mit do|don fr|fre sa|sam so|son',
  },
  fr: {
    long: 'lundi|lundis mardi|mardis mercredi|mercredis jeudi|jeudis vendredi|vendredis samedi|samedis dimanche|dimanches',
    short: 'lun|lu mar|ma mer|me jeu|je ven|ve sam|sa dim|di',
  },
  it: {
    long: 'lunedi martedi mercoledi giovedi venerdi sabato domenica',
    short: 'lun mar mer gio ven sab dom',
  },
  es: {
    long: 'lunes martes miercoles jueves viernes sabado|sabados domingo|domingos',
    short: 'lun|l mar|m mie|x jue|j vie|v sab|s dom|d',
  },
  pt: {
    long: 'segunda|segunda-feira terca|terca-feira quarta|quarta-feira quinta|quinta-feira sexta|sexta-feira sabado|sabados domingo|domingos',
    short: 'seg ter qua qui sex sab dom',
  },
  pl: {
    long: 'poniedzialek|poniedzialku|poniedzialki wtorek|wtorku|wtorki sroda|srody|srode czwartek|czwartku|czwartki piatek|piatku|piatki sobota|soboty|sobote niedziela|niedziele|niedzieli',
    short: 'pon|pn wt sr|sro czw|cz pt|pia sob|so|sb niedz|nd|ndz|nie',
  },
  nl: {
    long: 'maandag|maandags dinsdag|dinsdags woensdag|woensdags donderdag|donderdags vrijdag|vrijdags zaterdag|zaterdags zondag|zondags',
    short: 'ma di wo do vr|vrij za zo',
  },
  cs: { long: 'pondeli utery streda|stredu ctvrtek patek sobota|sobotu nedele|nedeli', short: 'po ut st ct pa so ne' },
  sk: {
    long: 'pondelok utorok streda|stredu stvrtok piatok sobota|sobotu nedela|nedelu',
    short: 'po ut st st pi so ne',
  },
  sv: {
    long: 'mandag|mandagar tisdag|tisdagar onsdag|onsdagar torsdag|torsdagar fredag|fredagar lordag|lordagar sondag|sondagar',
    short: 'man|ma tis|ti ons|on tors|tor|to fre|fr lor|lo son|so',
  },
  da: { long: 'mandag tirsdag onsdag torsdag fredag lordag sondag', short: 'man tir|tirs ons tor|tors fre lor son' },
  no: { long: 'mandag tirsdag onsdag torsdag fredag lordag sondag', short: 'man tir|tirs ons tor|tors fre lor son' },
  fi: {
    long: 'maanantai|maanantaisin tiistai|tiistaisin keskiviikko torstai|torstaisin perjantai|perjantaisin lauantai|lauantaisin sunnuntai|sunnuntaisin',
    short: 'ma ti ke to pe la su',
  },
  hu: { long: 'hetfo kedd szerda csutortok pentek szombat vasarnap', short: 'h k sze cs p szo v' },
  ro: {
    long: 'luni marti miercuri joi vineri sambata duminica',
    short: 'lu|lun ma|mar mi|mie jo vi|vin sa|sam du|dum',
  },
  tr: { long: 'pazartesi sali carsamba persembe cuma cumartesi pazar', short: 'pzt sal car per cum cmt paz' },
  hr: { long: 'ponedjeljak utorak srijeda cetvrtak petak subota nedjelja', short: 'pon uto sri cet pet sub ned' },
  ca: {
    long: 'dilluns dimarts dimecres dijous divendres dissabte|dissabtes diumenge|diumenges',
    short: 'dl dm dc dj dv ds dg',
  },
  el: { long: 'δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη', short: 'δευ τρι τετ πεμ παρ σαβ κυρ' },
  ru: {
    long: 'понедельник вторник среда|среду четверг пятница|пятницу суббота|субботу воскресенье',
    short: 'пн вт ср чт пт сб вс',
  },
  uk: { long: 'понеділок вівторок середа|середу четвер п’ятниця субота|суботу неділя', short: 'пн вт ср чт пт сб нд' },
};

/** Kanji of the days; `曜日` and `曜` after them say nothing more. */
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

/** Groups written with several words, matched before single words. */
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
/** Words that may stand between a day and its times. */
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

/** A heading or a lead that says: what follows are opening hours. */
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

/** Times that are no opening hours. */
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

import { closesAtMidnight, isAllDay } from '#shared/audit/opening-times.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { hoursText } from '../../facts/hours/hours-text.ts';
import { readTypedHours } from '../../facts/hours/opening-hours.ts';
import type { TextLanguage } from '../writing-material.ts';

/** One line of an hours fact, `Mon to Fri 08:00 to 17:00`; without times the days are closed. */
export interface HoursPart {
  /** 0 is Monday. */
  readonly days: readonly number[];
  readonly times: { readonly opens: string; readonly closes: string } | null;
}

export interface ReadHours {
  readonly parts: readonly HoursPart[];
  readonly byAppointment: boolean;
  readonly alwaysOpen: boolean;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const TIME = '(\\d{1,2}:\\d{2})';
const PART = new RegExp(
  `^((?:[a-z]{3})(?:(?: to | and )[a-z]{3})*) (?:${TIME} to ${TIME}|(open 24 hours)|closed)$`,
  'i',
);

/** Parses an hours fact in the format of crawled hours; null for free text of the owner. */
export function parseHoursPhrase(value: string): ReadHours | null {
  if (/^open 24 hours, every day$/i.test(value)) return { parts: [], byAppointment: false, alwaysOpen: true };
  const byAppointment = /by appointment$/i.test(value);
  const lines = value
    .replace(/(?:, or )?by appointment$/i, '')
    .split(', ')
    .filter(Boolean);
  const parts = lines.map(readPart);
  const whole = parts.filter((part) => part !== null);
  return whole.length < parts.length || (whole.length === 0 && !byAppointment)
    ? null
    : { parts: whole, byAppointment, alwaysOpen: false };
}

/** The value of an hours fact; what the owner typed ("Mon-Fri 8am-5pm, Sat 9-1") in the format of crawled hours, where it can be read. */
export function hoursValue({ value, state }: Pick<Fact, 'value' | 'state'>, language: TextLanguage): string {
  if (state === 'found' || parseHoursPhrase(value) !== null) return value;
  return hoursText(readTypedHours(value, [language]), [language]);
}

/** `parseHoursPhrase` of a fact, typed hours among them. */
export function readHoursFact(fact: Pick<Fact, 'value' | 'state'>, language: TextLanguage): ReadHours | null {
  return parseHoursPhrase(hoursValue(fact, language));
}

function readPart(line: string): HoursPart | null {
  const [, days = '', first24, last24, allDay] = line.match(PART) ?? [];
  const [opens, closes] = allDay === undefined ? [first24, last24] : ['00:00', '24:00'];
  const [first, last] = days.split(' to ').map(dayNumber);
  const numbers = days.includes(' to ')
    ? DAYS.map((_, day) => day).filter(
        (day) => first !== undefined && last !== undefined && day >= first && day <= last,
      )
    : days.split(' and ').map(dayNumber);
  if (numbers.length === 0 || numbers.includes(-1)) return null;
  return { days: numbers, times: opens === undefined || closes === undefined ? null : { opens, closes } };
}

function dayNumber(name: string): number {
  return DAYS.indexOf(name.trim().toLowerCase());
}

/** The days with opening times, from Monday on. */
export function openDays({ parts }: ReadHours): number[] {
  const open = new Set(parts.flatMap(({ days, times }) => (times === null ? [] : days)));
  return DAYS.map((_, day) => day).filter((day) => open.has(day));
}

/** The opening times of one day, in stored order; empty when closed or unknown. */
export function timesOn({ parts }: ReadHours, day: number): { readonly opens: string; readonly closes: string }[] {
  return parts.flatMap(({ days, times }) => (times !== null && days.includes(day) ? [times] : []));
}

const DAY_NAMES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
};
const TO: Readonly<Record<TextLanguage, (first: string, last: string) => string>> = {
  en: (first, last) => `${first} to ${last}`,
  de: (first, last) => `${first} bis ${last}`,
  fr: (first, last) => `du ${first} au ${last}`,
  es: (first, last) => `de ${first} a ${last}`,
  it: (first, last) => `${italianFrom(first)} ${italianTo(last)}`,
  nl: (first, last) => `${first} tot en met ${last}`,
  pt: (first, last) => `de ${first} a ${last}`,
};
const AND: Readonly<Record<TextLanguage, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  nl: 'en',
  pt: 'e',
};

/** The name of a weekday; 0 is Monday. */
function dayName(language: TextLanguage, day: number): string {
  return DAY_NAMES[language][day] ?? '';
}

const EVERY_DAY: Readonly<Record<TextLanguage, string>> = {
  en: 'every day',
  de: 'täglich',
  fr: 'tous les jours',
  es: 'todos los días',
  it: 'tutti i giorni',
  nl: 'elke dag',
  pt: 'todos os dias',
};
const EXCEPT: Readonly<Record<TextLanguage, (day: string) => string>> = {
  en: (day) => `every day except ${day}`,
  de: (day) => `täglich außer ${day}`,
  fr: (day) => `tous les jours sauf le ${day}`,
  es: (day) => `todos los días excepto ${singleSpanish(day)}`,
  it: (day) => `tutti i giorni tranne ${singleItalian(day)}`,
  nl: (day) => `elke dag behalve ${day}`,
  pt: (day) => `todos os dias, exceto ${singlePortuguese(day)}`,
};

/**
 * Days in words, with consecutive ones combined: "Monday to Friday and Sunday", "le lundi et du mercredi au samedi"; the
 * whole week is "every day". German optionally as adverbs: "von Montag bis Freitag", "samstags".
 */
export function daysText(language: TextLanguage, days: readonly number[], isAdverb = true): string {
  const missing = DAYS.map((_, day) => day).filter((day) => !days.includes(day));
  const [only] = missing;
  if (missing.length === 0) return EVERY_DAY[language];
  // "Monday to Saturday" is shorter than "every day except Sunday".
  if (missing.length === 1 && only !== undefined && only > 0 && only < 6)
    return EXCEPT[language](dayName(language, only));
  const words = runsOf(days).flatMap((run) => {
    const first = run[0] ?? 0;
    const last = run.at(-1) ?? first;
    if (run.length > 2) return [range(language, dayName(language, first), dayName(language, last), isAdverb)];
    return run.map((day) => single(language, dayName(language, day), isAdverb));
  });
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} ${AND[language]} ${last}`;
}

function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of [...days].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function range(language: TextLanguage, first: string, last: string, isAdverb: boolean): string {
  return `${language === 'de' && isAdverb ? 'von ' : ''}${TO[language](first, last)}`;
}

function single(language: TextLanguage, name: string, isAdverb: boolean): string {
  switch (language) {
    case 'en':
      return name;
    case 'de':
      return isAdverb ? `${name.toLowerCase()}s` : name;
    case 'fr':
      return `le ${name}`;
    case 'es':
      return singleSpanish(name);
    case 'it':
      return singleItalian(name);
    case 'nl':
      return name;
    case 'pt':
      return singlePortuguese(name);
    default:
      return language satisfies never;
  }
}

/** "los sábados"; the other names already end in s. */
function singleSpanish(name: string): string {
  return `los ${/[oó]$/.test(name) ? `${name}s` : name}`;
}

/** "il lunedì", "la domenica". */
function singleItalian(name: string): string {
  return `${name === 'domenica' ? 'la' : 'il'} ${name}`;
}

/** "às segundas", "aos sábados". */
function singlePortuguese(name: string): string {
  return `${/o$/.test(name) ? 'aos' : 'às'} ${name}s`;
}

function italianFrom(day: string): string {
  return day === 'domenica' ? 'dalla domenica' : `dal ${day}`;
}

function italianTo(day: string): string {
  return day === 'domenica' ? 'alla domenica' : `al ${day}`;
}

/** A time in the format of the language: "7:30 am", "7.30 Uhr", "7 h 30", "7:30". */
function timeText(language: TextLanguage, time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  switch (language) {
    case 'en': {
      if (minutes === '00' && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
      const twelve = hour % 12 === 0 ? 12 : hour % 12;
      return `${twelve}${minutes === '00' ? '' : `:${minutes}`} ${hour % 24 < 12 ? 'am' : 'pm'}`;
    }
    case 'de':
      return `${hour}${minutes === '00' ? '' : `.${minutes}`} Uhr`;
    case 'fr':
      return `${hour} h${minutes === '00' ? '' : ` ${minutes}`}`;
    case 'es':
      return `${hour}:${minutes}`;
    case 'it':
      return `${hour}${minutes === '00' ? '' : `:${minutes}`}`;
    case 'nl':
      return `${hour}${minutes === '00' ? '' : `.${minutes}`} uur`;
    case 'pt':
      return `${hour}h${minutes === '00' ? '' : minutes}`;
    default:
      return language satisfies never;
  }
}

const ALL_DAY: Readonly<Record<TextLanguage, string>> = {
  en: 'around the clock',
  de: 'rund um die Uhr',
  fr: '24 heures sur 24',
  es: 'las 24 horas',
  it: '24 ore su 24',
  nl: 'dag en nacht',
  pt: '24 horas por dia',
};
const UNTIL_MIDNIGHT: Readonly<Record<TextLanguage, (first: string) => string>> = {
  en: (first) => `${first} to midnight`,
  de: (first) => `von ${first.replace(' Uhr', '')} bis 24 Uhr`,
  fr: (first) => `de ${first} à minuit`,
  es: (first) => `de ${first} a medianoche`,
  it: (first) => `${italianHour('from', first)} a mezzanotte`,
  nl: (first) => `van ${first.replace(' uur', '')} tot middernacht`,
  pt: (first) => `das ${first} à meia-noite`,
};

/** "8 am to 5 pm", "von 8 bis 17 Uhr", "de 8 h à 17 h", "de 8:00 a 17:00". */
function spanText(language: TextLanguage, { opens, closes }: { opens: string; closes: string }): string {
  if (isAllDay({ opens, closes })) return ALL_DAY[language];
  if (closesAtMidnight({ opens, closes })) return UNTIL_MIDNIGHT[language](timeText(language, opens));
  const first = timeText(language, opens);
  const last = timeText(language, closes);
  switch (language) {
    case 'en':
      return `${first} to ${last}`;
    case 'de':
      return `von ${first.replace(' Uhr', '')} bis ${last}`;
    case 'fr':
      return `de ${first} à ${last}`;
    case 'es':
      return `de ${first} a ${last}`;
    case 'it':
      return `${italianHour('from', first)} ${italianHour('to', last)}`;
    case 'nl':
      return `van ${first.replace(' uur', '')} tot ${last}`;
    case 'pt':
      return `${portugueseHour('from', first)} ${portugueseHour('to', last)}`;
    default:
      return language satisfies never;
  }
}

/** "dalle 9", "dall'1", "all'1". */
function italianHour(side: 'from' | 'to', time: string): string {
  const start = side === 'from' ? 'dall' : 'all';
  return /^1(?::|$)/.test(time) ? `${start}’${time}` : `${start}e ${time}`;
}

/** "das 9h", "da 1h", "às 18h". */
function portugueseHour(side: 'from' | 'to', time: string): string {
  const isOne = /^1h/.test(time);
  return `${side === 'from' ? (isOne ? 'da' : 'das') : isOne ? 'à' : 'às'} ${time}`;
}

const OR_BY_APPOINTMENT: Readonly<Record<TextLanguage, string>> = {
  en: ', or by appointment',
  de: ' oder nach Vereinbarung',
  fr: ', ou sur rendez-vous',
  es: ', o con cita previa',
  it: ', o su appuntamento',
  nl: ', of op afspraak',
  pt: ', ou com hora marcada',
};

/** `hoursClause`, and that other times are possible by appointment. */
export function hoursWithAppointments(language: TextLanguage, hours: ReadHours): string {
  return `${hoursClause(language, hours)}${hours.byAppointment ? OR_BY_APPOINTMENT[language] : ''}`;
}

/**
 * The opening times in one clause, grouping days with the same times: "Monday to Thursday 8 am to 5 pm and Friday 8 am to 1
 * pm". Empty when there are no times.
 */
export function hoursClause(language: TextLanguage, hours: ReadHours): string {
  const byTimes = new Map<string, number[]>();
  for (const day of openDays(hours)) {
    const spans = timesOn(hours, day)
      .sort((one, other) => one.opens.padStart(5, '0').localeCompare(other.opens.padStart(5, '0')))
      .map((times) => spanText(language, times));
    const key = spans.join(` ${AND[language]} `);
    byTimes.set(key, [...(byTimes.get(key) ?? []), day]);
  }
  const clauses = [...byTimes].map(([times, days]) =>
    language === 'en' ? `${daysText(language, days)}, ${times}` : `${daysText(language, days, false)} ${times}`,
  );
  if (language === 'en') return clauses.join('; ');
  const last = clauses.pop() ?? '';
  return clauses.length === 0 ? last : `${clauses.join(', ')} ${language === 'de' ? 'sowie' : AND[language]} ${last}`;
}

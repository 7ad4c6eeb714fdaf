import { foldText } from '../language/fold-text.ts';
import {
  ALL_DAY_PHRASES,
  APPOINTMENT_PHRASES,
  CJK_DAYS,
  CLOSED_LEXICON,
  DAY_GROUP_PHRASES,
  DAY_GROUPS,
  DAY_NAMES,
  type DayForms,
  FILLER_LEXICON,
  JOIN_LEXICON,
  RANGE_LEXICON,
} from './opening-hours-lexicon.ts';
import { ONLY_BY_APPOINTMENT, withoutResponseTimes } from './other-hours.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | null;
  /** Written as a time (minutes, "am", "Uhr"), not as a bare number. */
  readonly isMarked: boolean;
}

/** A token of a line about hours. Days are 0 for Monday to 6 for Sunday. */
export type HoursToken =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly time: ClockTime }
  | {
      readonly kind:
        | 'range'
        | 'join'
        | 'closed'
        | 'allDay'
        | 'appointment'
        | 'onlyAppointment'
        | 'filler'
        | 'word'
        | 'line';
    }
  | { readonly kind: 'mark'; readonly isOpen: boolean };

const TOKEN =
  /(\d{1,2})(?::(\d{2})|\.(\d{2})|h(\d{2})|\s?uhr\s?(\d{2})|時(?:(半)|(\d{1,2})分?)?)?(?!\d)\s?(a\.?\s?m\.?|p\.?\s?m\.?|uhr|hrs|hs|h)?(?![\p{L}\d])|\d+|[\p{L}][\p{L}']*|[○●◯〇◎△▲×✕✖]|\S/gu;
/** "The third Tuesday": the other weeks are unknown. */
const NTH_DAY = /第\s?[0-9一二三四五][0-9一二三四五・、,第\s]{0,8}[月火水木金土日](?:曜日?)?/gu;
/** "11h à 24h" ends at midnight and is not open for 24 hours. */
const CLOSES_AT_24 =
  /(?<=(?:[-–—]|(?<!\p{L})(?:a|as|bis|to|alle|tot|do|until|till|til))\s?)24 ?(?:hs?|hrs|uhr)(?![\p{L}/])/gu;
const DASHES = /[–—−‒―~〜～→]/gu;

/** Tokenizes lines about hours; `languages` decide the meaning of short day names, most likely first. */
export function hoursTokenizer(languages: readonly string[]): (line: string) => HoursToken[] {
  const days = dayDictionary(languages);
  // Cached, because the hours are in the footer of every page, with the same text.
  const known = new Map<string, HoursToken[]>();
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const tokens: HoursToken[] = [];
    const text = prepare(line);
    for (const match of text.matchAll(TOKEN)) {
      const token = readTime(match) ?? readWord(match[0], days);
      if (Array.isArray(token)) tokens.push(...token);
      else tokens.push(token);
    }
    known.set(line, tokens);
    return tokens;
  };
}

const PHRASES: ReadonlyMap<string, string> = new Map([
  ...DAY_GROUP_PHRASES.map(([group, phrase]) => [phrase, group.length === 7 ? ' daily ' : ' weekdays '] as const),
  ...ALL_DAY_PHRASES.map((phrase) => [phrase, ' \ue000 '] as const),
  ...APPOINTMENT_PHRASES.map((phrase) => [phrase, ' \ue001 '] as const),
  [' t/m ', ' - '],
  ['-feira', ''],
  ['week-end', 'weekend'],
  ['曜日', ''],
  ['曜', ''],
  ['から', ' から '],
  ['まで', ' まで '],
  ['noon', '12:00 pm'],
  ...'midnight mitternacht minuit mezzanotte medianoche meia-noite middernacht polnocy'
    .split(' ')
    .map((word): [string, string] => [word, '24:00']),
  ['mittags', ' '],
  ['毎週', ' '],
]);
/** All phrases in one pattern, longer alternatives first. */
const ANY_PHRASE = new RegExp(
  [...PHRASES.keys()]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => RegExp.escape(phrase))
    .join('|'),
  'gu',
);

function prepare(line: string): string {
  const text = withoutResponseTimes(foldText(line).replace(CLOSES_AT_24, '24:00'))
    .replace(ONLY_BY_APPOINTMENT, ' \ue002 ')
    .replace(DASHES, '-')
    .replace(NTH_DAY, ' ');
  return text.replace(ANY_PHRASE, (phrase) => PHRASES.get(phrase) ?? phrase);
}

function readTime(match: RegExpMatchArray): HoursToken | null {
  const [, hourText, colon, dot, french, german, half, japanese, suffix] = match;
  if (hourText === undefined) return null;
  const minuteText = colon ?? dot ?? french ?? german ?? japanese ?? (half === undefined ? undefined : '30');
  const hour = Number(hourText);
  const minute = Number(minuteText ?? '0');
  if (hour > 24 || minute > 59) return { kind: 'word' };
  const letters = suffix?.replace(/[.\s]/g, '');
  const isMarked = minuteText !== undefined || suffix !== undefined || match[0].includes('時');
  return {
    kind: 'time',
    time: { hour, minute, half: letters === 'am' || letters === 'pm' ? letters : null, isMarked },
  };
}

function readWord(text: string, days: ReadonlyMap<string, readonly number[]>): HoursToken | HoursToken[] {
  if (text === '\ue000') return { kind: 'allDay' };
  if (text === '\ue001') return { kind: 'appointment' };
  if (text === '\ue002') return { kind: 'onlyAppointment' };
  const known = days.get(text);
  if (known !== undefined) return { kind: 'days', days: known };
  if (CLOSED_LEXICON.has(text)) return { kind: 'closed' };
  if (RANGE_LEXICON.has(text)) return { kind: 'range' };
  if (JOIN_LEXICON.has(text)) return { kind: 'join' };
  if (/^[○●◯〇◎△▲]$/u.test(text)) return { kind: 'mark', isOpen: true };
  if (/^[×✕✖]$/u.test(text)) return { kind: 'mark', isOpen: false };
  if (FILLER_LEXICON.has(text) || text.length === 1) return cjkDays(text) ?? { kind: 'filler' };
  return cjkDays(text) ?? { kind: 'word' };
}

/** `月火水`, `土日祝`, `金曜` (without 曜): every character a day or a holiday; also days followed by a closing word. */
function cjkDays(text: string): HoursToken[] | null {
  if (text.charCodeAt(0) < 0x3000) return null;
  const closed =
    [...CLOSED_LEXICON].find((word) => word.startsWith('休') && text.endsWith(word)) ??
    (text.endsWith('定休日') ? '定休日' : '');
  const letters = [...text.slice(0, text.length - closed.length)].filter((letter) => letter !== '祝');
  if (letters.length === 0 || letters.length > 7) return null;
  const found = letters.map((letter) => CJK_DAYS.indexOf(letter));
  if (found.some((day) => day < 0)) return null;
  const tokens: HoursToken[] = found.map((day) => ({ kind: 'days', days: [day] }));
  return closed === '' ? tokens : [...tokens, { kind: 'closed' }];
}

const DICTIONARIES = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Cached for each order of languages: there are few. */
function dayDictionary(languages: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const key = languages.join(' ');
  const known = DICTIONARIES.get(key) ?? makeDictionary(languages);
  if (DICTIONARIES.size < 200) DICTIONARIES.set(key, known);
  return known;
}

function makeDictionary(languages: readonly string[]): Map<string, readonly number[]> {
  const days = new Map<string, readonly number[]>();
  const add = (week: readonly DayForms[], length: keyof DayForms) => {
    week.forEach((forms, day) => {
      for (const name of forms[length]) if (!days.has(name)) days.set(name, [day]);
    });
  };
  for (const language of languages) {
    const week = DAY_NAMES[language];
    if (week === undefined) continue;
    add(week, 'long');
    add(week, 'short');
  }
  for (const week of Object.values(DAY_NAMES)) add(week, 'long');
  for (const [group, names] of DAY_GROUPS) for (const name of names) if (!days.has(name)) days.set(name, group);
  return days;
}

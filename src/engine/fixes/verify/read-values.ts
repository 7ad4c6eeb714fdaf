import { readPattern } from '../../data/patterns.ts';
import type { CoverageLexicon } from './coverage-lexicon.ts';
import { possibleClocks, readClock, readEndOfSpan, readOneOClock, roleBefore } from './read-clock.ts';
import { readDate, readDayPart, readMonth, readWeekday } from './read-days.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { timeLexicon, type Unit } from './time-lexicon.ts';
import type { Token } from './tokens.ts';
import type { Value } from './value.ts';
import { durationKeys, isDuration, type ValueScan } from './value-scan.ts';

const ARTICLE = new RegExp(`^(?:${readPattern('claims', 'article')})$`);
const EVERY = new RegExp(`^(?:${readPattern('claims', 'every')})$`);
const WITHIN = new RegExp(`^(?:${readPattern('claims', 'within')})$`);
const PER = new RegExp(`^(?:${readPattern('claims', 'per')})$`);
/** What takes "a week" takes no idiom. */
const LASTS = new RegExp(`^(?:${readPattern('claims', 'lasts')})$`, 'u');
const AFTER = new RegExp(`^(?:${readPattern('claims', 'after')})$`);
/** "two-year", "zweijährig", "driedaags": an adjective of a duration; folded. */
const DURATION_ADJECTIVE = new RegExp(`^(.+?)-?(?:${readPattern('claims', 'durationAdjective')})(?:e[nmrs]?|s)?$`);
/** Words that are a length of time by themselves, folded, in minutes. */
const NAMED_MINUTES: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(?:${readPattern('claims', 'halfHours')})`), 30],
  [new RegExp(`^(?:${readPattern('claims', 'quarterHours')})`), 15],
  [/^dreiviertelstund/, 45],
  [/^etmaal/, 1440],
  [/^fortnight/, 20_160],
];
/** "Since 1996 and 90 days" counts no days twice. */
const YEAR = /^n:(?:1[89]|20)\d\d$/;
const ADJECTIVE_UNITS: readonly Unit[] = ['year', 'month', 'week', 'day', 'hour', 'min'];

/** The values of a text in order, each read once. */
export function readValues(tokens: readonly Token[], lexicon: CoverageLexicon, isHours: boolean): Value[] {
  const scan: ValueScan = { tokens, lexicon, time: timeLexicon(lexicon), isHours };
  const values: Value[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readValue(scan, at, values.at(-1));
    if (found === null) continue;
    values.push(found);
    at = Math.max(at, found.to);
  }
  return withUnitsBefore(scan, withUnitsOfRanges(scan, values));
}

function readValue(scan: ValueScan, at: number, before: Value | undefined): Value | null {
  const token = scan.tokens[at];
  if (token === undefined || token.kind === 'stop') return null;
  return (
    readPhone(scan, at) ??
    readEve(scan, at) ??
    readDayPart(scan, at, before) ??
    readWeekday(scan, at) ??
    readDate(scan, at) ??
    readMonth(scan, at) ??
    readFrequency(scan, at) ??
    readFraction(scan, at) ??
    readSigned(scan, at) ??
    readCounted(scan, at, before) ??
    readOneOClock(scan, at) ??
    readArticled(scan, at) ??
    readOrdinal(scan, at)
  );
}

/** The unit at a token, of one word or two ("per cent"), with its last token. */
function unitAt({ tokens, time }: ValueScan, at: number): { unit: Unit; to: number } | null {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one === undefined || one.kind === 'number' || one.kind === 'stop') return null;
  const double = time.units.get(`${one.folded} ${two?.folded}`);
  const unit = double ?? time.units.get(one.folded);
  return unit === undefined ? null : { unit, to: double === undefined ? at : at + 1 };
}

/** A phone number, however it is spaced: its figures count nothing by themselves. */
function readPhone({ tokens, isHours }: ValueScan, at: number): Value | null {
  if (isHours || !/^(?:\d+|[+(])$/.test(tokens[at]?.text ?? '')) return null;
  let [digits, figures, to] = ['', 0, at];
  for (let place = at; place < tokens.length; place += 1) {
    const { kind = 'word', text = '' } = tokens[place] ?? {};
    if (kind === 'number' ? !/^\d+$/.test(text) : !/^[-+/().–]$/.test(text)) break;
    if (kind !== 'number') continue;
    [digits, figures, to] = [digits + text, figures + 1, place];
  }
  const isPhone = digits.length >= (figures > 2 ? 9 : 7) && (figures > 2 || (figures === 2 && digits.startsWith('0')));
  return isPhone ? { kind: 'number', from: at, to, keys: [`tel:${digits.replace(/^0+/, '')}`] } : null;
}

/** "the day before": a day ahead. */
function readEve({ tokens, time }: ValueScan, at: number): Value | null {
  const eve = time.eve.find((words) => words.every((word, place) => tokens[at + place]?.folded === word));
  return eve === undefined
    ? null
    : { kind: 'duration', from: at, to: at + eve.length - 1, keys: durationKeys(1, 'day') };
}

/** "every week", "per hour", "monthly". */
function readFrequency(scan: ValueScan, at: number): Value | null {
  const word = scan.tokens[at]?.folded ?? '';
  const often = scan.time.often.get(word);
  if (often !== undefined) return { kind: 'frequency', from: at, to: at, keys: [`f:1${often}`] };
  if (!EVERY.test(word)) return null;
  const count = readNumber(scan.tokens, at + 1, scan.time);
  // "Begins with 20 minutes of questions", in French "par"
  if (count !== null && PER.test(word)) return null;
  const unit = unitAt(scan, count === null ? at + 1 : count.to + 1);
  if (unit === null || !isDuration(unit.unit)) return null;
  return { kind: 'frequency', from: at, to: unit.to, keys: [`f:${count?.value ?? 1}${unit.unit}`] };
}

/** "half an hour", "a quarter of an hour", "three quarters of an hour", "half a year". */
function readFraction(scan: ValueScan, at: number): Value | null {
  const { tokens, time } = scan;
  const word = tokens[at]?.folded ?? '';
  const count = readNumber(tokens, at, time);
  const first = count === null ? at : count.to + 1;
  const named = NAMED_MINUTES.find(([name]) => name.test(tokens[first]?.folded ?? ''))?.[1];
  if (named !== undefined)
    return { kind: 'duration', from: at, to: first, keys: durationKeys(named * (count?.value ?? 1), 'min') };
  const isHalf = time.half.has(word);
  if (!isHalf && !time.quarter.has(tokens[first]?.folded ?? '')) return null;
  let next = first + 1;
  while (next < first + 4 && /^(?:of|d|de|an?|eine?[nrs]?|un[ae]?|een|uma?)$/.test(tokens[next]?.folded ?? ''))
    next += 1;
  const unit = unitAt(scan, next);
  const share = isHalf ? 0.5 : 0.25 * (count?.value ?? 1);
  if (unit !== null && isDuration(unit.unit) && share < 1)
    return { kind: 'duration', from: at, to: unit.to, keys: durationKeys(share, unit.unit) };
  return count === null ? readClock(scan, at, null, null) : null;
}

/** "£85", "€ 12". */
function readSigned(scan: ValueScan, at: number): Value | null {
  if (unitAt(scan, at)?.unit !== 'money' || scan.tokens[at]?.kind !== 'sign') return null;
  const number = readNumber(scan.tokens, at + 1, scan.time);
  return number === null ? null : { kind: 'money', from: at, to: number.to, keys: [`m:${number.value}`] };
}

/** A number with what it counts. */
function readCounted(scan: ValueScan, at: number, before: Value | undefined): Value | null {
  const { tokens, time } = scan;
  const number = readNumber(tokens, at, time) ?? readAdjective(scan, at);
  if (number === null) return null;
  if ('kind' in number) return number;
  const dash = tokens[number.to + 1]?.text === '-' && unitAt(scan, number.to + 2) !== null ? 1 : 0;
  const unit = unitAt(scan, number.to + 1 + dash);
  const bare = { from: at, to: unit?.to ?? number.to };
  switch (unit?.unit) {
    case 'money':
      return readMoney(scan, at, number, unit.to);
    case 'cent':
      return { kind: 'money', ...bare, keys: [`m:${number.value / 100}`] };
    case 'percent':
      return { kind: 'percent', ...bare, keys: [`p:${number.value}`] };
    case 'km':
      return { kind: 'number', ...bare, keys: [`meter:${number.value * 1000}`] };
    case 'meter':
      // "Eighty square meters" are "80 m²".
      if (scan.lexicon.phraseAt(tokens, number.to + 1)?.use.concepts.has('square-meter') === true) break;
      return { kind: 'number', ...bare, keys: [`meter:${number.value}`] };
    case 'mile':
      return { kind: 'number', ...bare, keys: [`mile:${number.value}`] };
    default:
  }
  const clock = readClock(scan, at, number, unit) ?? (unit === null ? readEndOfSpan(scan, at, number, before) : null);
  if (clock !== null) return clock;
  if (unit !== null && isDuration(unit.unit)) {
    const isWithin = WITHIN.test(tokens[at - 1]?.folded ?? '');
    return {
      kind: 'duration',
      ...bare,
      keys: durationKeys(number.value, unit.unit),
      ...(isWithin ? { role: 'until' } : {}),
    };
  }
  return { kind: 'number', from: at, to: number.to, keys: [`n:${number.value}`] };
}

/** "twenty euros fifty". */
function readMoney(scan: ValueScan, at: number, { value }: ReadNumber, to: number): Value {
  const skip = scan.time.and.has(scan.tokens[to + 1]?.folded ?? '') ? 1 : 0;
  const cents = readNumber(scan.tokens, to + 1 + skip, scan.time);
  const isCents = cents !== null && cents.value > 9 && cents.value < 100 && unitAt(scan, cents.to + 1) === null;
  const amount = isCents ? Math.round(value * 100 + cents.value) / 100 : value;
  return { kind: 'money', from: at, to: isCents ? cents.to : to, keys: [`m:${amount}`] };
}

function readAdjective({ tokens, time }: ValueScan, at: number): Value | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const [, head = '', ...units] = DURATION_ADJECTIVE.exec(token.folded) ?? [];
  const unit = ADJECTIVE_UNITS[units.findIndex((one) => one !== undefined)];
  const count = ARTICLE.test(head) || head === 'ein' ? 1 : time.numbers.get(head);
  if (unit === undefined || count === undefined) return null;
  return { kind: 'duration', from: at, to: at, keys: durationKeys(count, unit) };
}

/** "an hour", "a day": often an idiom. */
function readArticled(scan: ValueScan, at: number): Value | null {
  const { tokens } = scan;
  const article = tokens[at]?.folded ?? '';
  // "A" is an article in English only.
  if (!ARTICLE.test(article) || (article === 'a' && scan.lexicon.code !== 'en')) return null;
  const unit = unitAt(scan, at + 1);
  if (unit?.unit === 'money') return { kind: 'money', from: at, to: unit.to, keys: ['m:1'] };
  if (unit === null || !isDuration(unit.unit)) return null;
  const before = tokens[at - 1]?.folded ?? '';
  const isSoft = ![WITHIN, AFTER, LASTS].some((words) => words.test(before));
  return {
    kind: 'duration',
    from: at,
    to: unit.to,
    keys: durationKeys(1, unit.unit),
    isSoft,
    role: roleBefore(scan, at),
  };
}

function readOrdinal({ tokens, time, lexicon }: ValueScan, at: number): Value | null {
  const word = tokens[at]?.folded ?? '';
  const place = time.ordinals.get(word);
  if (place === undefined || lexicon.use(word).isWeak || lexicon.isFunctionWord(word)) return null;
  const next = tokens[at + 1];
  const isIdiom = place === 0 || next?.kind !== 'word' || lexicon.isFunctionWord(next.folded);
  return { kind: 'number', from: at, to: at, keys: [`o:${place + 1}`], isSoft: isIdiom };
}

/**
 * "two to three weeks", "10 to 20 euros": the first number has the unit of the second. "November to January" has the months
 * between.
 */
function withUnitsOfRanges({ tokens, time, lexicon }: ValueScan, values: readonly Value[]): Value[] {
  return values.map((value, place) => {
    const next = values[place + 1];
    if (value.kind === 'month' && next?.kind === 'month') {
      const isRange = tokens.slice(value.to + 1, next.from).some(({ folded }) => time.ranges.has(folded));
      return isRange ? { ...value, keys: monthsBetween(value, next) } : value;
    }
    if (value.kind !== 'number' || next === undefined || next.from - value.to > 3) return value;
    const words = tokens.slice(value.to + 1, next.from);
    if (
      words.some(({ folded, kind }) => kind === 'word' && !lexicon.isFunctionWord(folded) && !time.ranges.has(folded))
    )
      return value;
    const between = words.map(({ folded }) => folded);
    if (!between.some((word) => time.ranges.has(word) || time.and.has(word) || /^(?:or|oder|ou|o|of|y)$/.test(word)))
      return value;
    const amount = Number(value.keys[0]?.slice(2));
    if (YEAR.test(value.keys[0] ?? '')) return value;
    // "From nine to eleven in the evening", "19 a 21 h"
    const isSpan = next.isCertain === true || between.every((word) => time.ranges.has(word));
    if (next.kind === 'clock' && isSpan && amount <= 24)
      return { ...value, kind: 'clock', clocks: possibleClocks(amount * 60, '', false), role: 'from' };
    if (next.kind === 'money') return { ...value, kind: 'money', keys: [`m:${amount}`] };
    const unit = next.kind === 'duration' ? next.keys[1]?.slice(1).split(':')[0] : undefined;
    return unit === undefined ? value : { ...value, kind: 'duration', keys: durationKeys(amount, unit as Unit) };
  });
}

/** "Five years on the work, 25 on the panels": a number that counts nothing may be of the unit before it. */
function withUnitsBefore({ tokens, lexicon }: ValueScan, values: readonly Value[]): Value[] {
  let unit: Unit | undefined;
  return values.map((value) => {
    if (value.kind === 'duration') unit = value.keys[1]?.slice(1).split(':')[0] as Unit;
    const next = tokens[value.to + 1];
    const isCounted = next !== undefined && next.kind !== 'stop' && !lexicon.isFunctionWord(next.folded);
    if (unit === undefined || isCounted || !/^n:/.test(value.keys[0] ?? '')) return value;
    return { ...value, keys: [...value.keys, ...durationKeys(Number(value.keys[0]?.slice(2)), unit)] };
  });
}

function monthsBetween({ keys: [first = ''] }: Value, { keys: [last = ''] }: Value): string[] {
  const [from, to] = [first, last].map((key) => Number(key.replace('mo:', '')));
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return [first];
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, place) => `mo:${(from + place) % 12}`);
}

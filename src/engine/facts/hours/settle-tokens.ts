import type { DaysToken, HoursToken } from './hours-tokens.ts';

type Kind = HoursToken['kind'];
const is = (token: HoursToken | undefined, ...kinds: Kind[]) => token !== undefined && kinds.includes(token.kind);
const asWord = (token: HoursToken): HoursToken => ({ ...token, kind: 'word' });

/**
 * Decides what single tokens cannot: abbreviations of days that are words where nothing beside them is about hours, numbers
 * that count something, "am" before its time, and days that are part of a name ("Cyber Monday").
 */
export function settleTokens(all: readonly HoursToken[]): HoursToken[] {
  const tokens = all.filter(({ kind, text }) => kind !== 'glue' || text !== '.');
  // Single letters are days where another one is beyond doubt, so they are looked at after the rest.
  let hasLetterDays = false;
  const hasWeakDays = tokens.some((token) => token.kind === 'days' && token.isWeak === true);
  for (const letters of hasWeakDays ? [false, true] : []) {
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'days' || token.isWeak !== true || (token.text.length === 1) !== letters) continue;
      const isDay = isDayHere(tokens, at, token, hasLetterDays);
      hasLetterDays ||= isDay && letters;
      tokens[at] = isDay ? { ...token, isWeak: false } : asWord(token);
    }
  }
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token.kind === 'time' && !token.time.isMarked && next !== undefined && next.gap !== 'line') {
      const isGlued = is(next, 'word') && !next.isSpaced && next.gap === '';
      if (is(next, 'unit', 'percent') || isGlued) tokens[at] = { ...token, kind: 'number' };
      else if (is(next, 'month')) tokens[at] = { ...token, kind: 'date' };
    } else if (is(token, 'month') && next !== undefined && next.gap === '') {
      const isDayOfMonth = is(next, 'number') || (next.kind === 'time' && !next.time.isMarked);
      if (!isDayOfMonth || next.text.length > 2) continue;
      tokens[at] = { ...token, kind: 'date' };
      tokens[at + 1] = { ...next, kind: 'glue' };
    } else if (token.kind === 'half') {
      if (next?.kind === 'time' && next.time.half === null) {
        tokens[at] = { ...token, kind: 'glue' };
        tokens[at + 1] = { ...next, time: { ...next.time, half: token.hours, isMarked: true } };
      } else tokens[at] = { ...token, kind: 'part', part: token.hours === 0 ? 'morning' : 'afternoon' };
    }
  }
  return nameDays(tokens);
}

/** Whether a weak abbreviation has a day, a time or a closing word beside it, or stands alone in its line or cell. */
function isDayHere(tokens: readonly HoursToken[], at: number, token: DaysToken, hasLetterDays: boolean): boolean {
  const isDay = (index: number) => {
    const there = tokens[index];
    return there?.kind === 'days' && (there.isWeak !== true || (there.text.length === 1) === (token.text.length === 1));
  };
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const joins = (there: HoursToken | undefined) => is(there, 'dash', 'and', 'to', 'slash', 'bar');
  if ((joins(next) && isDay(at + 2)) || (joins(before) && isDay(at - 2))) return true;
  let after = at + 1;
  while (after < at + 4 && is(tokens[after], 'colon', 'glue', 'from', 'to', 'part')) after += 1;
  const beside = tokens[after];
  const isBesideTime = is(beside, 'time', 'closed', 'allDay', 'half', 'appointment') && beside?.gap !== 'line';
  if (token.text.length === 1) {
    return isBesideTime && hasLetterDays;
  }
  const isAlone = token.gap !== '' && (next === undefined || next.gap !== '');
  return (
    isBesideTime ||
    isAlone ||
    ((isDay(at + 1) || isDay(at - 1)) && /^\p{Lu}/u.test(token.text)) ||
    (is(before, 'time') && next === undefined)
  );
}

/**
 * "Cyber Monday" is no Monday: where lines begin with days, a day behind an unknown capitalised word is a part of a name.
 * Its hours belong to no weekday, like those of holidays.
 */
function nameDays(tokens: HoursToken[]): HoursToken[] {
  const isCapital = (token: HoursToken | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
  const starts = tokens.filter(({ kind, gap }) => kind === 'days' && gap === 'line').length;
  if (starts < 2) return tokens;
  return tokens.map((token, at) => {
    if (token.kind !== 'days' || token.gap !== '' || token.isGroup === true || token.isHoliday === true) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isNamed =
      is(before, 'word') && before?.gap === 'line' && token.isSpaced && isCapital(before) && isCapital(token);
    if (!isNamed || is(next, 'dash', 'to', 'and', 'days')) return token;
    return { ...token, days: 0, isHoliday: true };
  });
}

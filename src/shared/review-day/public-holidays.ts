import { addDays, getWeekday } from './wall-time.ts';

/**
 * A day off in a whole country: `12-25`; `+1` days from Easter Sunday; `11 4 4`: in November the fourth weekday 4 (Thursday), `5 -1
 * 1` in May the last Monday; `5 <25 1`: the last Monday before May 25.
 */
type HolidayRule = readonly [name: string, when: string];

/** The names that people of the country use. Days of single regions and substitutes for a Sunday are not known to us. */
const holidays: Readonly<Record<string, readonly HolidayRule[]>> = {
  // 5 U.S.C. 6103
  US: [
    ['New Year’s Day', '01-01'],
    ['Martin Luther King Jr. Day', '1 3 1'],
    ['Presidents’ Day', '2 3 1'],
    ['Memorial Day', '5 -1 1'],
    ['Juneteenth', '06-19'],
    ['Independence Day', '07-04'],
    ['Labor Day', '9 1 1'],
    ['Columbus Day', '10 2 1'],
    ['Veterans Day', '11-11'],
    ['Thanksgiving', '11 4 4'],
    ['Christmas Day', '12-25'],
  ],
  // Canada Labour Code, section 166
  CA: [
    ['New Year’s Day', '01-01'],
    ['Good Friday', '-2'],
    ['Victoria Day', '5 <25 1'],
    ['Canada Day', '07-01'],
    ['Labour Day', '9 1 1'],
    ['National Day for Truth and Reconciliation', '09-30'],
    ['Thanksgiving', '10 2 1'],
    ['Remembrance Day', '11-11'],
    ['Christmas Day', '12-25'],
    ['Boxing Day', '12-26'],
  ],
  // Banking and Financial Dealings Act 1971; only what all nations of the UK share
  GB: [
    ['New Year’s Day', '01-01'],
    ['Good Friday', '-2'],
    ['Early May bank holiday', '5 1 1'],
    ['Spring bank holiday', '5 -1 1'],
    ['Christmas Day', '12-25'],
    ['Boxing Day', '12-26'],
  ],
  // Fair Work Act 2009, section 115; without the King's Birthday, which differs by state
  AU: [
    ['New Year’s Day', '01-01'],
    ['Australia Day', '01-26'],
    ['Good Friday', '-2'],
    ['Easter Monday', '+1'],
    ['Anzac Day', '04-25'],
    ['Christmas Day', '12-25'],
    ['Boxing Day', '12-26'],
  ],
  // The holiday laws of the states, as far as all sixteen agree
  DE: [
    ['Neujahr', '01-01'],
    ['Karfreitag', '-2'],
    ['Ostermontag', '+1'],
    ['Tag der Arbeit', '05-01'],
    ['Christi Himmelfahrt', '+39'],
    ['Pfingstmontag', '+50'],
    ['Tag der Deutschen Einheit', '10-03'],
    ['1. Weihnachtstag', '12-25'],
    ['2. Weihnachtstag', '12-26'],
  ],
  // Code du travail, L3133-1
  FR: [
    ['Jour de l’an', '01-01'],
    ['Lundi de Pâques', '+1'],
    ['Fête du Travail', '05-01'],
    ['Victoire 1945', '05-08'],
    ['Ascension', '+39'],
    ['Lundi de Pentecôte', '+50'],
    ['Fête nationale', '07-14'],
    ['Assomption', '08-15'],
    ['Toussaint', '11-01'],
    ['Armistice', '11-11'],
    ['Noël', '12-25'],
  ],
  // Real Decreto 2001/1983, article 45; only the days that regions cannot replace
  ES: [
    ['Año Nuevo', '01-01'],
    ['Viernes Santo', '-2'],
    ['Fiesta del Trabajo', '05-01'],
    ['Asunción', '08-15'],
    ['Fiesta Nacional', '10-12'],
    ['Todos los Santos', '11-01'],
    ['Día de la Constitución', '12-06'],
    ['Inmaculada', '12-08'],
    ['Navidad', '12-25'],
  ],
  // Legge 260/1949
  IT: [
    ['Capodanno', '01-01'],
    ['Epifania', '01-06'],
    ['Lunedì dell’Angelo', '+1'],
    ['Liberazione', '04-25'],
    ['Festa del Lavoro', '05-01'],
    ['Festa della Repubblica', '06-02'],
    ['Ferragosto', '08-15'],
    ['Ognissanti', '11-01'],
    ['Immacolata', '12-08'],
    ['Natale', '12-25'],
    ['Santo Stefano', '12-26'],
  ],
  // Algemene termijnenwet, article 3; without King's Day, which moves
  NL: [
    ['Nieuwjaarsdag', '01-01'],
    ['Tweede Paasdag', '+1'],
    ['Hemelvaartsdag', '+39'],
    ['Tweede Pinksterdag', '+50'],
    ['Eerste Kerstdag', '12-25'],
    ['Tweede Kerstdag', '12-26'],
  ],
  // Código do Trabalho, article 234
  PT: [
    ['Ano Novo', '01-01'],
    ['Sexta-feira Santa', '-2'],
    ['Dia da Liberdade', '04-25'],
    ['Dia do Trabalhador', '05-01'],
    ['Corpo de Deus', '+60'],
    ['Dia de Portugal', '06-10'],
    ['Assunção', '08-15'],
    ['Implantação da República', '10-05'],
    ['Todos os Santos', '11-01'],
    ['Restauração da Independência', '12-01'],
    ['Imaculada Conceição', '12-08'],
    ['Natal', '12-25'],
  ],
};

/** The public holiday of a whole country on a day (`2026-12-25`); null when it is none, or in a country that is not listed. */
export function findPublicHoliday(day: string, country: string): string | null {
  const year = Number(day.slice(0, 4));
  return (holidays[country] ?? []).find(([, when]) => dayInYear(when, year) === day)?.[0] ?? null;
}

function dayInYear(when: string, year: number): string {
  if (/^\d\d-\d\d$/.test(when)) return `${year}-${when}`;
  if (/^[+-]\d+$/.test(when)) return addDays(easterSunday(year), Number(when));
  const [month = '', which = '', weekday = ''] = when.split(' ');
  const first = `${year}-${month.padStart(2, '0')}-01`;
  if (which.startsWith('<')) return weekdayBefore(addDays(first, Number(which.slice(1)) - 1), Number(weekday));
  if (which === '-1') return weekdayBefore(`${year}-${String(Number(month) + 1).padStart(2, '0')}-01`, Number(weekday));
  return addDays(first, ((Number(weekday) - getWeekday(first) + 7) % 7) + (Number(which) - 1) * 7);
}

/** The last such weekday before a day. */
function weekdayBefore(day: string, weekday: number): string {
  return addDays(day, -(((getWeekday(day) - weekday + 6) % 7) + 1));
}

/** The Sunday after the first full moon of spring, by the tables of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

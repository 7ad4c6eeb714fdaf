import { describe, expect, it } from 'vitest';
import { hoursClause, readHoursFact } from './hours-phrases.ts';

describe('the hours of a fact', () => {
  it.each([
    ['en', 'Mon-Fri 8am-5pm, Sat 9-1', 'Monday to Friday, 8 am to 5 pm; Saturday, 9 am to 1 pm'],
    ['en', 'Monday to Friday, 8 am to 5 pm', 'Monday to Friday, 8 am to 5 pm'],
    ['en', '8-5 weekdays', 'Monday to Friday, 8 am to 5 pm'],
    ['de', 'Mo-Fr 8-17 Uhr', 'Montag bis Freitag von 8 bis 17 Uhr'],
    ['fr', 'lun-ven 9-18', 'du lundi au vendredi de 9 h à 18 h'],
    ['es', 'L a V de 9 a 14', 'de lunes a viernes de 9:00 a 14:00'],
    ['en', 'Call first', null],
  ] as const)('that the owner typed are read, in %s: %s', (language, value, clause) => {
    const read = readHoursFact({ value, state: 'added' }, language);
    expect(read && hoursClause(language, read)).toBe(clause);
  });

  it('that were found and left open are not read again', () => {
    expect(readHoursFact({ value: 'Mon-Fri 8am-5pm', state: 'found' }, 'en')).toBeNull();
    expect(readHoursFact({ value: 'Mon to Fri 08:00 to 17:00', state: 'found' }, 'en')).not.toBeNull();
  });
});

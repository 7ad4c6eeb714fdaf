import { describe, expect, it } from 'vitest';
import { hoursText } from '#engine/facts/hours/hours-text.ts';
import { hoursClause, parseHoursPhrase } from '#engine/fixes/compose/hours-phrases.ts';
import type { OpeningHours, OpeningPeriod } from '#shared/audit/business.ts';
import { formatHours } from '#shared/report/format-hours.ts';

function hours(...periods: OpeningPeriod[]): OpeningHours {
  return { periods, byAppointment: false, alwaysOpen: false, text: 'as on the page' };
}

describe('midnight and whole days', () => {
  const late = hours(
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '11:00', closes: '00:00' },
    { days: ['Sa'], opens: '00:00', closes: '00:00' },
  );

  it('read alike in the report, the fact sheet and every language', () => {
    expect(formatHours(late)).toBe('Mo–Fr 11:00 to midnight; Sa open 24 hours');
    expect(hoursText(late, ['en'])).toBe('Mon to Fri 11:00 to 00:00, Sat open 24 hours');
    const read = parseHoursPhrase(hoursText(late, ['en']));
    const said = (['en', 'de', 'fr', 'es'] as const).map((language) => read && hoursClause(language, read));
    expect(said).toEqual([
      'Monday to Friday, 11 am to midnight; Saturday, around the clock',
      'Montag bis Freitag von 11 bis 24 Uhr sowie Samstag rund um die Uhr',
      'du lundi au vendredi de 11 h à minuit et le samedi 24 heures sur 24',
      'de lunes a viernes de 11:00 a medianoche y los sábados las 24 horas',
    ]);
  });
});

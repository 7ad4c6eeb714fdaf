import type { Business, OpeningHours, Sighting } from '#shared/audit/business.ts';
import { formatAddress } from '#shared/report/format-address.ts';

/** One line about the business: null and an empty list both mean that the site does not say. */
export interface BusinessFact {
  readonly label: string;
  readonly value: string | null;
  /** What to say when there is no value. */
  readonly absent: string;
  readonly seen: readonly Sighting[];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What the audit understood about the business, in the order an owner would check it. */
export function businessFacts(business: Business): BusinessFact[] {
  const { category, phones, emails, serviceAreas, services, languages, socialProfiles } = business;
  const fact = (label: string, field: keyof Business, value: string | null): BusinessFact => ({
    label,
    value: value === '' ? null : value,
    absent: field === 'siteBuilder' ? 'Not recognised' : 'Not found on your site',
    seen: business.sources[field]?.seen ?? [],
  });
  return [
    fact('Name', 'name', business.name),
    fact('Category', 'category', category?.label ?? null),
    fact(
      'Phone',
      'phones',
      phones.map(({ display, isMain }) => (isMain && phones.length > 1 ? `${display} (main)` : display)).join(', '),
    ),
    fact('E-mail', 'emails', emails.join(', ')),
    fact('Address', 'address', formatAddress(business.address)),
    fact(
      'Where you work',
      'serviceAreas',
      [areaKind(business.isServiceArea), serviceAreas.join(', ')].filter(Boolean).join(': '),
    ),
    fact('Opening hours', 'openingHours', hoursWords(business.openingHours)),
    fact('Services', 'services', services.map(({ name }) => name).join(', ')),
    fact('Languages', 'languages', languages.map(languageName).join(', ')),
    fact('Profiles linked', 'socialProfiles', socialProfiles.map(({ network }) => network).join(', ')),
    fact('Site builder', 'siteBuilder', business.siteBuilder),
  ];
}

function areaKind(isServiceArea: boolean | null): string {
  if (isServiceArea === null) return '';
  return isServiceArea ? 'You come to your customers' : 'Customers come to you';
}

/** Opening hours as one line; the site's own words when no times could be read from them. */
export function hoursWords(hours: OpeningHours | null): string | null {
  if (hours === null) return null;
  if (hours.alwaysOpen) return 'Always open';
  const periods = hours.periods.map(({ days, opens, closes }) => {
    const when = opens === null || closes === null ? 'closed' : `${opens} to ${closes}`;
    return `${daysWords(days)} ${when}`;
  });
  if (hours.byAppointment) periods.push('by appointment');
  return periods.length > 0 ? periods.join('; ') : hours.text;
}

const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Days as runs: `Mo-Fr, Su`. */
function daysWords(days: readonly string[]): string {
  const runs: [number, number][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs
    .map(([from, to]) => (from === to ? week[from] : `${week[from]}${to - from > 1 ? '–' : ', '}${week[to]}`))
    .join(', ');
}

function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

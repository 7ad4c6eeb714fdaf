import type { ReportDress } from '#shared/report/report-brand.ts';

/** What a document needs besides its matter. */
export interface PaperSettings {
  readonly dress: ReportDress;
  /** Where it is printed (ISO 3166-1 alpha-2); null when not known. */
  readonly country: string | null;
  /** The language of the site (BCP 47); null when not known. */
  readonly language: string | null;
  readonly madeAtMs: number;
}

/** Zones of countries that print on Letter; everybody else prints on A4. South America is named `America` too. */
const letterZones =
  /^(?:America\/(?:New_York|Detroit|Kentucky\/|Indiana\/|Chicago|Menominee|North_Dakota\/|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Johns|Halifax|Glace_Bay|Moncton|Goose_Bay|Toronto|Iqaluit|Winnipeg|Resolute|Rankin_Inlet|Regina|Swift_Current|Edmonton|Cambridge_Bay|Inuvik|Creston|Dawson_Creek|Fort_Nelson|Whitehorse|Dawson|Vancouver|Mexico_City|Monterrey|Tijuana)|Pacific\/Honolulu|US\/|Canada\/)/;

/** The size of paper in the printers of a place, as the typesetter calls it. */
export function paperFor(timeZone: string): 'us-letter' | 'a4' {
  return letterZones.test(timeZone) ? 'us-letter' : 'a4';
}

/** Countries that print on Letter (CLDR 48, measurementData, paperSize). */
const letterCountries: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The size of paper in the printers of a country (ISO 3166-1 alpha-2); A4 where none is known. */
export function paperIn(country: string | null): 'us-letter' | 'a4' {
  return country !== null && letterCountries.has(country.toUpperCase()) ? 'us-letter' : 'a4';
}

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2027-05-04` as "4 May 2027". */
export function dayOnPaper(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** `2027-05-04` as "Tuesday, 4 May 2027". */
export function weekdayOnPaper(day: string): string {
  return withWeekday.format(new Date(`${day}T00:00:00Z`));
}

/** `2027-05-04` as "Tue, 4 May 2027". */
export function shortDayOnPaper(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`));
}

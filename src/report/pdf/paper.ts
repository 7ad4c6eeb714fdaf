import type { ReportBranding } from '#shared/report/report-brand.ts';

/** The settings of a document besides its contents. */
export interface PaperSettings {
  readonly branding: ReportBranding;
  /** The country (ISO 3166-1 alpha-2) for the paper size; null when unknown. */
  readonly country: string | null;
  /** The language of the site (BCP 47); null when unknown. */
  readonly language: string | null;
  readonly madeAtMs: number;
}

/** Time zones of countries that use Letter; all others use A4. South America is named `America` too. */
const letterZones =
  /^(?:America\/(?:New_York|Detroit|Kentucky\/|Indiana\/|Chicago|Menominee|North_Dakota\/|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Johns|Halifax|Glace_Bay|Moncton|Goose_Bay|Toronto|Iqaluit|Winnipeg|Resolute|Rankin_Inlet|Regina|Swift_Current|Edmonton|Cambridge_Bay|Inuvik|Creston|Dawson_Creek|Fort_Nelson|Whitehorse|Dawson|Vancouver|Mexico_City|Monterrey|Tijuana)|Pacific\/Honolulu|US\/|Canada\/)/;

/** The paper size of a time zone, as the typesetter names it. */
export function paperFor(timeZone: string): 'us-letter' | 'a4' {
  return letterZones.test(timeZone) ? 'us-letter' : 'a4';
}

/** Countries that use Letter (CLDR 48, measurementData, paperSize). */
const letterCountries: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper size of a country (ISO 3166-1 alpha-2); A4 by default. */
export function paperIn(country: string | null): 'us-letter' | 'a4' {
  return country !== null && letterCountries.has(country.toUpperCase()) ? 'us-letter' : 'a4';
}

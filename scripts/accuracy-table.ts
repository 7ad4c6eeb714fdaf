import { Analysis } from '#shared/audit/analysis.ts';
import { evaluateAreas } from './accuracy-areas.ts';
import { evaluateCategory } from './accuracy-category.ts';
import { noteByCertainty } from './accuracy-certainty.ts';
import {
  collapse,
  holds,
  isSameName,
  isSamePostalCode,
  isSameStreet,
  isSameText,
  plainText,
  profileKey,
} from './accuracy-compare.ts';
import type { AccuracyRow } from './accuracy-document.ts';
import { weekOfHours, weekOfKey } from './accuracy-hours.ts';
import { isHeldOut, type SiteKey } from './accuracy-key.ts';
import { evaluateServices } from './accuracy-services.ts';

interface Field {
  asked: number;
  right: number;
  /** Of these, the ones of sites that are kept apart. */
  readonly apart: { asked: number; right: number };
  readonly misses: { site: string; got: unknown; want: unknown }[];
}

/** Right and compared values by field, over all sites of a key. Fields that a key marks as ambiguous are skipped. */
export class AccuracyTable {
  readonly #fields = new Map<string, Field>();
  /** The same facts by their certainty, so that they do not count twice. */
  readonly #byCertainty = new Map<string, Field>();

  /** Compares one site's analysis with its key. Throws when the output is not an analysis. */
  judge(site: SiteKey, output: unknown): void {
    const analysis = Analysis.parse(output);
    const skip = (name: string) => site.labels.ambiguous.some((label) => label === name || label.startsWith(name));
    const note = (field: string, right: boolean, got: unknown, want: unknown) =>
      addTo(this.#fields, field, site.id, right, got, want);
    evaluateIdentity(site, analysis, skip, note);
    evaluateAddress(site, analysis, skip, note);
    evaluatePage(site, analysis, skip, note);
    evaluateBotAccess(site, analysis, note);
    noteByCertainty(site, analysis, skip, (row, right, got, want) =>
      addTo(this.#byCertainty, row, site.id, right, got, want),
    );
    if (!skip('services')) noteServices(site, analysis, note);
    if (!skip('areas')) noteAreas(site, analysis, note);
  }

  print(): string {
    let asked = 0;
    let right = 0;
    const rows = [...this.#fields].map(([name, field]) => {
      asked += field.asked;
      right += field.right;
      return formatRow(name, field);
    });
    const byCertainty = [...this.#byCertainty]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, field]) => formatRow(name, field));
    const share = ((100 * right) / Math.max(1, asked)).toFixed(1);
    return `${rows.join('')}all fields ${right}/${asked} = ${share}%\n\nRight by certainty\n${byCertainty.join('')}`;
  }

  /** The rows of `docs/accuracy.md`: facts, and the same by their certainty. */
  rows(): { readonly facts: AccuracyRow[]; readonly byCertainty: AccuracyRow[] } {
    const listRows = (fields: ReadonlyMap<string, Field>) =>
      [...fields].map(([name, { right, asked, apart }]) => ({ name, right, asked, apart }));
    return { facts: listRows(this.#fields), byCertainty: listRows(new Map([...this.#byCertainty].sort())) };
  }

  misses(): Record<string, Field['misses']> {
    return Object.fromEntries(
      [...this.#fields].flatMap(([name, { misses }]) => (misses.length > 0 ? [[name, misses]] : [])),
    );
  }
}

function formatRow(name: string, { right, asked, misses }: Field): string {
  const where = [...new Set(misses.map(({ site }) => site))].join(' ');
  return `${name.padEnd(44)} ${right}/${asked}${where === '' ? '' : `  ${where}`}\n`;
}

function addTo(
  fields: Map<string, Field>,
  name: string,
  site: string,
  right: boolean,
  got: unknown,
  want: unknown,
): void {
  const field = fields.get(name) ?? { asked: 0, right: 0, apart: { asked: 0, right: 0 }, misses: [] };
  fields.set(name, field);
  for (const counts of isHeldOut(site) ? [field, field.apart] : [field]) {
    counts.asked += 1;
    if (right) counts.right += 1;
  }
  if (right) return;
  field.misses.push({ site, got, want });
}

type Note = (field: string, right: boolean, got: unknown, want: unknown) => void;
type Skip = (name: string) => boolean;

function evaluateIdentity({ labels }: SiteKey, { business }: Analysis, skip: Skip, note: Note): void {
  const names = [labels.business_name, ...labels.name_variants];
  if (!skip('business_name') && !skip('name'))
    note(
      'name',
      names.some((name) => isSameName(business.name, name)),
      business.name,
      labels.business_name,
    );
  if (!skip('phone')) {
    const got = business.phones.map(({ e164 }) => e164);
    const main = business.phones.find(({ isMain }) => isMain)?.e164 ?? got[0] ?? null;
    if (labels.phones_e164.length > 0) {
      note('main phone', main !== null && labels.phones_e164.includes(main), main, labels.phones_e164);
      note(
        'all phones found',
        labels.phones_e164.every((phone) => got.includes(phone)),
        got,
        labels.phones_e164,
      );
    } else note('no phone invented', main === null, main, null);
  }
  if (!skip('category')) {
    const { category } = business;
    const verdict = category === null ? 'absent' : evaluateCategory(labels, category);
    const said = category === null ? null : `${category.label} / ${category.schemaType ?? ''}`;
    note('category said', category !== null, said, labels.category);
    if (category !== null) note('category right, of those said', verdict === 'right', said, labels.category);
  }
  if (labels.nap_consistent_across_pages !== undefined && !skip('nap')) {
    note(
      'nap consistent',
      business.napConsistent === labels.nap_consistent_across_pages,
      business.napConsistent,
      labels.nap_consistent_across_pages,
    );
  }
  if (!skip('social')) {
    const got = business.socialProfiles.map(({ url }) => profileKey(url));
    const want = labels.social_profiles.map(profileKey);
    const known = new Set([...want, ...labels.listings.map(profileKey)]);
    note(
      'social profiles all found',
      want.every((profile) => got.includes(profile)),
      got,
      want,
    );
    note(
      'no social profile invented',
      got.every((profile) => known.has(profile)),
      got,
      want,
    );
  }
  if (!skip('opening_hours') && labels.opening_hours_present != null) {
    note(
      'opening hours known',
      (business.openingHours !== null) === labels.opening_hours_present.site,
      business.openingHours,
      labels.opening_hours_present,
    );
  }
  if (labels.hours !== undefined && !skip('hours')) {
    const said = weekOfHours(business.openingHours);
    if (labels.hours === null) note('no hours invented', said === null, business.openingHours, null);
    else {
      note('hours said', said !== null, business.openingHours, labels.hours);
      const accepted = [labels.hours, ...labels.hours_also_ok].map(weekOfKey);
      if (said !== null) note('hours right, where said', accepted.includes(said), business.openingHours, labels.hours);
    }
  }
  if (labels.language != null && !skip('language')) {
    note(
      'language',
      business.languages[0]?.slice(0, 2) === labels.language.slice(0, 2),
      business.languages,
      labels.language,
    );
  }
}

function evaluateAddress({ labels }: SiteKey, { business }: Analysis, skip: Skip, note: Note): void {
  if (skip('address')) return;
  const want = labels.address ?? null;
  const got = business.address;
  const part = (
    name: string,
    wanted: string | null,
    value: string | null,
    variants: readonly string[],
    isSame: (a: string, b: string | null) => boolean,
    mustBeAbsent: boolean,
  ) => {
    if (wanted === null) {
      if (mustBeAbsent) note(`no ${name} invented`, value === null, value, null);
      return;
    }
    note(
      name,
      [wanted, ...variants].some((variant) => isSame(variant, value)),
      value,
      wanted,
    );
  };
  part('street', want?.street ?? null, got?.street ?? null, labels.street_variants, isSameStreet, true);
  part('city', want?.city ?? null, got?.city ?? null, labels.city_variants, holds, false);
  part('region', want?.region ?? null, got?.region ?? null, labels.region_variants, isSameText, false);
  const postalVariants = [...labels.postal_code_variants, ...labels.postal_variants];
  part('postal code', want?.postal_code ?? null, got?.postalCode ?? null, postalVariants, isSamePostalCode, true);
  part('country', want?.country ?? null, business.country, labels.country_variants, isSameText, false);
}

function evaluatePage({ labels }: SiteKey, { site }: Analysis, skip: Skip, note: Note): void {
  const home = site.pages[0];
  note('title', collapse(home?.title) === collapse(labels.title), home?.title, labels.title);
  note(
    'meta description',
    collapse(home?.metaDescription) === collapse(labels.meta_description),
    home?.metaDescription,
    labels.meta_description,
  );
  if (!skip('h1')) {
    const h1s = home?.h1s ?? [];
    note('h1 count', h1s.length === labels.h1_count_home, h1s.length, labels.h1_count_home);
    note(
      'h1 texts',
      h1s.map(plainText).join('\n') === labels.h1_texts_home.map(plainText).join('\n'),
      h1s,
      labels.h1_texts_home,
    );
  }
  const types = new Set(home?.structuredDataTypes ?? []);
  const want = new Set([
    ...(labels.jsonld_types?.home_all ?? []),
    ...(labels.microdata_types?.home ?? []).map((type) => type.split('/').pop() ?? type),
  ]);
  note('structured data types', want.isSubsetOf(types) && (want.size > 0 || types.size === 0), [...types], [...want]);
}

function evaluateBotAccess({ labels }: SiteKey, { factors, site, overallScore }: Analysis, note: Note): void {
  const { robotsTxtExists, gptbotStatus, oaiSearchbotStatus } = factors.aiCrawlerAccess;
  note('robots.txt present', robotsTxtExists === labels.robots_txt_present, robotsTxtExists, labels.robots_txt_present);
  note('gptbot status', gptbotStatus === labels.gptbot_status, gptbotStatus, labels.gptbot_status);
  note(
    'oai-searchbot status',
    oaiSearchbotStatus === labels.oai_searchbot_status,
    oaiSearchbotStatus,
    labels.oai_searchbot_status,
  );
  const present = site.sitemaps.some(({ status }) => status === 'present');
  note('sitemap present', present === labels.sitemap_present, site.sitemaps, labels.sitemap_present);
  note('score is a number 0-100', overallScore !== null, overallScore, '0-100');
}

/** One row for what the key asks for, one for what the analysis names, one for sites with anything right. */
function noteServices({ labels }: SiteKey, { business }: Analysis, note: Note): void {
  const asked = labels.services ?? [];
  if (asked.length === 0) return;
  const said = business.services.map(({ name }) => name);
  const { missed, wrong } = evaluateServices(labels, said);
  for (const { name } of asked) note('services found', !missed.includes(name), null, name);
  for (const name of said) note('services right', !wrong.includes(name), name, null);
  note('services: any right', missed.length < asked.length, said, asked);
}

/** Rows of their own for sites that are kept apart: one for areas asked for, one for areas said. */
function noteAreas({ id, labels }: SiteKey, { business }: Analysis, note: Note): void {
  if (labels.areas === undefined) return;
  const rows = isHeldOut(id) ? 'areas of sites kept apart' : 'areas';
  const { asked, missed, wrong } = evaluateAreas(labels, business.serviceAreas);
  for (const area of asked) note(`${rows}: found`, !missed.includes(area), null, area);
  for (const area of business.serviceAreas) note(`${rows}: right`, !wrong.includes(area), area, null);
}

import { parse } from 'tldts';
import type { Mention } from '#shared/audit/business.ts';
import { getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { distinctLines, getPageLines, type PageLine } from '../pages/page-lines.ts';
import { asciiDigits, findDigitRuns } from '../phone/digit-runs.ts';
import { getPhoneParser, groupedAsIn, type PhoneNumber } from '../phone/phone-number.ts';
import { looksLikePhone } from '../phone/phone-shape.ts';
import { whatsAppNumber } from '../phone/whatsapp-link.ts';
import { weighCountries } from './address-country.ts';
import { collectAddressMentions } from './address-mentions.ts';
import { parseCountryCode } from './country-names.ts';
import { COUNTRIES_OF_LANGUAGE, CURRENCY, NOT_A_COUNTRY, REGISTER_PATTERNS } from './country-signals.ts';
import { readTowns } from './read-towns.ts';
import { collectTellingTexts, getLowerCase } from './town-mentions.ts';

/** Below this the only evidence is a language, which several countries share. */
const SMALLEST_SCORE = 1;
/** The required ratio between the best country and the next. */
const CLEAR_LEAD = 1.1;
/** With this lead no further evidence is looked for. */
const SURE_SCORE = 4;
const MOST_PHONES_TRIED = 12;
const MOST_TOWNS_TRIED = 3;

/**
 * The country of the business, from addresses, phone numbers with a country code, the domain's suffix, registers, `lang`
 * regions, language and currency. Null when there is no evidence or two countries are level; there is no default.
 */
export const deriveCountry: (context: FactContext) => SourcedValue<string | null> = memoizePerContext((context) => {
  const votes = new Votes();
  voteByAddresses(context, votes);
  voteByStructuredCountry(context, votes);
  voteByPhones(context, votes);
  voteByDomain(context, votes);
  voteByMarkup(context, votes);
  voteByWords(context, votes);
  voteByTowns(context, votes);
  for (const [country, weight] of COUNTRIES_OF_LANGUAGE[deriveLanguages(context).value[0] ?? ''] ?? [])
    votes.add(country, weight, null);
  voteByNationalNumbers(context, votes);
  const best = votes.winner();
  return best === null
    ? { value: null, source: null }
    : { value: best.country, source: factSource(best.seen[0], best.seen) };
});

class Votes {
  readonly #scores = new Map<string, { score: number; seen: Mention[] }>();

  add(country: string, weight: number, seen: Mention | null): void {
    const before = this.#scores.get(country) ?? { score: 0, seen: [] };
    before.score += weight;
    if (seen !== null && before.seen.length < 20) before.seen.push(seen);
    this.#scores.set(country, before);
  }

  score(country: string): number {
    return this.#scores.get(country)?.score ?? 0;
  }

  /** Countries with any vote, the strongest first. */
  ranked(): string[] {
    return [...this.#scores].sort((a, b) => b[1].score - a[1].score).map(([country]) => country);
  }

  winner(): { country: string; seen: readonly Mention[] } | null {
    const [first, second] = this.ranked();
    if (first === undefined || this.score(first) < SMALLEST_SCORE) return null;
    if (second !== undefined && this.score(first) < this.score(second) * CLEAR_LEAD) return null;
    return { country: first, seen: this.#scores.get(first)?.seen ?? [] };
  }
}

function voteByAddresses(context: FactContext, votes: Votes): void {
  const language = deriveLanguages(context).value[0] ?? '';
  const spoken = new Set((COUNTRIES_OF_LANGUAGE[language] ?? []).map(([country]) => country));
  const given = new Map<string, number>();
  for (const one of collectAddressMentions(context)) {
    if (one.owner !== 'business' || one.purpose === 'privacy' || one.purpose === 'terms') continue;
    const weights = weighCountries(one, spoken);
    for (const [country, weight] of weights) {
      const times = given.get(country) ?? 0;
      given.set(country, times + 1);
      if (times < 3) votes.add(country, weight, mention(one.page, one.place, one.quote));
    }
  }
}

/** Structured data may contain the country and nothing else of the address. */
function voteByStructuredCountry(context: FactContext, votes: Votes): void {
  let given = 0;
  const business = new Set(context.businessNodes);
  for (const { node, page, parent } of context.nodes) {
    if (given >= 3 || !node.types.includes('PostalAddress') || (parent !== null && !business.has(parent))) continue;
    const [value] = getValues(node, 'addressCountry');
    const written = typeof value === 'string' ? value : value === undefined ? null : getText(value, 'name');
    const country = written === null ? null : parseCountryCode(written);
    if (country === null || written === null) continue;
    given += 1;
    votes.add(country, 1.5, mention(page, node.syntax, written));
  }
}

function voteByPhones(context: FactContext, votes: Votes): void {
  const read = getPhoneParser(context);
  const counted = new Set<string>();
  const count = (written: string, weight: number, seen: Mention, isChat = false): void => {
    // Without its country code the number of a chat link is any country's.
    const number = read(asciiDigits(written), null) ?? (isChat ? null : readWithoutCode(read, written));
    if (number === null || number.country === null || number.kind === 'toll-free' || counted.has(number.e164)) return;
    if (counted.size >= MOST_PHONES_TRIED) return;
    counted.add(number.e164);
    votes.add(number.country, weight / Math.max(1, counted.size - 2), seen);
  };
  for (const { node, page } of context.businessNodes) {
    for (const value of getValues(node, 'telephone')) {
      if (typeof value === 'string' && value.trim().startsWith('+')) count(value, 3, mention(page, node.syntax, value));
    }
  }
  for (const page of context.pages) {
    const purpose = context.purposeOf(page);
    if (purpose === 'privacy' || purpose === 'terms') continue;
    for (const link of page.links) {
      if (/^tel:(?:\/\/)?(?:\+|%2b)/i.test(link.href))
        count(link.href.slice(4).replace(/^\/\//, '').replace(/^%2b/i, '+'), 3, mention(page, 'tel-link', link.href));
      const chat = whatsAppNumber(link.href);
      if (chat !== null) count(chat, 2, mention(page, 'tel-link', link.href), true);
    }
  }
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    if (purpose === 'privacy' || purpose === 'terms') continue;
    for (const line of lines) {
      if (!line.hasDigit || !line.text.includes('+')) continue;
      for (const run of findDigitRuns(line.text))
        if (run.text.startsWith('+')) count(run.text, 3, mention(page, 'text', line.text));
    }
  }
}

/** "tel:+4085550139": a plus before a North American number that lacks its 1. It is read only where no country has such a number. */
function readWithoutCode(read: ReturnType<typeof getPhoneParser>, written: string): PhoneNumber | null {
  const digits = /^\+([2-9][0-9]{2}[2-9][0-9]{6})$/.exec(asciiDigits(written).replace(/[\s().-]/g, ''))?.[1];
  return digits === undefined ? null : read(`+1${digits}`, null);
}

function voteByDomain(context: FactContext, votes: Votes): void {
  const domains = new Set<string>();
  if (context.siteDomain !== null) domains.add(context.siteDomain);
  // The business's e-mail address often has the real domain where a preview copy of the site has another one.
  for (const link of context.home.links) {
    const at = /^mailto:[^?@]{1,64}@([a-z0-9.-]{4,80})/i.exec(link.href)?.[1];
    if (at !== undefined) domains.add(at.toLowerCase());
  }
  for (const domain of domains) {
    const suffix = parse(domain).publicSuffix?.split('.').at(-1) ?? '';
    if (suffix.length !== 2 || NOT_A_COUNTRY.has(suffix)) continue;
    const weight = domain === context.siteDomain ? 4 : 2;
    votes.add(suffix === 'uk' ? 'GB' : suffix.toUpperCase(), weight, mention(context.home, 'domain', domain));
  }
}

function voteByMarkup(context: FactContext, votes: Votes): void {
  const { home } = context;
  const region = home.metas['geo.region'] ?? home.metas['geo.country'];
  if (region !== undefined && /^[A-Za-z]{2}(?:-|$)/.test(region)) {
    votes.add(region.slice(0, 2).toUpperCase(), 3, mention(home, 'meta', region));
  }
  // "en-US" is the default of templates; any other region was chosen.
  const declared: readonly (readonly [string | null | undefined, 'html-lang' | 'open-graph'])[] = [
    [home.lang, 'html-lang'],
    [home.openGraph['og:locale'], 'open-graph'],
  ];
  for (const [tag, place] of declared) {
    const country = /^[a-z]{2}[-_]([A-Za-z]{2})$/.exec(tag?.trim() ?? '')?.[1]?.toUpperCase();
    if (country !== undefined && tag !== null && tag !== undefined) {
      votes.add(country, country === 'US' ? 0.4 : place === 'html-lang' ? 1.5 : 1, mention(home, place, tag));
    }
  }
}

/** One test per line for all registers and currencies; the few lines that match are tested for each. */
const ANY_WORD = new RegExp([...REGISTER_PATTERNS, ...CURRENCY].map(([, pattern]) => pattern.source).join('|'));

function voteByWords(context: FactContext, votes: Votes): void {
  const open = new Map<RegExp, readonly [string, number]>();
  for (const [country, pattern] of REGISTER_PATTERNS) open.set(pattern, [country, country === 'US' ? 0.8 : 2]);
  for (const [country, pattern] of CURRENCY) open.set(pattern, [country, 0.8]);
  for (const line of distinctLines(context)) {
    // Register entries have numbers and are in footers and imprints; long text is not searched.
    if (line.text.length > 160 || (!line.hasDigit && line.region !== 'footer')) continue;
    const folded = foldText(line.text);
    if (!ANY_WORD.test(folded)) continue;
    for (const [pattern, [country, weight]] of open) {
      if (!pattern.test(folded)) continue;
      open.delete(pattern);
      votes.add(country, weight, mention(line.page, 'text', line.text));
    }
  }
}

/** "Duluth, MN", "大分県別府市": a town with its region beside it lies in one country of all. */
function voteByTowns(context: FactContext, votes: Votes): void {
  const [first, second] = votes.ranked();
  if (first !== undefined && votes.score(first) >= SURE_SCORE + votes.score(second ?? '')) return;
  const seen = new Set<string>();
  for (const { page, place, text } of collectTellingTexts(context)) {
    for (const { name, region } of readTowns(text, null, getLowerCase(context))) {
      if (region === null || seen.has(name)) continue;
      seen.add(name);
      votes.add(region.region.country, 1.5, mention(page, place, text));
      if (seen.size >= MOST_TOWNS_TRIED) return;
    }
  }
}

/** All phone numbers together are one kind of evidence, so their votes are capped. */
const MOST_FROM_NUMBERS = 3;

/** Numbers without a country code are valid in only some candidate countries, which separates them. */
function voteByNationalNumbers(context: FactContext, votes: Votes): void {
  voteByNorthAmericanShape(context, votes);
  const candidates = votes.ranked().slice(0, 8);
  const [first, second] = candidates;
  if (first === undefined || (second !== undefined && votes.score(first) > votes.score(second) + 3)) return;
  const read = getPhoneParser(context);
  const given = new Map<string, number>();
  for (const { line, written } of nationalNumbers(context)) {
    const countries = new Set(candidates.map((country) => ordinaryCountry(read(written, country))));
    countries.delete(null);
    for (const country of countries) {
      if (country === null) continue;
      const atHome = countries.size > 1 ? groupedAsIn(written, country) : 0;
      // Valid in only one candidate country: stronger evidence than the language.
      const weight = (countries.size === 1 && candidates.length > 1 ? 2 : 1 / countries.size) + atHome * 0.8;
      const before = given.get(country) ?? 0;
      const added = Math.min(weight, MOST_FROM_NUMBERS - before);
      given.set(country, before + added);
      if (added > 0) votes.add(country, added, mention(line.page, 'text', line.text));
    }
  }
}

/** Premium and pager numbers are valid at any length, and no business lists them first. */
function ordinaryCountry(number: PhoneNumber | null): string | null {
  return number === null || number.kind === 'other' ? null : number.country;
}

/** The first few digit sequences in the national format of a country. */
function nationalNumbers(context: FactContext): { line: PageLine; written: string }[] {
  const found = new Map<string, { line: PageLine; written: string }>();
  for (const line of distinctLines(context)) {
    if (!line.hasDigit || line.text.length > 400) continue;
    for (const { text, digitCount } of findDigitRuns(line.text)) {
      if (digitCount < 8 || digitCount > 12 || text.startsWith('+') || found.has(text) || !looksLikePhone(text))
        continue;
      found.set(text, { line, written: text });
      if (found.size >= MOST_PHONES_TRIED) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** (404) 555-0114: only North American numbers are grouped like this, and the area code gives the country. */
function voteByNorthAmericanShape(context: FactContext, votes: Votes): void {
  const tried = new Set<string>();
  for (const line of distinctLines(context)) {
    if (!line.hasDigit || line.text.length > 400) continue;
    const written = NORTH_AMERICAN.exec(line.text)?.[0];
    if (written === undefined || tried.has(written)) continue;
    tried.add(written);
    const country = getPhoneParser(context)(written, 'US')?.country ?? null;
    if (country !== null) votes.add(country, 1.2, mention(line.page, 'text', line.text));
    if (tried.size >= 3) return;
  }
}

const NORTH_AMERICAN = /(?<![0-9+(./-])(?:\([2-9][0-9]{2}\) ?|[2-9][0-9]{2}[-.])[0-9]{3}[-.][0-9]{4}(?![0-9-])/;

import type { Mention } from '#shared/audit/business.ts';
import { getText, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { distinctLines, getPageLines, type PageLine } from '../pages/page-lines.ts';
import { rankAddresses } from './addresses.ts';
import { parseCity } from './city-name.ts';
import { countryNamed } from './country-names.ts';

export interface ServiceArea {
  /** Places that the business says it serves, in its own spelling. */
  readonly areas: SourcedValue<string[]>;
  /** Whether it works at its customers' places; null when the site does not say. */
  readonly isServiceArea: SourcedValue<boolean | null>;
}

const MOST_AREAS = 60;
const LONGEST_AREA = 60;

/** Headings above lists of places served; folded. */
const AREA_HEADING = new RegExp(readPattern('places', 'areaHeading'), 'u');

/** Sentences that say that the business comes to the customer; folded. */
const COMES_TO_YOU =
  /(?<!\p{L})(?:we(?:'ll| will)? (?:can )?come to (?:you|your)|come(?:s)? to your (?:home|door|house|office|location|place)|mobile (?:service|mechanic|detailing|grooming|car wash|repair|vet)|on-?site (?:service|repair)|in-home (?:service|estimate|appointment)s?|doorstep (?:service|car wash)|at your doorstep|house calls?|home visits?|call-?outs?|no call-?out (?:fee|charge)|wir kommen zu ihnen|zu ihnen nach hause|vor-?ort-?(?:service|termin)|hausbesuche|(?:a|chez) (?:votre )?domicile|intervention(?:s)? a domicile|nous nous deplacons|depannage|a domicilio|veniamo da (?:te|voi)|nos desplazamos|a domicilio|vamos ate voce|atendimento (?:a|em) domicilio|dojazd do klienta|dojezdzamy|u klienta|wij komen (?:naar|bij) u|aan huis)(?!\p{L})|出張(?:対応|修理|買取|サービス|費)|お伺い(?:し|いた)|訪問(?:施術|診療|サービス)/u;

/** schema.org types of categories that work at the customer's place. */
const COMES_BY_CATEGORY = new Set(
  `Plumber Electrician HVACBusiness RoofingContractor GeneralContractor HousePainter Locksmith MovingCompany
  HomeAndConstructionBusiness`.split(/\s+/),
);
/** Categories whose customers come to them: a restaurant that also delivers is still a restaurant. */
const CUSTOMERS_COME = new RegExp(readPattern('places', 'customersCome'));

/**
 * The places that a business serves and whether it works at its customers' places.
 * @param schemaType the business's category as a schema.org type; null when unknown
 */
export function deriveServiceArea(context: FactContext, schemaType: string | null): ServiceArea {
  const found = collectAreas(context);
  const areas = [...found.keys()].slice(0, MOST_AREAS);
  const seen = [...found.values()].flatMap((one) => one.seen);
  const declared = [...found]
    .filter(([name, one]) => one.isDeclared && countryNamed(name) === null)
    .flatMap(([, one]) => one.seen);
  return {
    areas: { value: areas, source: areas.length === 0 ? null : factSource(seen[0], seen) },
    isServiceArea: decide(context, schemaType, declared),
  };
}

interface AreaSeen {
  readonly seen: Mention[];
  /** Named in structured data or in a list under a heading about the area; false for a mention in running text. */
  isDeclared: boolean;
}

function collectAreas(context: FactContext): Map<string, AreaSeen> {
  const areas = new Map<string, AreaSeen>();
  const keys = new Map<string, string>();
  const add = (name: string, from: Mention, isDeclared: boolean): void => {
    const clean = name.replace(/^[^\p{L}\p{N}]+|[\s.,;:→›»-]+$/gu, '').trim();
    if (clean.length < 2 || clean.length > LONGEST_AREA) return;
    const key = foldText(clean)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = areas.get(keys.get(key) ?? '');
    if (known !== undefined) {
      known.seen.push(from);
      known.isDeclared ||= isDeclared;
    } else if (areas.size < MOST_AREAS) {
      keys.set(key, clean);
      areas.set(clean, { seen: [from], isDeclared });
    }
  };
  for (const { node, page } of context.businessNodes) {
    for (const name of areasOfNode(context, node)) add(name, mention(page, node.syntax, name), true);
  }
  for (const { node, page } of context.nodes) {
    if (!node.types.includes('Service')) continue;
    for (const name of areasOfNode(context, node)) add(name, mention(page, node.syntax, name), true);
  }
  for (const line of distinctLines(context)) {
    if (context.purposeOf(line.page) === 'imprint') continue;
    const from = (): Mention => mention(line.page, getMentionPlace(line.region), line.text);
    for (const name of listedAreas(getPageLines(context).get(line.page) ?? [], line)) add(name, from(), true);
    for (const name of areasInLine(line)) add(name, from(), false);
  }
  return areas;
}

function areasOfNode(context: FactContext, node: StructuredNode): string[] {
  const names: string[] = [];
  for (const property of ['areaServed', 'serviceArea']) {
    for (const value of getValues(node, property)) {
      if (typeof value !== 'string') {
        const name = getText(context.resolve(value), 'name');
        if (name !== null) names.push(name);
        continue;
      }
      // A country code or a URL is not a place name.
      for (const part of value.split(/[,;|]/))
        if (part.trim().length > 2 && !/^https?:/.test(part.trim())) names.push(part.trim());
    }
  }
  return names;
}

const SERVING =
  /(?:^|[.!?|•–-]\s+|\b)(?:[Pp]roudly [Ss]erving|[Ss]erving|[Ww]e [Ss]erve|[Ss]ervicing|[Aa]reas [Ss]erved:|[Ss]ervice [Aa]reas?:|[Zz]one d'intervention\s?:|[Ee]insatzgebiet\s?:|[Ww]erkgebied\s?:|対応エリア[：:])\s+((?:the |all of |greater )?\p{Lu}[^.!?|;:()]{2,200})/u;

const MAY_SAY_SERVING = /erv|ebiet|ntervention|対応/;

/** "Serving Dallas, Fort Worth and Arlington since 1997": the capitalised list. */
function areasInLine(line: PageLine): string[] {
  if (line.text.length > 400 || !MAY_SAY_SERVING.test(line.text)) return [];
  const list = SERVING.exec(line.text)?.[1];
  if (list === undefined) return [];
  const names: string[] = [];
  for (const part of list.split(/,\s*|\s+(?:and|&|und|et|y|e|i|en|plus)\s+|\s+\/\s+/)) {
    const words = part.replace(/^(?:and|the|all of|greater|und|et) /i, '').trim();
    const name = leadingName(words);
    if (name === null) break;
    names.push(name);
    // Lower-case words after a name end the list.
    if (name.length < words.length) break;
  }
  return names.filter((name) => countryNamed(name) === null);
}

function leadingName(text: string): string | null {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    if (!/^\p{Lu}[\p{L}'’.-]*$/u.test(word) && !/^(?:of|the|de|la|le|sur|upon|and|St\.)$/.test(word)) break;
    words.push(word);
    if (words.length === 5) break;
  }
  while (/^(?:of|the|de|la|le|sur|upon|and|Since|For|With|From|And)$/.test(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ');
  return name.length < 3 ||
    /^(?:Our|Your|You|We|Clients|Customers|Families|Homeowners|Businesses|Since|With|Residential|Commercial)\b/.test(
      name,
    )
    ? null
    : name;
}

/** The short lines below a heading about the area served, up to the next heading or the first sentence. */
function listedAreas(lines: readonly PageLine[], line: PageLine): string[] {
  if (
    line.text.length > 70 ||
    (!/^h[1-6]$/.test(line.tag) && (line.region !== 'footer' || !/^(?:summary|dt|strong|p|div)$/.test(line.tag)))
  )
    return [];
  if (!AREA_HEADING.test(foldText(line.text))) return [];
  const names: string[] = [];
  for (let i = line.index + 1; i < lines.length && names.length < MOST_AREAS && i - line.index < 90; i += 1) {
    const next = lines[i];
    if (next === undefined || next.region !== line.region) break;
    const isHeading = /^h[1-6]$/.test(next.tag);
    if (isHeading && Number(next.tag[1]) <= Number(line.tag[1] ?? 2)) break;
    const parts = isSentence(next.text)
      ? [next.text]
      : next.text
          .replace(/, ?[A-Z]{2}(?=$|[,;|•·])/g, '')
          .split(/\s*[,;|•·]\s*|\s+(?:and|und|et|y|e)\s+/)
          .map((part) => part.trim());
    const places = parts.filter(isPlaceName);
    if (places.length === 0 || places.length < parts.length / 2) {
      // One sentence may be between the heading and its list.
      if (names.length === 0 && i - line.index <= 2) continue;
      if (!isHeading) break;
      continue;
    }
    names.push(...places);
  }
  return names.length >= 2 ? withoutCommonWord(names) : [];
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && (text.match(/(?:^|\s)\p{Ll}{3,}/gu)?.length ?? 0) >= 2;
}

/** "Hanford Plumbers", "Visalia Plumbers": the word that all links of a list share is the category, not the town. */
function withoutCommonWord(names: readonly string[]): string[] {
  const last = names[0]?.split(' ').at(-1) ?? '';
  const isShared =
    names.length >= 3 &&
    /^\p{Lu}\p{Ll}{4,}s?$/u.test(last) &&
    !/^(?:Beach|County|City|Park|Heights|Springs|Valley|Village|Hills|Lake)$/.test(last) &&
    names.filter((name) => name.endsWith(` ${last}`)).length >= names.length * 0.8;
  return isShared
    ? names.map((name) => (name.endsWith(` ${last}`) ? name.slice(0, -last.length - 1) : name))
    : [...names];
}

function isPlaceName(part: string): boolean {
  if (part.length > 40 || /[0-9@!?:]/.test(part)) return false;
  const bare = part
    .replace(/\s?[→›»+]$/, '')
    .replace(/, ?[A-Z]{2}$/, '')
    .replace(/ (?:County|Township|Metro)$/, '');
  return bare.split(' ').length <= 4 && parseCity(bare) === bare && !NOT_A_PLACE.test(bare);
}

const NOT_A_PLACE = new RegExp(String.raw`\b(?:${readPattern('places', 'notAPlace')})\b`);

/** @param areasSeen where areas are declared: in structured data or under a heading, not in running text */
function decide(
  context: FactContext,
  category: string | null,
  areasSeen: readonly Mention[],
): SourcedValue<boolean | null> {
  const storefront = rankAddresses(context).find((one) => one.isOwn && one.address.street !== null);
  const at = storefront?.seen[0];
  const atStore = at === undefined ? null : factSource(mention(at.page, at.place, at.quote), []);
  const isVisited = category !== null && CUSTOMERS_COME.test(category) && !COMES_BY_CATEGORY.has(category);
  // A restaurant that delivers, or a dentist that lists neighbourhoods, still has customers who visit.
  if (isVisited && atStore !== null) return { value: false, source: atStore };
  const said = sayingItComes(context);
  const seen = [...(said === null ? [] : [said]), ...areasSeen];
  if (seen.length > 0) return { value: true, source: factSource(seen[0], seen) };
  if (category !== null && COMES_BY_CATEGORY.has(category)) {
    return atStore === null
      ? { value: true, source: factSource(mention(context.home, 'title', context.home.title ?? category), []) }
      : { value: null, source: null };
  }
  return atStore === null ? { value: null, source: null } : { value: false, source: atStore };
}

const MAY_SAY_COMES =
  /come|mobile|site|home|door|house|call-?out|komm|hause|ort-|besuch|omicil|[eé]pla[cç]|ostri|splaz|voc[eê]|doj[ae]z|klient|wij|huis|出張|伺い|訪問/i;
/** A business that works at its customers' places says so near the beginning, and often. */
const MOST_CHARACTERS_READ = 60_000;

function sayingItComes(context: FactContext): Mention | null {
  let read = 0;
  for (const line of distinctLines(context)) {
    if (line.text.length >= 400 || context.purposeOf(line.page) === 'imprint') continue;
    read += line.text.length;
    if (read > MOST_CHARACTERS_READ) return null;
    if (MAY_SAY_COMES.test(line.text) && COMES_TO_YOU.test(foldText(line.text))) {
      return mention(line.page, getMentionPlace(line.region), line.text);
    }
  }
  return null;
}

import type { MentionPlace } from '#shared/audit/business.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getPageLines } from '../pages/page-lines.ts';
import { collectAddressMentions } from '../place/address-mentions.ts';
import { rankAddresses } from '../place/addresses.ts';
import { findRegion } from '../place/gazetteer.ts';
import { isOwnLink, leadsHome } from '../services/own-links.ts';
import { listNameForms, type NameForm } from './name-forms.ts';
import { cleanName, copyrightOwner, isNotAName, nameKey, quotedIn, splitTitle, withoutGreeting } from './name-text.ts';

/** A kind of place that may have the name. */
export type NamePlace =
  | 'title'
  | 'pageTitle'
  | 'data'
  | 'siteName'
  | 'shareTitle'
  | 'copyright'
  | 'logo'
  | 'h1'
  | 'greeting'
  | 'map'
  | 'imprint'
  | 'address'
  | 'heading';

/** A form of the name at a place of the site. */
export interface NameMention extends NameForm {
  readonly place: NamePlace;
  /** How much this place of its kind says, from 0 to 1. */
  readonly weight: number;
  readonly page: Page;
  readonly where: MentionPlace;
  readonly quote: string;
}

const MOST_ADDRESSES = 12;
/** Entries of businesses in structured data; more are a directory, which would leave no room for the name of its owner. */
const MOST_ENTRIES = 30;
const MOST_HEADINGS = 30;
const MOST_PAGES_OF_CHROME = 6;
const LONGEST_LINE = 90;
const LONGEST_TITLE = 200;

/** The forms of the name on a site. Headings only say more of forms that other places have. */
export function collectNameMentions(context: FactContext): NameMention[] {
  const reader = new NameReader(context);
  return reader.read();
}

/** Reads the owner in copyright lines, each once: they are in the footer of every page. */
export const getCopyrightOwnerParser: (context: FactContext) => (line: string) => string | null = memoizePerContext(
  () => memoizeByText(copyrightOwner),
);

/** Keys of the towns, regions and areas that the site names as its own. */
export const listOwnPlaces: (context: FactContext) => ReadonlySet<string> = memoizePerContext((context) => {
  const places = new Set<string>();
  const add = (text: string | null) => {
    if (text !== null && text.length < 60) places.add(nameKey(text));
  };
  for (const { address } of rankAddresses(context)) {
    add(address.city);
    add(address.region);
  }
  for (const { node, via } of context.nodes) {
    for (const name of ['addressLocality', 'addressRegion', 'addressCountry']) add(getText(node, name));
    if (via === 'areaServed' || via === 'location') add(getText(node, 'name'));
    for (const value of getValues(node, 'areaServed')) if (typeof value === 'string') add(value);
  }
  // "Larkhill Sweeps, Oxfordshire": a county that the site is not in an address of.
  const [, ...behind] = (context.home.title ?? '').slice(0, LONGEST_TITLE).split(/,\s+/);
  for (const piece of behind) if (context.country !== null && findRegion(piece, context.country) !== null) add(piece);
  places.delete('');
  return places;
});

/** "[logo] taverna-varelia.gr": the address of the site is no name of the business because its picture is called so. */
const NAMES_HOST =
  /^[^\p{L}\p{N}]*(?:logo[^\p{L}\p{N}]+)?(?:www\.)?[\p{L}\p{N}-]{2,63}\.[a-z]{2,6}(?:[^\p{L}\p{N}]+logo)?[^\p{L}\p{N}]*$/iu;

class NameReader {
  readonly #context: FactContext;
  readonly #found: NameMention[] = [];
  readonly #parts = memoizeByText(splitTitle);
  readonly #forms: (raw: string) => readonly NameForm[];

  constructor(context: FactContext) {
    this.#context = context;
    const places = listOwnPlaces(context);
    this.#forms = memoizeByText((raw) => listNameForms(raw, places));
  }

  read(): NameMention[] {
    const { home, pages } = this.#context;
    this.#readData();
    for (const property of ['og:site_name', 'application-name', 'apple-mobile-web-app-title']) {
      const value = home.openGraph[property] ?? home.metas[property] ?? null;
      if (value !== null) this.#addParts('siteName', value, 1, home, property.startsWith('og') ? 'open-graph' : 'meta');
    }
    this.#addTitle('title', home.title, home, 'title');
    this.#addTitle('shareTitle', home.openGraph['og:title'] ?? null, home, 'open-graph');
    for (const page of pages) if (page !== home) this.#addTitle('pageTitle', page.title, page, 'title');
    this.#readHeadings();
    for (const page of pages.slice(0, MOST_PAGES_OF_CHROME)) this.#readBrand(page);
    for (const page of pages) {
      this.#readCopyright(page);
      this.#readMap(page);
    }
    this.#readAddresses();
    this.#readImprint();
    return this.#found;
  }

  #add(place: NamePlace, raw: string, weight: number, page: Page, where: MentionPlace): void {
    for (const { text, isWhole } of this.#forms(raw))
      this.#found.push({ place, text, isWhole, weight, page, where, quote: raw });
  }

  /** The parts of a text; where there are several, each may be a slogan. */
  #addParts(place: NamePlace, text: string, weight: number, page: Page, where: MentionPlace): void {
    if (where === 'image-alt' && NAMES_HOST.test(text)) return;
    const parts = this.#parts(text);
    for (const part of parts) this.#add(place, part, parts.length === 1 ? weight : 0.6 * weight, page, where);
  }

  /** The parts of a title: the name is mostly the first or the last. */
  #addTitle(place: NamePlace, title: string | null, page: Page, where: MentionPlace): void {
    if (title === null) return;
    const parts = this.#parts(title);
    for (const [at, part] of parts.entries())
      this.#add(place, part, at === 0 || at === parts.length - 1 ? 1 : 0.6, page, where);
    for (const quoted of quotedIn(title)) this.#add(place, quoted, 0.6, page, where);
  }

  #readData(): void {
    const { home, businessNodes, nodes } = this.#context;
    for (const { node, page, parent, via } of businessNodes.slice(0, MOST_ENTRIES)) {
      const isMain = parent === null || via === 'mainEntity' || via === 'about' || via === '@graph';
      const share = (page === home ? 1 : 0.7) * (isMain ? 1 : 0.6);
      for (const [property, weight] of [
        ['name', 1],
        ['legalName', 0.5],
        ['alternateName', 0.4],
      ] as const) {
        const name = getText(node, property);
        if (name !== null) this.#addParts('data', name, weight * share, page, node.syntax);
      }
    }
    for (const { node, page } of nodes) {
      if (!node.types.includes('WebSite') || page !== home) continue;
      const name = getText(node, 'name');
      if (name !== null) this.#addParts('siteName', name, 1, page, node.syntax);
    }
  }

  #readHeadings(): void {
    const { home } = this.#context;
    const mainHeadings = home.headings.filter(({ level }) => level === 1).length;
    for (const { level, text, imageAlts } of home.headings.slice(0, MOST_HEADINGS)) {
      const line = text.replace(/\s+/g, ' ').trim();
      if (level === 1) for (const alt of imageAlts) this.#addParts('logo', alt, 1, home, 'image-alt');
      if (line === '' || line.length > 140) continue;
      if (withoutGreeting(line) !== line) this.#addParts('greeting', line, 1, home, 'heading');
      else if (level === 1) this.#addParts('h1', line, mainHeadings > 1 ? 0.6 : 1, home, 'heading');
      else this.#addParts('heading', line, 1, home, 'heading');
      if (level <= 2) for (const quoted of quotedIn(line)) this.#add('heading', quoted, 0.6, home, 'heading');
    }
  }

  /** The link home with the name or the logo, the element that is called a brand, and the picture that is called a logo. */
  #readBrand(page: Page): void {
    const weight = page === this.#context.home ? 1 : 0.7;
    const link = findBrandLink(this.#context, page);
    if (link !== null) {
      const isText = link.text.trim() !== '';
      this.#addParts(
        'logo',
        (isText ? link.text : link.label).replace(/\n/g, ' '),
        weight,
        page,
        isText ? 'header' : 'image-alt',
      );
    }
    const block = page.blocks
      .slice(0, 40)
      .find(({ text, tag, hints }) => text.length <= LONGEST_LINE && tag !== 'li' && BRAND_HINT.test(hints));
    if (block !== undefined) this.#addParts('logo', block.text.replace(/\n/g, ' '), weight, page, 'header');
    const logo = page.images
      .slice(0, 12)
      .find(({ src, alt }) => alt !== null && /logo/i.test(`${src.split('/').at(-1)?.slice(0, 120)} ${alt}`));
    if (logo?.alt != null) this.#addParts('logo', logo.alt, weight, page, 'image-alt');
  }

  #readCopyright(page: Page): void {
    const readOwner = getCopyrightOwnerParser(this.#context);
    const from = Math.max(0, page.blocks.length - 60);
    for (let at = page.blocks.length - 1; at >= from; at -= 1) {
      const block = page.blocks[at];
      if (block === undefined || block.text.length > 600 || !COPYRIGHT.test(block.text)) continue;
      // Names are often in the element after the formula: "© Todos los derechos reservados por" / "Name".
      const next = page.blocks[at + 1]?.text ?? '';
      const line = withoutLinks(this.#context, page, at);
      const owner = readOwner(line) ?? (next.length < 60 && FORMULA_ENDS.test(block.text) ? next : null);
      if (owner === null) continue;
      this.#add('copyright', owner, page === this.#context.home ? 1 : 0.8, page, 'footer');
      return;
    }
  }

  /** The name in a map link: `/maps/place/Name/`, or the embed's own parameter. */
  #readMap(page: Page): void {
    const links = page.links.filter(({ href }) => /\/maps?\//.test(href)).map(({ href }) => href);
    for (const address of [...page.iframes, ...links].slice(0, 6)) {
      if (!/google\.[a-z.]{2,6}\/maps|maps\.google/.test(address)) continue;
      const place =
        /\/maps\/place\/([^/@]{2,120})\//.exec(address)?.[1] ??
        /!1s0x[\da-f:x%]{10,60}!2s([^!]{2,120})!/i.exec(address)?.[1];
      if (place === undefined) continue;
      const name = decodeComponent(place.replace(/\+/g, ' '));
      // An address was pinned instead of the place: digits with a comma.
      if (/\d/.test(name) && name.includes(',')) continue;
      this.#addParts('map', name, 1, page, 'map-embed');
      return;
    }
  }

  /** What stands before an address: on its line, or on the line above. */
  #readAddresses(): void {
    const written = collectAddressMentions(this.#context).filter(
      ({ lines, owner }) => lines !== null && owner !== 'maker' && owner !== 'others',
    );
    for (const { page, lines, place } of written.slice(0, MOST_ADDRESSES)) {
      const at = lines?.[0] ?? 0;
      const all = getPageLines(this.#context).get(page) ?? [];
      const [head = '', ...rest] = (all[at]?.text ?? '').split(/,\s|\s[|·•–—-]\s/);
      const above = all[at - 1];
      if (rest.length > 0 && isNameLine(head)) this.#add('address', head, 1, page, place);
      else if (above !== undefined && above.tag !== 'h1' && above.region === all[at]?.region && isNameLine(above.text))
        this.#add('address', above.text, 0.7, page, place);
    }
  }

  /** The provider in an imprint: the line under "Angaben gemäß § 5 DDG", after "Raison sociale :" and similar labels. */
  #readImprint(): void {
    for (const page of this.#context.pages) {
      if (this.#context.purposeOf(page) !== 'imprint') continue;
      const blocks = page.blocks.slice(0, 80);
      const at = blocks.findIndex(({ text }) => text.length <= 400 && PROVIDER.test(foldText(text)));
      const lines = blocks[at]?.text.split('\n') ?? [];
      const after =
        lines.slice(1).find((line) => line.trim() !== '') ??
        /:\s*(\S.{1,80})$/.exec(lines[0] ?? '')?.[1] ??
        blocks[at + 1]?.text.split('\n')[0];
      if (at >= 0 && after !== undefined && after.length <= LONGEST_LINE) this.#add('imprint', after, 1, page, 'text');
    }
  }
}

const BRAND_HINT = /(?:^|[\s_-])(?:logo|brand|site-?title|site-?name|navbar-brand|masthead)(?:$|[\s_-])/;
const COPYRIGHT = new RegExp(readPattern('names', 'copyright'), 'i');
/** The end of a formula without its name: "© Todos los derechos reservados por". */
const FORMULA_ENDS = new RegExp(String.raw`(?:\b(?:${readPattern('names', 'by')})|©|\d{4})\s*$`, 'i');
const PROVIDER = new RegExp(readPattern('names', 'provider'));

function isNameLine(text: string): boolean {
  return text.length >= 3 && text.length <= LONGEST_LINE && !/\d|[:@!?]/.test(text);
}

/** The link in header or navigation to the home page that is not called "Home". */
function findBrandLink(context: FactContext, page: Page): PageLink | null {
  for (const link of page.links.slice(0, 25)) {
    if (link.region === 'footer' || link.region === 'main' || !leadsHome(context, page, link)) continue;
    const text = link.text.trim() === '' ? link.label : link.text.trim();
    if (text !== '' && text.length <= LONGEST_LINE && !isNotAName(cleanName(text))) return link;
  }
  return null;
}

/** A block without the links to other pages of the site in it: "© Larkhill Legal notice Contact". */
function withoutLinks(context: FactContext, page: Page, at: number): string {
  let text = page.blocks[at]?.text ?? '';
  for (const link of page.links)
    if (link.blockIndex === at && link.text.length > 1 && isOwnLink(context, link) && !leadsHome(context, page, link))
      text = text.replace(link.text, ' | ');
  return text;
}

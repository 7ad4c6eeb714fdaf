import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { Mention, MentionPlace } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { getText } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, isAscii, keepLetters, splitWords } from '../language/fold-text.ts';
import { mention } from '../mentions.ts';
import { cleanName, copyrightOwner, isNotAName, nameKey, quotedIn, splitTitle, withoutGreeting } from './name-text.ts';

/**
 * One piece of evidence for the name. `name`: a place with a name and nothing else. `part`: one part of a title or
 * headline, which may be a slogan. `phrase`: a longer text that may contain the name.
 */
export interface NameEvidence {
  readonly kind: 'name' | 'part' | 'phrase';
  readonly text: string;
  readonly key: string;
  readonly weight: number;
  readonly mention: Mention;
}

/** Weights tuned on real sites: what owners fill in once (site name, structured data) is first, image texts are last. */
const WEIGHT = {
  localBusinessNode: 5,
  organizationNode: 3.5,
  webSiteNode: 3,
  otherPageNode: 2.5,
  alternateName: 1,
  siteName: 4,
  applicationName: 2.5,
  copyright: 3.5,
  brandLink: 3,
  brandBlock: 2.5,
  logoAlt: 2,
  mapPlace: 3,
  imprint: 1.5,
  addressLine: 1.5,
  titlePart: 2.5,
  repeatedTitlePart: 4,
  greeting: 3,
  headline: 1.5,
  quoted: 3,
  spelledDomain: 4,
  commaPart: 1.2,
  openGraphTitle: 1,
  description: 1,
} as const;

/** All texts of the site that could be or contain its business's name. */
export function collectNameEvidence(context: FactContext): NameEvidence[] {
  const evidence: NameEvidence[] = [];
  const add = (kind: NameEvidence['kind'], raw: string | null, weight: number, page: Page, place: MentionPlace) => {
    if (raw === null) return;
    const text = kind === 'phrase' ? cutText(raw, 300).trim() : cleanName(raw);
    if (text === '' || (kind !== 'phrase' && isNotAName(text))) return;
    evidence.push({ kind, text, key: nameKey(text), weight, mention: mention(page, place, raw) });
  };
  fromStructuredData(context, add);
  fromHead(context, add);
  fromTitles(context, add);
  fromHeadings(context, add);
  for (const page of context.pages) {
    fromChrome(context, page, add);
    fromMaps(page, add);
  }
  fromImprint(context, add);
  fromDomain(context, add);
  return evidence;
}

type Add = (kind: NameEvidence['kind'], raw: string | null, weight: number, page: Page, place: MentionPlace) => void;

function fromStructuredData(context: FactContext, add: Add): void {
  const counted = new Map<string, number>();
  for (const { node, page, via, parent } of context.businessNodes) {
    const name = getText(node, 'name');
    const place = node.syntax;
    if (name !== null) {
      const key = nameKey(name);
      const times = counted.get(key) ?? 0;
      counted.set(key, times + 1);
      const isOrganization = node.types.every((type) => /^(?:Organization|Corporation|Place|NGO)$/.test(type));
      const base =
        page !== context.home
          ? WEIGHT.otherPageNode
          : isOrganization
            ? WEIGHT.organizationNode
            : WEIGHT.localBusinessNode;
      // The same statement on every page counts once; a department or publisher is a child node.
      const share = times === 0 ? 1 : times < 4 ? 0.15 : 0;
      const nested = parent === null || via === 'mainEntity' || via === 'about' || via === '@graph' ? 1 : 0.6;
      if (share > 0) add('name', name, base * share * nested * (looksLikeDomain(name) ? 0.2 : 1), page, place);
    }
    for (const property of ['alternateName', 'legalName']) {
      const other = getText(node, property);
      if (other !== null && page === context.home) add('name', other, WEIGHT.alternateName, page, place);
    }
  }
  for (const { node, page } of context.nodes) {
    if (!node.types.includes('WebSite') || page !== context.home) continue;
    const name = getText(node, 'name');
    if (name !== null && !looksLikeDomain(name)) {
      for (const part of splitTitle(name))
        add(part === cleanName(name) ? 'name' : 'part', part, WEIGHT.webSiteNode, page, node.syntax);
    }
  }
}

function fromHead(context: FactContext, add: Add): void {
  const { home } = context;
  const siteName = home.openGraph['og:site_name'] ?? null;
  if (siteName !== null && !looksLikeDomain(siteName)) {
    for (const part of splitTitle(siteName))
      add(part === cleanName(siteName) ? 'name' : 'part', part, WEIGHT.siteName, home, 'open-graph');
  }
  for (const name of ['application-name', 'apple-mobile-web-app-title']) {
    const value = home.metas[name];
    if (value !== undefined && !looksLikeDomain(value)) add('name', value, WEIGHT.applicationName, home, 'meta');
  }
  add('phrase', home.metaDescription, WEIGHT.description, home, 'meta');
  for (const quoted of quotedIn(home.metaDescription ?? '')) add('part', quoted, 0.5, home, 'meta');
}

function fromTitles(context: FactContext, add: Add): void {
  const { home, pages } = context;
  const titles = pages.map((page) => (page.title === null ? '' : foldText(page.title.slice(0, 300))));
  const different = new Set(titles.filter((title) => title !== '')).size;
  const parts = new Set<string>();
  for (const page of pages) {
    if (page.title === null) continue;
    for (const part of splitTitle(page.title)) {
      const folded = foldText(part);
      if (folded.length < 2 || parts.has(folded)) continue;
      parts.add(folded);
      const holders = titles.filter((title) => title.includes(folded)).length;
      const isHome = page === home;
      // In the titles of most pages, next to a varying part: the site appends its name.
      const share = different >= 3 && holders >= 3 ? holders / titles.length : 0;
      if (!isHome && share < 0.5) continue;
      add(
        'part',
        part,
        (isHome ? WEIGHT.titlePart : 0) + (share >= 0.4 ? WEIGHT.repeatedTitlePart * share : 0),
        page,
        'title',
      );
      if (isHome && part.includes(','))
        for (const piece of part.split(/,\s+/)) add('part', piece, WEIGHT.commaPart, page, 'title');
    }
  }
  if (home.title !== null) {
    add('phrase', home.title, 1, home, 'title');
    for (const quoted of quotedIn(home.title)) add('part', quoted, WEIGHT.quoted, home, 'title');
  }
  const openGraphTitle = home.openGraph['og:title'];
  if (openGraphTitle !== undefined)
    for (const part of splitTitle(openGraphTitle)) add('part', part, WEIGHT.openGraphTitle, home, 'open-graph');
}

function fromHeadings(context: FactContext, add: Add): void {
  const { home } = context;
  const texts = new Set<string>();
  for (const heading of home.headings.slice(0, 30)) {
    const text = heading.text.trim();
    if (text === '' || text.length > 140 || texts.has(text)) continue;
    texts.add(text);
    const greeted = withoutGreeting(text);
    if (greeted !== text) add('part', greeted, WEIGHT.greeting, home, 'heading');
    else if (heading.level === 1) {
      for (const part of splitTitle(text)) add('part', part, WEIGHT.headline, home, 'heading');
      add('phrase', text, 0.5, home, 'heading');
    }
    if (heading.level <= 2)
      for (const quoted of quotedIn(text)) add('part', quoted, WEIGHT.quoted / 2, home, 'heading');
    for (const alt of heading.level === 1 ? heading.imageAlts : [])
      add('part', withoutLogoWords(alt), WEIGHT.logoAlt, home, 'image-alt');
  }
}

/** Header, logo and footer texts. The second page repeats the first, so later pages have little weight. */
function fromChrome(context: FactContext, page: Page, add: Add): void {
  const factor = page === context.home ? 1 : 1 / context.pages.length;
  const brand = brandLink(context, page);
  if (brand !== null) {
    const text = brand.text.trim() === '' ? withoutLogoWords(brand.label) : brand.text;
    for (const part of splitTitle(text.replace(/\n/g, ' ')))
      add('name', part, WEIGHT.brandLink * factor, page, brand.text.trim() === '' ? 'image-alt' : 'header');
  }
  for (const block of page.blocks.slice(0, 40)) {
    if (
      block.text.length > 80 ||
      block.tag === 'li' ||
      !/(?:^|[\s_-])(?:logo|brand|site-?title|site-?name|navbar-brand|masthead)(?:$|[\s_-])/.test(block.hints)
    )
      continue;
    add('name', block.text.replace(/\n/g, ' '), WEIGHT.brandBlock * factor, page, 'header');
    break;
  }
  const logo = page.images
    .slice(0, 12)
    .find((image) => image.alt !== null && /logo/i.test(`${fileOf(image.src)} ${image.alt}`));
  if (logo?.alt !== undefined && logo.alt !== null)
    add('name', withoutLogoWords(logo.alt), WEIGHT.logoAlt * factor, page, 'image-alt');
  fromCopyright(page, factor, add);
}

function fromCopyright(page: Page, factor: number, add: Add): void {
  const from = Math.max(0, page.blocks.length - 60);
  for (let i = page.blocks.length - 1; i >= from; i -= 1) {
    const block = page.blocks[i];
    if (block === undefined || block.text.length > 600) continue;
    if (!/©|ⓒ|\(c\)|copyright|reserved|rechte|droits|diritti|derechos|direitos|prawa|rechten|права/i.test(block.text))
      continue;
    // Names are often in the element after the formula: "© Todos los derechos reservados por" / "Name".
    const next = page.blocks[i + 1]?.text ?? '';
    const owner =
      copyrightOwner(block.text) ??
      (next.length < 60 && /(?:\b(?:by|por|par|von|da|di|przez)|©|\d{4})\s*$/i.test(block.text)
        ? cleanName(next)
        : null);
    if (owner === null) continue;
    add('name', owner, WEIGHT.copyright * factor, page, 'footer');
    return;
  }
}

/** The link in header or navigation to the home page that is not called "Home". */
function brandLink(context: FactContext, page: Page): PageLink | null {
  let seen = 0;
  for (const link of page.links) {
    if (seen >= 25) return null;
    seen += 1;
    if (link.region === 'footer' || link.region === 'main') continue;
    if (!leadsHome(context, page, link.href)) continue;
    const text = link.text.trim() === '' ? withoutLogoWords(link.label) : link.text.trim();
    if (text !== '' && text.length <= 90 && !isNotAName(cleanName(text))) return link;
  }
  return null;
}

function leadsHome(context: FactContext, page: Page, href: string): boolean {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (!context.ownHosts.has(url.hostname.replace(/^www\./, ''))) return false;
  if (
    /^\/(?:[a-z]{2}\/)?(?:(?:index|home|default|start)\.\w{3,5})?$/i.test(url.pathname) &&
    (url.hash === '' || /^#(?:top|home|hero|page-top|body)?$/i.test(url.hash))
  )
    return true;
  const home = URL.parse(context.home.url);
  const isHomePath = home !== null && url.pathname === home.pathname;
  if (isHomePath && /^#?(?:top|home|hero|page-top|body)?$/i.test(url.hash)) return true;
  // `href="#"` of a navbar brand, on any page.
  return href === `${page.url.split('#')[0]}#`;
}

function withoutLogoWords(alt: string): string {
  return alt
    .replace(
      /\b(?:the\s+)?(?:company|site|website|official|header|footer|main|firmen)?[\s-]?logo(?:type|tipo|typ)?s?\b(?:\s+(?:of|de|der|von|di|du|da)\b)?/gi,
      ' ',
    )
    .replace(/(?:^|\s)(?:ロゴ|로고)(?=\s|$)|ロゴ$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function fileOf(src: string): string {
  return src.split('/').at(-1)?.slice(0, 120) ?? '';
}

/** The name in a map link: `/maps/place/Name/`, or the embed's own parameter. */
function fromMaps(page: Page, add: Add): void {
  const addresses = [
    ...page.iframes,
    ...page.links.filter((link) => /\/maps?\//.test(link.href)).map((link) => link.href),
  ];
  for (const address of addresses.slice(0, 6)) {
    if (!/google\.[a-z.]{2,6}\/maps|maps\.google/.test(address)) continue;
    const place =
      /\/maps\/place\/([^/@]{2,120})\//.exec(address)?.[1] ??
      /!1s0x[\da-f:x%]{10,60}!2s([^!]{2,120})!/i.exec(address)?.[1];
    if (place === undefined) continue;
    const name = decodeComponent(place.replace(/\+/g, ' '));
    // An address was pinned instead of the place: digits with a comma.
    if (/\d/.test(name) && name.includes(',')) continue;
    add('name', name.split(/,\s|\s[-–|]\s/)[0] ?? null, WEIGHT.mapPlace, page, 'map-embed');
    return;
  }
}

const PROVIDER =
  /angaben gem|diensteanbieter|anbieter(?:in)?\b|betreiber|verantwortlich|editeur|edite par|raison sociale|denominazione|ragione sociale|titular(?: del)?|razon social|wlasciciel|administratorem/;

/** The provider in an imprint: the line under "Angaben gemäß § 5 DDG", after "Raison sociale :" and similar labels. */
function fromImprint(context: FactContext, add: Add): void {
  for (const page of context.pages) {
    if (context.purposeOf(page) !== 'imprint') continue;
    for (let i = 0; i < Math.min(page.blocks.length, 80); i += 1) {
      const text = page.blocks[i]?.text ?? '';
      if (text.length > 400 || !PROVIDER.test(foldText(text))) continue;
      const lines = text.split('\n');
      const after =
        lines.slice(1).find((line) => line.trim() !== '') ??
        /:\s*(\S.{1,80})$/.exec(lines[0] ?? '')?.[1] ??
        page.blocks[i + 1]?.text.split('\n')[0];
      if (after !== undefined && after.length <= 80) add('name', after, WEIGHT.imprint, page, 'text');
      break;
    }
  }
}

/** The labels of the site's own and e-mail domains, without free mail and shared hosts. Folded letters. */
export function ownLabels(context: FactContext): string[] {
  const labels = new Set<string>();
  for (const host of [...(context.siteDomain === null ? [] : [context.siteDomain]), ...context.ownHosts]) {
    const { domainWithoutSuffix, subdomain, isPrivate, hostname } = parse(host, { allowPrivateDomains: true });
    // `name.example.test` and `name.github.io`: the label before the suffix is the site's name too.
    const label = domainWithoutSuffix ?? hostname?.split('.')[0] ?? '';
    if (label.length >= 3) labels.add(keepLetters(foldText(domainToUnicode(label))));
    if (isPrivate === true && subdomain !== null && subdomain !== 'www' && subdomain.length >= 3)
      labels.add(keepLetters(foldText(subdomain)));
  }
  return [...labels];
}

/** A sequence of words in the text whose letters equal the domain's: the domain with its spaces restored. */
function fromDomain(context: FactContext, add: Add): void {
  const labels = ownLabels(context)
    .filter((label) => label.length >= 5)
    .map((label) => [label, letterByLetter(label)] as const);
  if (labels.length === 0) return;
  const pages = context.pages
    .filter((page) => page === context.home || ['contact', 'imprint', 'about'].includes(context.purposeOf(page)))
    .slice(0, 4);
  for (const page of pages) {
    const found = new Set<string>();
    for (const block of page.blocks) {
      if (block.text.length > 500) continue;
      for (const [label, apart] of labels) {
        const spelled = spelledIn(block.text, label, apart);
        if (spelled === null || found.has(spelled)) continue;
        found.add(spelled);
        add('name', spelled, page === context.home ? WEIGHT.spelledDomain : WEIGHT.spelledDomain / 2, page, 'domain');
      }
      if (found.size >= 3) break;
    }
  }
}

/** Matches the label's letters with anything but letters and digits between them, in ASCII text. */
function letterByLetter(label: string): RegExp {
  return new RegExp([...label].map((letter) => RegExp.escape(letter)).join('[^a-z0-9]*'), 'i');
}

function spelledIn(text: string, label: string, apart: RegExp): string | null {
  // Most lines do not have the letters at all, which is tested without splitting them into words.
  if (isAscii(text) && !apart.test(text)) return null;
  const words = [...text.matchAll(/[\p{L}\p{N}'’&.]+/gu)];
  const letters = words.map((word) => keepLetters(foldText(word[0])));
  for (let start = 0; start < words.length; start += 1) {
    let joined = letters[start] ?? '';
    if (joined === '' || joined === label || !label.startsWith(joined)) continue;
    for (let end = start + 1; end < words.length && end < start + 6; end += 1) {
      joined += letters[end] ?? '';
      if (joined === label) {
        const first = words[start]?.index ?? 0;
        const last = words[end];
        return last === undefined ? null : text.slice(first, (last.index ?? 0) + last[0].length).replace(/\s+/g, ' ');
      }
      if (!label.startsWith(joined)) break;
    }
  }
  return null;
}

/** A name that is only a host: "example.com". */
export function looksLikeDomain(text: string): boolean {
  return (
    /^(?:www\.)?[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,2}\.[a-z]{2,12}$/iu.test(text.trim()) &&
    splitWords(text).length <= 4
  );
}

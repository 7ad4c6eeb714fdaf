import { parse } from 'tldts';
import type { Mention } from '#shared/audit/business.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { getText } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { isInCredit } from '../name/third-party-mentions.ts';

const MOST_ADDRESSES = 10;
/** Bounded on both sides, so that a page full of at signs takes linear time. */
const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;
/** "info (at) example (dot) com", a common way to hide an address from harvesters. */
const HIDDEN =
  /([\w.+-]{1,64})\s?[([{]\s?(?:at|@|arroba|chez|chiocciola)\s?[)\]}]\s?([\w-]{1,63})\s?(?:[([{]\s?(?:dot|punkt|point|punto|ponto)\s?[)\]}]|\.)\s?([a-z]{2,12})\b/gi;
/** Its sign, by which it is looked for: most blocks have none. */
const HIDDEN_AT = /[([{]\s?(?:at|@|arroba|chez|chiocciola)\s?[)\]}]/i;
const PLACEHOLDER = new RegExp(
  String.raw`^(?:${readPattern('presence', 'placeholder')})@(?:${readPattern('presence', 'placeholderDomain')})\.`,
  'i',
);
const NOBODYS_DOMAIN =
  /@(?:[\w-]+\.)*(?:example\.(?:com|org|net)|sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|domain\.com|yourdomain\.com|mysite\.com|email\.com|yoursite\.com|yourcompany\.com|your-domain\.\w+|musterfirma\.de|beispiel\.de|w3\.org|schema\.org)$/i;
/** Role addresses of domain owners and senders: on another domain than the site's they are a template's or provider's. */
const SHARED_MAILBOX = /^(?:webmaster|hostmaster|postmaster|mailer-daemon|no-?reply|do-?not-?reply)@/;
const TEXT_PLACES: ReadonlySet<Mention['place']> = new Set(['text', 'footer', 'header']);
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js|woff2?|ico|pdf)$/i;

/** The e-mail addresses that stand in a text, as written. */
export function listWrittenAddresses(text: string): string[] {
  return text.includes('@') ? [...text.matchAll(ADDRESS)].map(([address]) => address) : [];
}

/**
 * The business's e-mail addresses in lower case, by frequency, those on the site's own domain first. Excludes form
 * placeholders, examples, and addresses of the web agency and of authorities on legal pages.
 */
export function deriveEmails(context: FactContext): SourcedValue<readonly string[]> {
  const found = new Map<string, { score: number; seen: Mention[] }>();
  const contradicted = new Set(context.pages.flatMap(listMisleadingMailLinks).map(({ linked }) => linked));
  const add = (raw: string, weight: number, seen: Mention) => {
    const address = raw
      .trim()
      .replace(/^[.\-_%]+|[.\-_]+$/g, '')
      .toLowerCase();
    if (!isAddress(address)) return;
    const known = found.get(address) ?? { score: 0, seen: [] };
    known.score += weight;
    known.seen.push(seen);
    found.set(address, known);
  };
  for (const placed of context.businessNodes) {
    const value = getText(placed.node, 'email');
    if (value !== null) add(value.replace(/^mailto:/i, ''), 4, mention(placed.page, placed.node.syntax, value));
  }
  for (const page of context.pages) readPage(context, page, add);
  const all = [...found].filter(
    ([address, one]) =>
      !isPlaceholderIn(context, address) &&
      !(contradicted.has(address) && one.seen.every(({ place }) => !TEXT_PLACES.has(place))) &&
      (!SHARED_MAILBOX.test(address) || isOwnDomain(context, address)) &&
      !isEndOfAnother(address, found),
  );
  const own = (address: string) => (isOwnDomain(context, address) ? 100 : 0);
  all.sort((a, b) => own(b[0]) + b[1].score - own(a[0]) - a[1].score);
  const kept = all.slice(0, MOST_ADDRESSES);
  return {
    value: kept.map(([address]) => address),
    source: factSource(
      kept[0]?.[1].seen[0],
      kept.flatMap(([, one]) => one.seen),
    ),
  };
}

/** Addresses that one block links to and that labels are told from. */
const MOST_LINKED = 10;

/** The first address that a mailto link leads to. */
const linkedAddress = ({ href }: PageLink): string =>
  decodeComponent(href.slice(7).split('?')[0] ?? '').split(/[,;]/)[0] ?? '';

/** The address that is the text of a link; null where the text is something else, or several. */
function shownAddress(link: PageLink): string | null {
  const [shown, ...others] = link.text.matchAll(ADDRESS);
  if (shown === undefined || others.length > 0) return null;
  const linked = linkedAddress(link).trim();
  return hasLabel(shown[0], linked) ? linked : withoutNeighbours(shown[0]);
}

/** Whether what is written is a linked address with the letters of a label in front: "WRITEinfo@x.com". */
function hasLabel(written: string, linked: string): boolean {
  const [address, end] = [written.toLowerCase(), linked.toLowerCase()];
  return end.includes('@') && address.endsWith(end) && /\p{L}$/u.test(address.slice(0, -end.length));
}

/** A mailto link whose text is another address than the one that it writes to, in lower case. */
export interface MisleadingMailLink {
  readonly shown: string;
  readonly linked: string;
}

/** The links that write to another address than they show: what a template or an earlier owner left, or a slip. */
export function listMisleadingMailLinks({ links }: Page): MisleadingMailLink[] {
  return links.flatMap((link) => {
    if (!/^mailto:/i.test(link.href)) return [];
    const shown = shownAddress(link)?.toLowerCase() ?? null;
    const linked = linkedAddress(link).trim().toLowerCase();
    return shown === null || shown === linked ? [] : [{ shown, linked }];
  });
}

function readPage(context: FactContext, page: Page, add: (raw: string, weight: number, seen: Mention) => void): void {
  const purpose = context.purposeOf(page);
  // Privacy pages name authorities, hosting companies and trackers; there only addresses on the site's own domain count.
  const isLegal = purpose === 'privacy' || purpose === 'terms';
  const counts = (address: string) => !isLegal || isOwnDomain(context, address.toLowerCase());
  const linkedIn = new Map<number, string[]>();
  for (const link of page.links) {
    if (!/^mailto:/i.test(link.href)) continue;
    const linked = linkedIn.get(link.blockIndex) ?? [];
    if (linked.length < MOST_LINKED) linkedIn.set(link.blockIndex, [...linked, linkedAddress(link).trim()]);
    const address = shownAddress(link) ?? linkedAddress(link);
    const text = page.blocks[link.blockIndex]?.text ?? '';
    const shown = link.text === '' ? -1 : text.lastIndexOf(link.text);
    if (counts(address) && (isOwnDomain(context, address.toLowerCase()) || !isInCredit(text, shown, 'contact'))) {
      add(address, 2, mention(page, 'mail-link', link.href));
    }
  }
  for (const [index, block] of page.blocks.entries()) {
    const { text } = block;
    if (block.hidden) continue;
    const linked = linkedIn.get(index) ?? [];
    const hasAt = text.includes('@');
    const isMakers = (address: string, at: number) =>
      !isOwnDomain(context, address.toLowerCase()) && isInCredit(text, at, 'contact');
    if (hasAt) {
      for (const match of text.matchAll(ADDRESS)) {
        const address = linked.find((one) => hasLabel(match[0], one)) ?? withoutNeighbours(match[0]);
        if (address !== null && counts(address) && !isMakers(address, match.index))
          add(address, 1, mention(page, getMentionPlace(block.region), text));
      }
    }
    if (text.length <= 2000 && HIDDEN_AT.test(text)) {
      for (const match of text.matchAll(HIDDEN)) {
        const [, local, domain, suffix] = match;
        const address = `${local}@${domain}.${suffix}`;
        if (counts(address) && !isMakers(address, match.index))
          add(address, 1, mention(page, getMentionPlace(block.region), text));
      }
    }
  }
}

/** Labels that markup joins to the front of an address: "Emailinfo@...". A common mailbox name follows. */
const GLUED_LABEL = new RegExp(
  String.raw`^(?:${readPattern('presence', 'labelBeforeEmail')})[.:]?(?=(?:${readPattern('presence', 'gluedLabel')})[\w.+-]{0,30}@)`,
  'i',
);
/** A number of at least five digits joined to the front of the address. */
const GLUED_NUMBER = /^[\d().+-]*\d[\d().+-]{3,}\d(?=\p{L})/u;
/** Words that markup joins to the end of an address, in any case. */
const GLUED_WORD = new RegExp(`^(?:${readPattern('presence', 'gluedWord')})`, 'i');

/**
 * One address from a matched text, without what missing spaces in the markup joined to it: "Emailinfo@x.com",
 * "info@x.comPhone", "555-1234info@x.com". Null when nothing valid is left.
 */
function withoutNeighbours(written: string): string | null {
  const [local = '', domain = ''] = written.split('@');
  let name = local.replace(GLUED_NUMBER, '');
  // "Emailinfo": a capitalised label, then lower case.
  name = `${name}@`.replace(GLUED_LABEL, '').slice(0, -1);
  const labels = domain.split('.');
  const last = labels.pop() ?? '';
  const suffix = suffixIn(labels, last);
  return name === '' || suffix === null ? null : `${name}@${[...labels, suffix].join('.')}`;
}

/** The end of the domain: as written if that suffix exists, else up to a capital or a joined word if that one exists. */
function suffixIn(labels: readonly string[], last: string): string | null {
  const exists = (suffix: string) => isKnownDomain([...labels, suffix].join('.').toLowerCase());
  const capital = last.search(/(?<=\p{Ll})\p{Lu}/u);
  if (capital > 1 && exists(last.slice(0, capital))) return last.slice(0, capital);
  if (exists(last)) return last;
  for (let length = Math.min(last.length - 1, 6); length >= 2; length -= 1) {
    const suffix = last.slice(0, length);
    if (exists(suffix) && GLUED_WORD.test(last.slice(length))) return suffix;
  }
  return null;
}

/** Under an existing suffix (ICANN), or one reserved for examples and tests (RFC 6761). */
function isKnownDomain(domain: string): boolean {
  return /\.(?:example|test)$/.test(domain) || parse(domain).isIcann === true;
}

function isAddress(address: string): boolean {
  if (address.length > 100 || PLACEHOLDER.test(address) || NOBODYS_DOMAIN.test(address) || FILE_NAME.test(address))
    return false;
  const domain = address.split('@')[1] ?? '';
  if (!isKnownDomain(domain)) return false;
  return /^[^@\s]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}$/u.test(address);
}

/**
 * Whether every mention is the tail of another address that markup split: "lantern oak@mail.com" next to
 * "lanternoak@mail.com". A longer address alone proves nothing: it may be this one with a label joined to it.
 */
function isEndOfAnother(address: string, found: ReadonlyMap<string, { readonly seen: readonly Mention[] }>): boolean {
  const seen = found.get(address)?.seen ?? [];
  const beginnings = [...found.keys()].flatMap((other) =>
    other !== address && other.endsWith(address) ? [other.slice(0, -address.length)] : [],
  );
  return beginnings.some((beginning) =>
    seen.every(
      ({ place, quote }) =>
        TEXT_PLACES.has(place) && quote.toLowerCase().split(address)[0]?.trimEnd().endsWith(beginning) === true,
    ),
  );
}

function isPlaceholderIn(context: FactContext, address: string): boolean {
  // The placeholder of a form field is an example, unless the site also links it.
  const isExample = context.pages.some((page) =>
    page.placeholders.some((text) => text.toLowerCase().includes(address)),
  );
  if (!isExample) return false;
  return !context.pages.some((page) => page.links.some((link) => link.href.toLowerCase() === `mailto:${address}`));
}

function isOwnDomain(context: FactContext, address: string): boolean {
  const host = address.split('@')[1] ?? '';
  return host !== '' && (host === context.siteDomain || context.ownHosts.has(host));
}

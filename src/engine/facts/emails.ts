import type { Sighting } from '#shared/audit/business.ts';
import type { Page } from '../crawl/page.ts';
import { textOf } from '../crawl/structured-node.ts';
import type { Fact, FactContext } from './fact-context.ts';
import { factSource, placeOfRegion, sighting } from './sightings.ts';

const MOST_ADDRESSES = 10;
/** Bounded on both sides, so that a page of at signs costs no more than its length. */
const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;
/** "info (at) example (dot) com", the common way of hiding an address from collectors. */
const HIDDEN =
  /([\w.+-]{1,64})\s?[([{]\s?(?:at|@|arroba|chez|chiocciola)\s?[)\]}]\s?([\w-]{1,63})\s?(?:[([{]\s?(?:dot|punkt|point|punto|ponto)\s?[)\]}]|\.)\s?([a-z]{2,12})\b/gi;
const PLACEHOLDER =
  /^(?:you|your|yourname|your[._-]?(?:e?mail|name)|name|user|username|email|e-mail|mail|test|example|someone|john(?:[._-]?doe)?|jane(?:[._-]?doe)?|max(?:[._-]?mustermann)?|mustermann|erika|jean\.dupont|mario\.rossi|nome|nombre|nom|imie|abc|xyz|xxx+|hello)@(?:example|domain|yourdomain|your-?domain|mysite|yoursite|email|mail|company|yourcompany|website|test|beispiel|musterfirma|exemple|ejemplo|esempio|dominio|domena|site)\./i;
const NOBODYS_DOMAIN =
  /@(?:[\w-]+\.)*(?:example\.(?:com|org|net)|sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|domain\.com|yourdomain\.com|mysite\.com|email\.com|yoursite\.com|yourcompany\.com|your-domain\.\w+|musterfirma\.de|beispiel\.de|w3\.org|schema\.org)$/i;
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js|woff2?|ico|pdf)$/i;

/**
 * The business's e-mail addresses, lower case, the one seen most first; addresses on the site's own domain before
 * others. Form placeholders, examples, the web agency's and authorities' addresses on legal pages are left out.
 */
export function deriveEmails(context: FactContext): Fact<readonly string[]> {
  const found = new Map<string, { score: number; seen: Sighting[] }>();
  const add = (raw: string, weight: number, seen: Sighting) => {
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
    const value = textOf(placed.node, 'email');
    if (value !== null) add(value.replace(/^mailto:/i, ''), 4, sighting(placed.page, placed.node.syntax, value));
  }
  for (const page of context.pages) readPage(context, page, add);
  const all = [...found].filter(([address]) => !isPlaceholderIn(context, address));
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

function readPage(context: FactContext, page: Page, add: (raw: string, weight: number, seen: Sighting) => void): void {
  const purpose = context.purposeOf(page);
  // Data protection pages name authorities, hosts and trackers; only addresses of the site's own domain count there.
  const isLegal = purpose === 'privacy' || purpose === 'terms';
  const counts = (address: string) => !isLegal || isOwnDomain(context, address.toLowerCase());
  for (const link of page.links) {
    if (!/^mailto:/i.test(link.href)) continue;
    const address = decoded(link.href.slice(7).split('?')[0] ?? '').split(/[,;]/)[0] ?? '';
    if (counts(address) && !isAgencyLine(page.blocks[link.blockIndex]?.text ?? '')) {
      add(address, 2, sighting(page, 'mail-link', link.href));
    }
  }
  for (const block of page.blocks) {
    const { text } = block;
    const hasAt = text.includes('@');
    const hasBracket = text.includes('(') || text.includes('[') || text.includes('{');
    if ((!hasAt && !hasBracket) || block.hidden || isAgencyLine(text)) continue;
    if (hasAt) {
      for (const [address] of text.matchAll(ADDRESS)) {
        if (counts(address)) add(address, 1, sighting(page, placeOfRegion(block.region), text));
      }
    }
    if (hasBracket && text.length <= 2000) {
      for (const [, local, domain, suffix] of text.matchAll(HIDDEN)) {
        const address = `${local}@${domain}.${suffix}`;
        if (counts(address)) add(address, 1, sighting(page, placeOfRegion(block.region), text));
      }
    }
  }
}

function isAgencyLine(text: string): boolean {
  return (
    text.length < 300 &&
    /\b(?:web ?design|designed by|developed by|website by|site by|realisation|realizzazione|webmaster)\b/i.test(text)
  );
}

function isAddress(address: string): boolean {
  if (address.length > 100 || PLACEHOLDER.test(address) || NOBODYS_DOMAIN.test(address) || FILE_NAME.test(address))
    return false;
  return /^[^@\s]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}$/u.test(address);
}

function isPlaceholderIn(context: FactContext, address: string): boolean {
  // What stands as a form's placeholder is an example, unless the site also gives it as a link.
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

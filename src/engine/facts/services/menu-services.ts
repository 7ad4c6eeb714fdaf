import type { PageLink } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import { mention } from '../mentions.ts';
import type { FoundService } from './found-service.ts';
import { isMenu, isOwnLink, isServicesPath, withoutHash } from './own-links.ts';
import { readChrome } from './page-chrome.ts';
import { createKnownTest, namesServices } from './service-names.ts';

const FEWEST_CHILDREN = 2;
const MOST_CHILDREN = 30;
const LONGEST_ENTRY = 50;

interface MenuEntry {
  readonly text: string;
  readonly hints: string;
  readonly links: readonly PageLink[];
}

interface MenuBranch {
  readonly entry: MenuEntry;
  readonly children: readonly PageLink[];
}

export interface MenuEvidence {
  readonly siteStems: ReadonlySet<string>;
  isRefused(text: string): boolean;
}

/**
 * The children of a menu entry that is called "Services" in any language; of another entry only where the site calls itself so
 * ("Music lessons") and most of its children are terms of a trade or words of the site's titles.
 */
export function readMenuServices(context: FactContext, { siteStems, isRefused }: MenuEvidence): FoundService[] {
  const isKnown = createKnownTest(siteStems);
  return branchesOf(context).flatMap(({ entry, children }) => {
    const offered = children.filter(({ text }) => !isRefused(text));
    if (offered.length < FEWEST_CHILDREN || offered.length * 2 < children.length) return [];
    const saysSo = namesServices(entry.text) || entry.links.some(({ href }) => isServicesPath(href));
    const isAbout = classifyLinkText(entry.text) !== null;
    const isTrade =
      !isAbout && isKnown(entry.text) && offered.filter(({ text }) => isKnown(text)).length * 2 >= offered.length;
    if (!saysSo && !(isTrade && offered.length > FEWEST_CHILDREN)) return [];
    return offered.map(({ text, href }) => ({
      name: text,
      url: withoutHash(href),
      seen: mention(context.home, 'link', text),
    }));
  });
}

/** Entries of the home page's menu with the entries below them. */
function branchesOf(context: FactContext): MenuBranch[] {
  const chrome = readChrome(context);
  const { home } = context;
  const linksAt = Map.groupBy(
    home.links.filter((link) => link.text.trim() !== ''),
    ({ blockIndex }) => blockIndex,
  );
  const entries = home.blocks.flatMap(({ text, hints, region }, at): MenuEntry[] => {
    const links = linksAt.get(at) ?? [];
    const isRepeated = chrome.lines.has(text) || (links.length > 0 && links.every((one) => chrome.links.has(one.text)));
    return isMenu(region) || (isRepeated && region !== 'footer') ? [{ text, hints, links }] : [];
  });
  const branches: MenuBranch[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || entry.links.length > 1 || entry.text.length > LONGEST_ENTRY) continue;
    const children = childrenOf(entries, at, entry).filter((link) => isOwnLink(context, link));
    if (children.length >= FEWEST_CHILDREN && children.length <= MOST_CHILDREN) branches.push({ entry, children });
  }
  return branches;
}

/** What follows an entry in other elements than its own: one block of links, or one block each. */
function childrenOf(entries: readonly MenuEntry[], at: number, { hints }: MenuEntry): PageLink[] {
  const next = entries[at + 1];
  if (next === undefined) return [];
  if (next.links.length > 1) return [...next.links];
  if (next.hints === hints || depthOf(next.hints) < depthOf(hints)) return [];
  const children: PageLink[] = [];
  for (const one of entries.slice(at + 1, at + 1 + MOST_CHILDREN + 1)) {
    if (one.hints !== next.hints || one.links.length !== 1) break;
    children.push(...one.links);
  }
  return children;
}

function depthOf(hints: string): number {
  return hints === '' ? 0 : hints.split(' ').length;
}

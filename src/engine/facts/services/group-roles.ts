import type { PageGroup } from '../../crawl/groups/page-group.ts';
import { computeShare } from '../../crawl/groups/tree-text.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { SiteGroup, SiteMember } from './group-site.ts';
import type { LinkTargets } from './link-targets.ts';

const SHARE_OF_PAGES = 0.6;
const MOST_MENU_ENTRIES = 12;

/** A list of links that leads to the same pages on most pages of the site is its menu or its footer, whatever it is called. */
export function findChrome(pages: readonly Page[], targets: LinkTargets): ReadonlyMap<PageGroup, PageGroup['region']> {
  const chrome = new Map<PageGroup, PageGroup['region']>();
  if (pages.length < 3) return chrome;
  const candidates = pages.flatMap((page) =>
    page.groups.flatMap((group) => {
      if ((group.region !== 'main' && group.region !== 'aside') || (group.kind !== 'links' && group.linkShare < 0.7))
        return [];
      const own = targets.keyOf(page);
      const keys = group.members.flatMap(({ hrefs }) => hrefs.map((href) => targets.of(href)?.key ?? own));
      const led = new Set(keys.filter((key) => key !== own));
      return led.size < 2 ? [] : [{ page, group, led }];
    }),
  );
  const ofHints = Map.groupBy(candidates, ({ group }) => group.containerHints);
  for (const { group, led } of candidates) {
    const alike = (ofHints.get(group.containerHints) ?? []).filter((other) => {
      const both = [...other.led].filter((key) => led.has(key)).length;
      return both >= 2 && both / Math.min(other.led.size, led.size) >= 0.7;
    });
    if (new Set(alike.map(({ page }) => page)).size >= Math.max(2, pages.length * SHARE_OF_PAGES))
      chrome.set(group, group.position > SHARE_OF_PAGES ? 'footer' : 'nav');
  }
  return chrome;
}

/** Pages that the top of the menu leads to; all pages where there is no menu. */
export function findHubs(groups: readonly SiteGroup[], pages: readonly Page[]): ReadonlySet<Page> {
  const hubs = new Set<Page>();
  for (const { group, region, members } of groups)
    if (region === 'nav' && group.parentLabel === '' && members.length <= MOST_MENU_ENTRIES)
      for (const { target } of members) if (target !== null && target.page !== null) hubs.add(target.page);
  return hubs.size < 2 ? new Set(pages) : hubs;
}

const MOST_OF_BODY = 400;
const SMALLEST_SHARE = 0.15;

/** Groups of one shape on one page belong together; the shape that fills most of a page is what the page is for. */
export function markDominant(groups: readonly SiteGroup[], pages: readonly Page[]): void {
  const ofPage = Map.groupBy(groups, ({ page }) => page);
  for (const page of pages) {
    const content = (ofPage.get(page) ?? []).filter(
      ({ region, group: { kind } }) =>
        region !== 'nav' && region !== 'footer' && kind !== 'inline' && kind !== 'options',
    );
    let best: { size: number; groups: readonly SiteGroup[] } = { size: 0, groups: [] };
    for (const cluster of Map.groupBy(content, ({ group }) => group.shape).values()) {
      const size = sizeOf(cluster);
      if (size > best.size && !cluster.every(areSections) && !cluster.every(areNumbers))
        best = { size, groups: cluster };
    }
    const length = page.blocks.reduce((sum, { text, hidden }) => sum + (hidden ? 0 : text.length), 0);
    if (best.size > SMALLEST_SHARE * length) for (const group of best.groups) group.isDominant = true;
  }
}

function sizeOf(cluster: readonly SiteGroup[]): number {
  const seen = new Set<number>();
  let size = 0;
  for (const { group } of cluster)
    for (const { order, name, bodyLength } of group.members) {
      if (seen.has(order)) continue;
      seen.add(order);
      size += name.length + Math.min(MOST_OF_BODY, bodyLength);
    }
  return size;
}

function areSections({ group: { members } }: SiteGroup): boolean {
  return members.filter(({ isSection }) => isSection).length > members.length / 2;
}

function areNumbers({ group: { members } }: SiteGroup): boolean {
  return members.filter(({ name }) => !/\p{L}{2}/u.test(name)).length > members.length / 4;
}

/** From this share of members with words of their own on, one without any is the headline above them. */
const DESCRIBED = 0.6;

/** Whether a member only heads its section: a heading without a word or a link below it, where the others have both words and names. */
export function isHeadline({ members, group: { kind } }: SiteGroup, { member, target }: SiteMember): boolean {
  if (!['cards', 'headings'].includes(kind) || member.bodyWords > 0 || target !== null || member.hrefs.length > 0)
    return false;
  return member.heading !== null && computeShare(members, (one) => one.member.bodyWords >= 4) >= DESCRIBED;
}

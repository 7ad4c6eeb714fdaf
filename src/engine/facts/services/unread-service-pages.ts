import type { Analysis } from '#shared/audit/analysis.ts';
import type { Site } from '#shared/audit/site.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import type { Unread } from '../unread/unread.ts';

/** These pages are gone: what answers so is no page that could be about anything. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** A home page without a single link into its own site, whose scripts may fill in the menu. */
export function unreadMenu({ home }: FactContext): Unread | null {
  const host = URL.parse(home.url)?.host;
  const leads = home.links.some(({ href }) => {
    const url = URL.parse(href);
    return url?.host === host && (url?.pathname !== '/' || url.hash !== '');
  });
  const hasScripts = home.scripts.length > 0 || home.inlineScriptBytes > 0 || home.emptyMountPoints.length > 0;
  return leads || !hasScripts ? null : { url: home.url, quote: '', why: 'menu' };
}

/** A page that was asked for, did not come and may be about a service; pages of another kind by their address are not. */
export function unreadServicePage({ pages, pagesNotRead }: Pick<Site, 'pages' | 'pagesNotRead'>): Unread | null {
  const failed = pages.filter(({ problem, status }) => problem !== null && !isGone(status ?? 0));
  const page = [...failed, ...pagesNotRead].find(({ url }) => {
    const kind = classifyUrl(url);
    return kind === null || kind === 'services' || kind === 'service';
  });
  return page === undefined ? null : { url: page.url, quote: '', why: 'unreachable' };
}

/** Whether a service may have a page that was not read, so that nobody may be told that it has none. */
export function mayHaveUnreadServicePages({ site, factors }: Pick<Analysis, 'site' | 'factors'>): boolean {
  const check = factors.websiteH1.checks.find(({ id }) => id === 'websiteH1.servicePages');
  return site.textWithoutScripts === false || check?.measuredBy != null || unreadServicePage(site) !== null;
}

import type { Site, SiteLlmsTxt, SiteRobotsTxt, SiteSitemap } from '../audit/site.ts';
import { formatCount } from './format-number.ts';
import { formatHost, formatUrlPath } from './safe-link.ts';

/** Basic facts of a site: URL, robots.txt, sitemap, llms.txt, text without scripts. */
export function siteFacts(site: Site): { readonly label: string; readonly value: string }[] {
  return [
    { label: 'Address', value: addressWords(site) },
    { label: 'robots.txt', value: robotsWords(site.robotsTxt) },
    { label: 'Sitemap', value: site.sitemaps.length === 0 ? 'None found' : site.sitemaps.map(sitemapWords).join('; ') },
    { label: 'llms.txt', value: llmsWords(site.llmsTxt) },
    { label: 'Text without scripts', value: scriptWords(site.textWithoutScripts) },
  ];
}

function addressWords({ finalUrl, https, redirects }: Site): string {
  const safety = https ? 'Over https.' : 'Without https: browsers warn visitors of this.';
  if (redirects.length === 0) return safety;
  const route = [redirects[0]?.from, ...redirects.map(({ to }) => to)].filter((url) => url !== undefined);
  return `${safety} ${formatCount(redirects.length, 'redirect')}: ${route.join(' to ')}, which leads to ${formatHost(finalUrl)}.`;
}

function robotsWords({ status, problem, sitemaps, crawlDelaySeconds }: SiteRobotsTxt): string {
  const words: Record<SiteRobotsTxt['status'], string> = {
    found: 'Found and read.',
    missing: 'You have none, so every bot may open everything.',
    unreadable: 'We couldn’t read it. Search engines may then skip the whole site.',
    notRobots: 'This address shows something else, so it sets no rules.',
  };
  const delay =
    crawlDelaySeconds === null
      ? null
      : `It asks bots to wait ${formatCount(crawlDelaySeconds, 'second')} between pages.`;
  const maps = sitemaps.length === 0 ? null : `It names ${formatCount(sitemaps.length, 'sitemap')}.`;
  const first =
    status === 'missing' && problem !== null ? 'Crawlers get none, so every bot may open everything.' : words[status];
  return [first, problem, delay, maps].filter((part) => part !== null).join(' ');
}

function sitemapWords({ url, status, urlCount, problem }: SiteSitemap): string {
  const name = formatUrlPath(url);
  switch (status) {
    case 'present':
      return `${name} lists ${formatCount(urlCount, 'address', 'addresses')}`;
    case 'missing':
      return `${name} is not there`;
    case 'refused':
      return `${name} is not shown to us${problem === null ? '' : `: ${problem}`}`;
    case 'invalid':
    case 'unreadable':
      return `${name} could not be read${problem === null ? '' : `: ${problem}`}`;
    default:
      return status satisfies never;
  }
}

function llmsWords({ status }: SiteLlmsTxt): string {
  const optional = 'Optional: no search engine says that it uses the file, so it counts for nothing here.';
  const found = { present: 'There is one.', missing: 'None.', invalid: 'None.', unreadable: 'We couldn’t read it.' };
  return `${found[status]} ${optional}`;
}

function scriptWords(isThere: boolean | null): string {
  if (isThere === null) return 'We couldn’t tell.';
  return isThere
    ? 'Your text is on the page without JavaScript, so every bot sees it.'
    : 'Your text needs JavaScript. Many AI tools don’t run it and see an empty page.';
}

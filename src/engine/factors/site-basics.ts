import { getDomain } from 'tldts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { describePath, evidence, formatCountOrNo, quoted } from './quoting.ts';

export function evaluateHttps({ https, finalUrl }: Site): CheckEvaluation {
  if (https) return pass('Your site uses https.', [evidence(finalUrl, finalUrl)]);
  const fix = {
    action: 'Switch your site to https',
    how: 'Most hosts do it for free with one switch, often called “SSL” or “Let’s Encrypt”. Then redirect the old address to the new one.',
  };
  return fail('Browsers call your site “Not secure”. It doesn’t use https.', fix, [evidence(finalUrl, finalUrl)]);
}

export function evaluateSitemap({ sitemaps }: Site): CheckEvaluation {
  if (sitemaps.length === 0) return notMeasured('We didn’t check for a sitemap.', 'openSitemap');
  const present = sitemaps.filter(({ status }) => status === 'present');
  const urls = present.reduce((sum, { urlCount }) => sum + urlCount, 0);
  const fix = {
    action: 'Publish a sitemap',
    how: 'Most website editors create one at /sitemap.xml. If yours doesn’t, an SEO plugin does.',
  };
  const [first] = present;
  if (first !== undefined && urls > 0) {
    return pass(`Your sitemap lists ${formatCountOrNo(urls, 'address', 'addresses')}.`, [
      evidence(first.url, `${urls}`, 'addresses'),
    ]);
  }
  if (first !== undefined) {
    return partial(0.3, 'Your sitemap lists no page of your site.', { ...fix, action: 'Fix your sitemap' }, [
      evidence(first.url, 'no page of this site'),
    ]);
  }
  const broken = sitemaps.find(({ status }) => status === 'invalid' || status === 'unreadable');
  if (broken !== undefined) {
    const seen = [evidence(broken.url, broken.problem ?? broken.status)];
    return fail('Your sitemap can’t be read.', { ...fix, action: 'Fix your sitemap' }, seen);
  }
  const refused = sitemaps.find(({ status }) => status === 'refused');
  if (refused !== undefined) {
    const path = describePath(refused.url);
    return notMeasured(`Your server doesn’t let us open ${path}, so we couldn’t check your sitemap.`, 'openSitemap');
  }
  return partial(0.5, 'We found no sitemap. A small site with good links doesn’t need one.', fix);
}

/**
 * The canonical URL of the page, in its head or in the `Link` header of its response: itself or none is correct. Google reads
 * both ("How to specify a canonical URL", 2026-11-20).
 * @param linkHeader empty for none
 */
export function evaluateCanonical(home: Page, linkHeader: string): CheckEvaluation {
  const named = [home.canonical, ...(home.otherCanonicals ?? []), canonicalOfHeader(linkHeader)].filter(
    (url) => url !== null,
  );
  if (named.length === 0) return pass('Your home page names no other page as the original.');
  const found = named.map((url) => compareCanonical(home.url, url));
  return (
    found.find(({ status }) => status !== 'pass') ?? found[0] ?? pass('Your home page names itself as the original.')
  );
}

/** The target of `<...>; rel="canonical"` among the links of a header (RFC 8288); null for none. */
function canonicalOfHeader(header: string): string | null {
  for (const [, url = '', parameters = ''] of header.matchAll(/<([^<>]{1,1000})>([^<]{0,1000})/g))
    if (/;\s{0,5}rel\s{0,5}=\s{0,5}(?:"(?:[^"]{0,100}\s)?canonical[\s"]|canonical\s{0,5}(?:[;,]|$))/i.test(parameters))
      return url;
  return null;
}

function compareCanonical(homeUrl: string, canonical: string): CheckEvaluation {
  const seen = [evidence(homeUrl, canonical, 'canonical')];
  const [own, named] = [addressOf(homeUrl, homeUrl), addressOf(canonical, homeUrl)];
  const fix = {
    action: 'Make your home page name itself as the original',
    how: 'Put the address your visitors see into the “canonical” line of its code.',
  };
  if (own !== null && named !== null && own.host !== named.host) {
    const finding = `Your home page says the original is at ${named.host}.`;
    const here = { ...fix, how: `If people should find ${named.host}, check that address instead. If not: ${fix.how}` };
    const isSameSite = getDomain(homeUrl) !== null && getDomain(homeUrl) === getDomain(canonical);
    return isSameSite ? partial(0.3, finding, here, seen) : fail(finding, here, seen);
  }
  if (own === null || named === null)
    return partial(0.3, `The original your home page names can’t be read: ${quoted(canonical, 60)}.`, fix, seen);
  const isSame = own.path === named.path && (named.query === '' || own.query === named.query);
  if (!isSame)
    return partial(0.5, `Your home page says the original is ${quoted(named.path + named.query, 60)}.`, fix, seen);
  return pass('Your home page names itself as the original.', seen);
}

/** Host without `www.` and path without its last slash or index file, which mean the same page. A query may be another page. */
function addressOf(written: string, base: string): { host: string; path: string; query: string } | null {
  const url = URL.parse(written, base);
  if (url === null) return null;
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '');
  return { host: url.hostname.replace(/^www\./, ''), path: path === '' ? '/' : path, query: url.search };
}

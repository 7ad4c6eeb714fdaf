import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { evidence, formatCountOrNo, quoted } from './quoting.ts';

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
  if (first !== undefined) return partial(0.3, 'Your sitemap is empty.', fix, [evidence(first.url, 'no addresses')]);
  const broken = sitemaps.find(({ status }) => status === 'invalid' || status === 'unreadable');
  if (broken !== undefined) {
    const seen = [evidence(broken.url, broken.problem ?? broken.status)];
    return fail('Your sitemap can’t be read.', { ...fix, action: 'Fix your sitemap' }, seen);
  }
  return partial(0.5, 'We found no sitemap. A small site with good links doesn’t need one.', fix);
}

/** The canonical URL of the page: itself or none is correct. */
export function evaluateCanonical(home: Page): CheckEvaluation {
  if (home.canonical === null) return pass('Your home page names no other page as the original.');
  const seen = [evidence(home.url, home.canonical, 'canonical')];
  const [own, named] = [addressOf(home.url), addressOf(home.canonical)];
  const fix = {
    action: 'Make your home page name itself as the original',
    how: 'Put the address your visitors see into the “canonical” line of its code.',
  };
  if (own === null || named === null)
    return partial(0.3, `The original your home page names can’t be read: ${quoted(home.canonical, 60)}.`, fix, seen);
  if (own.host !== named.host) return fail(`Your home page says the original is at ${named.host}.`, fix, seen);
  if (own.path !== named.path) return partial(0.5, `Your home page says the original is ${named.path}.`, fix, seen);
  return pass('Your home page names itself as the original.', seen);
}

/** Host without `www.` and path without its last slash or index file, which mean the same page. */
function addressOf(url: string): { host: string; path: string } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '');
  return { host: hostname.replace(/^www\./, ''), path: path === '' ? '/' : path };
}

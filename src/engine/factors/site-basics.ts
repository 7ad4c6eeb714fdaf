import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { evidence, formatCountOrNo, quoted } from './quoting.ts';

export function evaluateHttps({ https, finalUrl }: Site): CheckEvaluation {
  if (https) return pass('Your site is served securely.', [evidence(finalUrl, finalUrl)]);
  const fix = {
    action: 'Switch your site to https',
    how: 'Most hosts do it free of charge with one switch, often called “SSL” or “Let’s Encrypt”. Then send visitors of the old address on to the new one.',
  };
  return fail('Your site is served without encryption; browsers call it “not secure”.', fix, [
    evidence(finalUrl, finalUrl),
  ]);
}

export function evaluateSitemap({ sitemaps }: Site): CheckEvaluation {
  if (sitemaps.length === 0) return notMeasured('We did not look for a sitemap.', 'openSitemap');
  const present = sitemaps.filter(({ status }) => status === 'present');
  const urls = present.reduce((sum, { urlCount }) => sum + urlCount, 0);
  const fix = {
    action: 'Publish a sitemap',
    how: 'Most website editors make one at /sitemap.xml by themselves; an SEO plugin does it where they do not.',
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
    return fail('Your sitemap cannot be read.', { ...fix, action: 'Mend your sitemap' }, seen);
  }
  return partial(0.5, 'We found no sitemap. A small, well-linked site can do without.', fix);
}

/** The address the page names as its original: itself, or none, is as it should be. */
export function evaluateCanonical(home: Page): CheckEvaluation {
  if (home.canonical === null) return pass('Your home page names no other address as the original.');
  const seen = [evidence(home.url, home.canonical, 'canonical')];
  const [own, named] = [addressOf(home.url), addressOf(home.canonical)];
  const fix = {
    action: 'Let your home page name itself as the original',
    how: 'The “canonical” line in its code should hold the address your visitors see.',
  };
  if (own === null || named === null)
    return partial(0.3, `The original your home page names cannot be read: ${quoted(home.canonical, 60)}.`, fix, seen);
  if (own.host !== named.host) return fail(`Your home page says that its original is at ${named.host}.`, fix, seen);
  if (own.path !== named.path)
    return partial(0.5, `Your home page says that its original is ${named.path}.`, fix, seen);
  return pass('Your home page names itself as the original.', seen);
}

/** Host without `www.` and path without its last slash or index file: differences that mean the same page. */
function addressOf(url: string): { host: string; path: string } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\/(?:index\.(?:html?|php))?$/i, '');
  return { host: hostname.replace(/^www\./, ''), path: path === '' ? '/' : path };
}

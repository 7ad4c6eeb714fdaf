import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import { isReadablePage } from '#engine/crawl/fetch/readable-response.ts';
import { getBusinessTerms } from '#engine/factors/business-terms.ts';
import { readRecordedAudit, readRecordedAudits } from '../recorded-audits.ts';
import { RECORDED_SITES } from './recorded-sites.ts';

/** The readable content of the pages: every text, link, description and value, with single spaces. */
function wordsOf(bodies: readonly { url: string; body: Uint8Array | null; contentType: string | null }[]): string {
  const texts = bodies.flatMap(({ url, body, contentType }) => {
    const page = parsePage({ url, body: body ?? new Uint8Array(0), contentType });
    return [
      page.title ?? '',
      page.metaDescription ?? '',
      ...Object.values(page.openGraph),
      ...page.headings.map(({ text, imageAlts }) => `${text} ${imageAlts.join(' ')}`),
      ...page.blocks.map(({ text }) => text),
      ...page.links.flatMap(({ href, text, label }) => [href, text, label]),
      ...page.images.flatMap(({ src, alt }) => [src, alt ?? '']),
      ...page.iframes,
      JSON.stringify(page.structured),
      page.viewport ?? '',
      page.canonical ?? '',
    ];
  });
  return plain(texts.join('\n'));
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
/** Evidence that is composed or counted; its parts are quoted elsewhere. */
const MADE_UP =
  /^(?:structured data|in your structured data|addresses|tap-to-call link|type$|robots|in the entry|date of the page|map|page title, from|web address|language)/;

describe('what a passing check quotes', () => {
  beforeAll(readRecordedAudits);

  it.each(RECORDED_SITES)('$id: stands on its pages, with the word it is about', async (site) => {
    const { outcome } = await readRecordedAudit(site.id);
    if (outcome.kind === 'failed') return;
    const { analysis, bundle } = outcome;
    const text = wordsOf(
      bundle.responses
        .filter(isReadablePage)
        .map(({ finalUrl, body, headers }) => ({ url: finalUrl, body, contentType: headers['content-type'] ?? null })),
    );
    const words = getBusinessTerms(analysis.business);
    const checks = Object.values(analysis.factors).flatMap((factor) => factor.checks);
    for (const check of checks.filter(({ status }) => status === 'pass')) {
      for (const { url, quote, note } of check.evidence) {
        if (url === null || check.id.startsWith('aiCrawlerAccess') || MADE_UP.test(note ?? '')) continue;
        // The last word of a truncated quote may be incomplete.
        const whole = plain(quote.replace(/ \((?:tel|callto|https?|mailto):[^)]*\)$/, '').replace(/[^\s]*…$/, ''));
        for (const word of whole.match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
          expect(text.includes(word), `${check.id}: “${word}” of “${quote}” (${note})`).toBe(true);
        }
      }
      const quotes = check.evidence.map(({ quote }) => quote);
      const isAboutTrade = /namesService$|titleNamesService$|opening$|saidPlainly$/i.test(check.id);
      const isAboutPlace = /namesPlace$|titleNamesPlace$|opening$/i.test(check.id);
      if (isAboutTrade && words.knowsCategory)
        expect(quotes.some((one) => words.namesCategory(one)), `${check.id}: ${check.finding}`).toBe(true);
      if (isAboutPlace && words.knowsPlace)
        expect(quotes.some((one) => words.namesPlace(one)), `${check.id}: ${check.finding}`).toBe(true);
    }
  });
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilAwake, visit } from './browser.ts';
import { hintSignedIn, type StubbedAnswers, type StubbedRequest, stubApi } from './stubbed-api.ts';
import type { SharedProductOnTest } from './with-product.ts';

export const purchaseHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Opens the screens of purchases in the product that is on test, each with the answers of the contracts. */
export function purchaseVisits(product: SharedProductOnTest) {
  /** Opens a path with stubbed answers; `isHinted`: the browser remembers that somebody was signed in. */
  async function open(path: string, answers: StubbedAnswers, { isHinted = true, clock = false } = {}) {
    const opened = await visit(product.browser, { reducedMotion: 'reduce' });
    if (clock) await opened.page.clock.install();
    const asked = await stubApi(opened.page, answers);
    if (isHinted) await hintSignedIn(opened.page, product.origin);
    await opened.page.goto(product.origin + path);
    if (!path.startsWith('/pay-desk/')) await untilAwake(opened.page); // The desk has no bar, and no prerendered page.
    return { ...opened, asked };
  }

  const toPayment = () => ({ 'POST /api/checkout': { url: `${product.origin}/checkout/cancel?audit=paid-elsewhere` } });

  return { open, toPayment };
}

/** Until it is known who is signed in, and that has been drawn. The desk alone has no bar that asks. */
export async function untilKnown(page: Page, asked: readonly StubbedRequest[]): Promise<void> {
  if (!page.url().includes('/pay-desk/'))
    await expect.poll(() => asked.map(({ route }) => route)).toContain('GET /api/auth/me');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

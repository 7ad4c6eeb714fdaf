import type { Page } from 'playwright-core';
import { untilAwake, visit } from './browser.ts';
import { hintSignedIn, type StubbedAnswers, stubApi } from './stubbed-api.ts';
import type { ProductOnTest } from './with-product.ts';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Opens the screens of purchases in the product that is on test, each with the answers of the contracts. */
export function purchaseVisits(product: ProductOnTest) {
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

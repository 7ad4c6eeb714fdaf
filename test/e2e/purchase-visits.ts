import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilAwake, visit } from './browser.ts';
import { hintSignedIn, type StubbedAnswers, type StubbedRequest, stubApi } from './stubbed-api.ts';
import type { SharedProductOnTest } from './with-product.ts';

export const purchaseHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Opens the purchase screens in the tested product, with responses that match the contracts. */
export function purchaseVisits(product: SharedProductOnTest) {
  /** Opens a path with stubbed responses; `isHinted`: the browser has the sign-in hint. */
  async function open(path: string, answers: StubbedAnswers, { isHinted = true, clock = false } = {}) {
    const opened = await visit(product.browser, { reducedMotion: 'reduce' });
    if (clock) await opened.page.clock.install();
    const asked = await stubApi(opened.page, answers);
    if (isHinted) await hintSignedIn(opened.page, product.origin);
    await opened.page.goto(product.origin + path);
    if (!path.startsWith('/pay-desk/')) await untilAwake(opened.page); // The mock gateway has no bar and is not prerendered.
    return { ...opened, asked };
  }

  const toPayment = () => ({ 'POST /api/checkout': { url: `${product.origin}/checkout/cancel?audit=paid-elsewhere` } });

  return { open, toPayment };
}

/** Waits until the current user is known and rendered. Only the mock gateway has no bar that asks for it. */
export async function untilKnown(page: Page, asked: readonly StubbedRequest[]): Promise<void> {
  if (!page.url().includes('/pay-desk/'))
    await expect.poll(() => asked.map(({ route }) => route)).toContain('GET /api/auth/me');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

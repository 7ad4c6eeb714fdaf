import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StubbedRequest } from './stubbed-api.ts';

export const purchaseHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

/** Waits until the current user is known and rendered. Only the mock gateway has no bar that asks for it. */
export async function untilKnown(page: Page, asked: readonly StubbedRequest[]): Promise<void> {
  if (!page.url().includes('/pay-desk/'))
    await expect.poll(() => asked.map(({ route }) => route)).toContain('GET /api/auth/me');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

import type { Page } from 'playwright-core';
import type { Role } from '#shared/product/roles.ts';
import { standInForAdminApi } from './admin-api.ts';
import { visit } from './browser.ts';
import type { SharedProductOnTest } from './with-product.ts';

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name }).waitFor();
}

/** What the focus is on, in its own words. */
export async function focused(page: Page): Promise<string> {
  return String(await page.evaluate('document.activeElement.textContent'));
}

/** Enters the administration of the product that is on test, with the answers of the contracts. */
export function adminVisits(product: SharedProductOnTest) {
  async function enter(role: Role | 'visitor', path: string, options: Parameters<typeof visit>[1] = {}) {
    const visited = await visit(product.browser, { reducedMotion: 'reduce', ...options });
    const api = await standInForAdminApi(visited.page, role);
    await visited.page.goto(`${product.origin}/admin${path}`);
    return { ...visited, api };
  }

  return { enter };
}

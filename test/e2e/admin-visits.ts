import type { Page } from 'playwright-core';
import type { Role } from '#shared/product/roles.ts';
import { fakeAdminApi } from './admin-api.ts';
import { visit } from './browser.ts';
import type { SharedProductOnTest } from './with-product.ts';

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The text of the focused element. */
export async function focused(page: Page): Promise<string> {
  return String(await page.evaluate('document.activeElement.textContent'));
}

/** Opens the administration of the tested product with responses that match the contracts. */
export function adminVisits(product: SharedProductOnTest) {
  async function enter(role: Role | 'visitor', path: string, options: Parameters<typeof visit>[1] = {}) {
    const visited = await visit(product.browser, { reducedMotion: 'reduce', ...options });
    const api = await fakeAdminApi(visited.page, role);
    await visited.page.goto(`${product.origin}/admin${path}`);
    return { ...visited, api };
  }

  return { enter };
}

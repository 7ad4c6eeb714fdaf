import type { Page } from 'playwright-core';
import { hintSignedIn, situation, stubApi } from '#test/e2e/stubbed-api.ts';

/** The public pages and tools as a visitor sees them; Review Day also with Pro. */
export const publicScreens = [
  ...Object.entries({
    guides: '/guides',
    guide: '/guides/asking-for-reviews',
    downloads: '/downloads',
    'aeo-guide': '/aeo-guide',
    'ai-search-hub': '/ai-search-hub',
    'local-keywords': '/local-keywords',
    'review-day': '/review-day',
    verify: '/verify',
    developers: '/developers',
  }).map(([name, path]) => ({ name, open: (page: Page, origin: string) => openQuiet(page, origin + path) })),
  {
    name: 'review-day-pro',
    open: async (page: Page, origin: string) => {
      await stubApi(page, situation('pro', 'stripe'));
      await hintSignedIn(page, origin);
      await openQuiet(page, `${origin}/review-day`);
    },
  },
] as const;

async function openQuiet(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { untilAwake, visit } from './browser.ts';
import { situation, stubApi } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** Details of the specification that no longer walk covers. */

const product = withSharedProduct();

const analysis = sampleAuditedAnalysis();
const saved = JSON.stringify({
  auditId: 'a1',
  url: analysis.websiteUrl,
  savedAt: '2026-11-21T09:00:00Z',
  analysis,
});
const view = {
  auditId: 'a1',
  status: 'done',
  url: analysis.websiteUrl,
  createdAt: analysis.collectedAt,
  businessId: 'b1',
  progress: null,
  result: { ...analysis, auditId: 'a1' },
};
const answers = { ...situation(null, 'stripe'), 'GET /api/audits/a1': view, 'POST /api/events': { success: true } };

async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  const opened = await visit(product.browser, { reducedMotion: 'reduce', ...options });
  const asked = await stubApi(opened.page, answers);
  await opened.page.goto(product.origin + path);
  await untilAwake(opened.page);
  return { ...opened, asked };
}
const setUpList = (page: Page) => page.locator('section', { hasText: 'Your setup, in order' }).getByRole('listitem');

describe('the landing page', () => {
  it('keeps the bar at the top while it is scrolled', async () => {
    const { page, close } = await open('/');
    for (const distance of [0, 900, 2_400]) {
      await page.evaluate(`scrollTo({ top: ${distance}, behavior: 'instant' })`);
      await expect.poll(() => page.evaluate('scrollY')).toBe(distance);
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    }
    await close();
  });

  it('opens a sample of each product in a dialog of at most 460 px', async () => {
    const { page, close } = await open('/');
    const samples = [
      ['Profile audit and Fix-It', 'One check, opened'],
      ['Local keyword strategy', 'One keyword, in full'],
      ['Review day campaign', 'One day, planned honestly'],
    ] as const;
    for (const [product, title] of samples) {
      await page.getByRole('button', { name: new RegExp(`^See a sample ?: ${product}$`) }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText('Harbor & Pine Plumbing is invented').waitFor();
      expect((await dialog.boundingBox())?.width).toBe(460);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await close();
  });

  it('marks the audit as done and offers to open it, once another tab has run one', async () => {
    const { page, close } = await open('/');
    await expect.poll(() => setUpList(page).allInnerTexts()).toHaveLength(4);
    expect((await setUpList(page).allInnerTexts()).filter((text) => text.includes('Done'))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Run Free Audit' }).waitFor();

    const other = await page.context().newPage();
    await other.goto(`${product.origin}/pricing`);
    await other.evaluate((text) => localStorage.setItem('auditData', text), saved);
    await page.getByRole('banner').getByRole('link', { name: 'Open Your Audit' }).waitFor();
    const texts = await setUpList(page).allInnerTexts();
    expect(texts.map((text) => text.includes('Done'))).toEqual([true, false, false, false]);

    await other.evaluate('localStorage.removeItem("auditData")');
    await page.getByRole('banner').getByRole('link', { name: 'Run Free Audit' }).waitFor();
    await close();
  });

  it('reports where the workspace tip was followed', async () => {
    const { page, asked, close } = await open('/');
    await page.context().route('https://admin.google.com/**', (route) => route.abort());
    await page.getByRole('link', { name: /Open Google Workspace admin/ }).click();
    await expect
      .poll(() => asked.filter(({ route }) => route === 'POST /api/events').map(({ body }) => body))
      .toContainEqual(
        expect.objectContaining({
          name: 'workspace_tip_clicked',
          properties: { source: 'onboarding', label: 'google_workspace_admin' },
        }),
      );
    await close();
  });
});

describe('every public page', () => {
  it('has its title and its heading without scripts', async () => {
    const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
    for (const { path, title } of PUBLIC_PAGES) {
      const response = await page.goto(product.origin + path);
      expect(response?.status(), path).toBe(200);
      expect(await page.title(), path).toBe(title);
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count(), path).toBe(1);
    }
    await close();
  });

  it('exists for each resource that the specification names', () => {
    const paths = PUBLIC_PAGES.map(({ path }) => path);
    const named = [
      '/downloads',
      '/aeo-guide',
      '/ai-search-hub',
      '/guides',
      '/changelog',
      '/local-keywords',
      '/review-day',
    ];
    expect(paths).toEqual(expect.arrayContaining(named));
  });
});

describe('the entry pages', () => {
  it('lead to each other and back', async () => {
    const { page, close } = await open('/login');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /create/i }).click();
    await page.waitForURL('**/signup');
    await main.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await page.waitForURL(`${product.origin}/`);
    await close();
  });
});

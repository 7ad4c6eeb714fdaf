import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { untilAwake, visit } from './browser.ts';
import { hintSignedIn, type StubbedAnswers, stubApi } from './stubbed-api.ts';
import type { SharedProductOnTest } from './with-product.ts';

const analysis = sampleAuditedAnalysis();
export const savedAudit = {
  auditId: 'a1',
  url: analysis.websiteUrl,
  savedAt: '2026-11-21T09:00:00Z',
  analysis,
};

export const readDownload = async (download: Download) => readFile(await download.path(), 'utf8');
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

/** Opens public tools of the tested product for a visitor with or without an audit. */
export function auditedVisits(product: SharedProductOnTest) {
  async function open(
    path: string,
    answers: StubbedAnswers,
    { hasAudit = false, ...options }: BrowserContextOptions & { readonly hasAudit?: boolean } = {},
  ) {
    const opened = await visit(product.browser, {
      reducedMotion: 'reduce',
      acceptDownloads: true,
      timezoneId: 'America/Detroit',
      ...options,
    });
    const { page } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
    if (hasAudit)
      await page.addInitScript((saved) => localStorage.setItem('auditData', saved), JSON.stringify(savedAudit));
    const asked = await stubApi(page, answers);
    await hintSignedIn(page, product.origin);
    await page.goto(product.origin + path);
    await untilAwake(page);
    return { ...opened, asked };
  }

  return { open };
}

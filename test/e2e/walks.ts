import type { Page } from 'playwright-core';
import { untilAwake } from './browser.ts';

const resultTimeoutMs = 30_000;
let slowSites = 0;

/** A slow site that nobody has asked for yet: one that was read within ten minutes would answer at once. */
export function freshSlowSite(): string {
  slowSites += 1;
  return `slow-${slowSites}.test`;
}

/** Types an address on the start page and sends it. */
export async function startAudit(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin);
  await untilAwake(page);
  await page.getByLabel('Your business website').first().fill(address);
  await page.getByRole('button', { name: 'Run My Free GBP Audit' }).first().click();
}

/** Waits for the report of the audit that is under way. */
export async function untilReport(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Next best step' }).waitFor({ timeout: resultTimeoutMs });
}

export async function openReport(page: Page, origin: string, address: string): Promise<void> {
  await startAudit(page, origin, address);
  await untilReport(page);
}

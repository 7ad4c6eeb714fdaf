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
export async function startAuditInBrowser(page: Page, origin: string, address: string): Promise<void> {
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
  await startAuditInBrowser(page, origin, address);
  await untilReport(page);
}

/** The password of every account that a walk makes. */
export const WALK_PASSWORD = 'porch light at dusk';

/** Fills in the sign-up form that is open, and sends it. */
export async function signUpHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(WALK_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(WALK_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** From the pricing page over signing up and the local mock gateway to Pro. */
export async function buyPro(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/pricing`);
  await untilAwake(page);
  await page.getByRole('button', { name: 'Get Pro' }).click();
  await page.waitForURL('**/signup?*');
  await signUpHere(page, email);
  await page.waitForURL('**/pay-desk/*');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/audit', { timeout: resultTimeoutMs });
}

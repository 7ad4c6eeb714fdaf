import type { Page } from 'playwright-core';
import { z } from 'zod';
import { REPORT_TABS, type ReportTab } from '#web/features/report/report-tabs.ts';
import { untilAwake } from './browser.ts';

const resultTimeoutMs = 30_000;
/** Two tries of a test, and test files that share a product, need accounts and hosts of their own. */
let fresh = 0;

/** An email address that no account has yet, its first part beginning with `who`. */
export function freshAddress(who: string): string {
  fresh += 1;
  return `${who}-${process.pid}-${fresh}@lantern.example`;
}

const AnalyzeAnswer = z.object({ auditId: z.string() });
let slowSites = 0;
let changedSites = 0;

/** A slow site that was not audited yet: a site run of the last ten minutes would be reused. */
export function freshSlowSite(): string {
  slowSites += 1;
  return `slow-${slowSites}.test`;
}

/** A site that this test alone changes (`changeSharedSite`). */
export function freshSiteToChange(): string {
  changedSites += 1;
  return `mended-${process.pid}-${changedSites}.test`;
}

/** Types a URL on the start page and submits it. */
export async function startAuditInBrowser(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin);
  await untilAwake(page);
  await page.getByLabel('Your business website').first().fill(address);
  await page.getByRole('button', { name: 'Run My Free GBP Audit' }).first().click();
}

/**
 * Waits for the report of the running audit: the links to its tabs. Then the visitor moves, with which a report asks for its other
 * tabs.
 */
export async function untilReport(page: Page): Promise<void> {
  await tabLinks(page).waitFor({ timeout: resultTimeoutMs });
  await page.mouse.move(120, 400);
}

/** The row of links to the tabs of a report. */
export const tabLinks = (page: Page) => page.getByRole('navigation', { name: 'Report', exact: true });

/** Opens a tab of the shown report by its link. */
export async function openTab(page: Page, tab: ReportTab): Promise<void> {
  const label = REPORT_TABS.find(({ id }) => id === tab)?.label ?? '';
  await tabLinks(page).getByRole('link', { name: label, exact: true }).click();
  await page.locator(`#tab-${tab} :is(h1, h2)`).first().waitFor();
}

/** Opens rows of the shown tab that hide their content. */
export async function openRows(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await page.locator(`#${id}`).waitFor();
    await page.locator(`#${id}`).evaluate((row) => Object.assign(row, { open: true }));
  }
}

/** Presses an item of the Share menu. */
export async function pressInShareMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('#share-menu').getByText(item, { exact: true }).click();
}

/** Goes from the start page through the running audit to its report. */
export async function walkToReport(page: Page, origin: string, address: string): Promise<void> {
  await startAuditInBrowser(page, origin, address);
  await untilReport(page);
}

/** Opens a report in half of the time of `walkToReport`, at a tab: the API runs the audit with the page's cookies. */
export async function openReport(
  page: Page,
  origin: string,
  address: string,
  tab: ReportTab = 'result',
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/analyze`, { data: { url: address }, headers: { origin } });
  if (!answer.ok())
    throw new Error(`The audit of ${address} was answered with ${answer.status()}: ${await answer.text()}`);
  const { auditId } = AnalyzeAnswer.parse(await answer.json());
  await page.goto(`${origin}/audit?id=${auditId}#${tab}`);
  await untilReport(page);
  await page
    .locator(tab === 'result' ? '#halves' : `#tab-${tab} :is(h1, h2)`)
    .first()
    .waitFor();
  // What the server rendered looked like a report, but no script saw the visitor yet.
  await page.mouse.move(120, 420);
}

/** States the Google profile of an audit's business: without it, reviews and posts are not measured and their packs not sold. */
export async function giveProfile(page: Page, origin: string, auditId: string): Promise<void> {
  const data = { rating: 4.1, reviewCount: 9, reviewsLast90Days: 0, replyShare: 20, daysSinceLastPost: 200 };
  const answer = await page.request.put(`${origin}/api/audits/${auditId}/profile`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`The profile was answered with ${answer.status()}: ${await answer.text()}`);
}

/** The password of all accounts created by tests. */
export const WALK_PASSWORD = 'porch light at dusk';

/** Completes and submits the open sign-up form. */
export async function signUpHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(WALK_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(WALK_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Goes from the pricing page through signing up and the local mock gateway to Pro. */
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

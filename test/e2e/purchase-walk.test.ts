import type { APIResponse, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { generateQaEndpoint } from '#shared/api/generate.ts';
import { type Visit, visit } from './browser.ts';
import { buyPro, openReport, signUpHere, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** A whole purchase on the real server, at its local mock gateway. No stubs. */

const product = withSharedProduct();
let visited: Visit;
let page: Page;
let accounts = 0;
beforeEach(async () => {
  visited = await visit(product.browser, { reducedMotion: 'reduce' });
  page = visited.page;
});
afterEach(async () => {
  await visited.close();
  // The browser logs every response with an error status; this test causes some on purpose.
  expect(visited.complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
});

/** A new email address. */
function newBuyer(): string {
  accounts += 1;
  return `buyer-${accounts}@lantern.example`;
}

const planNow = async () =>
  getMeEndpoint.response.parse(await (await page.request.get(`${product.origin}/api/auth/me`)).json()).user.plan;
/** Requests a generated text that only Pro has. */
function askForQa(): Promise<APIResponse> {
  return page.request.get(`${product.origin}/api/generate/qa?url=lantern.test`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}
const savedAuditId = () =>
  page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId').then((id) => z.string().parse(id));

describe('a purchase on the real server', () => {
  it('leads from a visitor’s audit through signing up and paying to Pro, and back to Free', async () => {
    await openReport(page, product.origin, 'lantern.test');
    const auditId = await savedAuditId();
    await buyPro(page, product.origin, newBuyer());
    expect(await planNow()).toBe('pro');
    expect(generateQaEndpoint.response.parse(await (await askForQa()).json()).qa).not.toEqual([]);

    await page.goto(`${product.origin}/audit?id=${auditId}`);
    await untilReport(page);

    await page.goto(`${product.origin}/account/billing`);
    await page.getByText('Pro, monthly').first().waitFor();
    await page.getByRole('button', { name: 'Manage subscription', exact: true }).click();
    await page.waitForURL('**/pay-desk/portal');
    await page.getByRole('button', { name: 'End now', exact: true }).click();
    await expect.poll(planNow, { timeout: 15_000 }).toBe('free');
    const refused = await askForQa();
    expect(refused.status()).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'plan-required' });
    await page.goto(`${product.origin}/audit?id=${auditId}`);
    await untilReport(page);
  });

  it('charges nothing and keeps the audit when the card is declined', async () => {
    await openReport(page, product.origin, 'lantern.test');
    await page.goto(`${product.origin}/u/upgrade?plan=pro_annual`);
    await page.waitForURL('**/signup?*');
    await signUpHere(page, newBuyer());
    await page.waitForURL('**/u/upgrade?*');
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.waitForURL('**/pay-desk/*');
    await page.getByText('No money moves here.').waitFor();
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await page.waitForURL('**/checkout/cancel?declined=1');
    await page.getByText('Your card was declined. Nothing was charged. Try another card.').waitFor();
    expect(await planNow()).toBe('free');
    expect(await savedAuditId()).toMatch(/^[0-9a-f]{32}$/);
  });
});

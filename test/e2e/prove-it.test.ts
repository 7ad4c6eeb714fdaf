import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { FixStates } from '#shared/api/fix-verification.ts';
import { expectNoBarriersInBothThemes, SIZES, sidewaysScroll, type Visit, visit } from './browser.ts';
import { freshSiteToChange, openReport, untilReport } from './walks.ts';
import { changeSharedSite, withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
let visited: Visit;
let page: Page;

beforeEach(async () => {
  visited = await visit(product.browser);
  page = visited.page;
});
afterEach(async () => {
  await visited.close();
  expect(visited.complaints).toEqual([]);
});

const plan = () => page.locator('#plan');
/** The plan step with this title. */
const stepCalled = (title: RegExp) => plan().locator('li').filter({ hasText: title }).first();
const TITLE_STEP = /into the page title/;
const scoreOnTop = async () =>
  Number((await page.getByRole('img', { name: /^Score \d+ of 100/ }).getAttribute('aria-label'))?.match(/\d+/)?.[0]);

/** Opens every step, and waits for their stored states, which the plan requests when it comes near. */
async function openPlan(): Promise<void> {
  await plan()
    .getByText(/^Show \d+ smaller steps?/)
    .click();
  await plan()
    .getByRole('button', { name: /^Check now/ })
    .first()
    .waitFor();
}

describe('verifying a step', () => {
  it('marks it as applied, rechecks without success, rechecks after the change, and shows the points', async () => {
    const site = freshSiteToChange();
    await openReport(page, product.origin, site);
    const before = await scoreOnTop();
    await openPlan();
    const step = stepCalled(TITLE_STEP);
    const promised =
      (
        await step
          .getByText(/^\+\d+\.\d/)
          .first()
          .innerText()
      ).match(/\+\d+\.\d/)?.[0] ?? '';

    await step.getByRole('button', { name: /^I did this/ }).click();
    await step.getByText(/^You did this on .* We have not seen it/).waitFor();
    await step.getByRole('button', { name: /^Check now/ }).click();
    await step.getByText('We read the page again, and it is as it was.').waitFor();
    await step.getByText('Home | Lantern & Oak Plumbing').first().waitFor();

    await changeSharedSite(site, 'mended');
    await step.getByRole('button', { name: /^Check now/ }).click();
    await step.getByText(/^It is there\. Your score was \d+ and is \d+ with it/).waitFor();
    await step.getByText(/^Seen on .* points$/).waitFor();
    expect(await step.getByText(/^Seen on/).innerText()).toContain(`${promised} points`);
    await step.getByText('Plumber in Duluth').first().waitFor();
    if (process.env.SHOTS !== undefined) await step.screenshot({ path: `${process.env.SHOTS}/prove-seen.png` });
    // The audit itself is unchanged.
    expect(await scoreOnTop()).toBe(before);

    await page.reload();
    await untilReport(page);
    await openPlan();
    await stepCalled(TITLE_STEP)
      .getByText(/^Seen on .* points$/)
      .waitFor();

    await changeSharedSite(site, 'broken');
    await stepCalled(TITLE_STEP)
      .getByRole('button', { name: /^Check again/ })
      .click();
    await stepCalled(TITLE_STEP)
      .getByText(/reports an error\..*error 503.*Nothing was changed\./)
      .waitFor();
    await stepCalled(TITLE_STEP)
      .getByText(/^Seen on .* points$/)
      .waitFor();
    // The browser logs a failed response.
    expect(visited.complaints.splice(0).every((one) => /422/.test(one))).toBe(true);

    // The next audit confirms it.
    await changeSharedSite(site, 'mended');
    const { auditId } = AuditedAnalysis.parse(
      await page.evaluate(
        `fetch('/api/analyze', { method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ url: '${site}', fresh: true }) }).then((answer) => answer.json())`,
      ),
    );
    const { states } = FixStates.parse(
      await page.evaluate(`fetch('/api/audits/${auditId}/fix-states').then((answer) => answer.json())`),
    );
    expect(states).not.toEqual([]);
    expect(states.every(({ state, isConfirmed }) => state === 'seen' && isConfirmed)).toBe(true);
  });

  it('asks for the page, reverts a mark, and fits a phone', async () => {
    await page.setViewportSize({ width: SIZES.phone, height: 900 });
    await openReport(page, product.origin, 'lantern.test');
    await openPlan();
    const step = stepCalled(TITLE_STEP);
    await step.getByRole('button', { name: /^I did this/ }).click();
    await step.getByRole('button', { name: /^Undo/ }).click();
    await step.getByRole('button', { name: /^I did this/ }).waitFor();
    await step.getByRole('button', { name: /^Check now/ }).click();
    await step.getByText('It is on another page').click();
    await step.getByLabel('Page with the change').fill('https://elsewhere.test/');
    await step.getByRole('button', { name: 'Check this page' }).click();
    await step.getByText('Name a page of lantern.test, like /services.').first().waitFor();
    expect(visited.complaints.splice(0).every((one) => /400/.test(one))).toBe(true);
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoBarriersInBothThemes(page);
    await step.getByLabel('Page with the change').fill('/services');
    await step.getByRole('button', { name: 'Check this page' }).click();
    await step.getByText('We read the page again').waitFor();
  });
});

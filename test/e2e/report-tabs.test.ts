import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '#shared/audit/analysis.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { findReportTab, REPORT_TABS, type ReportTab } from '#web/features/report/report-tabs.ts';
import { readGoldenAnalysis } from '../golden/golden-analyses.ts';
import { expectNoBarriersInBothThemes, layoutShift, SIZES, sidewaysScroll, VISIBLE_SHIFT } from './browser.ts';
import { checklist, reportAnalysis, reportScreens, reportTexts, stubReportAudit } from './report-screens.ts';
import { stubApi } from './stubbed-api.ts';
import { openTab, pressInShareMenu, tabLinks } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** The report's four tabs in a browser: what a screen shows, how high it is, addresses, keyboard, both themes, paper. */

const product = withSharedProduct();
const { open } = reportScreens(product);

/** A screen of a phone without the bars of its browser. */
const FIRST_SCREEN = { width: SIZES.phone, height: 740 };
const everyTab = REPORT_TABS.map(({ id }) => id);

interface FirstScreen {
  readonly name: string;
  readonly analysis: Analysis;
  readonly plan: 'pro' | null;
}
const RECORDED = [
  'at-tischlerei-crawl-delay',
  'au-cafe-wix',
  'ca-upholsterer-single-page',
  'de-baeckerei-ionos',
  'de-klempner-jimdo',
  'gb-plumber-squarespace',
  'it-trattoria-tables',
  'jp-biyoushitsu-shiftjis',
  'us-autorepair-template',
  'us-roofer-elementor',
];
const firstScreens: readonly FirstScreen[] = [
  ...RECORDED.map((name) => ({ name, analysis: readGoldenAnalysis(name), plan: null })),
  { name: 'too little checked for a score', analysis: readGoldenAnalysis('us-movers-client-rendered'), plan: null },
  { name: 'everything done', analysis: { ...readGoldenAnalysis('us-dentist-model'), actionPlan: [] }, plan: null },
  { name: 'Pro', analysis: readGoldenAnalysis('us-barber-godaddy'), plan: 'pro' },
];

/** The most that a tab may be high, in pixels, as it opens. */
const MOST = { [SIZES.phone]: 9_000, [SIZES.desk]: 5_000 } as const;
const WIDTHS = [SIZES.phone, SIZES.desk] as const;

describe('recorded sites', () => {
  it('have score, range, sentence and step with its button on the first screen of a phone, where nothing is for sale, and the highest tab, the proof, is not too high', async () => {
    const missed: string[] = [];
    for (const plan of [null, 'pro'] as const) {
      const { page, close } = await open({ plan, width: FIRST_SCREEN.width });
      await page.setViewportSize(FIRST_SCREEN);
      for (const { name, analysis } of firstScreens.filter((one) => one.plan === plan)) {
        await stubApi(page, stubReportAudit(analysis));
        // An address of its own loads the page anew.
        await page.goto(`${product.origin}/audit?id=a1&load=${encodeURIComponent(name)}`);
        await page.getByRole('region', { name: 'This report' }).getByText(formatHost(analysis.websiteUrl)).waitFor();
        missed.push(...(await listMissed(page, analysis.actionPlan.length > 0)).map((part) => `${name}: ${part}`));
        await openTab(page, 'proof');
        await page.locator('#tab-proof #data').waitFor();
        missed.push(...(await listTooHigh(page, `the proof of ${name}`)));
        await page.setViewportSize(FIRST_SCREEN);
      }
      await close();
    }
    expect(missed).toEqual([]);
  }, 120_000);
});

/** The widths at which the page is higher than a tab may be. */
async function listTooHigh(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    if (height > MOST[width]) found.push(`${name} is too high at ${width} px: ${height} px`);
  }
  return found;
}

/** What is not wholly on the first screen, and what should not be there. */
async function listMissed(page: Page, hasStep: boolean): Promise<string[]> {
  const result = page.locator('#tab-result');
  const step = result.getByRole('region', { name: 'Next best step' });
  const parts = {
    score: result.getByRole('img').first(),
    range: result.getByText(/^(Could be|We could check only|We checked everything|We couldn)/).first(),
    sentence: result.getByRole('heading', { level: 1 }),
    ...(hasStep && { step, button: step.getByRole('link', { name: /^(Fix it|Tell us)/ }) }),
  };
  const missed: string[] = [];
  for (const [part, place] of Object.entries(parts)) {
    const box = await place.boundingBox({ timeout: 3_000 }).catch(() => null);
    if (box === null) missed.push(`no ${part}`);
    else if (box.y + box.height > FIRST_SCREEN.height) missed.push(`${part} ends at ${Math.round(box.y + box.height)}`);
  }
  for (const link of await page
    .locator('main')
    .getByRole('link', { name: /Upgrade/ })
    .all()) {
    const box = await link.boundingBox();
    if (box !== null && box.y < FIRST_SCREEN.height) missed.push('an offer');
  }
  return missed;
}

describe('the tabs on a phone and on a desk', () => {
  it('are not too high, scroll only down, and move nothing while they load', async () => {
    const found: string[] = [];
    for (const [at, tab] of everyTab.entries()) {
      // In turns on a phone and on a desk.
      const { page, complaints, close } = await open({ width: WIDTHS[at % 2] ?? SIZES.phone, tab });
      await page.locator(`#tab-${tab} h2`).first().waitFor();
      await page.waitForLoadState('networkidle');
      const shift = await layoutShift(page);
      if (shift >= VISIBLE_SHIFT) found.push(`${tab} moves: by ${shift}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const sideways = await sidewaysScroll(page);
        if (sideways !== 0) found.push(`${tab} scrolls sideways by ${sideways} at ${width} px`);
      }
      found.push(...(await listTooHigh(page, tab)));
      found.push(...complaints);
      await close();
    }
    expect(found).toEqual([]);
  });

  it('show the result first, and ask for the texts with their tab', async () => {
    const route = 'GET /api/audits/a1/texts';
    const refusal = { refusedWith: 404, code: 'not-found', error: 'There is no such audit.' };
    let isAway = true;
    const answers = { [route]: () => (isAway ? refusal : reportTexts) };
    const { page, sentTo, close } = await open({ clock: true, answers });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(sentTo(route)).toHaveLength(0);
    await tabLinks(page).getByRole('link', { name: 'Fixes', exact: true }).click();
    await page.locator('#tab-fixes').getByText('We couldn’t load this part.').waitFor();
    isAway = false;
    await page.locator('#tab-fixes').getByRole('button', { name: 'Try Again' }).click();
    await page.locator('#tab-fixes').getByRole('heading', { name: 'Five fixes', exact: true }).waitFor();
    expect(sentTo(route)).toHaveLength(2);
    await close();
  });

  it.each([null, 'pro'] as const)(
    'have no barriers in either theme, every row opened (%s)',
    async (plan) => {
      const { page, close } = await open({
        plan,
        query: plan === 'pro' ? '&post_purchase=1' : '',
        answers: { 'POST /api/seo-checklist': checklist },
      });
      for (const tab of everyTab) {
        await openTab(page, tab);
        await page.evaluate('for (const row of document.querySelectorAll("main details")) row.open = true');
        if (tab === 'fixes') await pressEverything(page, plan);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // Elsewhere a bar may cover half of a button, which axe then reports as too small.
          await page.evaluate('scrollTo(0, 0)');
          expect([tab, width, await sidewaysScroll(page)]).toEqual([tab, width, 0]);
          await expectNoBarriersInBothThemes(page, tab === 'result' ? {} : { within: `#tab-${tab}` });
        }
      }
      await openTab(page, 'fixes');
      if (plan === null) {
        await page.getByRole('button', { name: 'Write my description' }).click();
        await page.getByRole('dialog', { name: /Your description is done/ }).waitFor();
      } else {
        await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).click();
        await page.getByRole('dialog', { name: 'Main heading names the keyword' }).waitFor();
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoBarriersInBothThemes(page);
      }
      await close();
    },
    240_000,
  );

  it('keep the bar at the bottom off what a key reaches', async () => {
    const { page, close } = await open();
    for (const tab of everyTab) {
      await openTab(page, tab);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([tab, width, ...(await page.evaluate<string[]>(LIST_COVERED))]).toEqual([tab, width]);
      }
    }
    await close();
  });
});

/** Brings the texts of the Fixes tab onto it. */
async function pressEverything(page: Page, plan: 'pro' | null): Promise<void> {
  await page.getByRole('button', { name: 'Check my page' }).click();
  await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).waitFor();
  if (plan === null) return;
  await page.getByRole('button', { name: 'Write my description' }).click();
  await page.getByRole('button', { name: 'Generate Q&A', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Better H1' }).click();
  await page.getByText('Question 8?', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Copy H1' }).waitFor();
  await page.getByRole('button', { name: 'Copy Fix' }).waitFor();
}

/** Focuses everything that can be in the shown tab, and names what the bar at the bottom then covers. */
const LIST_COVERED = `(() => {
  const covered = [];
  const all = document.querySelectorAll('.report-tab:not([hidden]) :is(a[href], button, input, select, textarea, summary)');
  for (const element of all) {
    if (element.closest('[data-bottom-bar]') !== null || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const bar = [...document.querySelectorAll('[data-bottom-bar]')].find((one) => one.checkVisibility({ visibilityProperty: true }));
    const top = bar?.getBoundingClientRect().top ?? innerHeight;
    const box = element.getBoundingClientRect();
    // A high field is scrolled to the line that is typed in.
    const end = element.tagName === 'TEXTAREA' ? Math.min(box.bottom, box.top + 48) : box.bottom;
    if (end > top && box.top > 0) covered.push(element.outerHTML.slice(0, 120) + ' to ' + Math.round(box.bottom) + ' of ' + Math.round(top));
  }
  return covered;
})()`;

/** Whether a place is shown, opened where it is a row, and near the upper edge. */
async function expectAt(page: Page, tab: ReportTab, id: string): Promise<void> {
  const place = page.locator(`#${id}`);
  await place.waitFor();
  await expect.poll(() => page.locator(`#tab-${tab}`).isVisible()).toBe(true);
  await expect.poll(() => place.evaluate((element) => !('open' in element) || element.open === true)).toBe(true);
  await expect.poll(async () => `${id} at ${await placeOf(place)}`).toBe(`${id} at its place`);
}
const SCREEN_HEIGHT = 900;

/** Where a place is on the screen: at its upper part, or how far from its top. */
async function placeOf(place: Locator): Promise<string> {
  const top = Math.round((await place.boundingBox())?.y ?? Number.NaN);
  return top > -SCREEN_HEIGHT / 2 && top < SCREEN_HEIGHT ? 'its place' : `${top} px`;
}

const links: readonly (readonly [id: string, tab: ReportTab])[] = [
  ['plan', 'result'],
  ['halves', 'result'],
  ['fixit', 'fixes'],
  ['fix-qa', 'fixes'],
  ['rewrites', 'fixes'],
  ['action-pack', 'fixes'],
  ['keywords', 'fixes'],
  ['add-ons', 'fixes'],
  ['factors', 'proof'],
  ['factor-websiteH1', 'proof'],
  ['nap', 'proof'],
  ['readers', 'proof'],
  ['pages', 'proof'],
  ['data', 'proof'],
  ['facts', 'business'],
  ['profile', 'business'],
  ['yourFiles', 'business'],
];

describe('the address', () => {
  it('of every place leads to the tab that holds it, opened', async () => {
    const { page, complaints, close } = await open();
    const loaded = new Set<ReportTab>();
    for (const [id, tab] of links) {
      // One place of each tab loads the page, the others are followed in it, which costs a tenth of the time.
      if (loaded.has(tab)) await page.evaluate((hash) => location.assign(hash), `#${id}`);
      else await page.goto(`${product.origin}/audit?id=a1&load=${loaded.size}#${id}`);
      loaded.add(tab);
      await expectAt(page, tab, id);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('names each tab and the text of the next step, and the back button leads through those opened to where they were left', async () => {
    const { page, close } = await open({ width: SIZES.phone });
    await expect.poll(() => page.locator('.report-tab').count()).toBe(1);
    for (const { id } of REPORT_TABS) {
      await openTab(page, id);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
      await expect.poll(() => tabLinks(page).locator('[aria-current=page]').count()).toBe(1);
    }
    await page.goBack();
    await page.locator('#tab-proof').waitFor();
    await page.goBack();
    const row = page.locator('#fix-qa');
    await row.locator('summary').click();
    await page.goBack();
    await page.getByRole('region', { name: 'Next best step' }).waitFor();
    await page.goForward();
    await expect.poll(() => row.getAttribute('open')).not.toBeNull();
    await page.goBack();

    // The next step has the address of its text, on its card and on the bar.
    const title = reportAnalysis.actionPlan[0]?.title ?? '-';
    await page.getByRole('region', { name: 'Next best step' }).getByText(title).first().waitFor();
    const link = page.getByRole('region', { name: 'Next best step' }).getByRole('link', { name: /^(Fix it|Tell us)/ });
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expectAt(page, findReportTab(hash), hash.slice(1));
    await openTab(page, 'business');
    const bar = page.getByRole('complementary', { name: 'Next best step' }).filter({ visible: true });
    await bar.getByText(title).first().waitFor();
    await bar.getByRole('link', { name: /^(Fix it|Tell us)/ }).click();
    await expectAt(page, findReportTab(hash), hash.slice(1));
    await close();
  });
});

describe('the newest audit of a business', () => {
  it('opens at both of its addresses, is told apart from a missing one, and outside the rollout is the saved audit', async () => {
    const { page, close } = await open({ answers: { 'GET /api/businesses/b1/audit': { auditId: 'a1' } } });
    for (const path of ['/audit/v2/b1', '/audit-v2/b1']) {
      await page.goto(product.origin + path);
      await page.getByRole('region', { name: 'Next best step' }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    }
    await page.goto(`${product.origin}/audit/v2/unknown`);
    await page.getByRole('heading', { name: 'This audit is not here' }).waitFor();
    await stubApi(page, { 'GET /api/flags': { flags: { ...DEFAULT_FLAG_PERCENTS, AUDIT_V2: 0 } } });
    await page.goto(`${product.origin}/audit/v2/b1`);
    await page.waitForURL('**/audit');
    await close();
  });
});

describe('by keyboard', () => {
  it('the tabs open one after the other, the Share menu opens, moves and closes, and its dialog returns to its button', async () => {
    const { page, close } = await open();
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.focus();
    await page.keyboard.press('Enter');
    const items = page.locator('#share-menu').locator('a, button');
    await items.first().waitFor();
    await expect
      .poll(() => items.allInnerTexts())
      .toEqual(['Export PDF Report', 'Email Report', 'Share a link', 'Print this report', 'Analyze Another Site']);
    for (let place = 0; place < 5; place += 1) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => items.nth(place).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => items.first().isVisible()).toBe(false);
    await expect.poll(() => share.evaluate((element) => element === document.activeElement)).toBe(true);

    for (const { id, label } of REPORT_TABS) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(label);
      await page.keyboard.press('Enter');
      await page.locator(`#tab-${id} :is(h1, h2)`).first().waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(label);
    }

    await page.setViewportSize({ width: SIZES.phone, height: 900 });
    await pressInShareMenu(page, 'Email Report');
    const dialog = page.getByRole('dialog', { name: 'Send Report to Your Email' });
    await dialog.waitFor();
    await expectNoBarriersInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Share');
    await close();
  });
});

const TAB_CODE_IS_THERE = `['fixes-tab', 'proof-tab', 'business-tab'].every((code) =>
  performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes(code + '-') && responseEnd > 0))`;

describe('on paper', () => {
  it('the report is whole: every tab and every row, no bar and no menu', async () => {
    const { page, close } = await open();
    // A browser leaves a print no time to fetch anything: the code of the other tabs comes with the first sign of a visitor.
    await expect.poll(() => page.evaluate(TAB_CODE_IS_THERE)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    for (const id of ['plan', 'fixit', 'factors', 'readers', 'nap', 'pages', 'facts'])
      await page.locator(`#${id} h2`).first().waitFor();
    await page.locator('#fix-reviews h3').waitFor();
    for (const gone of ['[data-report-tabs]', '[data-bottom-bar]', '[popovertarget]'])
      expect(await page.locator(gone).filter({ visible: true }).count(), gone).toBe(0);
    await close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { gainOfFixes } from '#shared/audit/fix-gain.ts';
import fixture from '../fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import { expectNoBarriers, launchBrowser, SIZES, sidewaysScroll, THEMES, visit } from './browser.ts';
import { openProduct, type Product } from './product.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';

/** The report and its fixes, with answers in the shapes of the contracts; the server's own verbs have their own tests. */

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The fixture with the names that the engine gives its checks, so that there is something to gain. */
const CHECK_NAMES: Readonly<Record<string, string>> = {
  'websiteH1.one': 'websiteH1.exists',
  'websiteH1.trade': 'websiteH1.namesService',
  'websiteH1.place': 'websiteH1.namesPlace',
  'qaUpdates.present': 'qaUpdates.questionsOnSite',
};
const analysis = Analysis.parse(
  JSON.parse(JSON.stringify(fixture), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? (CHECK_NAMES[value] ?? value) : value,
  ),
);
const description = 'Harbor & Pine Plumbing repairs drains, pipes and water heaters in Duluth.';
const qa = Array.from({ length: 8 }, (_, index) => ({ question: `Question ${index + 1}?`, answer: 'Answer.' }));
const ideas = ['Plumber in Duluth, Minnesota', 'Drain and pipe repair in Duluth'];
const failing = { refusedWith: 500, code: 'internal-error', error: 'We could not write it just now.' };
const notYet = { refusedWith: 503, code: 'not-available-yet', error: 'Generated fixes are not available yet.' };
const needsPro = { refusedWith: 402, code: 'plan-required', error: 'Pro includes this.' };
const written: StubbedAnswers = {
  'GET /api/generate/description': { description },
  'GET /api/generate/qa': { qa },
  'GET /api/generate/h1': { ideas },
};

function auditOf(over: Partial<AuditedAnalysis> = {}, auditId = 'a1'): StubbedAnswers {
  const result = { ...analysis, auditId, ...over };
  const view = {
    auditId,
    status: 'done',
    url: result.websiteUrl,
    createdAt: result.collectedAt,
    progress: null,
    result,
  };
  return { [`GET /api/audits/${auditId}`]: AuditView.parse(view) };
}

interface Opened {
  readonly plan?: 'free' | 'pro' | null;
  readonly answers?: StubbedAnswers;
  readonly clock?: boolean;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

/** Opens the report as a visitor, or as somebody with a plan. */
async function open({ plan = null, answers = {}, clock = false, width = SIZES.desk, theme = 'light' }: Opened = {}) {
  const opened = await visit(browser, {
    reducedMotion: 'reduce',
    colorScheme: theme,
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = opened;
  if (clock) await page.clock.install();
  const asked = await stubApi(page, {
    ...situation(plan, 'stripe'),
    ...auditOf(),
    'POST /api/events': { success: true },
    ...written,
    ...answers,
  });
  if (plan !== null) await hintSignedIn(page, product.origin);
  await page.goto(`${product.origin}/audit?id=a1`);
  await page.locator('#fixit').waitFor();
  if (plan === 'pro') await page.getByRole('button', { name: 'Generate Q&A' }).waitFor();
  if (clock) await stopClock(page);
  const events = () =>
    asked.flatMap(({ route, body }) =>
      route === 'POST /api/events' && typeof body === 'object' && body !== null && 'name' in body ? [body.name] : [],
    );
  return { ...opened, asked, events };
}

/** From here on the page's time passes only when it is told to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000);
}

const fix = (page: Page, id: string) => page.locator(`#${id}`);
const offer = (page: Page) => page.getByRole('dialog', { name: /Your description is done/ });
const clipboard = (page: Page) => page.evaluate('navigator.clipboard.readText()');

describe('the tabs', () => {
  it('are worked by keyboard, and mark what was opened', async () => {
    const { page, complaints, close } = await open();
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await expect.poll(() => tab(/^Description/).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: /Description.*opened/ }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /opened/ }).count()).toBe(1);

    await tab(/^Description/).focus();
    for (const name of [/^Q&A/, /^H1 & Meta/, /^Reviews/, /^NAP/, /^Description/]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => tab(name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: /^NAP/ }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('tabpanel', { name: /^Description/ }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /opened/ }).count()).toBe(5);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the free fix', () => {
  it('is written, leads to the Q&A fix, then to one offer for each address', async () => {
    const { page, events, asked, close } = await open({ clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const text = page.getByLabel('Your optimized description');
    await text.waitFor();
    await expect.poll(() => text.inputValue()).toBe(description);
    await expect.poll(() => fix(page, 'fix-desc').getByText(`${description.length}/750`).isVisible()).toBe(true);
    await text.fill('a'.repeat(800));
    await expect.poll(() => text.inputValue()).toHaveLength(800);
    await fix(page, 'fix-desc').getByText('800/750').waitFor();

    const top = () => fix(page, 'fix-qa').evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await page.clock.runFor(999);
    expect(await top()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(top).toBeLessThan(200);
    await expect.poll(() => offer(page).count()).toBe(0);
    await page.clock.runFor(800);
    await offer(page).waitFor();
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('hidden');
    expect(events().filter((name) => name === 'free_fix_completed')).toHaveLength(1);
    expect(events()).toContain('upgrade_view');
    const gain = gainOfFixes(analysis.factors, ['fix-qa', 'fix-h1']) ?? 0;
    expect(gain).toBeGreaterThan(0);
    await offer(page)
      .getByText(`+${gain.toFixed(1)} points`)
      .waitFor();

    // The focus stays inside, and goes back where it was.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        "document.activeElement !== document.body && document.activeElement.closest('dialog') === null",
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => offer(page).count()).toBe(0);
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.reload();
    await page.locator('#fixit').waitFor();
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(asked.some(({ route }) => /generate\/(qa|h1)/.test(route))).toBe(false);
    await close();
  });

  it('offers nothing to Pro', async () => {
    const { page, events, close } = await open({ plan: 'pro', clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(events()).not.toContain('free_fix_completed');
    await expect.poll(() => page.getByRole('complementary', { name: /Upgrade/ }).count()).toBe(0);
    await expect.poll(() => page.getByText('Upgrade to reveal & copy').count()).toBe(0);
    await close();
  });

  it('is copied, and says so for two seconds', async () => {
    const { page, close } = await open({ plan: 'pro', clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const copy = fix(page, 'fix-desc').getByRole('button', { name: 'Copy Fix' });
    await copy.click();
    const copied = fix(page, 'fix-desc').getByRole('button', { name: 'Copied' });
    await copied.waitFor();
    expect(await clipboard(page)).toBe(description);
    await page.clock.runFor(1_999);
    await expect.poll(() => copied.count()).toBe(1);
    await page.clock.runFor(1);
    await copy.waitFor();
    await close();
  });

  it('says so when this server does not write it yet, and shows no sample', async () => {
    const { page, close } = await open({ answers: { 'GET /api/generate/description': notYet } });
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByText('Not available on this server yet.').waitFor();
    await page.getByText(notYet.error).waitFor();
    expect(await page.getByText('Sample - not about your business').count()).toBe(0);
    await expectNoBarriers(page);
    await close();
  });
});

describe('when the call fails', () => {
  it('shows the samples, marked, not to be copied, and counts nothing', async () => {
    let isUp = false;
    const { page, events, close } = await open({
      plan: 'pro',
      answers: {
        'GET /api/generate/description': () => (isUp ? { description } : failing),
        'GET /api/generate/qa': failing,
        'GET /api/generate/h1': failing,
      },
    });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const sample = page.getByRole('textbox', { name: 'Sample - not about your business' });
    await sample.waitFor();
    await expect.poll(() => sample.inputValue()).toContain('senior living');
    await expect.poll(() => sample.getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await page.getByRole('button', { name: 'Generate Better H1' }).click();
    await expect.poll(() => page.getByText('Sample - not about your business').count()).toBe(3);
    const panel = page.locator('#fixit');
    await expect.poll(() => panel.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    expect(await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)')).not.toContain(
      'senior living',
    );
    await expectNoBarriers(page);

    isUp = true;
    await fix(page, 'fix-desc').getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await expect.poll(() => sample.count()).toBe(0);
    expect(events()).not.toContain('free_fix_completed');
    await close();
  });

  it('does not complete the free fix with a sample', async () => {
    const { page, events, close } = await open({ clock: true, answers: { 'GET /api/generate/description': failing } });
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByRole('textbox', { name: 'Sample - not about your business' }).waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(events()).toEqual([]);
    await close();
  });
});

describe('the locks', () => {
  it('leave no text in the page, and lead to the purchase', async () => {
    const { page, close } = await open();
    for (const id of ['fix-qa', 'fix-h1']) {
      const row = fix(page, id);
      await expect
        .poll(() => row.getByRole('link', { name: 'Upgrade to reveal & copy' }).getAttribute('href'))
        .toBe('/u/upgrade?plan=pro_monthly');
      await row.getByText('The bars are a placeholder.').waitFor();
      await expect.poll(() => row.getByRole('button').count()).toBe(0);
    }
    const bar = page.getByRole('complementary', { name: 'Upgrade', exact: true });
    const words = await bar.innerText();
    for (const part of ['Unlock both remaining fixes + PDF/history', '$39/mo', 'Save 2 months annually']) {
      expect(words).toContain(part);
    }
    await close();
  });

  it('open one by one with an add-on of the audit', async () => {
    const { page, close } = await open({ plan: 'free', answers: auditOf({ grantedAddOns: ['qa-year-pack'] }) });
    await fix(page, 'fix-qa').getByRole('button', { name: 'Generate Q&A' }).waitFor();
    await fix(page, 'fix-h1').getByRole('link', { name: 'Upgrade to reveal & copy' }).waitFor();
    await page.getByText('Unlock the remaining fix + PDF/history').waitFor();
    await close();
  });

  it('come back at 402: no text, one event, no waiting', async () => {
    const { page, events, close } = await open({
      plan: 'pro',
      answers: { 'GET /api/generate/qa': needsPro, 'GET /api/generate/h1': needsPro },
    });
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await fix(page, 'fix-qa').getByText('Upgrade to reveal & copy').waitFor();
    await page.getByRole('button', { name: 'Generate Better H1' }).click();
    await fix(page, 'fix-h1').getByText('Upgrade to reveal & copy').waitFor();
    expect(events().filter((name) => name === 'upgrade_view')).toHaveLength(2);
    expect(await page.getByText('Sample - not about your business').count()).toBe(0);
    expect(await page.locator('#fixit').getByText('Writing').filter({ visible: true }).count()).toBe(0);
    await close();
  });

  it('show titles and one sample of what is written, to free', async () => {
    const rewrite = {
      pageSection: 'Home page, opening',
      currentStatus: 'Says nothing',
      issue: 'It greets.',
      suggestion: 'Answer first.',
      exampleQuestion: 'Do you thaw pipes?',
      exampleAnswer: 'Yes, day and night.',
    };
    const locked = { count: 2, code: 'plan-required' as const, titles: ['Services page', 'Contact page'] };
    const { page, close } = await open({
      answers: auditOf({ qaRewriteSuggestions: [rewrite], locked: { qaRewriteSuggestions: locked } }),
    });
    const section = page.locator('#rewrites');
    await section.getByText('Yes, day and night.').waitFor();
    await section.getByText('2 rewrites more with Pro').waitFor();
    await section.getByText('Contact page').waitFor();
    await page
      .locator('#templates')
      .getByText(/No templates were written/)
      .waitFor();
    await close();
  });
});

describe('the helper for the heading', () => {
  it('generates, copies, then uses; the mark goes after two seconds', async () => {
    const { page, close } = await open({ plan: 'pro', clock: true });
    const row = fix(page, 'fix-h1');
    const use = row.getByRole('button', { name: 'Use This H1' });
    await row.getByRole('button', { name: 'Generate Better H1' }).click();
    const copy = row.getByRole('button', { name: 'Copy H1' });
    await row.getByText(ideas[1] ?? '').click();
    await expect.poll(() => use.count()).toBe(0);
    await copy.click();
    await use.waitFor();
    expect(await clipboard(page)).toBe(ideas[1]);
    await row.getByRole('button', { name: 'Copied' }).waitFor();
    await page.clock.runFor(2_000);
    await copy.waitFor();
    await use.click();
    await row.getByText('Applied.').waitFor();
    await expect.poll(() => copy.isDisabled()).toBe(true);
    await expect.poll(() => use.count()).toBe(0);
    await close();
  });
});

describe('autogenerate', () => {
  const tell = "dispatchEvent(new CustomEvent('porchlight:autogenerate', { detail: { id: 'qa' } }))";
  const generated = (asked: readonly { readonly route: string }[]) =>
    asked.filter(({ route }) => route === 'GET /api/generate/qa').length;

  it('runs the Q&A generator once', async () => {
    const { page, asked, close } = await open({ plan: 'pro' });
    await page.evaluate(tell);
    await page.getByText('Question 8?', { exact: true }).waitFor();
    await page.evaluate(tell);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 0))');
    expect(generated(asked)).toBe(1);
    await close();
  });

  it('asks for nothing while the fix is locked', async () => {
    const { page, asked, close } = await open();
    await page.evaluate(tell);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 0))');
    expect(generated(asked)).toBe(0);
    await close();
  });
});

describe('the newest audit of a business', () => {
  it.each(['/audit/v2/b1', '/audit-v2/b1'])('opens at %s', async (path) => {
    const { page, close } = await open({ answers: { 'GET /api/businesses/b1/audit': { auditId: 'a1' } } });
    await page.goto(product.origin + path);
    await page.getByRole('region', { name: 'Next best step' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await close();
  });

  it('says when it is not there, and leads to the saved audit outside the rollout', async () => {
    const { page, close } = await open();
    await page.goto(`${product.origin}/audit/v2/unknown`);
    await page.getByRole('heading', { name: 'This audit is not here' }).waitFor();
    await close();

    const flags = { NEW_NAVIGATION: 100, NEW_HOMEPAGE: 100, NEW_REPORT_UX: 100, WORKSPACE_TIP: 100, AUDIT_V2: 0 };
    const outside = await open({ answers: { 'GET /api/flags': { flags } } });
    await outside.page.goto(`${product.origin}/audit/v2/b1`);
    await outside.page.waitForURL('**/audit');
    await outside.close();
  });
});

describe('every state', () => {
  for (const theme of THEMES) {
    for (const width of [SIZES.phone, SIZES.desk]) {
      it(`has no barriers in ${theme} at ${width}`, async () => {
        const { page, close } = await open({ plan: 'pro', theme, width });
        expect(await sidewaysScroll(page)).toBe(0);
        await page.getByRole('button', { name: 'Write my description' }).click();
        await page.getByRole('button', { name: 'Generate Q&A' }).click();
        await page.getByRole('button', { name: 'Generate Better H1' }).click();
        await page.getByText('Question 8?', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Copy H1' }).waitFor();
        // Elsewhere a bar that sticks may lie over half of a button, which axe takes for a small one.
        await page.evaluate('scrollTo(0, 0)');
        await expectNoBarriers(page);
        expect(await sidewaysScroll(page)).toBe(0);
        await close();

        const free = await open({ theme, width });
        await expectNoBarriers(free.page);
        expect(await sidewaysScroll(free.page)).toBe(0);
        await free.page.getByRole('button', { name: 'Write my description' }).click();
        await free.page.getByLabel('Your optimized description').waitFor();
        await offer(free.page).waitFor();
        await expectNoBarriers(free.page);
        await free.close();
      });
    }
  }
});

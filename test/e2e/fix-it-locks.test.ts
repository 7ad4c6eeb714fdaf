import { describe, expect, it } from 'vitest';
import { expectNoBarriersInBothThemes, SIZES, sidewaysScroll } from './browser.ts';
import { clipboard, fix, fixItScreens, ideas, needsPro, offer, stubFixItAudit } from './fix-it-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** Locked fixes, what unlocks them, and the links of the report. */

const product = withSharedProduct();
const { open } = fixItScreens(product);

describe('locked fixes', () => {
  it('have no text in the page, and lead to the purchase', async () => {
    const { page, close } = await open();
    for (const id of ['fix-qa', 'fix-h1']) {
      const row = fix(page, id);
      await expect
        .poll(() => row.getByRole('link', { name: 'Upgrade to reveal & copy' }).getAttribute('href'))
        .toBe('/u/upgrade?plan=pro_monthly');
      await row.getByText('With Pro we write the text for you.').waitFor();
      await expect.poll(() => row.getByRole('button').count()).toBe(0);
    }
    const bar = page.getByRole('complementary', { name: 'Upgrade', exact: true });
    const words = await bar.innerText();
    for (const part of ['Unlock both remaining fixes + PDF/history', '$39/mo', 'Save 2 months annually']) {
      expect(words).toContain(part);
    }
    await close();
  });

  it('are unlocked individually by an add-on of the audit', async () => {
    const { page, close } = await open({ plan: 'free', answers: stubFixItAudit({ grantedAddOns: ['qa-year-pack'] }) });
    await fix(page, 'fix-qa').getByRole('button', { name: 'Generate Q&A' }).waitFor();
    await fix(page, 'fix-h1').getByRole('link', { name: 'Upgrade to reveal & copy' }).waitFor();
    await page.getByText('Unlock the remaining fix + PDF/history').waitFor();
    await close();
  });

  it('are locked again after a 402: no text, one event, no waiting', async () => {
    const { page, events, close } = await open({
      plan: 'pro',
      answers: { 'GET /api/generate/qa': needsPro, 'GET /api/generate/h1': needsPro },
    });
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await fix(page, 'fix-qa').getByText('Upgrade to reveal & copy').waitFor();
    await page.getByRole('button', { name: 'Generate Better H1' }).click();
    await fix(page, 'fix-h1').getByText('Upgrade to reveal & copy').waitFor();
    await expect.poll(() => events().filter((name) => name === 'upgrade_view')).toHaveLength(2);
    expect(await page.getByText('Sample - not about your business').count()).toBe(0);
    expect(await page.locator('#fixit').getByText('Writing').filter({ visible: true }).count()).toBe(0);
    await close();
  });

  it('show titles and one sample of generated texts on the free plan', async () => {
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
      answers: stubFixItAudit({ qaRewriteSuggestions: [rewrite], locked: { qaRewriteSuggestions: locked } }),
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
  it('generates, copies, then applies; the mark disappears after two seconds', async () => {
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

  it('requests nothing while the fix is locked', async () => {
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

  it('says when it does not exist, and leads to the saved audit outside the rollout', async () => {
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
  it.each([SIZES.phone, SIZES.desk])('has no barriers in both themes at %d', async (width) => {
    const { page, close } = await open({ plan: 'pro', width });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await page.getByRole('button', { name: 'Generate Better H1' }).click();
    await page.getByText('Question 8?', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy H1' }).waitFor();
    // Elsewhere a sticky bar may cover half of a button, which axe then reports as too small.
    await page.evaluate('scrollTo(0, 0)');
    await expectNoBarriersInBothThemes(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();

    const free = await open({ width });
    await expectNoBarriersInBothThemes(free.page);
    expect(await sidewaysScroll(free.page)).toBe(0);
    await free.page.getByRole('button', { name: 'Write my description' }).click();
    await free.page.getByLabel('Your optimized description').waitFor();
    await offer(free.page).waitFor();
    await expectNoBarriersInBothThemes(free.page, { within: '#fixit' });
    await free.close();
  });
});

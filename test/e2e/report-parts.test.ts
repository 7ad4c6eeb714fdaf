import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import type { SeoChecklist } from '#shared/api/seo-checklist.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import fixture from '../fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import { expectNoBarriers, launchBrowser, SIZES, sidewaysScroll, THEMES, visit } from './browser.ts';
import { openProduct, type Product } from './product.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';

/** What stands around the report: leaving, mailing, exporting, buying, the checklist, the classic report. */

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const analysis = Analysis.parse(fixture);
const sent = { success: true, message: 'On its way.' };
const failing = { refusedWith: 500, code: 'internal-error', error: 'It went wrong on our side.' };
const notYet = { refusedWith: 503, code: 'not-available-yet', error: 'Exports are not available yet.' };
const qa = Array.from({ length: 8 }, (_, index) => ({ question: `Question ${index + 1}?`, answer: 'Answer.' }));

const checklist: SeoChecklist = {
  score: 50,
  items: [
    {
      factor: 'h1Keyword',
      status: 'fail',
      details: 'The main heading greets and names no trade.',
      suggestion: 'Plumber in Duluth, Minnesota',
      metrics: { hasH1: true, h1Text: 'Welcome' },
    },
    { factor: 'minWordCount', status: 'pass', details: 'Enough.', suggestion: null, metrics: { wordCount: 640 } },
    {
      factor: 'metaKeyword',
      status: 'fail',
      details: 'The title names no place.',
      suggestion: null,
      metrics: { titleLength: 21, metaLength: 0 },
    },
    { factor: 'headingHierarchy', status: 'pass', details: 'In order.', suggestion: null, metrics: { h1Count: 1 } },
    { factor: 'localBacklinks', status: 'na', details: 'No source for links.', suggestion: null, metrics: {} },
  ],
};

function auditOf(over: Partial<AuditedAnalysis> = {}): StubbedAnswers {
  const result = { ...analysis, auditId: 'a1', ...over };
  const { websiteUrl: url, collectedAt: createdAt } = result;
  return {
    'GET /api/audits/a1': AuditView.parse({ auditId: 'a1', status: 'done', url, createdAt, progress: null, result }),
  };
}

interface Opened {
  readonly plan?: 'free' | 'pro' | null;
  readonly answers?: StubbedAnswers;
  readonly clock?: boolean;
  readonly query?: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly hasMotion?: boolean;
  readonly initScript?: string;
}

/** Opens the report as a visitor, or as somebody with a plan. */
async function open(options: Opened = {}) {
  const { plan = null, answers = {}, clock = false, query = '', width = SIZES.desk, theme = 'light' } = options;
  const opened = await visit(browser, {
    reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
    colorScheme: theme,
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = opened;
  if (options.initScript !== undefined) await page.addInitScript(options.initScript);
  if (clock) await page.clock.install();
  const asked = await stubApi(page, {
    ...situation(plan, 'stripe'),
    ...auditOf(),
    'POST /api/events': { success: true },
    'GET /api/generate/qa': { qa },
    ...answers,
  });
  if (plan !== null) await hintSignedIn(page, product.origin);
  await page.goto(`${product.origin}/audit?id=a1${query}`);
  await page.locator('#fixit').waitFor();
  if (plan === 'pro') await page.getByRole('button', { name: 'Generate Q&A', exact: true }).waitFor();
  const events = () =>
    asked.flatMap(({ route, body }) =>
      route === 'POST /api/events' && typeof body === 'object' && body !== null && 'name' in body ? [body.name] : [],
    );
  const sentTo = (route: string) => asked.filter((request) => request.route === route);
  return { ...opened, asked, events, sentTo };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.locator('ol').getByText(text, { exact: true });
const exitDialog = (page: Page) => dialog(page, 'Take your report with you');

async function leaveAtTheTop(page: Page): Promise<void> {
  await page.mouse.move(400, 60);
  await page.mouse.move(400, 4);
}

describe('leaving', () => {
  it('is met once a visit, at the upper edge, by a dialog of 460 px at most', async () => {
    const { page, close } = await open();
    await page.mouse.move(400, 40);
    await page.mouse.move(400, 10);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.mouse.move(400, 9);
    await exitDialog(page).waitFor();
    expect((await exitDialog(page).boundingBox())?.width).toBeLessThanOrEqual(460);
    await expectNoBarriers(page);
    await expect
      .poll(() =>
        exitDialog(page)
          .getByRole('link', { name: /Upgrade to Pro/ })
          .getAttribute('href'),
      )
      .toBe('/u/upgrade?plan=pro_monthly');
    await page.getByRole('button', { name: 'No thanks' }).click();
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.reload();
    await page.locator('#fixit').waitFor();
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await close();
  });

  it('sends whatever was typed, and shows what the server says', async () => {
    let isUp = false;
    const refusal = { refusedWith: 400, code: 'invalid-request', error: 'Please enter a valid email address' };
    const { page, events, sentTo, close } = await open({
      answers: { 'POST /api/email-report': () => (isUp ? sent : refusal) },
    });
    await leaveAtTheTop(page);
    await exitDialog(page).getByRole('button', { name: 'E-mail my report' }).click();
    await exitDialog(page).getByRole('alert').getByText(refusal.error).waitFor();
    expect(sentTo('POST /api/email-report')[0]?.body).toEqual({
      email: '',
      payload: { auditId: 'a1', url: analysis.websiteUrl, score: analysis.overallScore },
    });
    isUp = true;
    await exitDialog(page).getByLabel('Your e-mail').fill('dana@harborandpine.example');
    await page.keyboard.press('Enter');
    await toast(page, 'Report Sent Successfully').waitFor();
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    expect(events()).toContain('email_report_sent');
    await close();
  });

  it('does not interrupt another dialog, and knows no finger', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Email Report' }).click();
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate("dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch', clientY: 2 }))");
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await close();
  });

  it('offers no upgrade to Pro, and says when mail cannot be sent yet', async () => {
    const { page, close } = await open({ plan: 'pro', answers: { 'POST /api/email-report': notYet } });
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'E-mail my report' }).click();
    await exitDialog(page).getByText(notYet.error).waitFor();
    await expectNoBarriers(page);
    await close();
  });
});

describe('the report by mail', () => {
  const mailDialog = (page: Page) => dialog(page, 'Send Report to Your Email');
  const send = (page: Page) => mailDialog(page).getByRole('button', { name: 'Send report' }).click();

  it('wants an address with an at sign', async () => {
    const { page, sentTo, close } = await open();
    await page.getByRole('button', { name: 'Email Report' }).click();
    const field = mailDialog(page).getByLabel('Your e-mail');
    await expect.poll(() => field.getAttribute('type')).toBe('email');
    await expect.poll(() => field.getAttribute('required')).not.toBeNull();
    for (const typed of ['', '   ', 'dana']) {
      await field.fill(typed);
      await send(page);
      await toast(page, 'Invalid Email').waitFor();
      await toast(page, 'Please enter a valid email address').waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await expectNoBarriers(page);
    expect(sentTo('POST /api/email-report')).toEqual([]);
    await close();
  });

  it('is sent with the specified request, then the dialog closes', async () => {
    const { page, sentTo, events, close } = await open({ plan: 'free', answers: { 'POST /api/email-report': sent } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await expect.poll(() => mailDialog(page).getByLabel('Your e-mail').inputValue()).toBe('dana@harborandpine.example');
    await send(page);
    await toast(page, 'Report Sent Successfully').waitFor();
    await expect.poll(() => mailDialog(page).count()).toBe(0);
    expect(sentTo('POST /api/email-report')[0]?.body).toMatchObject({
      email: 'dana@harborandpine.example',
      auditId: 'a1',
      auditData: { domain: 'harborandpine.example', score: analysis.overallScore, businessName: analysis.businessName },
    });
    expect(events()).toContain('email_report_sent');
    await close();
  });

  it('says so when it fails, and keeps what was typed', async () => {
    const { page, close } = await open({ answers: { 'POST /api/email-report': failing } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await mailDialog(page).getByLabel('Your e-mail').fill('a@b.example');
    await send(page);
    await toast(page, 'Failed to Send Report').waitFor();
    await toast(page, 'Please try again or contact support if the issue persists.').waitFor();
    await mailDialog(page).getByRole('alert').getByText(failing.error).waitFor();
    await expect.poll(() => mailDialog(page).getByLabel('Your e-mail').inputValue()).toBe('a@b.example');
    await close();
  });

  it('is a state of its own while the server does not send mail', async () => {
    const { page, close } = await open({ answers: { 'POST /api/email-report': notYet } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await mailDialog(page).getByLabel('Your e-mail').fill('a@b.example');
    await send(page);
    await mailDialog(page).getByText(notYet.error).waitFor();
    expect(await toast(page, 'Failed to Send Report').count()).toBe(0);
    await expectNoBarriers(page);
    await close();
  });
});

describe('the export', () => {
  it('saves the PDF of this audit', async () => {
    const { page, close } = await open();
    await page.route('**/api/export-pdf?auditId=a1', (route) =>
      route.fulfill({
        body: '%PDF-1.7',
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="report.pdf"' },
      }),
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF Report' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('report.pdf');
    expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7');
    await close();
  });

  it('stays on the page and says what the server says when there is no PDF yet', async () => {
    const { page, close } = await open({ answers: { 'GET /api/export-pdf': notYet } });
    await page.getByRole('button', { name: 'Export PDF Report' }).click();
    await page.getByText(`${notYet.error} Printing works now.`).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/audit');
    await expectNoBarriers(page);
    await close();
  });

  it('leads to another site', async () => {
    const { page, close } = await open();
    await page.getByRole('link', { name: 'Analyze Another Site' }).last().click();
    await page.waitForURL(`${product.origin}/`);
    await close();
  });
});

describe('after the purchase of an add-on', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'You’re on Starter' });
  const bought = auditOf({ grantedAddOns: ['qa-year-pack'] });

  it('says what is open and what each next step needs, once', async () => {
    const { page, close } = await open({
      plan: 'free',
      query: '&post_purchase=1',
      answers: { ...bought, 'GET /api/export-pdf': notYet },
    });
    await banner(page).getByText('Q&A Year Pack is yours for this audit.').waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/audit?id=a1`);
    await banner(page).getByRole('button', { name: 'Download PDF' }).click();
    await banner(page).getByText(notYet.error).waitFor();
    await banner(page).getByText('Open: Q&A Updates. Pro includes Website H1 and Copy.').waitFor();
    await expect
      .poll(() =>
        banner(page).getByRole('link', { name: 'Schedule monthly re-scan: upgrade to Pro' }).getAttribute('href'),
      )
      .toBe('/u/upgrade?plan=pro_monthly');
    await expectNoBarriers(page);
    await banner(page).getByRole('link', { name: 'Finish all fixes' }).click();
    await expect
      .poll(() => page.locator('#fixit').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(await page.locator('[data-confetti]').count()).toBe(0);
    await page.reload();
    await page.locator('#fixit').waitFor();
    await expect.poll(() => banner(page).count()).toBe(0);
    await close();
  });

  it('lets Pro do everything its plan has', async () => {
    const { page, close } = await open({ plan: 'pro', query: '&post_purchase=1' });
    await banner(page).getByText('Everything in your plan is open.').waitFor();
    await expect.poll(() => banner(page).getByRole('link').count()).toBe(1);
    await banner(page).getByRole('button', { name: 'Schedule monthly re-scan' }).click();
    await banner(page)
      .getByText(/not available yet/)
      .waitFor();
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    await close();
  });

  it('throws 120 pieces where things may move, in the colours of the theme, and clears them away', async () => {
    const { page, complaints, close } = await open({
      plan: 'free',
      query: '&post_purchase=1',
      answers: bought,
      hasMotion: true,
      initScript: COUNT_PIECES,
    });
    await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
    await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
    const drawn = await page.evaluate<{ pieces: number; colours: number }>(
      '({ pieces: window.drawn.pieces, colours: window.drawn.colours.size })',
    );
    expect(drawn.pieces).toBeGreaterThan(0);
    expect(drawn.pieces % 120).toBe(0);
    expect(drawn.colours).toBe(5);
    expect(complaints).toEqual([]);
    await close();
  });

  it('marks what is owned among the packs', async () => {
    const { page, close } = await open({ plan: 'free', answers: bought });
    const packs = page.locator('#add-ons');
    await packs.getByText('Yours for this audit').waitFor();
    await expect.poll(() => packs.getByRole('link', { name: 'Buy Now: Q&A Year Pack' }).count()).toBe(0);
    await expect
      .poll(() => packs.getByRole('link', { name: 'Buy Now: Photo SEO Pack' }).getAttribute('href'))
      .toBe('/u/upgrade?plan=photo-seo-pack&audit=a1');
    await close();
  });
});

/** Counts what is drawn on any canvas of the page, and in how many colours. */
const COUNT_PIECES = `
  window.drawn = { pieces: 0, colours: new Set() };
  const fillRect = CanvasRenderingContext2D.prototype.fillRect;
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    window.drawn.pieces += 1;
    window.drawn.colours.add(this.fillStyle);
    return fillRect.apply(this, box);
  };
`;

describe('after an upgrade', () => {
  const welcome = (page: Page) => dialog(page, 'Welcome to Pro');
  const generated = (asked: readonly { readonly route: string }[]) =>
    asked.filter(({ route }) => route === 'GET /api/generate/qa').length;

  it('generates the questions: 300 ms, the scroll, 600 ms', async () => {
    const { page, asked, events, close } = await open({ plan: 'pro', query: '&success=true', clock: true });
    await welcome(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/audit?id=a1`);
    await expectNoBarriers(page);
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
    await page.getByRole('button', { name: 'Generate Q&A now' }).click();
    await page.clock.runFor(299);
    await expect.poll(() => welcome(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => welcome(page).count()).toBe(0);
    await expect
      .poll(() => page.locator('#fix-qa').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    await page.clock.runFor(599);
    expect(generated(asked)).toBe(0);
    await page.clock.runFor(1);
    await page.getByText('Question 8?', { exact: true }).waitFor();
    expect(generated(asked)).toBe(1);
    expect(events().filter((name) => name === 'upgrade_success')).toHaveLength(1);
    expect(events().filter((name) => name === 'cta_generate_qa_click')).toHaveLength(1);
    await close();
  });

  it('promises a new reading only when the server has planned one', async () => {
    const nextScanAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const planned = await open({ plan: 'pro', query: '&success=true', clock: true, answers: auditOf({ nextScanAt }) });
    await welcome(planned.page).waitFor();
    await planned.page.getByRole('button', { name: 'Look around first' }).click();
    await planned.page.clock.runFor(2_000);
    await planned.page.getByText('Your site is read again tomorrow.').waitFor();
    await planned.close();

    const unplanned = await open({ plan: 'pro', query: '&success=true', clock: true });
    await welcome(unplanned.page).waitFor();
    await unplanned.page.clock.runFor(5_000);
    await expect.poll(() => unplanned.page.getByText(/is read again/).count()).toBe(0);
    expect(generated(unplanned.asked)).toBe(0);
    await unplanned.close();
  });

  it('leads from home to the saved audit', async () => {
    const { page, close } = await open({ plan: 'pro' });
    await page.goto(`${product.origin}/?success=true`);
    await page.waitForURL(`${product.origin}/audit`);
    await welcome(page).getByRole('button', { name: 'Generate Q&A now' }).waitFor();
    await close();
  });

  it('welcomes at home where there is no audit yet', async () => {
    const { page, events, close } = await open({ plan: 'pro' });
    await page.evaluate('localStorage.clear()');
    await page.goto(`${product.origin}/?success=true`);
    await welcome(page).getByRole('button', { name: 'Run my first audit' }).click();
    await expect.poll(() => page.url()).toBe(`${product.origin}/`);
    expect(events()).toContain('upgrade_success');
    await close();
  });

  it('celebrates nothing where nobody has upgraded', async () => {
    const { page, events, close } = await open({ query: '&success=true', hasMotion: true });
    const notYetHere = dialog(page, 'Your upgrade is not here yet');
    await notYetHere.getByRole('link', { name: 'Log in' }).waitFor();
    await expectNoBarriers(page);
    expect(events()).not.toContain('upgrade_success');
    expect(await page.locator('[data-confetti]').count()).toBe(0);
    await notYetHere.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => notYetHere.count()).toBe(0);
    await close();
  });
});

describe('the SEO checklist', () => {
  const section = (page: Page) => page.locator('#seo-checklist');
  const check = (page: Page) => section(page).getByRole('button', { name: 'Check my page' }).click();
  const sheet = (page: Page) => dialog(page, 'Main heading names the keyword');
  const applyFix = (page: Page) =>
    section(page).getByRole('button', { name: 'Apply Fix: Main heading names the keyword' }).click();

  it('asks for the default keyword, and shows each status with its measure', async () => {
    const { page, sentTo, close } = await open({ answers: { 'POST /api/seo-checklist': checklist } });
    await check(page);
    await section(page).getByText('2 of 4 passed, 1 not judged. For “local business”.').waitFor();
    expect(sentTo('POST /api/seo-checklist')[0]?.body).toEqual({
      url: analysis.websiteUrl,
      targetKeyword: 'local business',
    });
    await expect.poll(() => section(page).getByRole('img', { name: 'Passed', exact: true }).count()).toBe(2);
    await expect.poll(() => section(page).getByRole('img', { name: 'Not judged' }).count()).toBe(1);
    await section(page).getByText('640 words').waitFor();
    await expect
      .poll(() =>
        section(page)
          .getByRole('button', { name: /^Apply Fix/ })
          .count(),
      )
      .toBe(2);
    await expectNoBarriers(page);
    await section(page).getByLabel('Target keyword').fill('   ');
    await check(page);
    await expect.poll(() => sentTo('POST /api/seo-checklist').length).toBe(2);
    expect(sentTo('POST /api/seo-checklist')[1]?.body).toMatchObject({ targetKeyword: 'local business' });
    await close();
  });

  it('keeps the fixes locked without Pro', async () => {
    const { page, close } = await open({ plan: 'free', answers: { 'POST /api/seo-checklist': checklist } });
    await check(page);
    await applyFix(page);
    await sheet(page).getByRole('heading', { name: 'Recommended Solution' }).waitFor();
    await expect.poll(() => sheet(page).getByText('Plumber in Duluth, Minnesota').count()).toBe(0);
    await expect
      .poll(() => sheet(page).getByRole('link', { name: 'Upgrade to reveal & copy' }).getAttribute('href'))
      .toBe('/u/upgrade?plan=pro_monthly');
    await expectNoBarriers(page);
    await close();
  });

  it('gives Pro the solution, to copy and in three variants', async () => {
    const wordings = ['Plumber in Duluth, Minnesota', 'Drain repair in Duluth', 'Duluth plumbing, day and night'];
    let turn = -1;
    const { page, close } = await open({
      plan: 'pro',
      answers: {
        'POST /api/seo-checklist': () => {
          turn += 1;
          const [first, ...rest] = checklist.items;
          return { ...checklist, items: [{ ...first, suggestion: wordings[turn] ?? null }, ...rest] };
        },
      },
    });
    await check(page);
    await applyFix(page);
    await sheet(page).getByText('3 variants. This is 1.').waitFor();
    for (const [index, text] of wordings.slice(1).entries()) {
      await sheet(page).getByRole('button', { name: 'Regenerate' }).click();
      await sheet(page).getByText(text).waitFor();
      await sheet(page)
        .getByText(`3 variants. This is ${index + 2}.`)
        .waitFor();
    }
    await expect.poll(() => sheet(page).getByRole('button', { name: 'Regenerate' }).count()).toBe(0);
    await expectNoBarriers(page);
    await sheet(page).getByRole('button', { name: 'Variant 2' }).click();
    await sheet(page).getByRole('button', { name: 'Copy to Clipboard' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(wordings[1]);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))");
    await sheet(page)
      .getByRole('button', { name: /Copy to Clipboard|Copied/ })
      .click();
    await toast(page, 'Copy failed').waitFor();
    await toast(page, 'Unable to copy to clipboard').waitFor();
    await close();
  });

  it('says when it cannot be had, and why', async () => {
    let answer: object = failing;
    const { page, close } = await open({ answers: { 'POST /api/seo-checklist': () => answer } });
    await check(page);
    await section(page).getByText('Failed to fetch SEO checklist').waitFor();
    await section(page).getByText(failing.error).waitFor();
    answer = { ...notYet, error: 'The checklist is not available yet.' };
    await section(page).getByRole('button', { name: 'Try Again' }).click();
    await section(page).getByText('The checklist is not available yet.').waitFor();
    await expect.poll(() => section(page).getByText('Failed to fetch SEO checklist').count()).toBe(0);
    await expectNoBarriers(page);
    await close();
  });

  it('is saved as a file to print, or the failure is told', async () => {
    let answer: object = { success: true, pdfContent: '<p>Checklist</p>', downloadName: 'seo.html' };
    const { page, close } = await open({ answers: { 'POST /api/export/seo-pdf': () => answer } });
    const press = () => section(page).getByRole('button', { name: 'Export SEO PDF' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    expect(download.suggestedFilename()).toBe('seo.html');
    expect(await readFile(await download.path(), 'utf8')).toBe('<p>Checklist</p>');
    await toast(page, 'PDF Export Ready').waitFor();
    answer = failing;
    await press();
    await toast(page, 'Export Failed').waitFor();
    await toast(page, 'Unable to generate PDF report. Please try again.').waitFor();
    answer = notYet;
    await press();
    await section(page).getByText(notYet.error).waitFor();
    await close();
  });

  it('is mailed to an address, or the failure is told', async () => {
    let answer: object = failing;
    const { page, sentTo, close } = await open({ answers: { 'POST /api/export/seo-email': () => answer } });
    const mail = dialog(page, 'Email the checklist');
    const send = () => mail.getByRole('button', { name: 'Send checklist' }).click();
    await section(page).getByRole('button', { name: 'Email checklist' }).click();
    await mail.getByLabel('Your e-mail').fill('  ');
    await send();
    await toast(page, 'Email Required').waitFor();
    await toast(page, 'Please enter your email address.').waitFor();
    expect(sentTo('POST /api/export/seo-email')).toEqual([]);
    await mail.getByLabel('Your e-mail').fill('dana@harborandpine.example');
    await send();
    await toast(page, 'Email Failed').waitFor();
    await toast(page, 'Unable to send report via email. Please try again.').waitFor();
    answer = sent;
    await send();
    await toast(page, 'Report Sent').waitFor();
    await expect.poll(() => mail.count()).toBe(0);
    await close();
  });
});

describe('the classic report', () => {
  const classic = { 'GET /api/flags': { flags: { ...DEFAULT_FLAG_PERCENTS, NEW_REPORT_UX: 0 } } };

  it('shows the same data: score, address, anchors, fixes, cards, plan, packs', async () => {
    const { page, complaints, close } = await open({ answers: classic });
    await page.getByText('Overall optimization score').waitFor();
    await page.getByRole('main').getByText(String(analysis.overallScore), { exact: true }).first().waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'harborandpine.example' }).first().getAttribute('href'))
      .toBe(analysis.websiteUrl);
    await expect.poll(() => page.locator('[id^=factor-]').count()).toBe(14);
    await expect.poll(() => page.locator('#plan li').count()).toBe(analysis.actionPlan.length);
    for (const id of [
      'fix-desc',
      'fix-qa',
      'fix-h1',
      'fix-reviews',
      'fix-nap',
      'action-pack',
      'add-ons',
      'seo-checklist',
    ])
      await expect.poll(() => page.locator(`#${id}`).count()).toBe(1);
    await page.getByRole('navigation', { name: 'In this report' }).getByRole('link', { name: 'Action plan' }).click();
    await expect
      .poll(() => page.locator('#plan').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
    const bar = page.getByRole('complementary', { name: 'Upgrade to Pro' });
    await bar.getByRole('link', { name: 'See Full Pricing' }).waitFor();
    await bar.getByRole('link', { name: 'Upgrade to Pro — $39/mo' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads to the section of the lowest score, and folds', async () => {
    const { page, close } = await open({ answers: classic });
    const step = page.getByRole('region', { name: 'Next best step' });
    await step.getByText('Website H1 & Copy').waitFor();
    await page.locator('#fix-h1 > summary').click();
    await expect.poll(() => page.locator('#fix-h1').getAttribute('open')).toBeNull();
    await step.getByRole('button', { name: 'Fix it' }).click();
    await expect.poll(() => page.locator('#fix-h1').getAttribute('open')).not.toBeNull();
    await expect.poll(() => page.evaluate("document.activeElement.closest('details').id")).toBe('fix-h1');
    await close();
  });

  it('saves the action pack as the specified file', async () => {
    const download_url = '/api/audits/a1/action-pack';
    const bundle = {
      query: 'who fixes frozen pipes in duluth',
      summary: 'A page that answers it.',
      service: 'Frozen pipe repair',
      city: 'Duluth',
      intent_type: 'Transactional',
      priority_score: 82,
      impact: 'High',
      files: { page: 'frozen-pipes.html' },
      url_target: { existing_url: null, recommended_slug: 'frozen-pipes' },
    };
    const aeoActionPack = {
      bundles: [bundle],
      recommendations_top5: ['Answer first.'],
      generated_at: analysis.collectedAt,
      top_n: 1,
      download_url,
    };
    const { page, close } = await open({ plan: 'pro', answers: { ...classic, ...auditOf({ aeoActionPack }) } });
    await page.route(`**${download_url}`, (route) => route.fulfill({ body: 'PK', contentType: 'application/zip' }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download action pack' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^aeo-action-pack-harborandpine\.example-\d{4}-\d\d-\d\d\.zip$/);
    await close();
  });

  for (const theme of THEMES) {
    for (const width of Object.values(SIZES)) {
      it(`has no barriers in ${theme} at ${width}`, async () => {
        const { page, close } = await open({ theme, width, answers: classic });
        await expectNoBarriers(page);
        await page.evaluate('for (const row of document.querySelectorAll("details")) row.open = true');
        expect(await sidewaysScroll(page)).toBe(0);
        await close();
      });
    }
  }
});

describe('every part', () => {
  for (const theme of THEMES) {
    for (const width of [SIZES.phone, SIZES.desk]) {
      it(`has no barriers in ${theme} at ${width}`, async () => {
        const { page, close } = await open({
          plan: 'pro',
          theme,
          width,
          query: '&post_purchase=1',
          answers: { 'POST /api/seo-checklist': checklist },
        });
        await page.getByRole('button', { name: 'Check my page' }).click();
        await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).waitFor();
        await expectNoBarriers(page);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).click();
        await dialog(page, 'Main heading names the keyword').waitFor();
        await expectNoBarriers(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Email Report' }).click();
        await dialog(page, 'Send Report to Your Email').waitFor();
        await expectNoBarriers(page);
        await close();
      });
    }
  }
});

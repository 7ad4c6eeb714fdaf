import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import fixture from '#test/fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import {
  expectNoBarriers,
  launchBrowser,
  layoutShift,
  SIZES,
  sidewaysScroll,
  THEMES,
  untilAwake,
  visit,
} from './browser.ts';
import { openProduct, type Product } from './product.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';

/** The keyword strategy and Review Day, with the answers of the contracts where a server belongs to a later part. */

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

function keyword(text: string, priority: number, part: Partial<Keyword> = {}): Keyword {
  return {
    keyword: text,
    rationale: `The site names it, and no page is about it: ${text}.`,
    intent_stage: 'Transactional',
    priority_score: priority,
    suggested_gbp_placements: ['Services', 'Posts'],
    suggested_on_site_targets: ['Service page'],
    example_post_prompt: `Write a post about ${text}.`,
    geo_modifiers: ['Duluth'],
    ...part,
  };
}

const whole: KeywordStrategy = {
  business: { name: 'Harbor & Pine Plumbing' },
  clusters: [
    {
      cluster_label: 'Frozen pipes',
      keywords: [
        keyword('plumber open now', 4, { intent_stage: 'Local Intent', suggested_on_site_targets: ['FAQ'] }),
        keyword('frozen pipe repair duluth', 5),
      ],
    },
    {
      cluster_label: 'Water heaters',
      keywords: [
        keyword('water heater replacement cost', 4, { intent_stage: 'Commercial Investigation' }),
        keyword('=cmd', 1),
        keyword('water heater installation', 3),
      ],
    },
  ],
};
const preview: KeywordStrategy = {
  ...whole,
  clusters: whole.clusters.map((cluster) => ({ ...cluster, keywords: cluster.keywords.slice(0, 2) })),
  locked: { count: 31, code: 'plan-required' },
};

const savedAudit = { auditId: 'a1', url: fixture.websiteUrl, savedAt: '2026-11-21T09:00:00Z', analysis: fixture };

async function open(path: string, answers: StubbedAnswers, { hasAudit = false, ...options } = {}) {
  const opened = await visit(browser, {
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

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Keyword Strategy' }).click();
const keywordsOf = (page: Page) => page.locator('tbody th[scope=row] .font-display').allTextContents();
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

describe('local keywords', () => {
  it('is read without scripts', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${product.origin}/local-keywords`);
    const text = await page.getByRole('main').innerText();
    for (const words of ['no volume data', 'doorway pages', 'Transactional', 'Generate Keyword Strategy'])
      expect(text).toContain(words);
    await close();
  });

  it('is filled in from the audit, or with the example place and that said', async () => {
    const audited = await open('/local-keywords', situation('free', 'stripe'), { hasAudit: true });
    await audited.page.getByText('From your audit.').waitFor();
    await expect.poll(() => audited.page.getByLabel('Business name').inputValue()).toBe('Harbor & Pine Plumbing');
    await expect.poll(() => audited.page.getByLabel('City or area').inputValue()).toBe('Duluth');
    await audited.close();

    const { page, close } = await open('/local-keywords', situation('free', 'stripe'));
    await expect.poll(() => page.getByLabel('City or area').inputValue()).toBe('Detroit-area');
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Michigan');
    await page.getByText('Only an example').waitFor();
    await generate(page);
    await page.getByText('Type the name of your business.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('businessName');
    await close();
  });

  it('says in the server’s words that it is not there yet, and asks once only', async () => {
    const { page, close } = await open('/local-keywords', situation('free', 'stripe'), { hasAudit: true });
    let asks = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/generate-keywords')) asks += 1;
    });
    await generate(page);
    await page.getByRole('heading', { name: 'Not available yet' }).waitFor();
    await page.getByText('The keyword strategy is not available yet.').waitFor();
    expect(asks).toBe(1);
    await close();
  });

  it('shows Free four keywords, bars without words for the rest, and what each tool is part of', async () => {
    const answers = { ...situation('free', 'stripe'), 'POST /api/generate-keywords': preview, 'POST /api/events': {} };
    const { page, asked, close } = await open('/local-keywords', answers, { hasAudit: true });
    await generate(page);
    await page.getByText('35 keywords for Harbor & Pine Plumbing').waitFor();
    expect(asked.find(({ route }) => route === 'POST /api/generate-keywords')?.body).toMatchObject({
      business_name: 'Harbor & Pine Plumbing',
      primary_category: 'Plumber',
      location: { city: 'Duluth' },
      website_url: 'https://harborandpine.example/',
    });
    await expect.poll(() => keywordsOf(page)).toHaveLength(4);
    expect(await page.locator('[data-masked-rows]').innerText()).toBe('');
    await page.getByText('31 more keywords').waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
    await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('button', { name: /^Copying post prompts/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Copying post prompts comes with Pro' });
    await expect.poll(() => dialog.getByRole('link').getAttribute('href')).toBe('/pricing?source=keywords');
    const told = asked.filter(({ route }) => route === 'POST /api/events').map(({ body }) => body);
    expect(told).toContainEqual(expect.objectContaining({ name: 'upgrade_view' }));
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Upgrade to see all' }).click();
    await page.waitForURL('**/pricing?source=keywords');
    await page.goBack();
    await page.getByText('35 keywords for').waitFor();
    await close();
  });

  it('lets Pro search, filter, choose, copy, add and export', async () => {
    const refusal = {
      refusedWith: 503,
      code: 'not-available-yet',
      error: 'Adding keywords to the report is not available yet.',
    };
    const answers = {
      ...situation('pro', 'stripe'),
      'POST /api/generate-keywords': whole,
      'POST /api/audits/a1/keywords': refusal,
    };
    const { page, asked, close } = await open('/local-keywords', answers, { hasAudit: true });
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await generate(page);
    await page.getByText('5 keywords for').waitFor();
    await expect
      .poll(() => keywordsOf(page))
      .toEqual([
        'frozen pipe repair duluth',
        'water heater replacement cost',
        'plumber open now',
        'water heater installation',
        '=cmd',
      ]);

    await page.getByLabel('Search', { exact: true }).fill('WATER');
    await expect
      .poll(() => keywordsOf(page))
      .toEqual(['water heater replacement cost', 'water heater installation', '=cmd']);
    await page.getByLabel('Intent', { exact: true }).selectOption('Local Intent');
    await page.getByText('No keywords match your current filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Placement', { exact: true }).selectOption('FAQ');
    await expect.poll(() => keywordsOf(page)).toEqual(['plumber open now']);
    await page.getByLabel('Placement', { exact: true }).selectOption('All');
    await page.getByLabel('Priority', { exact: true }).selectOption('4');
    await expect.poll(() => keywordsOf(page)).toHaveLength(2);
    await page.getByLabel('Priority', { exact: true }).selectOption('All');

    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('No keywords selected').first().waitFor();
    await page.getByText('Please select keywords to export').first().waitFor();

    await page.getByRole('button', { name: /^Copy prompt ?: plumber open now/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Write a post about plumber open now.');

    await page.getByRole('checkbox', { name: 'Select frozen pipe repair duluth' }).check();
    await page.getByRole('checkbox', { name: 'Select =cmd' }).check();
    await page.getByText('2 selected').waitFor();
    const download = await downloadBy(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    expect(download.suggestedFilename()).toMatch(/^keywords-harbor-pine-plumbing-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await textOf(download)).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('frozen pipe repair duluth,Frozen pipes,Transactional,5');
    expect(lines[2]).toContain(`"'=cmd"`);

    await page.getByRole('button', { name: 'Add to Report' }).click();
    await page.getByText('Adding keywords to the report is not available yet.').first().waitFor();
    const added = asked.find(({ route }) => route === 'POST /api/audits/a1/keywords')?.body as { keywords: Keyword[] };
    expect(added.keywords.map((one) => one.keyword)).toEqual(['frozen pipe repair duluth', '=cmd']);
    await expectNoBarriers(page);
    await close();
  });

  it('says that the generation failed, and tries again', async () => {
    let answer: object = { refusedWith: 429, code: 'too-many-requests', error: 'Too many strategies in an hour.' };
    const answers = { ...situation('free', 'stripe'), 'POST /api/generate-keywords': () => answer };
    const { page, close } = await open('/local-keywords', answers, { hasAudit: true });
    await generate(page);
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor();
    await page.getByText('Too many strategies in an hour.').waitFor();
    answer = preview;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('35 keywords for').waitFor();
    await close();
  });
});

const list = [
  'name,phone,email,last visit,consent,time zone,state',
  ...Array.from(
    { length: 30 },
    (_, index) => `Guest ${index},313555${String(1000 + index)},,2026-11-0${1 + (index % 9)},yes,,MI`,
  ),
  'Sam Lee,,sam@a.example,,email,,',
  'No Consent,3135559999,,,no,,',
  'Broken,12,,,yes,,',
].join('\n');

describe('Review Day', () => {
  it('is read without scripts, with every rule', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${product.origin}/review-day`);
    const text = await page.getByRole('main').innerText();
    for (const words of ['Nothing in return', 'No number of stars', 'Weak evidence', 'The kit is part of Pro'])
      expect(text).toContain(words);
    expect(text).not.toContain('!');
    await close();
  });

  it('works out for everybody what a list can carry, and keeps the kit for Pro', async () => {
    const { page, close } = await open('/review-day', situation('free', 'stripe'));
    await page.getByText('out of reach for this list').waitFor();
    await page.getByLabel('can be sent a text').fill('140');
    await page.getByText('By the published figures 20 in one day could happen').waitFor();
    await page.getByLabel('can be sent a text').fill('0');
    await page.getByLabel('can be sent an e-mail').fill('0');
    await page.getByText('Nobody on this list can be written to').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'The texts' }).count()).toBe(0);
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name: 'See what Pro costs' }).getAttribute('href'))
      .toBe('/pricing');
    await close();
  });

  it('lets somebody without Pro delete a list that is still in the browser', async () => {
    const { page, close } = await open('/review-day', situation('free', 'stripe'));
    const kept = JSON.stringify({ customers: [], stopped: ['+13135550142'] });
    await page.evaluate((text) => localStorage.setItem('reviewDayCustomers', text), kept);
    await page.reload();
    await page.getByRole('button', { name: 'Delete it now' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reviewDayCustomers'))).toBeNull();
    await close();
  });

  it('walks a campaign from the list to the results, and sends nothing of it anywhere', async () => {
    const { page, complaints, close } = await open('/review-day', situation('pro', 'stripe'), { hasAudit: true });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const main = page.getByRole('main');

    await expect.poll(() => main.getByLabel('Business name').inputValue()).toBe('Harbor & Pine Plumbing');
    await main.getByLabel('Review link or place id').fill('https://rate-us.example/mood');
    await main.getByText('This link does not lead to Google.').waitFor();
    await main.getByLabel('Review link or place id').fill('https://g.page/r/CExampleOnly0EBM');
    await main.getByRole('img', { name: 'QR code of https://g.page/r/CExampleOnly0EBM/review' }).waitFor();
    await main.getByLabel('Time zone').selectOption('America/Detroit');

    await main.getByLabel('Paste the list').fill(list);
    await main.getByRole('button', { name: 'Read the list' }).click();
    await main.getByText('33 customers read.').waitFor();
    await main.getByText('1 thing to look at').click();
    await main.getByText('Line 34: The telephone number is not one that can be called.').waitFor();
    await main.getByText('Show the list').click();
    await main.getByRole('button', { name: /^Said stop ?: Guest 0$/ }).click();
    await main.getByText('1 number or address on the stop list').waitFor();

    // A Tuesday far enough ahead, so that no wave has passed.
    await main.getByLabel('Day', { exact: true }).first().fill('2027-05-04');
    await main.getByRole('rowheader', { name: '4 May 2027, 10:00' }).waitFor();
    await main.getByText('One reminder on 7 May 2027').waitFor();
    const calendar = await downloadBy(page, () => main.getByRole('button', { name: 'Calendar (.ics)' }).click());
    expect(calendar.suggestedFilename()).toBe('review-day-2027-05-04.ics');
    const events = await textOf(calendar);
    expect(events).toContain('DTSTART:20270504T140000Z');
    expect(events).not.toContain('Guest');

    const text = main.getByLabel('Text message');
    const clean = await text.inputValue();
    await text.fill(`${clean} Get 10% off for five stars.`);
    await main.getByText('Nothing in return:').waitFor();
    await main.getByText('No number of stars:').waitFor();
    await expect.poll(() => main.getByRole('button', { name: 'Sending list (CSV)' }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByRole('button', { name: /^Copy ?: Text message/ }).isDisabled()).toBe(true);
    await main.getByRole('button', { name: /^Another wording ?: Text message/ }).click();
    await expectNoBarriers(page);
    const sending = await downloadBy(page, () => main.getByRole('button', { name: 'Sending list (CSV)' }).click());
    const rows = await textOf(sending);
    expect(rows).toContain('Guest 1,text,+13135551001,2027-05-04');
    expect(rows).toContain('Sam Lee,e-mail,sam@a.example');
    for (const name of ['Guest 0', 'No Consent']) expect(rows).not.toContain(name);

    await main.getByLabel('Steady pace').check();
    await main.getByLabel('Length').selectOption('2 weeks');
    await main
      .getByRole('rowheader', { name: /^15 May 2027/ })
      .first()
      .waitFor();
    await expect.poll(() => main.getByRole('rowheader', { name: /^9 May 2027/ }).count()).toBe(0);

    await page.evaluate(
      'window.print = () => { window.printed = document.querySelector("[data-print-sheet]").innerHTML.length; dispatchEvent(new Event("afterprint")); }',
    );
    await main.getByRole('button', { name: 'Print cards' }).click();
    await expect.poll(() => page.evaluate('window.printed ?? 0')).toBeGreaterThan(5_000);
    await expect.poll(() => page.locator('[data-print-sheet]').count()).toBe(0);

    await main.getByLabel('Asked').fill('29');
    await main.getByLabel('Published').fill('4');
    await main.getByRole('button', { name: 'Write down' }).click();
    await main.getByText('14 % of those asked published a review').waitFor();

    await page.reload();
    await main.getByText('1 number or address on the stop list').waitFor();
    await main.getByText('14 % of those asked').waitFor();
    await main.getByRole('button', { name: 'Delete the list' }).click();
    expect(await page.evaluate(() => localStorage.getItem('reviewDayCustomers'))).not.toContain('Guest');
    await main.getByRole('button', { name: 'Delete everything of this campaign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await main.getByText('stop list').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('reviewDayCustomers'))).toBeNull();

    expect(sent.filter((request) => /guest|3135551|sam@a|g\.page/i.test(decodeURIComponent(request)))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(THEMES)('both screens in the %s theme', (colorScheme) => {
  it.each([SIZES.phone, SIZES.desk])('have no barrier, do not jump and fit at %d px', async (width) => {
    for (const plan of ['free', 'pro'] as const) {
      for (const path of ['/local-keywords', '/review-day']) {
        const answers = {
          ...situation(plan, 'stripe'),
          'POST /api/generate-keywords': plan === 'pro' ? whole : preview,
        };
        const opened = await open(path, answers, { hasAudit: true, colorScheme, viewport: { width, height: 800 } });
        const { page, complaints } = opened;
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), `${path} ${plan}`).toEqual(0);
        if (path === '/local-keywords') {
          await generate(page);
          await page.getByText('keywords for Harbor').waitFor();
        }
        expect([path, plan, await sidewaysScroll(page)]).toEqual([path, plan, 0]);
        await expectNoBarriers(page);
        expect([path, ...complaints]).toEqual([path]);
        await opened.close();
      }
    }
  });
});

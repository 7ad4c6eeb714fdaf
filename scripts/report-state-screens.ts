import type { Page } from 'playwright-core';
import { problemFailure, unreadHomeFailure } from '#engine/crawl/fetch/home-outcome.ts';
import { type CollectedResponse, RESPONSE_PROBLEMS, type ResponseProblem } from '#engine/evidence/evidence-bundle.ts';
import { listBusinessesEndpoint } from '#shared/api/history.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { listedBusinesses } from '#test/e2e/history-samples.ts';
import { hintSignedIn, situation, stubApi } from '#test/e2e/stubbed-api.ts';
import { buyPro, freshAddress, openReport, openTab, pressInShareMenu, untilReport } from '#test/e2e/walks.ts';
import { REPORT_TABS } from '#web/features/report/report-tabs.ts';

type Open = (page: Page, origin: string) => Promise<void>;

const RESPONSE: CollectedResponse = {
  purpose: 'home',
  url: 'http://harborandpine.example/',
  finalUrl: 'http://harborandpine.example/',
  redirects: [],
  status: 0,
  headers: {},
  body: null,
  bodyLength: 0,
  truncated: false,
  problem: null,
  detail: null,
  ms: 1,
  askedAs: null,
};
const DETAILS: Partial<Record<ResponseProblem, Partial<CollectedResponse>>> = {
  'certificate-problem': { detail: 'the certificate has expired' },
  'not-html': { headers: { 'content-type': 'application/pdf' } },
  'redirect-loop': {
    redirects: [{ from: 'http://harborandpine.example/', to: 'https://harborandpine.example/', status: 301 }],
  },
};
const STATUSES = [401, 403, 404, 429, 503] as const;

/** The screens of audits that fail before a page is read, in the engine's words. */
const failures: readonly { readonly name: string; readonly failure: AuditFailure | null }[] = [
  ...RESPONSE_PROBLEMS.map((problem) => ({
    name: `failed-${problem}`,
    failure: problemFailure({ ...RESPONSE, problem, ...DETAILS[problem] }, problem),
  })),
  ...STATUSES.map((status) => ({ name: `failed-${status}`, failure: unreadHomeFailure({ ...RESPONSE, status }) })),
];

const openFailure =
  (failure: AuditFailure | null): Open =>
  async (page, origin) => {
    const view = {
      auditId: 'a1',
      businessId: 'b1',
      status: 'failed',
      url: RESPONSE.url,
      createdAt: '2026-11-22T09:00:00.000Z',
      progress: null,
    };
    await stubApi(page, { ...situation(null, 'stripe'), 'GET /api/audits/a1': { ...view, error: failure } });
    await page.goto(`${origin}/audit?id=a1`);
    await page.getByLabel('Your business website').waitFor();
  };

/** A report with Pro, bought at the mock gateway. */
async function openWithPro(page: Page, origin: string): Promise<void> {
  await openReport(page, origin, 'lantern.test');
  await buyPro(page, origin, freshAddress('screens'));
  await page.goto(`${origin}/audit#result`);
  await untilReport(page);
}

async function openDialog(page: Page, origin: string, item: string): Promise<void> {
  await openReport(page, origin, 'lantern.test');
  await pressInShareMenu(page, item);
  await page.getByRole('dialog').waitFor();
}

/** Makes a link to a report, in its dialog. Resolves with the link's address. */
async function shareReport(page: Page, origin: string): Promise<string> {
  await openDialog(page, origin, 'Share a link');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  return (await dialog.getByRole('link', { name: /^Open/ }).getAttribute('href')) ?? '';
}

const showRows = (page: Page) =>
  page.evaluate('for (const row of document.querySelectorAll("details")) row.open = true');

/** Reports with Pro, on paper, shared and by mail; audits that failed; an agency's businesses. */
export const reportStateScreens: readonly { readonly name: string; readonly open: Open }[] = [
  ...REPORT_TABS.flatMap(({ id }) =>
    [false, true].map((isOpen) => ({
      name: `report-pro-${id}${isOpen ? '-open' : ''}`,
      open: async (page: Page, origin: string) => {
        await openWithPro(page, origin);
        await openTab(page, id);
        if (isOpen) await showRows(page);
      },
    })),
  ),
  {
    name: 'report-paper',
    open: async (page, origin) => {
      await openReport(page, origin, 'lantern.test');
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      await page.locator('#fix-reviews h3').waitFor();
    },
  },
  {
    name: 'report-shared',
    open: async (page, origin) => void (await page.goto(await shareReport(page, origin))),
  },
  { name: 'report-share-dialog', open: async (page, origin) => void (await shareReport(page, origin)) },
  { name: 'report-mail-dialog', open: (page, origin) => openDialog(page, origin, 'Email Report') },
  ...failures.map(({ name, failure }) => ({ name, open: openFailure(failure) })),
  {
    name: 'businesses',
    open: async (page, origin) => {
      await stubApi(page, {
        ...situation('agency', 'stripe'),
        'GET /api/businesses': listBusinessesEndpoint.response.parse(listedBusinesses),
      });
      await hintSignedIn(page, origin);
      await page.goto(`${origin}/history`);
      await page.getByText('Harbor & Pine Plumbing').first().waitFor();
    },
  },
];

import type { BrowserContextOptions, Page } from 'playwright-core';
import { AuditedAnalysis, AuditTexts, AuditView } from '#shared/api/audits.ts';
import { sampleAuditedAnalysis } from '../sample-analysis.ts';
import { PLENTY } from '../sample-offers.ts';
import { visit } from './browser.ts';
import { describedAs } from './generated-answers.ts';
import { type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import type { SharedProductOnTest } from './with-product.ts';

/** The fixture with the engine's check ids, so that steps have gains. */
const CHECK_NAMES: Readonly<Record<string, string>> = {
  'websiteH1.one': 'websiteH1.exists',
  'websiteH1.trade': 'websiteH1.namesService',
  'websiteH1.place': 'websiteH1.namesPlace',
  'qaUpdates.present': 'qaUpdates.questionsOnSite',
};
export const fixItAnalysis = AuditedAnalysis.parse(
  JSON.parse(JSON.stringify(sampleAuditedAnalysis()), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? (CHECK_NAMES[value] ?? value) : value,
  ),
);
export const fixItDescription = 'Harbor & Pine Plumbing repairs drains, pipes and water heaters in Duluth.';
function stubFixItAudit(over: Partial<AuditedAnalysis> = {}, auditId = 'a1'): StubbedAnswers {
  const result = { ...fixItAnalysis, auditId, offers: PLENTY, ...over };
  const view = {
    auditId,
    status: 'done',
    url: result.websiteUrl,
    createdAt: result.collectedAt,
    businessId: 'b1',
    progress: null,
    result,
  };
  return {
    [`GET /api/audits/${auditId}`]: AuditView.parse(view),
    [`GET /api/audits/${auditId}/texts`]: AuditTexts.parse(result),
  };
}

/** Stops the page's clock, which then advances only on request. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1_000);
}

export const fix = (page: Page, id: string) => page.locator(`#${id}`);
export const offer = (page: Page) => page.getByRole('dialog', { name: /Your description is done/ });

interface OpenOptions extends BrowserContextOptions {
  readonly answers?: StubbedAnswers;
  /** What the audit has instead. */
  readonly over?: Partial<AuditedAnalysis>;
  /** Time passes; else only on request. */
  readonly hasClock?: boolean;
}

/** Opens the texts of the report in the tested product as a visitor, with responses that match the contracts. */
export function fixItScreens(product: SharedProductOnTest) {
  async function open({ answers = {}, over = {}, hasClock = false, ...look }: OpenOptions = {}) {
    const opened = await visit(product.browser, look);
    const { page } = opened;
    if (!hasClock) await page.clock.install();
    const asked = await stubApi(page, {
      ...situation(null, 'stripe'),
      ...stubFixItAudit(over),
      'POST /api/events': { success: true },
      'GET /api/generate/description': describedAs(fixItDescription),
      ...answers,
    });
    await page.goto(`${product.origin}/audit?id=a1#fixes`);
    await page.locator('#fixit').waitFor();
    if (!hasClock) await stopClock(page);
    const events = () =>
      asked.flatMap(({ route, body }) =>
        route === 'POST /api/events' && typeof body === 'object' && body !== null && 'name' in body ? [body.name] : [],
      );
    return { ...opened, asked, events };
  }

  return { open };
}

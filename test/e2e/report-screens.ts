import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { type AuditedAnalysis, AuditTexts, AuditView } from '#shared/api/audits.ts';
import type { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import type { ReportTab } from '#web/features/report/report-tabs.ts';
import { sampleAuditedAnalysis } from '../sample-analysis.ts';
import { PLENTY } from '../sample-offers.ts';
import { SIZES, visit } from './browser.ts';
import { describedAs, headingsWritten, questionsWritten } from './generated-answers.ts';
import { untilKnown } from './purchase-visits.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import { watched } from './watch-samples.ts';
import type { SharedProductOnTest } from './with-product.ts';

export const reportAnalysis = sampleAuditedAnalysis();
export const reportTexts = AuditTexts.parse({ ...reportAnalysis, offers: PLENTY });

export const checklist: z.infer<typeof seoChecklistEndpoint.response> = {
  auditId: 'a1',
  pageUrl: reportAnalysis.websiteUrl,
  targetKeyword: 'local business',
  score: 50,
  items: [
    {
      factor: 'h1Keyword',
      status: 'fail',
      details: 'The main heading greets and names no trade.',
      suggestion: 'Plumber in Duluth, Minnesota',
      variants: 3,
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

export function stubReportAudit(over: Partial<AuditedAnalysis> = {}): StubbedAnswers {
  const result = { ...reportAnalysis, auditId: 'a1', offers: PLENTY, ...over };
  const { websiteUrl: url, collectedAt: createdAt } = result;
  return {
    'GET /api/audits/a1': AuditView.parse({
      auditId: 'a1',
      status: 'done',
      url,
      createdAt,
      businessId: 'b1',
      progress: null,
      result,
    }),
    'GET /api/audits/a1/texts': AuditTexts.parse(result),
  };
}

interface Opened {
  readonly plan?: 'free' | 'pro' | null;
  readonly answers?: StubbedAnswers;
  readonly clock?: boolean;
  readonly query?: string;
  readonly tab?: ReportTab;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly hasMotion?: boolean;
  readonly initScript?: string;
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the report in the tested product. */
export function reportScreens(product: SharedProductOnTest) {
  /** Opens a tab of the report as a visitor, or as an account with a plan. */
  async function open(options: Opened = {}) {
    const { plan = null, answers = {}, clock = false, query = '', width = SIZES.desk, theme = 'light' } = options;
    const { tab = 'result' } = options;
    const opened = await visit(product.browser, {
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
      ...stubReportAudit(),
      'POST /api/events': { success: true },
      'GET /api/generate/description': describedAs('Harbor & Pine Plumbing repairs drains in Duluth.'),
      'GET /api/generate/qa': questionsWritten(8),
      'GET /api/generate/h1': headingsWritten(['Plumber in Duluth, Minnesota', 'Drain repair in Duluth']),
      'PUT /api/businesses/b1/watch': watched,
      ...answers,
    });
    if (plan !== null) await hintSignedIn(page, product.origin);
    await page.goto(`${product.origin}/audit?id=a1${query}#${tab}`);
    await page.locator('main').getByRole('heading').first().waitFor();
    // A report asks for its other tabs with the first sign of a visitor.
    await page.mouse.move(120, 400);
    if (plan !== null) await untilKnown(page, asked);
    const events = () =>
      asked.flatMap(({ route, body }) =>
        route === 'POST /api/events' && typeof body === 'object' && body !== null && 'name' in body ? [body.name] : [],
      );
    const sentTo = (route: string) => asked.filter((request) => request.route === route);
    return { ...opened, asked, events, sentTo };
  }

  return { open };
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checklistHtml } from '#report/seo-checklist/checklist-html.ts';
import type { ChecklistMatter } from '#report/seo-checklist/checklist-sheet.ts';
import { sampleChecklist } from '#report/seo-checklist/sample-checklist.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { makePng } from '#test/png.ts';
import { expectNoBarriers, SIZES, sidewaysScroll, visit } from './browser.ts';
import { withBrowser } from './with-product.ts';

/** The checklist saved as a file and opened from a disk (hostile-inputs rows 100 and 106). */

const browser = withBrowser();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-file-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const logo = makePng({ width: 400, height: 90 }).toString('base64');
const brandings: readonly (readonly [string, ReportBranding])[] = [
  ['free', { brand: null, hasWatermark: true }],
  ['pro', { brand: null, hasWatermark: false }],
  [
    'agency',
    {
      brand: { name: 'Lantern Studio', colour: '#0b5d4a', contact: 'hello@lantern.example', logo },
      hasWatermark: false,
    },
  ],
];

async function open(matter: ChecklistMatter, branding: ReportBranding) {
  const madeAtMs = Date.parse('2026-11-22T09:00:00Z');
  const file = join(folder, 'checklist.html');
  await writeFile(file, checklistHtml(matter, { branding, country: 'US', language: 'en', madeAtMs }));
  const opened = await visit(browser());
  const asked: string[] = [];
  opened.page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) asked.push(request.url());
  });
  await opened.page.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' });
  return { ...opened, asked };
}

it('reads well at every width, on every plan', async () => {
  for (const [name, branding] of brandings) {
    const { page, asked, complaints, close } = await open(sampleChecklist, branding);
    for (const width of Object.values(SIZES)) {
      await page.setViewportSize({ width, height: 900 });
      expect([name, width, asked, complaints, await sidewaysScroll(page)]).toEqual([name, width, [], [], 0]);
      await expectNoBarriers(page);
    }
    await close();
  }
});

it('makes no request and runs no script, whatever a page is called', async () => {
  const words =
    '"><img src=//x.example/a onerror="window.isRun=true"><script>window.isRun=true</script><svg onload=alert(1)>';
  const { page, asked, complaints, close } = await open(
    { ...sampleChecklist, businessName: words, targetKeyword: words, pageUrl: `javascript:${words}` },
    { brand: null, hasWatermark: false },
  );
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  expect(await page.evaluate('window.isRun ?? null')).toBeNull();
  expect([asked, complaints]).toEqual([[], []]);
  await close();
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Browser, Page } from 'playwright-core';
import { compressWebFile } from '#server/http/web-files.ts';
import { FIRST_VIEW } from '#shared/product/first-view.ts';
import { layoutShift, SIZES, visit } from '#test/e2e/browser.ts';
import { openReport } from '#test/e2e/walks.ts';
import type { Measure } from './measure.ts';
import { SAMPLE_HOST } from './sample-report.ts';

/** What a built page may load of scripts before anybody uses it. */
interface ScriptLimits {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
}

/** The start page's bytes are those of design.md, "Measured"; the others hold what was reached. */
const SCRIPT_LIMITS: readonly ScriptLimits[] = [
  { name: 'Start page', file: 'index.html', bytes: 150_000, files: 15 },
  { name: 'Report', file: FIRST_VIEW.page, bytes: 215_000, files: 14 },
];
/** Three screens of text: far less would mean that a part of the page needs scripts. */
const leastWords = 900;
const shiftLimit = 0.01;

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/** Bytes of the scripts of the start page and of a report, each file compressed as the server sends it. */
export function measureScripts(folder: string): Promise<Measure[]> {
  return Promise.all(SCRIPT_LIMITS.map((limits) => measurePageScripts(folder, limits)));
}

async function measurePageScripts(folder: string, limits: ScriptLimits): Promise<Measure> {
  const html = await readFile(join(folder, limits.file), 'utf8');
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => (await compressWebFile(await readFile(join(folder, file)), 'br')).byteLength),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    name: `${limits.name}, script, brotli`,
    found: `${(bytes / 1000).toFixed(1)} kB, ${files.length} files`,
    aim: `at most ${limits.bytes / 1000} kB, ${limits.files} files`,
    isMet: files.length > 0 && bytes <= limits.bytes && files.length <= limits.files,
  };
}

/** The text of the start page before any script has run. */
export async function measureText(origin: string): Promise<Measure> {
  const html = await (await fetch(origin)).text();
  const words = textOf(parseDocument(html).children)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
  return {
    name: 'Start page, text without scripts',
    found: `${words} words`,
    aim: `at least ${leastWords}`,
    isMet: words >= leastWords,
  };
}

function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!('children' in node) || ['script', 'style', 'head'].includes('name' in node ? node.name : '')) return ' ';
      return ` ${textOf(node.children)} `;
    })
    .join('');
}

/** How the measured pages are opened. */
const PAGES: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  'Start page': (page, origin) => page.goto(origin, { waitUntil: 'networkidle' }),
  Report: (page, origin) => openReport(page, origin, SAMPLE_HOST),
};

/** The cumulative layout shift of the start page and of a report while they load and are scrolled, at two widths. */
export async function measureShifts(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, open] of Object.entries(PAGES))
    measures.push(...(await measurePageShifts(browser, origin, name, open)));
  return measures;
}

async function measurePageShifts(
  browser: Browser,
  origin: string,
  name: string,
  open: (page: Page, origin: string) => Promise<unknown>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const width of [SIZES.phone, SIZES.desk]) {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    await open(page, origin);
    for (let down = 0; down < 12; down += 1) await page.mouse.wheel(0, 700);
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    await close();
    measures.push({
      name: `${name}, layout shift at ${width} px`,
      found: shift.toFixed(3),
      aim: `less than ${shiftLimit}`,
      isMet: shift < shiftLimit,
    });
  }
  return measures;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Browser } from 'playwright-core';
import { compressWebFile } from '#server/http/web-files.ts';
import { layoutShift, SIZES, visit } from '#test/e2e/browser.ts';
import type { Measure } from './measure.ts';

/** design.md, "Measured". */
const scriptLimit = 150_000;
/** Three screens of text: far less would mean that a part of the page needs scripts. */
const leastWords = 900;
const shiftLimit = 0.01;

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/** Bytes of the start page's scripts, each file compressed as the server sends it. */
export async function measureScripts(folder: string): Promise<Measure> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => (await compressWebFile(await readFile(join(folder, file)), 'br')).byteLength),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    name: 'Start page, script, brotli',
    found: `${(bytes / 1000).toFixed(1)} kB`,
    aim: `at most ${scriptLimit / 1000} kB, in ${files.length} files`,
    isMet: files.length > 0 && bytes <= scriptLimit,
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

/** The cumulative layout shift of the start page while it loads and is scrolled, at two widths. */
export async function measureShifts(browser: Browser, origin: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const width of [SIZES.phone, SIZES.desk]) {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    await page.goto(origin, { waitUntil: 'networkidle' });
    for (let down = 0; down < 12; down += 1) await page.mouse.wheel(0, 700);
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    await close();
    measures.push({
      name: `Start page, layout shift at ${width} px`,
      found: shift.toFixed(3),
      aim: `less than ${shiftLimit}`,
      isMet: shift < shiftLimit,
    });
  }
  return measures;
}

import type { Browser } from 'playwright-core';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import { findViolations } from '#test/e2e/axe.ts';
import { AXE_TAGS, SIZES, THEMES, visit } from '#test/e2e/browser.ts';
import type { Measure } from './measure.ts';

/** The findings of axe and the browser's console on every public page: light on a wide screen, dark on a phone. */
export function measureBarriers(browser: Browser, origin: string): Promise<Measure[]> {
  return Promise.all(THEMES.map((theme) => measureTheme(browser, origin, theme)));
}

async function measureTheme(browser: Browser, origin: string, colorScheme: (typeof THEMES)[number]): Promise<Measure> {
  const width = colorScheme === 'light' ? SIZES.desk : SIZES.phone;
  const details: string[] = [];
  for (const { path } of PUBLIC_PAGES) {
    const complaints = await complaintsOf(browser, origin + path, colorScheme, width);
    details.push(...complaints.map((one) => `${path}: ${one}`));
  }
  return {
    name: `axe and console, ${PUBLIC_PAGES.length} pages, ${colorScheme}, ${width} px`,
    found: `${details.length} findings`,
    aim: 'none',
    isMet: details.length === 0,
    details,
  };
}

async function complaintsOf(
  browser: Browser,
  url: string,
  colorScheme: (typeof THEMES)[number],
  width: number,
): Promise<string[]> {
  const { page, complaints, close } = await visit(browser, {
    colorScheme,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const violations = await findViolations(page, { only: { type: 'tag', values: AXE_TAGS } });
  await close();
  return [
    ...complaints,
    ...violations.map(({ id, nodes }) => `${id}, ${nodes.length} places, first: ${nodes[0]?.html.slice(0, 120) ?? ''}`),
  ];
}

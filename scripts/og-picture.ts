import { readFile } from 'node:fs/promises';
import { launchBrowser } from '#test/e2e/browser.ts';
import { openProduct } from '#test/e2e/product.ts';

/** The size of link previews. */
const SIZE = { width: 1200, height: 630 };
/** The landing page's hero without interactive parts: bar, form and notes. */
const ONLY_THE_OPENING = `
  header > div > :not(:first-child), #audit, footer { display: none !important; }
  header + main .page-width { padding-top: 1.5rem !important; }
  main .page-width p { max-width: 60ch !important; }
  main .page-width > div { grid-template-columns: 1fr !important; }
`;

/** Takes a screenshot of the landing page's hero into `src/web/public/og.png`, the link preview. */
async function main(): Promise<void> {
  const product = await openProduct();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: SIZE,
      colorScheme: 'light',
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(product.origin, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: ONLY_THE_OPENING });
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: 'src/web/public/og.png' });
    const { byteLength } = await readFile('src/web/public/og.png');
    process.stdout.write(`src/web/public/og.png, ${Math.round(byteLength / 1024)} kB\n`);
  } finally {
    await browser.close();
    await product.close();
  }
}

await main();

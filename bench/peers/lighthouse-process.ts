import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * The peer: `node bench/peers/lighthouse-process.ts CHROMIUM PROFILE URL...` judges these pages one after another, in one
 * browser, with the settings that Lighthouse has by itself, and prints one line of JSON: the URL of each page and how many of
 * its audits have a score. CHROMIUM is the browser's file, PROFILE an empty folder.
 */
const [chromePath = '', userDataDir = '', ...urls] = process.argv.slice(2);
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = await launch({ chromePath, userDataDir, chromeFlags: CHROMIUM_FLAGS, logLevel: 'silent' });
const pages: { url: string; audits: number }[] = [];
for (const url of urls) {
  const result = await lighthouse(url, { port: chromium.port, output: 'json', logLevel: 'silent' });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse did not judge ${url}.`);
  const { audits, finalDisplayedUrl } = result.lhr;
  const judged = Object.values(audits).filter(({ score }) => score !== null);
  pages.push({ url: finalDisplayedUrl, audits: judged.length });
}
chromium.kill();
process.stdout.write(`${JSON.stringify({ pages })}\n`);

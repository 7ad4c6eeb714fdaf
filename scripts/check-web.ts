import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '#test/e2e/browser.ts';
import { openProduct } from '#test/e2e/product.ts';
import { findFreePort } from '#test/ports.ts';
import { arePeersInstalled, PEERS_ARE_MISSING } from '../bench/peers/installed.ts';
import { measureBarriers } from './check-web/barriers.ts';
import { measureLighthouse } from './check-web/lighthouse.ts';
import { measureScripts, measureShifts, measureText } from './check-web/loading.ts';
import { formatMeasure, type Measure } from './check-web/measure.ts';
import { EXAMPLE_OPERATOR, measureOwnAudit, OWN_HOST } from './check-web/own-audit.ts';

/** Builds the web app, or takes the built folder given as the argument; starts the product and measures it, with Lighthouse too. */
async function main(): Promise<void> {
  if (!arePeersInstalled()) throw new Error(PEERS_ARE_MISSING);
  const [given] = process.argv.slice(2);
  if (given === undefined) await promisify(execFile)('react-router', ['build']);
  const folder = resolve(given ?? 'build/client');
  const measures = [...(await measureScripts(folder)), ...(await measureInBrowser(folder)), await measureOwn(folder)];
  for (const measure of measures) process.stdout.write(`${formatMeasure(measure).join('\n')}\n`);
  if (measures.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function measureInBrowser(folder: string): Promise<Measure[]> {
  const port = await findFreePort();
  const [product, browser] = await Promise.all([
    openProduct({ WEB_DIR: folder }),
    launchBrowser([`--remote-debugging-port=${port}`]),
  ]);
  try {
    return [
      await measureText(product.origin),
      ...(await measureShifts(browser, product.origin)),
      ...(await measureBarriers(browser, product.origin)),
      ...(await measureLighthouse(product.origin, port)),
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}

async function measureOwn(folder: string): Promise<Measure> {
  const product = await openProduct({ WEB_DIR: folder, PUBLIC_URL: `https://${OWN_HOST}`, ...EXAMPLE_OPERATOR });
  try {
    return await measureOwnAudit(Number(new URL(product.origin).port));
  } finally {
    await product.close();
  }
}

await main();

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openProduct, type RunningProduct } from './product.ts';

/** The product and a browser, for as long as the tests of one file run. */
export interface ProductOnTest {
  /** Where the product answers, without a slash at the end. */
  readonly origin: string;
  readonly browser: Browser;
  /** The site that is audited. */
  readonly site: RunningProduct['site'];
}

/** Opens both before the tests of the file that calls it, and closes them after. `settings` are further environment variables. */
export function withProduct(settings: Readonly<Record<string, string>> = {}): ProductOnTest {
  let opened: { readonly product: RunningProduct; readonly browser: Browser } | null = null;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([openProduct(settings), launchBrowser()]);
    opened = { product, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.product.close();
  });
  const given = () => {
    if (opened === null) throw new Error('The product is open only while the tests of the file run.');
    return opened;
  };
  return {
    get origin() {
      return given().product.origin;
    },
    get browser() {
      return given().browser;
    },
    get site() {
      return given().product.site;
    },
  };
}

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openProduct, type RunningProduct } from './product.ts';

/** A product and a browser for the tests of one file. */
export interface SharedProductOnTest {
  /** The origin of the product, without a trailing slash. */
  readonly origin: string;
  readonly browser: Browser;
}

/** The same with a product for this file only. */
export interface ProductOnTest extends SharedProductOnTest {
  /** The audited site. */
  readonly site: RunningProduct['site'];
}

interface ProductOptions {
  /** Further environment variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens both before the tests of the calling file, and closes them afterwards. */
export function withProduct({ settings = {} }: ProductOptions = {}): ProductOnTest {
  const opened = openForFile(() => openProduct(settings));
  const browser = openForFile(async () => toClose(await launchBrowser()));
  return {
    get origin() {
      return opened().origin;
    },
    get browser() {
      return browser().browser;
    },
    get site() {
      return opened().site;
    },
  };
}

/**
 * A browser for this file and the product that files share (`shared-product.ts`), with its mock gateway for payments: a
 * start takes three seconds of CPU time. Files name their accounts, and the hosts whose state they test, differently.
 */
export function withSharedProduct(): SharedProductOnTest {
  const browser = openForFile(async () => toClose(await launchBrowser()));
  return {
    origin: inject('sharedOrigin'),
    get browser() {
      return browser().browser;
    },
  };
}

const toClose = (browser: Browser) => ({ browser, close: () => browser.close() });

function openForFile<Opened extends { close(): Promise<void> }>(open: () => Promise<Opened>): () => Opened {
  let opened: Opened | null = null;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === null) throw new Error('The product is open only while the tests of the file run.');
    return opened;
  };
}

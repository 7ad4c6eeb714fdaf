import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser, launchWholeBrowser } from './browser.ts';
import { openProduct, type RunningProduct } from './product.ts';

/** A product and a browser, for as long as the tests of one file run. */
export interface SharedProductOnTest {
  /** Where the product answers, without a slash at the end. */
  readonly origin: string;
  readonly browser: Browser;
}

/** The same with a product of the file's own. */
export interface ProductOnTest extends SharedProductOnTest {
  /** The site that is audited. */
  readonly site: RunningProduct['site'];
}

interface ProductOptions {
  /** Further environment variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the file measures layout shifts, which needs the whole browser. */
  readonly measuresShifts?: boolean;
}

/** Opens both before the tests of the file that calls it, and closes them after. */
export function withProduct({ settings = {}, measuresShifts = false }: ProductOptions = {}): ProductOnTest {
  const opened = openForFile(() => openProduct(settings));
  const browser = openForFile(async () => toClose(await (measuresShifts ? launchWholeBrowser() : launchBrowser())));
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
 * A browser of the file's own, and the one product that all files share which put answers in the place of the API's
 * (`shared-product.ts`): they change nothing on its server.
 */
export function withSharedProduct({
  measuresShifts = false,
}: Omit<ProductOptions, 'settings'> = {}): SharedProductOnTest {
  const browser = openForFile(async () => toClose(await (measuresShifts ? launchWholeBrowser() : launchBrowser())));
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

import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { sharedBrowser } from './browser.ts';
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
  const opened = openForFile(
    () => openProduct(settings),
    (product) => product.close(),
  );
  const browser = withBrowser();
  return {
    get origin() {
      return opened().origin;
    },
    get browser() {
      return browser();
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
  const browser = withBrowser();
  return {
    origin: inject('sharedOrigin'),
    get browser() {
      return browser();
    },
  };
}

/** The browser of this process for the tests of the calling file; `launchBrowser` starts one with flags of its own. */
export const withBrowser = (): (() => Browser) => openForFile(sharedBrowser);

function openForFile<Opened>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<void> = async () => {},
): () => Opened {
  let opened: Opened | null = null;
  beforeAll(async () => {
    const now = await open();
    opened = now;
    return () => close(now);
  });
  return () => {
    if (opened === null) throw new Error('The product is open only while the tests of the file run.');
    return opened;
  };
}

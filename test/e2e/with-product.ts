import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { changeHost, type HostState } from './fixture-site.ts';
import { openProduct } from './product.ts';

/** A product and a browser for the tests of one file. */
export interface SharedProductOnTest {
  /** The origin of the product, without a trailing slash. */
  readonly origin: string;
  readonly browser: Browser;
}

interface ProductOptions {
  /** Further environment variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens both before the tests of the calling file, for it alone, and closes them afterwards. */
export function withProduct({ settings = {} }: ProductOptions = {}): SharedProductOnTest {
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

/** Changes a host of the site that the shared product audits. */
export function changeSharedSite(host: string, state: HostState): Promise<void> {
  return changeHost(inject('sharedSitePort'), host, state);
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

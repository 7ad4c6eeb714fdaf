import type { BenchOptions } from './bench-options.ts';
import type { Figure } from './figure.ts';
import type { BenchSiteServer } from './site-server.ts';

/** What every section works with. */
export interface BenchContext {
  readonly options: BenchOptions;
  /** The site, answering at once and after 80 ms. */
  readonly near: BenchSiteServer;
  readonly far: BenchSiteServer;
  /** Says something in passing. */
  readonly say: (line: string) => void;
}

/** One part of the bench: measures and gives its figures. Throws `WrongFacts` when work was not done as it should. */
export type BenchSection = (context: BenchContext) => Promise<readonly Figure[]>;

/** Both sites for a server that audits either. */
export function connectToBoth({ near, far }: BenchContext): string {
  return `${near.connectTo},${far.connectTo}`;
}

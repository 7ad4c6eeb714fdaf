import type { BenchOptions } from './bench-options.ts';
import type { Figure } from './figure.ts';
import type { BenchSiteServer } from './site-server.ts';

/** The shared context of all sections. */
export interface BenchContext {
  readonly options: BenchOptions;
  /** The site, responding at once and after 80 ms. */
  readonly near: BenchSiteServer;
  readonly far: BenchSiteServer;
  /** Prints a note. */
  readonly say: (line: string) => void;
}

/** A section of the bench: measures and returns its figures. Throws `WrongFacts` when the work was not done correctly. */
export type BenchSection = (context: BenchContext) => Promise<readonly Figure[]>;

/** Both sites for a server that audits either. */
export function connectToBoth({ near, far }: BenchContext): string {
  return `${near.connectTo},${far.connectTo}`;
}

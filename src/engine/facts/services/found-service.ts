import type { Mention } from '#shared/audit/business.ts';

/** A service as one place of the site names it. */
export interface FoundService {
  readonly name: string;
  /** Where its own link leads; null without one. */
  readonly url: string | null;
  readonly seen: Mention;
}

import type { SiteAnswer, SiteBody } from '#providers/safe-fetch.ts';
import type { ResponsePurpose } from '../../evidence/evidence-bundle.ts';

const MEGABYTE = 1024 * 1024;

/** Read limits for one body by kind; the rest is ignored. */
export const MAX_BODY_BYTES: Readonly<Record<ResponsePurpose, number>> = {
  home: 5 * MEGABYTE,
  page: 5 * MEGABYTE,
  sitemap: 5 * MEGABYTE,
  // Crawlers read the first 500 KiB (RFC 9309, section 2.5); one byte more shows that the file is longer.
  robots: 640 * 1024,
  llms: MEGABYTE,
  'reader-probe': 5 * MEGABYTE,
};

/**
 * What one audit stores in all: at this size no further body is read. Fifteen pages of a business site have 0.5
 * to 3 MB; a hostile one could fill 100 MB of memory and disk. Bodies that are already being read are completed, so
 * that the maximum is this plus one body per connection.
 */
export const MAX_COLLECTED_BYTES = 24 * MEGABYTE;

/** Tracks the total size of one collection. The order of bodies only matters for a site near the limit. */
export class BodyAllowance {
  #left = MAX_COLLECTED_BYTES;

  /** Reads a body up to the limit of its kind and of the collection; at a limit it ends as `too-large`. */
  async read(purpose: ResponsePurpose, answer: SiteAnswer): Promise<SiteBody> {
    // Of a probe only the beginning is kept.
    if (purpose === 'reader-probe') return answer.readBody(MAX_BODY_BYTES[purpose]);
    if (this.#left <= 0) {
      answer.discard();
      return { bytes: new Uint8Array(0), truncated: true, problem: 'too-large' };
    }
    const body = await answer.readBody(Math.min(MAX_BODY_BYTES[purpose], this.#left));
    this.#left -= body.bytes.byteLength;
    return body;
  }
}

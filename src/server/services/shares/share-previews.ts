import { createHash } from 'node:crypto';
import { previewData } from '#report/shared-report/preview-data.ts';
import { LruCache } from '../fixes/lru-cache.ts';
import { type TypesetServices, typesetFile } from '../reports/typeset-file.ts';
import type { SharedAudit } from './open-share.ts';

/** Some 70 kB each. A link that is sent to a group is asked for by several machines within minutes. */
const MOST_KEPT = 100;

/** Draws the pictures beside links, and keeps the last ones in memory by everything that stands in them. */
export class SharePreviews {
  readonly #services: TypesetServices;
  readonly #kept = new LruCache<Promise<Uint8Array>>(MOST_KEPT);

  constructor(services: TypesetServices) {
    this.#services = services;
  }

  /** The picture of a shared audit as PNG. Throws 503 when the typesetter is busy; that is not kept. */
  async pictureOf({ analysis, branding }: Pick<SharedAudit, 'analysis' | 'branding'>): Promise<Uint8Array> {
    const data = previewData(analysis, branding);
    const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const drawing = typesetFile(this.#services, 'preview.png', { template: 'share-preview', data, madeAtMs: 0 }).then(
      ({ bytes }) => bytes,
    );
    this.#kept.set(key, drawing);
    drawing.catch(() => this.#kept.delete(key));
    return drawing;
  }
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { previewData } from '#report/shared-report/preview-data.ts';
import { type TypesetServices, typesetFile } from '../reports/typeset-file.ts';
import type { SharedAudit } from './open-share.ts';

/** Some 70 kB each. Several machines request the preview of a link sent to a group within minutes. */
const MOST_KEPT = 100;

/** Draws the preview pictures of links and caches the latest by their content. */
export class SharePreviews {
  readonly #services: TypesetServices;
  readonly #kept = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_KEPT });

  constructor(services: TypesetServices) {
    this.#services = services;
  }

  /** The picture of a shared audit as PNG. Throws 503 when the typesetter is busy; errors are not cached. */
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

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { isbot } from 'isbot';
import { endedPage } from '#report/shared-report/ended-page.ts';
import type { FramedPage } from '#report/shared-report/page-frame.ts';
import { sharedReportPage } from '#report/shared-report/shared-report-page.ts';
import { SHARED_PREVIEW_PATH, SHARED_REPORT_PATH } from '#shared/api/shares.ts';
import { countOpening, openShare } from '../../services/shares/open-share.ts';
import { SharePreviews } from '../../services/shares/share-previews.ts';
import type { App, AppDeps, AppEnv } from '../app-context.ts';

/** The fonts of the page. Its style sheet holds their URLs. */
const FONTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'besley-latin.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    'besley-latin-ext.woff2': '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2',
    'hanken-grotesk-latin.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    'hanken-grotesk-latin-ext.woff2':
      '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  }),
);
/** A font changes with a release at most, and a stale one does no harm. */
const FONT_CACHE = 'public, max-age=2592000';

/** Headers of a shared link: not cached by shared caches, not indexed, and no referrer sent to linked sites. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
} as const;

/**
 * Registers the pages behind shared links: readable without scripts, with one and the same page for every link that does
 * not work.
 */
export function registerSharedReportRoutes(app: App, deps: Pick<AppDeps, 'core' | 'audits' | 'pdf' | 'config'>): void {
  const { origin } = deps.config.publicUrl;
  const previews = new SharePreviews(deps);
  app.use(SHARED_REPORT_PATH, compress());
  app.get('/r/fonts/:name', async (c) => {
    const file = FONTS.get(c.req.param('name'));
    if (file === undefined) return answerPage(c, endedPage, 404);
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': FONT_CACHE });
  });
  app.get(SHARED_REPORT_PATH, async (c) => {
    const shared = await openShare(deps, c.req.param('token'));
    if (shared === null) return answerPage(c, endedPage, 404);
    if (isPerson(c)) await countOpening(deps, shared.shareId);
    const url = new URL(c.req.path, origin).href;
    const verifyUrl = `${origin}/verify?shared=${c.req.param('token')}`;
    const page = sharedReportPage({ ...shared, url, previewUrl: `${url}/preview.png`, verifyUrl, origin });
    return answerPage(c, page, 200);
  });
  app.get(SHARED_PREVIEW_PATH, async (c) => {
    const shared = await openShare(deps, c.req.param('token'));
    if (shared === null) return answerPage(c, endedPage, 404);
    const picture = await previews.pictureOf(shared);
    return c.body(new Uint8Array(picture), 200, {
      ...PRIVATE_HEADERS,
      'Content-Type': 'image/png',
      // Some messengers show it from their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

function answerPage(c: Context<AppEnv>, { html, policy }: FramedPage, status: 200 | 404): Response {
  return c.html(html, status, { ...PRIVATE_HEADERS, 'Content-Security-Policy': policy });
}

/** False for programs that fetch link previews or index pages, and for a browser's prefetch. */
function isPerson(c: Context<AppEnv>): boolean {
  const userAgent = c.req.header('user-agent') ?? '';
  const isAhead = (c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '').includes('prefetch');
  return c.req.method === 'GET' && !isAhead && userAgent !== '' && !isbot(userAgent);
}

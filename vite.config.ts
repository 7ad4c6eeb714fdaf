import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { type ModuleGraph, nameChunk, REPORT_CHUNKS } from './scripts/name-chunk.ts';
import { missingPartsPlugin } from './scripts/report-missing-parts.ts';

/** Where `npm run dev` sends what the server answers itself; the built product is served by our own server. */
const apiOrigin = process.env.PORCHLIGHT_API ?? 'http://127.0.0.1:3000';

/** The API, shared reports with their fonts and pictures, health. */
const SERVED_PATHS = ['/api/', '/r/', '/livez', '/readyz'];

/** What every page needs, in one file: as seven it weighed 5 kB more, and it changes only when a dependency does. */
const framework = {
  name: 'framework',
  test: /node_modules.(?:react|react-dom|react-router|scheduler|@tanstack)[/\\]/,
  priority: 8,
};

const ICONS = /src.web.components.icons/;
/** Icons that several pages share, in one file; the others stay with the page that shows them. */
const icons = { name: 'icons', test: ICONS, minShareCount: 2, priority: 6 };

/** What a report loads, in few files. */
const reportChunks = REPORT_CHUNKS.map((chunk, place) => ({
  name: (id: string, graph: ModuleGraph) => (nameChunk(id, graph) === chunk ? chunk : null),
  priority: REPORT_CHUNKS.length - place,
}));

/** The bar, and what else stands around every page: its pieces alone weighed 2 kB more, because other parts of pages share them. */
const around = {
  name: 'around',
  test: /src.web.(?:root|components.(?:top-bar|bar-dropdown|account-menu|phone-menu|nav-items|nav-list|theme-switch|main-action|logo|toast-host|wait-line|offline-strip|route-announcer|footer|page-shell)|lib.(?:bar-look|use-popover))\.tsx?/,
  priority: 7,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), missingPartsPlugin()],
  publicDir: 'src/web/public',
  server: { proxy: Object.fromEntries(SERVED_PATHS.map((path) => [path, { target: apiOrigin }])) },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Without it, the list of icons brings every icon of the product to the start page.
          treeshake: { moduleSideEffects: [{ test: ICONS, sideEffects: false }] },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: [framework, around, icons, ...reportChunks] },
          },
        },
      },
    },
  },
  build: {
    /** Fonts must stay files: the content security policy has no `data:` in font-src, and they are preloaded. */
    assetsInlineLimit: 0,
  },
});

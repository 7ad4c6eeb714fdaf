import type { Config } from '@react-router/dev/config';
import { buildCommandLine } from './scripts/build-command-line.ts';
import { buildReportPage } from './scripts/build-report-page.ts';
import { paintPagesBeforeScripts } from './scripts/paint-before-scripts.ts';
import { writeCspHashes } from './scripts/write-csp-hashes.ts';
import { PUBLIC_PAGES } from './src/shared/product/public-pages.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: PUBLIC_PAGES.map(({ path }) => path),
  /** There is no server to ask for further routes: the whole table travels with the page. */
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await buildReportPage(folder);
    await paintPagesBeforeScripts(folder);
    await writeCspHashes(folder);
    await buildCommandLine(`${reactRouterConfig.buildDirectory}/command-line`);
  },
} satisfies Config;

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FIRST_VIEW } from '#shared/product/first-view.ts';
import type { WebFile } from './web-files.ts';

/** The page of a report. */
export interface ReportPage {
  /** Hashes of its inline scripts. */
  readonly scriptHashes: readonly string[];
  /**
   * The page with the first view of this analysis in it.
   * @param url path and query of the page.
   * @param more HTML of ours to add.
   */
  render(analysis: Analysis, url: string, more: string): Promise<string>;
}

/** What the build makes of `web/first-view.tsx`. */
interface FirstViewModule {
  readonly renderFirstView: (analysis: Analysis, url: string) => string;
}

/** Opens the page in the folder of the built app. The module that renders is loaded with the first report. */
export function openReportPage(folder: string, file: WebFile): ReportPage {
  const module = pathToFileURL(join(folder, FIRST_VIEW.module)).href;
  return {
    scriptHashes: file.scriptHashes ?? [],
    async render(analysis, url, more) {
      const { renderFirstView }: FirstViewModule = await import(module);
      const firstView = renderFirstView(analysis, url);
      const page = Buffer.from(await file.read('identity')).toString();
      return page.replace(FIRST_VIEW.mark, () => more + firstView);
    },
  };
}

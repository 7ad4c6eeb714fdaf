import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FirstView } from './features/report/report.tsx';

/**
 * The HTML of a report's first view. Built into a module for the server (`scripts/build-report-page.ts`).
 * @param url path and query of the page, for its links.
 */
export function renderFirstView(analysis: Analysis, url: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[url]}>
      <FirstView analysis={analysis} />
    </MemoryRouter>,
  );
}

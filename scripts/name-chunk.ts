/** What a bundler knows of the modules: which of them import one statically. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** As React Router names what the browser loads of a page. */
const PAGE = /src.web.pages.(.+)\.tsx\?__react-router-build-client-route$/;
/** Of what lists of icons and other libraries name, a page loads only what it uses: importers do not tell. */
const OURS = /src.(?:shared|report|web.(?!components.icons))|node_modules.(?:zod|eventsource-parser)[/\\]/;

const [REPORT, START] = ['audit', 'home'];
const MOST_PAGES = 30;
const MANY_PAGES = 8;

/** The files of `nameChunk`. Each takes its modules with all that these import, so that the files that more pages load come first. */
export const REPORT_CHUNKS = ['start', 'most', 'many', 'some', 'report'] as const;

/**
 * The file that a module of the report belongs to, by the pages that load it at once; null for all other modules. A bundler
 * makes a file for each set of pages that share something: a report was eighty files, most of a few hundred bytes, and a
 * browser spends more on asking for those and linking them than on running them.
 */
export function nameChunk(id: string, graph: ModuleGraph): (typeof REPORT_CHUNKS)[number] | null {
  if (!OURS.test(id)) return null;
  const pages = findPages(id, graph);
  if (!pages.has(REPORT)) return null;
  if (pages.has(START)) return 'start';
  if (pages.size === 1) return 'report';
  if (pages.size < MANY_PAGES) return 'some';
  return pages.size < MOST_PAGES ? 'many' : 'most';
}

/** The names of the pages that import a module, or what imports it, statically. */
function findPages(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id]);
  const pages = new Set<string>();
  for (const one of found) {
    const page = PAGE.exec(one)?.[1];
    if (page !== undefined) pages.add(page);
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  }
  return pages;
}

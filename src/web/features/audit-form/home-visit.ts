/** What an address of the home page asks for. */
export interface HomeVisit {
  /** The plain home with the form in place of the landing page. */
  readonly isPlain: boolean;
  /** The address whose audit begins at once; null for none. */
  readonly urlToStart: string | null;
  readonly isQueryToClear: boolean;
  /** Whether a form of ours led here, and not a link from elsewhere. */
  readonly isTyped: boolean;
}

interface HomeAddress {
  readonly search: URLSearchParams;
  /** Of the entry in the browser's history. */
  readonly state: unknown;
  /** Which loading of the page this is. */
  readonly page: number;
}

/** Of an entry that a form of ours made: the way back from the report leads to that form's page. */
export interface HomeEntryState {
  readonly isTyped: true;
}

/** Left in the history where the query was cleared, so that the landing page does not come in its place. */
export interface PlainHomeState {
  /** The loading of the page that cleared it: a page loaded anew is the landing page again, as the server sends it. */
  readonly plainHomeLoad: number;
}

/** Reads an address of the home page: `url` starts an audit, `url` or `legacy` leave the landing page out. */
export function readHomeVisit({ search, state, page }: HomeAddress): HomeVisit {
  const url = search.get('url')?.trim() ?? '';
  const hasUrl = search.has('url');
  return {
    isPlain: hasUrl || search.has('legacy') || wasClearedOn(page, state),
    urlToStart: url === '' ? null : url,
    isQueryToClear: hasUrl,
    isTyped: typeof state === 'object' && state !== null && 'isTyped' in state,
  };
}

function wasClearedOn(page: number, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'plainHomeLoad' in state && state.plainHomeLoad === page;
}

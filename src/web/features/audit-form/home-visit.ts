/** What a URL of the home page requests. */
export interface HomeVisit {
  /** The plain home page with the form instead of the landing page. */
  readonly isPlain: boolean;
  /** The URL to audit at once; null for none. */
  readonly urlToStart: string | null;
  readonly isQueryToClear: boolean;
  /** Whether our own form led here, and not an external link. */
  readonly isTyped: boolean;
}

interface HomeAddress {
  readonly search: URLSearchParams;
  /** Navigation state of the history entry. */
  readonly state: unknown;
  /** Identifies this page load. */
  readonly page: number;
}

/** Of an entry that our form created: Back from the report leads to that form's page. */
export interface HomeEntryState {
  readonly isTyped: true;
}

/** Stored in the history where the query was cleared, so that the landing page does not replace it. */
export interface PlainHomeState {
  /** The page load that cleared it: after a reload the landing page is shown again, as the server sends it. */
  readonly plainHomeLoad: number;
}

/** Parses a URL of the home page: `url` starts an audit, `url` or `legacy` skip the landing page. */
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

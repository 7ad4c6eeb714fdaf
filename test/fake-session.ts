import type {
  SiteAnswer,
  SiteBody,
  SiteFetchFailure,
  SiteFetchProblem,
  SiteRequest,
  SiteSession,
} from '#providers/safe-fetch.ts';

/** The scripted response for one URL. */
export type FakeAnswer =
  | { readonly problem: SiteFetchProblem; readonly detail?: string; readonly afterMs?: number }
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly afterMs?: number;
    };

export interface FakeSession extends SiteSession {
  /** Requested URLs, in order. */
  readonly asked: string[];
  /** URLs whose bodies were read, and dropped. */
  readonly read: string[];
  readonly dropped: string[];
}

/** A session over a table of URLs; any other URL responds 404. */
export function fakeSession(answers: Readonly<Record<string, FakeAnswer>>): FakeSession {
  const asked: string[] = [];
  const read: string[] = [];
  const dropped: string[] = [];
  const request = async ({ url }: SiteRequest): Promise<SiteAnswer | SiteFetchFailure> => {
    asked.push(url.href);
    const answer = answers[url.href] ?? { status: 404 };
    if (answer.afterMs !== undefined) await new Promise((done) => setTimeout(done, answer.afterMs));
    if ('problem' in answer) return { ok: false, problem: answer.problem, detail: answer.detail ?? '' };
    return {
      ok: true,
      url: url.href,
      status: answer.status ?? 200,
      headers: { 'content-type': 'text/html', ...answer.headers },
      headersMs: 1,
      readBody: async (): Promise<SiteBody> => {
        read.push(url.href);
        return { bytes: new TextEncoder().encode(answer.body ?? ''), truncated: false, problem: null };
      },
      discard: () => void dropped.push(url.href),
    };
  };
  return {
    asked,
    read,
    dropped,
    request,
    openAhead: () => {},
    get requestCount() {
      return asked.length;
    },
    close: async () => {},
  };
}

import type { CDPSession, Page } from 'playwright-core';

/** A request of a page to the API. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

export interface ApiResponse {
  readonly status: number;
  readonly json: unknown;
}

/** Responds to a request; null leaves it to the handler registered before, and at last to the server. */
export type ApiHandler = (request: ApiRequest) => ApiResponse | null | Promise<ApiResponse | null>;

interface PausedRequest {
  readonly requestId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string | undefined;
  };
}

const handlersByPage = new WeakMap<Page, ApiHandler[]>();

/**
 * Passes API requests of a page to `handler`, before the handlers registered earlier. Playwright's `page.route` pauses every
 * request of the page and turns off its HTTP cache, which doubles the CPU time of each further load.
 */
export async function interceptApi(page: Page, handler: ApiHandler): Promise<void> {
  const registered = handlersByPage.get(page);
  if (registered !== undefined) {
    registered.unshift(handler);
    return;
  }
  const handlers = [handler];
  handlersByPage.set(page, handlers);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => void respond(session, paused, handlers));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Sends all further API requests of a page to the server. */
export function stopInterceptingApi(page: Page): void {
  handlersByPage.get(page)?.splice(0);
}

async function respond(
  session: CDPSession,
  { requestId, request }: PausedRequest,
  handlers: readonly ApiHandler[],
): Promise<void> {
  const response = await firstResponse(readRequest(request), handlers);
  const sent =
    response === null
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: response.status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(response.json)).toString('base64'),
        });
  // A page that was left or closed meanwhile no longer waits for the response.
  await sent.catch(() => {});
}

async function firstResponse(request: ApiRequest, handlers: readonly ApiHandler[]): Promise<ApiResponse | null> {
  for (const handler of [...handlers]) {
    const response = await handler(request);
    if (response !== null) return response;
  }
  return null;
}

function readRequest({ method, url, headers, postData }: PausedRequest['request']): ApiRequest {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method,
    url: new URL(url),
    headers: Object.fromEntries(entries),
    body: postData === undefined ? null : JSON.parse(postData),
  };
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#shared/errors.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

/** A saved file is not opened: the document would leave its address, and with it the cookies of the tests that follow. */
const { click } = HTMLElement.prototype;
HTMLAnchorElement.prototype.click = function clickUnlessSaved(this: HTMLAnchorElement): void {
  if (!this.hasAttribute('download')) click.call(this);
};

/** The DOM does not know the element of search yet, of which React warns. */
const create = document.createElement.bind(document);
Object.assign(document, {
  createElement: (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  },
});

/** What a request is recognized by; a file that is downloaded has it, too. */
type Asked = Pick<Endpoint, 'method' | 'path'>;

/** The scripted response to one request of an endpoint. */
export interface EndpointAnswer {
  readonly endpoint: Asked;
  readonly status: number;
  readonly body: unknown;
}

/** A request of a screen. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Parsed JSON, a file unchanged, undefined without a body. */
  readonly body: unknown;
}

/** A response of the contract, checked by the endpoint's type. */
export function answer<E extends Endpoint>(endpoint: E, body: z.input<E['response']>): EndpointAnswer {
  return { endpoint, status: endpoint.status, body };
}

/** An error response, with the status of its code. */
export function rejectWith(endpoint: Asked, code: ErrorCode, sentence: string): EndpointAnswer {
  const body: ErrorBody = { success: false, error: sentence, code, requestId: 'test' };
  return { endpoint, status: ERROR_STATUS[code], body };
}

/**
 * Renders a part of a screen at `path` with a router and the app's own query client, whose retries have no delay here. The
 * responses of an endpoint are used in order, the last one repeatedly; a request without a response fails the test. Returns
 * the requests so far and a simulated user.
 */
export function renderScreen(screen: ReactNode, answers: readonly EndpointAnswer[] = [], path = '/') {
  const requests = answerRequests(answers);
  const queryClient = createQueryClient();
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  });
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), requests, queryClient, router };
}

/** A screen at the addresses of a pattern alone; others hold the word "Elsewhere", so that no redirect leads back. */
export function onlyAt(pattern: string, screen: ReactNode): ReactNode {
  return (
    <Routes>
      <Route path={pattern} element={screen} />
      <Route path="*" element="Elsewhere" />
    </Routes>
  );
}

/** Matches an accessible name, ignoring white space at the borders of elements, which depends on layout. */
export function named(words: string): (name: string) => boolean {
  const bare = (text: string) => text.replace(/\s/g, '');
  return (name) => bare(name) === bare(words);
}

/** Only mutations: most tests do not care what a screen reads. */
export function listChanges(requests: readonly SentRequest[]): SentRequest[] {
  return requests.filter(({ method }) => method !== 'GET');
}

function answerRequests(answers: readonly EndpointAnswer[]): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  const left = [...answers];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    const method = init?.method ?? 'GET';
    requests.push({ method, url, body: readBody(init?.body) });
    const { pathname } = new URL(url, 'http://localhost');
    const fitting = left.filter(({ endpoint }) => endpoint.method === method && fits(endpoint.path, pathname));
    const [next] = fitting;
    if (next === undefined) {
      // Detected by the shared test set-up, whatever the screen does about a missing response.
      console.error(`No answer is scripted for ${method} ${url}.`);
      throw new TypeError('No answer is scripted.');
    }
    if (fitting.length > 1) left.splice(left.indexOf(next), 1);
    return Response.json(next.body, { status: next.status });
  });
  return requests;
}

function fits(pattern: string, pathname: string): boolean {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
}

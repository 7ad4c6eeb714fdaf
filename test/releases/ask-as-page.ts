import { expect } from 'vitest';
import type { ServiceFixture } from '../server-fixture.ts';

/** Asks as the product's own pages do. */
export interface PageRequests {
  readonly ours: ServiceFixture['ask'];
  /** The JSON of a response; fails unless its status is 200. */
  readonly json: (path: string, init?: RequestInit) => Promise<unknown>;
}

export function askAsPage(ask: ServiceFixture['ask']): PageRequests {
  const ours: ServiceFixture['ask'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    return ask(path, { ...init, headers });
  };
  return {
    ours,
    json: async (path, init) => {
      const response = await ours(path, init);
      const said = response.status === 200 ? '' : await response.clone().text();
      expect([path, response.status, said]).toEqual([path, 200, '']);
      return response.json();
    },
  };
}

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#shared/api/endpoint.ts';
import { createLog } from '../log.ts';
import type { AppEnv } from './app-context.ts';
import { answerError } from './error-response.ts';
import { registerEndpoint } from './register-endpoint.ts';

const search = defineEndpoint({
  method: 'GET',
  path: '/api/search/:place',
  summary: 'Search',
  callers: 'anyone',
  body: null,
  query: z.object({ count: z.coerce.number().int().min(1).max(20).default(8), text: z.string().max(5).optional() }),
  response: z.object({ place: z.string(), count: z.number(), inner: z.object({ kept: z.string() }) }),
  status: 200,
});

function appWith(answer: object = {}) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'request');
    c.set('findViewer', async () => ({ owner: null, account: null, visitorSessionId: null, addressKey: 'address' }));
    await next();
  });
  app.onError((error, c) =>
    answerError(
      error,
      c,
      createLog('error', () => {}),
    ),
  );
  registerEndpoint(app, search, async ({ param, query }) => {
    return {
      place: param('place'),
      count: query.count,
      inner: { kept: 'yes', dropped: 'secret' },
      extra: 'secret',
      ...answer,
    };
  });
  return app;
}

describe('registerEndpoint', () => {
  it('lets out what the contract names, at every depth, and nothing else', async () => {
    const response = await appWith().request('/api/search/here');
    expect(await response.json()).toEqual({ place: 'here', count: 8, inner: { kept: 'yes' } });
  });

  it('never lets out an answer that breaks the contract', async () => {
    const response = await appWith({ count: 'many' }).request('/api/search/here');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal-error' });
  });

  it.each([
    'count=0',
    'count=21',
    'count=1e9',
    'count=-1',
    'count=abc',
    'count=1&count=2',
    'text=toolong',
    'count=1.5',
    'cuont=3',
    'count=3&unknown=x',
    'url=https%3A%2F%2Fa.example',
    `${'long'.repeat(40)}=1`,
  ])('refuses the query %s in one sentence', async (query) => {
    const response = await appWith().request(`/api/search/here?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid-request',
      error: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('takes what the contract takes', async () => {
    const response = await appWith().request('/api/search/here?count=3');
    expect(await response.json()).toMatchObject({ count: 3 });
  });

  it('names the parameter that is not there, and those that are', async () => {
    const response = await appWith().request('/api/search/here?cuont=3');
    expect(await response.json()).toMatchObject({
      error: 'There is no parameter "cuont". This address takes: count, text.',
      details: { issues: [{ field: 'cuont' }] },
    });
  });
});

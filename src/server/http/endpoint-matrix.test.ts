import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiKeyEndpoint } from '#shared/api/account.ts';
import { listLogEndpoint } from '#shared/api/admin/metrics.ts';
import { AUDIT_EVENTS_PATH, AuditedAnalysis, analyzeEndpoint, listAuditsEndpoint } from '#shared/api/audits.ts';
import { STRIPE_WEBHOOK_PATH } from '#shared/api/checkout.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { FILE_ENDPOINTS } from '#shared/api/file-endpoints.ts';
import { PROGRAM_ENDPOINTS } from '#shared/api/program-endpoints.ts';
import { createReviewCampaignEndpoint, ReviewCampaign } from '#shared/api/review-day.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { CALLERS, ENDPOINT_MATRIX, type MatrixCaller, type MatrixRequest } from '#test/endpoint-matrix.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { createLog } from '../log.ts';
import { accountSessions } from '../store/accounts/account-schema.ts';
import { rateLimits } from '../store/audits/audit-schema.ts';
import { checkouts } from '../store/billing/billing-schema.ts';
import type { AppEnv } from './app-context.ts';
import { answerError } from './error-response.ts';
import { registerEndpoint } from './register-endpoint.ts';

type Ask = ServiceFixture['ask'];

/** Routes of the API that are no endpoint values, each with the test that holds it. */
const OTHER_ROUTES: ReadonlySet<string> = new Set([
  // Own audits only: `audit-event-routes.test.ts`, `audit-rights.test.ts`.
  `GET ${AUDIT_EVENTS_PATH}`,
  // Signed by the payment service.
  `POST ${STRIPE_WEBHOOK_PATH}`,
  // Each has a file of tests for its route: `*-routes.test.ts`, `report-brand.test.ts`, `review-kit.test.ts`.
  ...FILE_ENDPOINTS.map(({ method, path }) => `${method} ${path}`),
  'GET /api/openapi.json',
  // The page behind the link of a mail; its token is the right.
  'GET /api/unsubscribe',
]);

const EndpointShape = z.custom<Endpoint>(
  (value) =>
    z
      .object({ method: z.string(), path: z.string().startsWith('/api/'), callers: z.string(), status: z.number() })
      .safeParse(value).success,
);

/** Every endpoint value of the contract, found by importing it: a new one without a row fails. */
async function collectEndpoints(): Promise<Map<string, Endpoint>> {
  const folder = new URL('../../shared/api/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(sources.map(async (name): Promise<object> => import(new URL(name, folder).href)));
  const found = modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => EndpointShape.safeParse(value).data ?? []);
  return new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
}

/** What an answer says of its caller; see `ENDPOINT_MATRIX`. */
async function classOf(response: Response): Promise<string> {
  if (response.ok) return 'ok';
  const { code } = ErrorBody.parse(await response.json());
  switch (code) {
    case 'not-signed-in':
    case 'plan-required':
    case 'forbidden':
    case 'not-found':
      return String(response.status);
    case 'payment-not-set-up':
      return 'none';
    default:
      return response.status < 500 && response.status !== 429 ? 'input' : `${response.status} ${code}`;
  }
}

function requestOf(endpoint: string, path: string, { body, query }: MatrixRequest): [string, RequestInit] {
  const method = endpoint.split(' ')[0] ?? '';
  const address = query === undefined ? path : `${path}?${query}`;
  const sent = { 'sec-fetch-site': 'same-origin' };
  return [address, method === 'GET' ? { headers: sent } : { ...post(body ?? {}, sent), method }];
}

/** The caller's own object, or for `other` somebody else's. What nobody has is made up. */
interface Objects {
  readonly [parameter: string]: string;
}
const MADE_UP: Objects = {
  auditId: '0'.repeat(32),
  businessId: '0'.repeat(32),
  sessionId: randomUUID(),
  keyId: randomUUID(),
  checkoutId: randomUUID(),
  jobId: randomUUID(),
  mailId: randomUUID(),
  purchaseId: randomUUID(),
  statementId: randomUUID(),
  campaignId: randomUUID(),
  addOnId: 'review-reply-pack',
  name: 'NEW_HOMEPAGE',
  checkId: 'websiteH1.title',
};
const fill = (path: string, objects: Objects) =>
  path.replace(/:(\w+)/g, (_, name: string) => objects[name] ?? `no-${name}`);

let fixture: ServiceFixture;
let endpoints: Map<string, Endpoint>;
let served: ReadonlySet<string>;
const asks = new Map<MatrixCaller, Ask>();
const objects = new Map<MatrixCaller, Objects>();

/** A finished audit of the caller's and its business. */
async function auditOf(ask: Ask): Promise<{ auditId: string; businessId: string }> {
  const answer = await ask(analyzeEndpoint.path, post({ url: 'matrix.example.com' }));
  const { auditId } = AuditedAnalysis.parse(await answer.json());
  const { rows } = listAuditsEndpoint.response.parse(await (await ask(listAuditsEndpoint.path)).json());
  const businessId = rows.find((row) => row.auditId === auditId)?.businessId;
  if (businessId === undefined) throw new Error('The audit is not in the list of its owner.');
  return { auditId, businessId };
}

async function keyOf(account: TestAccount) {
  return createApiKeyEndpoint.response.parse(
    await (await account.ask('/api/account/api-keys', post({ name: 'Script', mayMail: true }))).json(),
  );
}

beforeAll(async () => {
  fixture = await openServiceFixture();
  endpoints = await collectEndpoints();
  served = new Set(fixture.service.app.routes.map(({ method, path }) => `${method} ${path}`));
  const open = (options: Parameters<typeof openAccount>[1]) => openAccount(fixture, options);
  const victim = await open({ plan: 'agency' });
  const keyHolder = await open({ plan: 'agency', role: 'owner' });
  const { secret } = await keyOf(keyHolder);
  asks.set('visitor', visitor(fixture.service));
  asks.set('free', (await open({})).ask);
  asks.set('pro', (await open({ plan: 'pro' })).ask);
  asks.set('agency', (await open({ plan: 'agency' })).ask);
  asks.set('support', (await open({ role: 'support' })).ask);
  asks.set('owner', (await open({ role: 'owner' })).ask);
  asks.set('other', (await open({ plan: 'agency' })).ask);
  asks.set('key', async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${secret}`);
    return fixture.service.app.request(path, { ...init, headers });
  });
  for (const [caller, ask] of asks) {
    if (caller !== 'other') objects.set(caller, { ...MADE_UP, ...(await auditOf(ask)), userId: victim.id });
  }
  const { orm } = fixture.database;
  const now = new Date();
  const checkoutId = 'cs_of_the_victim';
  const checkout = { id: checkoutId, userId: victim.id, product: 'pro_monthly', status: 'open' as const };
  await orm.insert(checkouts).values({ ...checkout, createdAt: now, readAt: now });
  const sessions = await orm.select().from(accountSessions);
  const sessionId = sessions.find(({ userId }) => userId === victim.id)?.id ?? '';
  const { key } = await keyOf(victim);
  const campaign = await victim.ask(createReviewCampaignEndpoint.path, post(REVIEW_CAMPAIGN));
  const { campaignId } = ReviewCampaign.parse(await campaign.json());
  const own = { sessionId, checkoutId, keyId: key.id, campaignId };
  objects.set('other', { ...MADE_UP, ...(await auditOf(victim.ask)), ...own });
}, 60_000);
afterAll(() => fixture.close());

describe('the endpoints of the contract', () => {
  it('are all in the table, and nothing else is', () => {
    expect([...endpoints.keys()].toSorted()).toEqual(Object.keys(ENDPOINT_MATRIX).toSorted());
  });

  it('are all served, but for the mock gateway, which is closed', () => {
    const unserved = [...endpoints.keys()].filter((endpoint) => !served.has(endpoint));
    expect(unserved.filter((endpoint) => !endpoint.includes(' /api/pay-desk'))).toEqual([]);
  });

  it('are all there is below /api', () => {
    const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
    const unknown = [...served].filter((route) => {
      const [method = '', path = ''] = route.split(' ');
      return methods.has(method) && path.startsWith('/api/') && !endpoints.has(route) && !OTHER_ROUTES.has(route);
    });
    expect(unknown).toEqual([]);
  });

  it.for(Object.entries(ENDPOINT_MATRIX))('%s lets in whom it may', async ([endpoint, [cells, request = {}]]) => {
    const contract = endpoints.get(endpoint);
    if (contract === undefined) throw new Error(`${endpoint} is not in the contract.`);
    // All callers share one address, and limits have tests of their own.
    await fixture.database.orm.delete(rateLimits);
    const found: string[] = [];
    for (const [column, expected] of cells.split(' ').entries()) {
      const caller = CALLERS[column];
      const own = caller === undefined ? undefined : asks.get(caller);
      const ask = request.inNewBrowser && caller !== 'key' ? visitor(fixture.service) : own;
      if (caller === undefined || ask === undefined) throw new Error(`${endpoint} has too many cells.`);
      if (expected === '-') {
        found.push('-');
        continue;
      }
      const named = objects.get(caller) ?? MADE_UP;
      const { query } = request;
      const sent = query === undefined ? request : { ...request, query: fill(query, named) };
      const seen = await classOf(await ask(...requestOf(endpoint, fill(contract.path, named), sent)));
      found.push(expected.split('/').includes(seen) ? expected : seen);
    }
    expect(found.join(' ')).toBe(cells);
  });

  /** The verbs check again, so that a loosened contract would hardly show in the answers. */
  it.for(Object.entries(ENDPOINT_MATRIX))('%s says so in the contract', ([endpoint, [cells]]) => {
    const [visitors, free, , , support, , key] = cells.split(' ').map((cell) => cell.split('/')[0]);
    const { callers, isForPrograms } = endpoints.get(endpoint) ?? {};
    const strictest =
      visitors !== '401' ? 'anyone' : free !== '403' ? 'signed-in' : support !== '403' ? 'support' : 'owner';
    expect({ callers, isForPrograms: isForPrograms === true }).toEqual({
      callers: strictest,
      isForPrograms: key !== '403',
    });
  });

  it('know every field of a body of which each may be left out: a slip must not read as "nothing"', () => {
    const careless = [...endpoints].filter(
      ([, { body }]) => body?.safeParse({}).success === true && body.safeParse({ no_such_field: 1 }).success,
    );
    expect(careless.map(([name]) => name)).toEqual([]);
  });

  it('that a key opens are all on the page for developers, and nothing else is', () => {
    const listed = PROGRAM_ENDPOINTS.flatMap(({ endpoints: group }) => group);
    const files = FILE_ENDPOINTS.filter(({ isForPrograms }) => isForPrograms === true);
    const open = [...[...endpoints.values()].filter(({ isForPrograms }) => isForPrograms === true), ...files];
    const names = (group: readonly { method: string; path: string }[]) =>
      group.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(names(listed)).toEqual(names(open));
  });

  it('take no object id without a case for another owner', () => {
    const isOperators = (endpoint: string) => endpoint.includes(' /api/admin/');
    for (const [endpoint, [cells]] of Object.entries(ENDPOINT_MATRIX)) {
      const columns = cells.split(' ');
      expect(columns, endpoint).toHaveLength(CALLERS.length);
      if (endpoint.includes('/:') && !isOperators(endpoint)) expect(columns.at(-1), endpoint).toBe('404');
    }
  });
});

describe('the table can fail', () => {
  /** The endpoint as it would be registered by mistake, called by a visitor. */
  async function visitorMeets(endpoint: Endpoint): Promise<string> {
    const app = new Hono<AppEnv>();
    app.use(async (c, next) => {
      c.set('requestId', 'request');
      c.set('findViewer', async () => ({ owner: null, account: null, visitorSessionId: null, addressKey: 'address' }));
      await next();
    });
    const log = createLog('error', () => {});
    app.onError((error, c) => answerError(error, c, log));
    registerEndpoint(app, endpoint, async () => ({ rows: [], nextCursor: null }));
    return classOf(await app.request(endpoint.path));
  }

  it('when an endpoint is registered for looser callers', async () => {
    const [cells = ''] = ENDPOINT_MATRIX[`${listLogEndpoint.method} ${listLogEndpoint.path}`] ?? [];
    const expected = cells.split(' ')[0];
    expect(await visitorMeets(listLogEndpoint)).toBe(expected);
    expect(await visitorMeets({ ...listLogEndpoint, callers: 'anyone' })).not.toBe(expected);
  });
});

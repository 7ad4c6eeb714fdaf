import type { Page } from 'playwright-core';
import * as content from '#shared/api/admin/content.ts';
import * as mails from '#shared/api/admin/mails.ts';
import * as metrics from '#shared/api/admin/metrics.ts';
import * as users from '#shared/api/admin/users.ts';
import * as work from '#shared/api/admin/work.ts';
import { getMeEndpoint } from '#shared/api/auth.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Role } from '#shared/product/roles.ts';
import {
  AUDITS,
  FLAGS,
  LOG,
  MAIL_TEXT,
  MAILS,
  METRICS,
  OVERVIEW,
  PURCHASES,
  QUEUE,
  SAMPLE_PROVIDERS,
  STATEMENTS,
  SUPPRESSIONS,
  USER_DETAIL,
  USERS,
} from '#test/sample-admin.ts';
import { type ApiResponse, interceptApi } from './intercept-api.ts';

/** A request of the screens: method, path with query, and the body of actions. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface FakeApi {
  readonly asked: Asked[];
  /** Makes reads fail. */
  failReads(): void;
}

const ENDPOINTS: readonly Endpoint[] = [content, mails, metrics, users, work].flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

/**
 * Fakes the operator's part of the API in the browser: invented data, parsed by the contracts, so that it cannot drift from
 * them.
 */
export async function fakeAdminApi(page: Page, role: Role | 'visitor'): Promise<FakeApi> {
  const asked: Asked[] = [];
  let isFailing = false;

  await interceptApi(page, async ({ method, url, body }) => {
    if (url.pathname === '/api/auth/me') return answerMe(role);
    const endpoint = ENDPOINTS.find((each) => each.method === method && patternOf(each.path).test(url.pathname));
    if (endpoint === undefined) return null;
    asked.push({ method, path: url.pathname + url.search, body });
    if (endpoint.method === 'GET') {
      if (isFailing) return refuse(403, 'The list could not be read just now.');
      const data = answerTo(endpoint, url);
      return data === null ? refuse(404, 'There is no such thing.') : answer(endpoint, data);
    }
    endpoint.body?.parse(body);
    return answer(endpoint, actAnswer(endpoint));
  });

  return {
    asked,
    failReads: () => {
      isFailing = true;
    },
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'callers' in value;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function answerMe(role: Role | 'visitor'): ApiResponse {
  if (role === 'visitor') return refuse(401, 'Sign in first.', 'not-signed-in');
  return answer(getMeEndpoint, {
    success: true,
    user: {
      id: 'u-me',
      email: `${role}@porchlight.example`,
      emailVerified: true,
      plan: 'agency',
      role,
      createdAt: '2026-10-01T08:00:00.000Z',
    },
  });
}

function answer(endpoint: Endpoint, data: unknown): ApiResponse {
  return { status: endpoint.status, json: endpoint.response.parse(data) };
}

const CODES: Readonly<Record<number, string>> = { 401: 'not-signed-in', 403: 'forbidden', 404: 'not-found' };

function refuse(status: number, error: string, code = CODES[status] ?? 'internal-error'): ApiResponse {
  return { status, json: { success: false, error, code, requestId: 'r-1' } };
}

/** The response of a reading endpoint; null when the object does not exist. */
function answerTo(endpoint: Endpoint, url: URL): unknown {
  const id = url.pathname.split('/').at(-1) ?? '';
  switch (endpoint) {
    case metrics.getOverviewEndpoint:
      return OVERVIEW;
    case metrics.getMetricsEndpoint:
      return METRICS;
    case metrics.listLogEndpoint:
      return firstPage(LOG);
    case users.listUsersEndpoint:
      return firstPage(USERS);
    case users.getUserEndpoint:
      return id === USER_DETAIL.user.id ? USER_DETAIL : null;
    case users.listPurchasesEndpoint:
      return firstPage(PURCHASES);
    case work.listAllAuditsEndpoint:
      return firstPage(AUDITS);
    case work.getQueueEndpoint:
      return QUEUE;
    case work.listProvidersEndpoint:
      return { providers: SAMPLE_PROVIDERS };
    case mails.listMailsEndpoint:
      return { ...firstPage(MAILS), isSmtpConfigured: false };
    case mails.getMailEndpoint: {
      const mail = MAILS.find((each) => each.id === id);
      return mail === undefined ? null : { ...mail, text: MAIL_TEXT };
    }
    case mails.listSuppressionsEndpoint:
      return firstPage(SUPPRESSIONS);
    case content.listFlagsEndpoint:
      return { flags: FLAGS };
    case content.listAllPublicClaimsEndpoint:
      return { statements: STATEMENTS };
    default:
      throw new Error(`The fake API has no answer for ${endpoint.path}.`);
  }
}

/** The first five rows, so that lists have a next page. */
const firstPage = <Row>(all: readonly Row[]) => ({ rows: all.slice(0, 5), nextCursor: all.length > 5 ? '5' : null });

function actAnswer(endpoint: Endpoint): unknown {
  if (endpoint === content.changeFlagEndpoint)
    return { flags: Object.fromEntries(FLAGS.map(({ name, percent }) => [name, percent])) };
  if (endpoint === content.createPublicClaimEndpoint || endpoint === content.updatePublicClaimEndpoint)
    return STATEMENTS[0];
  return { success: true };
}

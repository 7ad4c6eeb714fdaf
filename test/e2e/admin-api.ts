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
} from './admin-data.ts';
import { type ApiResponse, interceptApi } from './intercept-api.ts';

/** A request of the screens: method, path with query, and the body of actions. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface FakeApi {
  readonly asked: Asked[];
  /** Makes further actions fail with this sentence; null lets them succeed again. */
  refuseActs(sentence: string | null): void;
  /** Makes lists and figures empty. */
  setEmpty(isEmpty: boolean): void;
  /** Makes reads fail with this status. */
  failReads(status: number | null): void;
  /** Delays actions until `letGo` is called. */
  holdActs(): { letGo: () => void };
}

const ENDPOINTS: readonly Endpoint[] = [content, mails, metrics, users, work].flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

/**
 * Fakes the operator's part of the API in the browser: invented data, parsed by the contracts, so that it cannot drift from
 * them. Pages of two rows show that lists have a next page.
 */
export async function fakeAdminApi(page: Page, role: Role | 'visitor'): Promise<FakeApi> {
  const asked: Asked[] = [];
  let refusal: string | null = null;
  let isEmpty = false;
  let readFailure: number | null = null;
  let held: Promise<void> = Promise.resolve();

  await interceptApi(page, async ({ method, url, body }) => {
    if (url.pathname === '/api/auth/me') return answerMe(role);
    const endpoint = ENDPOINTS.find((each) => each.method === method && patternOf(each.path).test(url.pathname));
    if (endpoint === undefined) return null;
    asked.push({ method, path: url.pathname + url.search, body });
    if (endpoint.method === 'GET') {
      if (readFailure !== null) return refuse(readFailure, 'The list could not be read just now.');
      const data = answerTo(endpoint, url, isEmpty);
      return data === null ? refuse(404, 'There is no such thing.') : answer(endpoint, data);
    }
    await held;
    if (refusal !== null) return refuse(403, refusal);
    endpoint.body?.parse(body);
    return answer(endpoint, actAnswer(endpoint));
  });

  return {
    asked,
    refuseActs: (sentence) => {
      refusal = sentence;
    },
    setEmpty: (value) => {
      isEmpty = value;
    },
    failReads: (status) => {
      readFailure = status;
    },
    holdActs: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { letGo: resolve };
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
function answerTo(endpoint: Endpoint, url: URL, isEmpty: boolean): unknown {
  const rows = <Row>(all: readonly Row[], textOf: (row: Row) => string) => pageOf(isEmpty ? [] : all, textOf, url);
  const id = url.pathname.split('/').at(-1) ?? '';
  switch (endpoint) {
    case metrics.getOverviewEndpoint:
      return isEmpty ? { ...OVERVIEW, warnings: [] } : OVERVIEW;
    case metrics.getMetricsEndpoint:
      return isEmpty ? emptyMetrics() : METRICS;
    case metrics.listLogEndpoint:
      return rows(LOG, (entry) => `${entry.actor} ${entry.subject} ${entry.action}`);
    case users.listUsersEndpoint: {
      const plan = url.searchParams.get('plan');
      return pageOf(
        isEmpty ? [] : USERS.filter((user) => plan === null || user.plan === plan),
        ({ email }) => email,
        url,
      );
    }
    case users.getUserEndpoint:
      return id === USER_DETAIL.user.id ? USER_DETAIL : null;
    case users.listPurchasesEndpoint:
      return rows(PURCHASES, ({ email, title }) => `${email ?? ''} ${title}`);
    case work.listAllAuditsEndpoint:
      return rows(AUDITS, (audit) => audit.url);
    case work.getQueueEndpoint:
      return isEmpty ? { ...QUEUE, failed: [] } : QUEUE;
    case work.listProvidersEndpoint:
      return { providers: isEmpty ? [] : SAMPLE_PROVIDERS };
    case mails.listMailsEndpoint:
      return { ...rows(MAILS, ({ to, subject }) => `${to} ${subject}`), isSmtpConfigured: false };
    case mails.getMailEndpoint: {
      const mail = MAILS.find((each) => each.id === id);
      return mail === undefined ? null : { ...mail, text: MAIL_TEXT };
    }
    case mails.listSuppressionsEndpoint:
      return rows(SUPPRESSIONS, ({ email }) => email);
    case content.listFlagsEndpoint:
      return { flags: FLAGS };
    case content.listAllPublicClaimsEndpoint:
      return { statements: isEmpty ? [] : STATEMENTS };
    default:
      throw new Error(`The fake API has no answer for ${endpoint.path}.`);
  }
}

const ROWS_OF_A_PAGE = 5;

function pageOf<Row>(all: readonly Row[], textOf: (row: Row) => string, url: URL) {
  const search = (url.searchParams.get('search') ?? '').toLowerCase();
  const found = all.filter((row) => textOf(row).toLowerCase().includes(search));
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const next = from + ROWS_OF_A_PAGE;
  return { rows: found.slice(from, next), nextCursor: next < found.length ? String(next) : null };
}

function emptyMetrics(): unknown {
  return {
    ...METRICS,
    funnel: METRICS.funnel.map(({ step }) => ({ step, visitors: 0 })),
    events: [],
    auditsPerDay: METRICS.auditsPerDay.map(({ day }) => ({ day, done: 0, failed: 0 })),
    auditMs: null,
    failures: [],
    signUpsPerDay: METRICS.signUpsPerDay.map(({ day }) => ({ day, count: 0 })),
  };
}

function actAnswer(endpoint: Endpoint): unknown {
  if (endpoint === content.changeFlagEndpoint)
    return { flags: Object.fromEntries(FLAGS.map(({ name, percent }) => [name, percent])) };
  if (endpoint === content.createPublicClaimEndpoint || endpoint === content.updatePublicClaimEndpoint)
    return STATEMENTS[0];
  return { success: true };
}

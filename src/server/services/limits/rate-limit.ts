import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { limitAddress } from './limit-address.ts';

interface CallLimit {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly windowMs: number;
  /** What is counted, as a plural noun: "texts". */
  readonly things: string;
}

/** Rate limits of everything but audits. Counted in the database, so across all processes. */
export const CALL_LIMITS = {
  /** One visit sends some twenty events; an office of a hundred people shares an address. */
  'page-event': {
    perAddress: 2000,
    perAccount: 500,
    windowMs: 10 * MINUTE_MS,
    things: 'events',
  },
  /** Composing takes some hundredths of a second of CPU time: an agency may fetch every text of 200 audits. */
  compose: {
    perAddress: 1200,
    perAccount: 4000,
    windowMs: 10 * MINUTE_MS,
    things: 'texts',
  },
  /** Calls of a model. Working through a report requests some ten, trying variants some more. */
  generate: {
    perAddress: 120,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'texts by the writing model',
  },
  /** Requests for report mails, whatever their result; mails themselves have their own limits (`mail-limits.ts`). */
  email: {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'emailed reports',
  },
  /** The same by programs: an agency that mails reports to its clients one after another. */
  'email-by-key': {
    perAddress: 300,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'emailed reports by programs',
  },
  /** Each makes several calls to the payment service. */
  checkout: {
    perAddress: 120,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    things: 'payments begun',
  },
  /** Keys are created by hand, and few. */
  'api-key': {
    perAddress: 60,
    perAccount: 30,
    windowMs: 60 * MINUTE_MS,
    things: 'new API keys',
  },
  /** Saved by hand; rendering a kit takes CPU time, and it is printed once or twice. */
  'save-campaign': {
    perAddress: 600,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'saved campaigns',
  },
  'review-kit': {
    perAddress: 60,
    perAccount: 20,
    windowMs: 10 * MINUTE_MS,
    things: 'kits',
  },
  /** A PDF is needed about once per audit; rendering takes some tenths of a second of CPU time. */
  'report-pdf': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'PDF reports',
  },
  /** Colours and logos are tried by hand; rendering the example takes CPU time. */
  'report-brand': {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'changes to the look of your reports',
  },
  /** A fact sheet is edited by hand, one fact at a time; each may reevaluate the audit. */
  'tell-facts': {
    perAddress: 300,
    perAccount: 200,
    windowMs: 10 * MINUTE_MS,
    things: 'changed facts',
  },
  /** Links are made by hand, one per recipient. */
  share: {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'new links',
  },
  /** A plan is worked through step by step; each recheck fetches some pages of the site. */
  recheck: {
    perAddress: 60,
    perAccount: 40,
    windowMs: 10 * MINUTE_MS,
    things: 'checks of your site',
  },
  /** A text is tried a few times before it is published; each takes about a second of CPU time. */
  'dry-run': {
    perAddress: 40,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'changes to try',
  },
  /** By hand, or by a program that goes through an agency's list. */
  'export-data': {
    perAddress: 300,
    perAccount: 600,
    windowMs: 10 * MINUTE_MS,
    things: 'downloaded files',
  },
  /** Verifying a report takes about a second of CPU time. */
  'verify-report': {
    perAddress: 30,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    things: 'verified reports',
  },
  /** Browsing a history; reevaluating evidence takes about a second of CPU time. */
  compare: {
    perAddress: 200,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'compared audits',
  },
  /** A file is previewed, mapped by hand and saved, each time parsed in a child process. */
  'read-file': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'files sent',
  },
  /** Rarely needed; unpacking a file costs as much as an audit. */
  'import-takeout': {
    perAddress: 20,
    perAccount: 20,
    windowMs: 10 * MINUTE_MS,
    things: 'Takeout files sent',
  },
} as const satisfies Record<string, CallLimit>;
export type LimitedCall = keyof typeof CALL_LIMITS;

/**
 * Counts one call against the limits of the caller: an account by its id. Callers on a free plan also by address and network,
 * because new accounts would lift the limit otherwise. Throws 429 with Retry-After when one is exceeded; a refused call is not
 * counted.
 */
export async function consumeRateLimit(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  call: LimitedCall,
): Promise<void> {
  const { perAddress, perAccount, windowMs, things } = CALL_LIMITS[call];
  const limits: (RateLimit & { readonly sentence: string })[] = [];
  if (viewer.account === null || getPlan(viewer) === 'free')
    for (const limit of limitAddress(viewer, { key: call, limit: perAddress, windowMs })) {
      const reached = describeLimit(limit.limit, things, windowMs);
      limits.push({ ...limit, sentence: `Your internet connection has reached the limit of ${reached}.` });
    }
  if (viewer.account !== null)
    limits.push({
      key: `${call}:account:${viewer.account.id}`,
      limit: perAccount,
      windowMs,
      sentence: `You've reached the limit of ${describeLimit(perAccount, things, windowMs)}.`,
    });
  await database.orm.transaction(async (tx) => {
    const exceeded = await countUse(tx, limits, now());
    if (exceeded === null) return;
    throw apiError('too-many-requests', exceeded.limit.sentence, {
      retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000),
    });
  });
}

/** "120 texts in 10 minutes". The screen adds when to try again, from Retry-After. */
export function describeLimit(limit: number, things: string, windowMs: number): string {
  return `${limit.toLocaleString('en-US')} ${things} ${describeWindow(windowMs)}`;
}

/** "in 10 minutes", "an hour", "a day", "in 30 days". */
function describeWindow(windowMs: number): string {
  if (windowMs % DAY_MS === 0) return windowMs === DAY_MS ? 'a day' : `in ${windowMs / DAY_MS} days`;
  return windowMs === HOUR_MS ? 'an hour' : `in ${Math.round(windowMs / MINUTE_MS)} minutes`;
}

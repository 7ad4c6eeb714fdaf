import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { getPlan, type Viewer } from '../viewer.ts';

interface CallLimit {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly windowMs: number;
  /** What is counted, as people say it after a number: "texts". */
  readonly things: string;
}

/** How often things besides audits may be asked for. Counted in the database, so over all processes together. */
export const CALL_LIMITS = {
  /** One visit tells some twenty events; an office of a hundred people shares an address. */
  'page-event': {
    perAddress: 2000,
    perAccount: 500,
    windowMs: 10 * MINUTE_MS,
    things: 'events',
  },
  /** A text may cost a model call. Working through a report asks for some ten; trying variants for some more. */
  generate: {
    perAddress: 120,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'texts',
  },
  /** Asking for a report mail, whatever becomes of it; mails themselves have limits of their own (`mail-limits.ts`). */
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
  /** Each asks the payment service several things. Nobody buys as often. */
  checkout: {
    perAddress: 120,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    things: 'payments begun',
  },
  /** Keys are made by hand, and few. */
  'api-key': {
    perAddress: 60,
    perAccount: 30,
    windowMs: 60 * MINUTE_MS,
    things: 'new API keys',
  },
  /** Saving by hand; a kit costs some time of a processor, and is printed once or twice. */
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
  /** A report on paper is wanted once for each audit; making one costs some tenths of a second of a processor. */
  'report-pdf': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'PDF reports',
  },
  /** Trying colours and logos by hand; the example of it costs some time of a processor. */
  'report-brand': {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'changes to the look of your reports',
  },
  /** Working through a fact sheet by hand, one fact at a time; each may evaluate the audit again. */
  'tell-facts': {
    perAddress: 300,
    perAccount: 200,
    windowMs: 10 * MINUTE_MS,
    things: 'changed facts',
  },
  /** A link for each of some people, made by hand. */
  share: {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'new links',
  },
  /** Going through a plan step by step; each look asks the site for some pages. */
  recheck: {
    perAddress: 60,
    perAccount: 40,
    windowMs: 10 * MINUTE_MS,
    things: 'checks of your site',
  },
  /** A click each, or a program that goes through an agency's list. */
  'export-data': {
    perAddress: 300,
    perAccount: 600,
    windowMs: 10 * MINUTE_MS,
    things: 'downloaded files',
  },
  /** Judging evidence again takes a processor for a second. */
  'verify-report': {
    perAddress: 30,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    things: 'verified reports',
  },
  /** Going through a history; evidence that is evaluated again takes a processor for a second. */
  compare: {
    perAddress: 200,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    things: 'compared audits',
  },
  /** A file is shown, mapped by hand and saved, each time read anew in a process of its own. */
  'read-file': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    things: 'files sent',
  },
  /** A file is exported once in a while; unpacking one costs as much as an audit. */
  'import-takeout': {
    perAddress: 20,
    perAccount: 20,
    windowMs: 10 * MINUTE_MS,
    things: 'Takeout files sent',
  },
} as const satisfies Record<string, CallLimit>;
export type LimitedCall = keyof typeof CALL_LIMITS;

/**
 * Counts one call against the limits of the caller: an account by its id, and everybody whom an account costs nothing by the
 * address too, or making accounts would lift the limit. Throws 429 with Retry-After when one is exceeded; a refused call is
 * not counted.
 */
export async function consumeRateLimit(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  call: LimitedCall,
): Promise<void> {
  const { perAddress, perAccount, windowMs, things } = CALL_LIMITS[call];
  const limits: (RateLimit & { readonly sentence: string })[] = [];
  if (viewer.account === null || getPlan(viewer) === 'free')
    limits.push({
      key: `${call}:${viewer.addressKey}`,
      limit: perAddress,
      windowMs,
      sentence: `Your internet connection has reached the limit of ${describeLimit(perAddress, things, windowMs)}.`,
    });
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

/** "120 texts in 10 minutes". Whoever shows the sentence adds when to try again, from Retry-After. */
export function describeLimit(limit: number, things: string, windowMs: number): string {
  return `${limit.toLocaleString('en-US')} ${things} ${describeWindow(windowMs)}`;
}

/** "in 10 minutes", "an hour", "a day", "in 30 days". */
function describeWindow(windowMs: number): string {
  if (windowMs % DAY_MS === 0) return windowMs === DAY_MS ? 'a day' : `in ${windowMs / DAY_MS} days`;
  return windowMs === HOUR_MS ? 'an hour' : `in ${Math.round(windowMs / MINUTE_MS)} minutes`;
}

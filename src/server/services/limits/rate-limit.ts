import { MINUTE_MS } from '#shared/time/durations.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';

interface CallLimit {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly windowMs: number;
  readonly sentence: string;
}

/** How often things besides audits may be asked for. Counted in the database, so over all processes together. */
export const CALL_LIMITS = {
  /** One visit tells some twenty events; an office of a hundred people shares an address. */
  'page-event': {
    perAddress: 2000,
    perAccount: 500,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Too many events in a short time.',
  },
  /** A text may cost a model call. Working through a report asks for some ten; trying variants for some more. */
  generate: {
    perAddress: 120,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many texts were written in a short time. Please wait a little and try again.',
  },
  /** Asking for a report mail, whatever becomes of it; mails themselves have limits of their own (`mail-limits.ts`). */
  email: {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many messages were asked for in a short time. Please wait a little and try again.',
  },
  /** The same by programs: an agency that mails reports to its clients one after another. */
  'email-by-key': {
    perAddress: 300,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Your programs asked for many emails in a short time. Wait a little and try again.',
  },
  /** Each asks the payment service several things. Nobody buys as often. */
  checkout: {
    perAddress: 120,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many payments were begun in a short time. Please wait a little and try again.',
  },
  /** Keys are made by hand, and few. */
  'api-key': {
    perAddress: 60,
    perAccount: 30,
    windowMs: 60 * MINUTE_MS,
    sentence: 'Many keys were made in a short time. Please wait a little and try again.',
  },
  /** Saving by hand; a kit costs some time of a processor, and is printed once or twice. */
  'save-campaign': {
    perAddress: 600,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    sentence: 'The campaign was saved many times in a row. Please wait a little and try again.',
  },
  'review-kit': {
    perAddress: 60,
    perAccount: 20,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many kits were made in a short time. Please wait a little and try again.',
  },
  /** A report on paper is wanted once for each audit; making one costs some tenths of a second of a processor. */
  'report-pdf': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many files were made in a short time. Please wait a little and try again.',
  },
  /** Trying colours and logos by hand; the example of it costs some time of a processor. */
  'report-brand': {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    sentence: 'The look of your reports was changed many times in a row. Please wait a little and try again.',
  },
  /** Working through a fact sheet by hand, one fact at a time; each may evaluate the audit again. */
  'tell-facts': {
    perAddress: 300,
    perAccount: 200,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many facts were changed in a short time. Please wait a little and try again.',
  },
  /** A link for each of some people, made by hand. */
  share: {
    perAddress: 120,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many links were made in a short time. Please wait a little and try again.',
  },
  /** Going through a plan step by step; each look asks the site for some pages. */
  recheck: {
    perAddress: 60,
    perAccount: 40,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Your site was looked at many times in a row. Please wait a little and try again.',
  },
  /** A click each, or a program that goes through an agency's list. */
  'export-data': {
    perAddress: 300,
    perAccount: 600,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many files were downloaded in a short time. Please wait a little and try again.',
  },
  /** Judging evidence again takes a processor for a second. */
  'verify-report': {
    perAddress: 30,
    perAccount: 30,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many reports were verified in a short time. Please wait a little and try again.',
  },
  /** Going through a history; evidence that is evaluated again takes a processor for a second. */
  compare: {
    perAddress: 200,
    perAccount: 120,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many audits were compared in a short time. Please wait a little and try again.',
  },
  /** A file is shown, mapped by hand and saved, each time read anew in a process of its own. */
  'read-file': {
    perAddress: 60,
    perAccount: 60,
    windowMs: 10 * MINUTE_MS,
    sentence: 'You sent many files in 10 minutes. Please wait a little and try again.',
  },
  /** A file is exported once in a while; unpacking one costs as much as an audit. */
  'import-takeout': {
    perAddress: 20,
    perAccount: 20,
    windowMs: 10 * MINUTE_MS,
    sentence: 'Many files were sent in a short time. Please wait a little and try again.',
  },
} as const satisfies Record<string, CallLimit>;
export type LimitedCall = keyof typeof CALL_LIMITS;

/**
 * Counts one call against the limits of the caller's address and, for somebody who is signed in, of the account. Throws
 * 429 with Retry-After when one is exceeded; a refused call is not counted.
 */
export async function consumeRateLimit(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  { addressKey, account }: Viewer,
  call: LimitedCall,
): Promise<void> {
  const { perAddress, perAccount, windowMs, sentence } = CALL_LIMITS[call];
  const limits: RateLimit[] = [{ key: `${call}:${addressKey}`, limit: perAddress, windowMs }];
  if (account !== null) limits.push({ key: `${call}:account:${account.id}`, limit: perAccount, windowMs });
  await database.orm.transaction(async (tx) => {
    const exceeded = await countUse(tx, limits, now());
    if (exceeded === null) return;
    throw apiError('too-many-requests', sentence, { retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000) });
  });
}

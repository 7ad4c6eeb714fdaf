import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/durations.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { createLog } from '../../log.ts';
import { rateLimits } from '../../store/audits/audit-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { ApiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import { countReportMail, MAIL_LIMITS } from './mail-limits.ts';

const VISITOR: Viewer = { owner: null, account: null, visitorSessionId: null, addressKey: 'address-1' };

let database: Database;
let nowMs = Date.UTC(2026, 10, 21);
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  nowMs += 40 * DAY_MS;
  await database.orm.delete(rateLimits);
});

/** Asks for one mail: `sent`, or the code of the refusal. */
async function ask(auditId: string, recipient: string, viewer: Viewer = VISITOR): Promise<string> {
  const core = { now: () => nowMs, secret: 'secret', log: createLog('error', () => {}) };
  try {
    await database.orm.transaction((tx) => countReportMail(core, tx, viewer, { auditId, recipient }));
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.response.retryAfterSeconds).toBeGreaterThan(0);
    return error.response.code;
  }
}

async function askEach(requests: readonly (readonly [auditId: string, recipient: string, viewer?: Viewer])[]) {
  const answers: string[] = [];
  for (const [auditId, recipient, viewer] of requests) answers.push(await ask(auditId, recipient, viewer));
  return answers;
}

const from = (addressKey: string): Viewer => ({ ...VISITOR, addressKey });
const account = (email: string, emailVerified: boolean): Viewer => ({
  owner: { kind: 'account', accountId: email },
  account: { id: email, email, emailVerified, plan: 'free', role: 'user', createdAt: new Date(0), sessionId: null },
  visitorSessionId: null,
  addressKey: 'address-1',
});

it('sends one report to one mailbox in ten minutes, whatever follows the plus sign', async () => {
  expect(
    await askEach([
      ['a', 'x@a.example'],
      ['a', 'x@a.example'],
      ['a', 'x+1@a.example'],
    ]),
  ).toEqual(['sent', 'too-many-requests', 'too-many-requests']);
  nowMs += 10 * 60_000;
  expect(await ask('a', 'x@a.example')).toBe('sent');
});

it('knows that dots and googlemail.com make no other mailbox at Google', async () => {
  expect(
    await askEach([
      ['a', 'ab@gmail.com'],
      ['a', 'a.b@googlemail.com'],
      ['a', 'a.b@other.example'],
    ]),
  ).toEqual(['sent', 'too-many-requests', 'sent']);
});

it('sends an audit three times', async () => {
  const requests = [1, 2, 3, 4].map((number) => ['a', `x${number}@a.example`, from(`n${number}`)] as const);
  expect(await askEach(requests)).toEqual(['sent', 'sent', 'sent', 'too-many-requests']);
});

it('sends a mailbox five a day, from wherever', async () => {
  const requests = [1, 2, 3, 4, 5, 6].map(
    (number) => [`audit-${number}`, 'victim@a.example', from(`n${number}`)] as const,
  );
  expect((await askEach(requests)).filter((answer) => answer === 'sent')).toHaveLength(MAIL_LIMITS.perRecipient.limit);
  nowMs += DAY_MS;
  expect(await ask('audit-7', 'victim@a.example')).toBe('sent');
});

it('sends for one network address ten a day, and for an account ten, wherever it is', async () => {
  const visitor = Array.from({ length: 12 }, (_, index) => [`audit-${index}`, `x${index}@a.example`] as const);
  expect((await askEach(visitor)).filter((answer) => answer === 'sent')).toHaveLength(10);
  const roaming = Array.from(
    { length: 12 },
    (_, index) =>
      [`other-${index}`, `y${index}@a.example`, { ...account('me@a.example', true), addressKey: `r${index}` }] as const,
  );
  expect((await askEach(roaming)).filter((answer) => answer === 'sent')).toHaveLength(10);
});

it('sends for one key 60 a day and for all keys of an account 100, whatever people sent', async () => {
  const byKey = (id: string): Viewer => {
    const viewer = account('agency@a.example', true);
    return viewer.account === null
      ? viewer
      : { ...viewer, account: { ...viewer.account, programKey: { id, mayMail: true } } };
  };
  const requests = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => [`${name}-${index}`, `${name}${index}@a.example`, byKey(name)] as const,
    );
  const sent = async (name: string, count: number) =>
    (await askEach(requests(name, count))).filter((answer) => answer === 'sent').length;
  expect(await sent('first', 62)).toBe(MAIL_LIMITS.perKey.limit);
  expect(await sent('second', 62)).toBe(MAIL_LIMITS.perAccountByKeys.limit - MAIL_LIMITS.perKey.limit);
  expect(await ask('by-hand', 'hand@a.example', account('agency@a.example', true))).toBe('sent');
});

it('lets an account write to its own confirmed address freely, and only then', async () => {
  const own = Array.from({ length: 20 }, () => ['a', 'me@a.example', account('me@a.example', true)] as const);
  expect(new Set(await askEach(own))).toEqual(new Set(['sent']));
  const unconfirmed = [1, 2].map(() => ['b', 'you@a.example', account('you@a.example', false)] as const);
  expect(await askEach(unconfirmed)).toEqual(['sent', 'too-many-requests']);
});

it('stops everything for a while when far too many are sent, and says 503', async () => {
  await ask('a', 'x@a.example');
  await database.orm.update(rateLimits).set({ count: MAIL_LIMITS.everywhere.limit });
  const other = await ask('b', 'y@b.example', from('elsewhere'));
  expect(other).toBe('temporarily-unavailable');
  nowMs += 60 * 60_000;
  expect(await ask('b', 'y@b.example', from('elsewhere'))).toBe('sent');
});

it('does not count what it refused, and keeps no address', async () => {
  await askEach([
    ['a', 'x@a.example'],
    ['a', 'x@a.example'],
    ['a', 'x@a.example'],
  ]);
  const rows = await database.orm.select().from(rateLimits);
  expect(rows.map(({ count }) => count)).toEqual(rows.map(() => 1));
  expect(JSON.stringify(rows)).not.toContain('a.example');
});

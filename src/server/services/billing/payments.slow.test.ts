import { and, count, isNotNull, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { STRIPE_KEY, startFakeStripe } from '#test/fake-stripe.ts';
import { createScenario, insertBuyer, SCENARIO_NAMES, selectBillingRecords } from '#test/payment-orders.ts';
import { seededRandom } from '#test/random.ts';
import { makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';
import { deliverOver, eventBody, WEBHOOK_SECRET } from '#test/stripe-events.ts';
import { createLog } from '../../log.ts';
import { paymentEvents } from '../../store/billing/billing-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { openDatabase } from '../../store/database/open-database.ts';

const PATH = '/api/webhooks/stripe';
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const log = createLog('error', () => {});

let postgres: TestPostgres;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
const endings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  stripe = await startFakeStripe();
});
afterAll(async () => {
  await stripe.stop();
  await postgres?.remove();
});
afterEach(async () => {
  stripe.beforeAnswer = async () => {};
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(dataDir: string, databaseUrl: string | null): Promise<ServerProcess> {
  const server = await startServerProcess({
    dataDir,
    environment: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.origin,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  endings.push(() => server.end('SIGKILL'));
  return server;
}

async function open(dataDir: string, databaseUrl: string | null): Promise<Database> {
  const database = await openDatabase({ dataDir, databaseUrl }, log);
  endings.push(() => database.close());
  return database;
}

const send = (server: ServerProcess, body: string) => deliverOver(`${server.url}${PATH}`, body);

/** Events of the payment service, without those of the reconciliation that a first start makes. */
async function counts({ orm }: Database): Promise<{ kept: number; applied: number }> {
  const isTold = ne(paymentEvents.type, 'reconcile');
  const [kept] = await orm.select({ n: count() }).from(paymentEvents).where(isTold);
  const isApplied = and(isTold, isNotNull(paymentEvents.appliedAt));
  const [applied] = await orm.select({ n: count() }).from(paymentEvents).where(isApplied);
  return { kept: kept?.n ?? 0, applied: applied?.n ?? 0 };
}

async function allApplied(database: Database, expected: number): Promise<void> {
  await expect
    .poll(() => counts(database), { interval: 200, timeout: 120_000 })
    .toEqual({ kept: expected, applied: expected });
}

describe('events on PostgreSQL', () => {
  it('in any order, three times each, at two processes of which one is killed: each applied, one final state', {
    tags: 'gate',
  }, async () => {
    const dataDir = await makeDataDir();
    endings.push(dataDir.remove);
    const url = await postgres.createDatabase();
    const [one, other] = [await start(dataDir.path, url), await start(dataDir.path, url)];
    const database = await open(dataDir.path, url);
    const random = seededRandom(139);
    const buyers = [];
    const bodies: string[] = [];
    let killed: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < 40; at += 1) {
      const name = SCENARIO_NAMES[at % SCENARIO_NAMES.length];
      if (name === undefined) throw new Error('There are no scenarios.');
      const buyer = await insertBuyer(database.orm, `buyer${at}`);
      const { objects, expected } = createScenario(name, stripe.world, buyer);
      buyers.push({ name, buyer, expected });
      for (const { type, id } of objects) {
        const object = stripe.world.must(id);
        bodies.push(eventBody({ type: EVENT_OF[type] ?? '', object }));
      }
    }
    const deliveries = [...bodies, ...bodies, ...bodies]
      .map((body) => ({ body, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ body }) => body);
    // Slow enough that the killed process is in the midst of some.
    stripe.beforeAnswer = () => pause(30);
    let at = 0;
    let isKilled = false;
    const sender = async () => {
      for (let body = deliveries[at]; body !== undefined; body = deliveries[at]) {
        at += 1;
        if (at > deliveries.length / 3 && !isKilled) {
          isKilled = true;
          killed = one.end('SIGKILL');
        }
        const first = await send(!isKilled && at % 2 === 0 ? one : other, body);
        const status = first ?? (await send(other, body));
        expect(status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 20 }, sender));
    await killed;
    await allApplied(database, bodies.length);
    for (const { name, buyer, expected } of buyers)
      expect(await selectBillingRecords(database.orm, buyer.userId), `${name} ${buyer.userId}`).toEqual(expected);
  });
});

const EVENT_OF: Readonly<Record<string, string>> = {
  'checkout.session': 'checkout.session.completed',
  subscription: 'customer.subscription.updated',
  invoice: 'invoice.paid',
  charge: 'charge.refunded',
  refund: 'refund.updated',
  dispute: 'charge.dispute.created',
  customer: 'customer.deleted',
};

const PER_SECOND = 200;
const SECONDS = 10;

describe.each(['PGlite', 'PostgreSQL'])('200 events a second on %s', (engine) => {
  it('are answered and kept, none is lost, though the process is killed at the end', async () => {
    const dataDir = await makeDataDir();
    endings.push(dataDir.remove);
    const url = engine === 'PGlite' ? null : await postgres.createDatabase();
    const server = await start(dataDir.path, url);
    const object = { id: 'sub_unknown', object: 'subscription', created: 1 };
    const times: number[] = [];
    const sent: Promise<void>[] = [];
    const begun = performance.now();
    for (let at = 0; at < PER_SECOND * SECONDS; at += 1) {
      const wait = begun + (at * 1000) / PER_SECOND - performance.now();
      if (wait > 1) await pause(wait);
      const from = performance.now();
      sent.push(
        send(server, eventBody({ type: 'customer.subscription.updated', object })).then((status) => {
          expect(status).toBe(200);
          times.push(performance.now() - from);
        }),
      );
    }
    await Promise.all(sent);
    times.sort((a, b) => a - b);
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(
      `${engine}: ${(times.length / seconds).toFixed(0)}/s, p50 ${times[times.length >> 1]?.toFixed(0)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(0)} ms\n`,
    );
    await server.end('SIGKILL');
    const total = { kept: PER_SECOND * SECONDS, applied: PER_SECOND * SECONDS };
    // What was being worked on at the kill is taken up again when its heartbeat has stayed away.
    if (url !== null) await start(dataDir.path, url);
    const look = url === null ? () => countsBetweenRuns(dataDir.path) : await lookInto(dataDir.path, url);
    await expect.poll(look, { interval: 500, timeout: 200_000 }).toEqual(total);
  });
});

async function lookInto(dataDir: string, url: string): Promise<() => ReturnType<typeof counts>> {
  const database = await open(dataDir, url);
  return () => counts(database);
}

/** One process owns the embedded database: it works for a while, and is looked at when it has ended. */
async function countsBetweenRuns(dataDir: string): ReturnType<typeof counts> {
  const server = await start(dataDir, null);
  await pause(20_000);
  await server.end('SIGTERM');
  const database = await openDatabase({ dataDir, databaseUrl: null }, log);
  return counts(database).finally(() => database.close());
}

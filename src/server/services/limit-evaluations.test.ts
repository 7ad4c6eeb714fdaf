import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { ShareLink } from '#shared/api/shares.ts';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { createStubEngine } from '#test/stub-engine.ts';
import { limitEvaluations } from './limit-evaluations.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const audit = async (ask: ServiceFixture['ask'], url: string) =>
  AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json()).auditId;

it('lets few evaluations of stored evidence run at once, whoever asks', async () => {
  const reevaluate = fixture.engine.reevaluate.bind(fixture.engine);
  let running = 0;
  let most = 0;
  vi.spyOn(fixture.engine, 'reevaluate').mockImplementation(async (bundle, words) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(100);
    running -= 1;
    return reevaluate(bundle, words);
  });
  const visits = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const ask = visitor(fixture.service);
      return { ask, id: await audit(ask, `turn-${index}.example.com`) };
    }),
  );
  const answers = await Promise.all(
    visits.map(({ ask, id }) => ask(`/api/audits/${id}/corrections`, post({ name: 'Pine & Sons' }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(visits.map(() => 200));
  expect(most).toBe(3);
});

it('refuses what would have to wait long, and takes more afterwards', async () => {
  const limited = limitEvaluations({ ...createStubEngine(), reevaluate: () => sleep(5).then(() => Promise.reject()) });
  const evaluate = () => limited.reevaluate(new Uint8Array(), {}).catch((error: unknown) => error);
  const results = await Promise.all(Array.from({ length: 40 }, evaluate));
  expect(results.filter((error) => error !== undefined)).toHaveLength(13);
  expect(results.at(-1)).toMatchObject({ response: { status: 503 } });
  expect(await evaluate()).toBeUndefined();
});

it('evaluates once for those who open a shared report at the same time', async () => {
  const owner = await openAccount(fixture, { plan: 'pro' });
  const id = await audit(owner.ask, 'opened.example.com');
  await owner.ask(`/api/audits/${id}/corrections`, post({ name: 'Pine & Sons' }));
  const { url } = ShareLink.parse(await (await owner.ask(`/api/audits/${id}/shares`, post({ days: 7 }))).json());
  const before = fixture.engine.reevaluatedWith.length;
  const opened = await Promise.all(Array.from({ length: 6 }, () => visitor(fixture.service)(new URL(url).pathname)));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  expect(fixture.engine.reevaluatedWith).toHaveLength(before + 1);
});

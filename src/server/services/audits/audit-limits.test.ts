import { afterEach, expect, it } from 'vitest';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
afterEach(() => fixture.close());

async function statusOf(url: string, more: object = {}): Promise<number> {
  return (await fixture.ask('/api/audits', post({ url, ...more }))).status;
}

it('bounds the readings one address asks for, until the window ends', async () => {
  fixture = await openServiceFixture({ AUDIT_READINGS_PER_ADDRESS: '3' });
  fixture.advanceToFullHour();
  for (const name of ['a', 'b', 'c']) expect(await statusOf(`${name}.example.com`)).toBe(202);
  const refused = await fixture.ask('/api/audits', post({ url: 'd.example.com' }));
  expect(refused.status).toBe(429);
  const retryAfter = Number(refused.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(600);
  expect(await statusOf('a.example.com'), 'a shared reading costs nothing').toBe(202);
  fixture.advanceClock(retryAfter * 1000);
  expect(await statusOf('d.example.com')).toBe(202);
});

it('bounds the readings of one site, by whatever names below it', async () => {
  fixture = await openServiceFixture({ AUDIT_READINGS_PER_TARGET: '1' });
  fixture.advanceToFullHour();
  expect(await statusOf('victim.com/a')).toBe(202);
  expect(await statusOf('www.victim.com/b')).toBe(429);
  for (const name of ['one', 'two', 'three']) expect(await statusOf(`${name}.victim.com`)).toBe(202);
  expect(await statusOf('four.victim.com')).toBe(429);
  expect(await statusOf('elsewhere.com')).toBe(202);
});

it('bounds requests, shared ones included', async () => {
  fixture = await openServiceFixture({ AUDIT_REQUESTS_PER_ADDRESS: '5' });
  fixture.advanceToFullHour();
  const statuses = [];
  for (let count = 0; count < 7; count += 1) statuses.push(await statusOf('same.example.com'));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
});

it('counts no refused request', async () => {
  fixture = await openServiceFixture({ AUDIT_READINGS_PER_ADDRESS: '1', AUDIT_READINGS_PER_TARGET: '1' });
  fixture.advanceToFullHour();
  for (let count = 0; count < 3; count += 1) expect(await statusOf('127.0.0.1')).toBe(422);
  expect(await statusOf('a.example.com')).toBe(202);
});

it('says so when too many audits wait, and keeps those it has taken', async () => {
  fixture = await openServiceFixture({ AUDIT_CONCURRENCY: '1', AUDIT_QUEUE_LIMIT: '2' });
  fixture.advanceToFullHour();
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, index) => statusOf(`t200.s${index}.example.com`)));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(4);
  const taken = statuses.filter((status) => status === 202).length;
  await expect
    .poll(() => fixture.logLines.filter((line) => line.includes('"site_run_ended"')).length, { timeout: 5000 })
    .toBe(taken);
});

it('200 sites at once from one address: 120 are taken, the rest is refused', async () => {
  fixture = await openServiceFixture();
  fixture.advanceToFullHour();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => fixture.ask('/api/audits', post({ url: `site-${index}.com` }))),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(count(202)).toBe(120);
  expect(count(429)).toBe(80);
});

it('bounds the readings of a wide network that makes up addresses, and of no other', async () => {
  fixture = await openServiceFixture({ AUDIT_READINGS_PER_ADDRESS: '1', TRUST_PROXY: '1' });
  fixture.advanceToFullHour();
  const statusFrom = async (address: string, url: string) => {
    const { headers, ...request } = post({ url });
    const answer = await fixture.ask('/api/audits', {
      ...request,
      headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address },
    });
    return answer.status;
  };
  for (let subnet = 1; subnet <= 4; subnet += 1)
    expect(await statusFrom(`2001:db8:1:${subnet}::1`, `s${subnet}.example${subnet}.com`)).toBe(202);
  expect(await statusFrom('2001:db8:1:9::1', 's9.example9.com')).toBe(429);
  expect(await statusFrom('2001:db8:2:1::1', 's8.example8.com')).toBe(202);
  expect(await statusFrom('192.0.2.1', 's7.example7.com')).toBe(202);
});

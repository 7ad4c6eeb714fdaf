import { afterEach, describe, expect, it } from 'vitest';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
afterEach(() => fixture.close());

/** A request from a connection with this address, as the network brings it. */
async function statusFrom(peer: string, forwardedFor: string | null, path = '/api/audits'): Promise<number> {
  const headers: Record<string, string> = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor };
  const incoming = {
    socket: { remoteAddress: peer, remotePort: 5000, remoteFamily: peer.includes(':') ? 'IPv6' : 'IPv4' },
  };
  const init = post({ url: 'limits.example.com' }, headers);
  return (await fixture.service.app.request(path, init, { incoming })).status;
}
const open = (proxies: number) => openServiceFixture({ TRUST_PROXY: String(proxies), AUDIT_REQUESTS_PER_ADDRESS: '1' });

describe('whose requests are counted together (row 115)', () => {
  it('without a proxy is decided by the connection, whatever X-Forwarded-For says', async () => {
    fixture = await open(0);
    fixture.advanceToFullHour();
    expect(await statusFrom('198.51.100.1', '1.1.1.1')).toBe(202);
    expect(await statusFrom('198.51.100.1', '2.2.2.2')).toBe(429);
    expect(await statusFrom('198.51.100.1', '198.51.100.2')).toBe(429);
    expect(await statusFrom('198.51.100.2', '1.1.1.1')).toBe(202);
  });

  it('behind one proxy is decided by what that proxy wrote, not by what the client put before it', async () => {
    fixture = await open(1);
    fixture.advanceToFullHour();
    const proxy = '10.0.0.1';
    expect(await statusFrom(proxy, '198.51.100.1')).toBe(202);
    expect(await statusFrom(proxy, '7.7.7.7, 198.51.100.1')).toBe(429);
    expect(await statusFrom(proxy, 'nonsense, 8.8.8.8, 198.51.100.1')).toBe(429);
    expect(await statusFrom(proxy, '198.51.100.1, 198.51.100.2')).toBe(202);
  });

  it('behind two proxies is decided by what the outer one wrote', async () => {
    fixture = await open(2);
    fixture.advanceToFullHour();
    const inner = '10.0.0.1';
    expect(await statusFrom(inner, '198.51.100.1, 10.0.0.2')).toBe(202);
    expect(await statusFrom(inner, '7.7.7.7, 198.51.100.1, 10.0.0.2')).toBe(429);
    expect(await statusFrom(inner, '198.51.100.9, 10.0.0.2')).toBe(202);
  });

  it('is one IPv6 /64, one IPv4 address in either spelling, and one key for all that is no address', async () => {
    fixture = await open(1);
    fixture.advanceToFullHour();
    const proxy = '10.0.0.1';
    expect(await statusFrom(proxy, '2001:db8:1:2::1')).toBe(202);
    expect(await statusFrom(proxy, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await statusFrom(proxy, '2001:db8:1:3::1')).toBe(202);
    expect(await statusFrom(proxy, '198.51.100.7')).toBe(202);
    expect(await statusFrom(proxy, '::ffff:198.51.100.7')).toBe(429);
    expect(await statusFrom(proxy, '::ffff:c633:6407')).toBe(429);
    expect(await statusFrom(proxy, 'unknown')).toBe(202);
    expect(await statusFrom(proxy, 'another made-up word')).toBe(429);
  });
});

describe('limits by account', () => {
  it('follow an account from address to address; a free one is counted by its address too', async () => {
    fixture = await openServiceFixture({ AUDIT_READINGS_PER_ACCOUNT: '2', AUDIT_READINGS_PER_ADDRESS: '3' });
    fixture.advanceToFullHour();
    const start = async (ask: ServiceFixture['ask'], name: string) =>
      (await ask('/api/audits', post({ url: `${name}.example.com` }))).status;
    const [one, other] = [await openAccount(fixture, {}), await openAccount(fixture, {})];
    expect([await start(one.ask, 'a'), await start(one.ask, 'b'), await start(one.ask, 'c')]).toEqual([202, 202, 429]);
    expect([await start(other.ask, 'd'), await start(other.ask, 'e')]).toEqual([202, 429]);
    await one.setPlan('pro');
    expect(await start(one.ask, 'f'), 'a paid account still has its own limit').toBe(429);
    const paid = await openAccount(fixture, { plan: 'pro' });
    expect([await start(paid.ask, 'g'), await start(paid.ask, 'h'), await start(paid.ask, 'i')]).toEqual([
      202, 202, 429,
    ]);
  });

  it('count over all processes: they are rows of the database', async () => {
    fixture = await openServiceFixture();
    fixture.advanceToFullHour();
    await fixture.ask('/api/audits', post({ url: 'a.example.com' }));
    const rows = await fixture.database.orm.query.rateLimits.findMany();
    expect(rows.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['domain', 'host', 'reading', 'request']);
  });
});

describe('calls that cost money or send something', () => {
  const message = { email: 'somebody@porchlight.example' };

  it('are bounded, with a time to come back', async () => {
    fixture = await openServiceFixture();
    fixture.advanceToFullHour();
    const answers = [];
    for (let count = 0; count < 62; count += 1) answers.push(await fixture.ask('/api/email-report', post(message)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const retryAfter = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(600);
    fixture.advanceClock(retryAfter * 1000);
    expect((await fixture.ask('/api/email-report', post(message))).status).not.toBe(429);
  });
});

import { hostname } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeNameServer, type NameAnswer, startFakeNameServer } from '#test/fake-name-server.ts';
import { createSafeFetcher } from './http.ts';
import { createNameResolver } from './name-resolver.ts';

let nameServer: FakeNameServer | null = null;
afterEach(async () => {
  await nameServer?.close();
  nameServer = null;
});

async function resolverOver(answer: (name: string, family: 4 | 6, earlier: number) => NameAnswer | null) {
  nameServer = await startFakeNameServer(answer);
  return createNameResolver({ servers: [nameServer.server], timeoutMs: 100 });
}

describe('createNameResolver', () => {
  it('finds the addresses of both families', async () => {
    const resolve = await resolverOver((_name, family) => ({
      addresses: family === 4 ? ['1.1.1.1', '1.0.0.1'] : ['2606:4700::1111'],
    }));
    expect(await resolve('example.test')).toEqual({ ok: true, addresses: ['1.1.1.1', '1.0.0.1', '2606:4700::1111'] });
  });

  it.each([
    [3, 'the name does not exist (NXDOMAIN)'],
    [2, 'the name servers reported a failure (SERVFAIL)'],
    [0, 'the name has no address record'],
    [5, 'the name could not be resolved (EREFUSED)'],
  ])('says what the answer code %i means', async (code, detail) => {
    const resolve = await resolverOver(() => ({ code }));
    expect(await resolve('example.test')).toEqual({ ok: false, detail });
  });

  it('gives up on a silent name server after two tries', async () => {
    const resolve = await resolverOver(() => null);
    expect(await resolve('example.test')).toEqual({ ok: false, detail: 'the name servers did not answer in time' });
    expect(nameServer?.questions.filter((question) => question.endsWith('4'))).toHaveLength(2);
  });

  it('does not wait long for one family when the other has answered', async () => {
    const resolve = await resolverOver((_name, family) => (family === 4 ? { addresses: ['1.1.1.1'] } : null));
    expect(await resolve('example.test')).toEqual({ ok: true, addresses: ['1.1.1.1'] });
  });

  it('takes the answer of the second try', async () => {
    const resolve = await resolverOver((_name, family, earlier) => {
      if (family === 6) return {};
      return earlier === 0 ? null : { addresses: ['1.1.1.1'] };
    });
    expect(await resolve('example.test')).toEqual({ ok: true, addresses: ['1.1.1.1'] });
  });

  it('follows aliases', async () => {
    const aliases = Array.from({ length: 20 }, (_, index) => `alias${index}.test`);
    const resolve = await resolverOver((_name, family) => ({ aliases, addresses: family === 4 ? ['1.1.1.1'] : [] }));
    expect(await resolve('example.test')).toEqual({ ok: true, addresses: ['1.1.1.1'] });
  });

  it('ends on aliases that lead in a circle', async () => {
    const resolve = await resolverOver(() => ({ aliases: ['b.test', 'example.test', 'b.test'] }));
    expect(await resolve('example.test')).toMatchObject({ ok: false });
  });

  it('does not read the hosts file: names of this machine are unknown', async () => {
    const resolve = await resolverOver(() => ({ code: 3 }));
    expect(await resolve(hostname())).toMatchObject({ ok: false });
  });

  it('asks for many names at once without losing one', async () => {
    const resolve = await resolverOver((_name, family) => ({ addresses: family === 4 ? ['1.1.1.1'] : [] }));
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => resolve(`host${index}.test`)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
  });
});

describe('names that resolve to private addresses, through the fetcher', () => {
  async function ask(answer: (name: string, family: 4 | 6, earlier: number) => NameAnswer | null) {
    const door = createSafeFetcher({ connectTo: [], resolve: await resolverOver(answer) });
    const session = door.openSession({ maxConnections: 6, maxRequests: 40 });
    const signal = AbortSignal.timeout(2000);
    const given = await session.request({ url: new URL('http://example.test/'), userAgent: 'test', signal });
    await session.close();
    return given.ok ? 'answer' : given.problem;
  }

  it.each<[string, NameAnswer, NameAnswer]>([
    ['A', { addresses: ['127.0.0.1'] }, {}],
    ['AAAA', {}, { addresses: ['::1'] }],
    ['a mapped AAAA', {}, { addresses: ['::ffff:7f00:1'] }],
    ['a NAT64 AAAA', { addresses: ['1.1.1.1'] }, { addresses: ['64:ff9b::7f00:1'] }],
    ['public first', { addresses: ['1.1.1.1', '10.0.0.1'] }, {}],
    ['private first', { addresses: ['10.0.0.1', '1.1.1.1'] }, {}],
    ['an alias to a metadata name', { aliases: ['metadata.google.internal'], addresses: ['169.254.169.254'] }, {}],
    ['one private among many', { addresses: [...Array.from({ length: 25 }, () => '1.1.1.1'), '192.168.0.1'] }, {}],
  ])('%s is refused', async (_name, ipv4, ipv6) => {
    expect(await ask((_host, family) => (family === 4 ? ipv4 : ipv6))).toBe('blocked-address');
  });
});

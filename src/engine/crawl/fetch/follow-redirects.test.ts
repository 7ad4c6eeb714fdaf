import { describe, expect, it } from 'vitest';
import { type FakeAnswer, fakeSession } from '#test/fake-session.ts';
import { type FollowedRedirects, followRedirects } from './follow-redirects.ts';

const signal = new AbortController().signal;

function followed(
  answers: Record<string, FakeAnswer>,
  mayGoTo?: (next: URL) => 'redirect-refused' | null,
): Promise<FollowedRedirects> {
  const request = { url: new URL('http://shop.test/'), userAgent: 'x', accept: '*/*', signal };
  return followRedirects(fakeSession(answers), mayGoTo === undefined ? request : { ...request, mayGoTo });
}

const to = (location: string, status = 301): FakeAnswer => ({ status, headers: { location } });

describe('follow', () => {
  it('reports every hop to the final URL', async () => {
    const result = await followed({
      'http://shop.test/': to('https://shop.test/'),
      'https://shop.test/': to('/de/', 302),
      'https://shop.test/de/': { body: 'here' },
    });
    expect(result.kind).toBe('answer');
    expect(result.url.href).toBe('https://shop.test/de/');
    expect(result.redirects).toEqual([
      { from: 'http://shop.test/', to: 'https://shop.test/', status: 301 },
      { from: 'https://shop.test/', to: 'https://shop.test/de/', status: 302 },
    ]);
  });

  it.each([301, 302, 303, 307, 308])('follows a %i', async (status) => {
    const result = await followed({ 'http://shop.test/': to('/b', status), 'http://shop.test/b': {} });
    expect(result.kind).toBe('answer');
  });

  it.each([
    ['itself', { 'http://shop.test/': to('/') }, 'redirect-loop'],
    ['a circle', { 'http://shop.test/': to('/a'), 'http://shop.test/a': to('/') }, 'redirect-loop'],
    ['no address', { 'http://shop.test/': { status: 302 } }, 'redirect-refused'],
    ['a file', { 'http://shop.test/': to('file:///etc/passwd') }, 'redirect-refused'],
    ['data', { 'http://shop.test/': to('data:text/html,hello') }, 'redirect-refused'],
    ['loopback', { 'http://shop.test/': to('http://127.0.0.1/') }, 'blocked-address'],
    ['loopback without scheme', { 'http://shop.test/': to('//127.0.0.1/') }, 'blocked-address'],
    ['cloud metadata', { 'http://shop.test/': to('http://169.254.169.254/latest/') }, 'blocked-address'],
    ['a name and password', { 'http://shop.test/': to('http://a:b@shop.test/x') }, 'redirect-refused'],
    ['a closed port', { 'http://shop.test/': to('http://shop.test:6379/') }, 'redirect-refused'],
  ] as const)('ends a redirect to %s as a problem', async (_what, answers, problem) => {
    const result = await followed(answers);
    expect(result).toMatchObject({ kind: 'failure', problem });
  });

  it('follows five hops and no sixth', async () => {
    const chain = (hops: number) =>
      Object.fromEntries(
        Array.from({ length: hops }, (_, index) => [
          `http://shop.test/${index === 0 ? '' : index}`,
          to(`/${index + 1}`),
        ]),
      );
    expect((await followed({ ...chain(5), 'http://shop.test/5': {} })).kind).toBe('answer');
    expect(await followed({ ...chain(6), 'http://shop.test/6': {} })).toMatchObject({
      kind: 'failure',
      problem: 'redirect-loop',
    });
  });

  it('ends where the caller rejects the next hop', async () => {
    const session = fakeSession({ 'http://shop.test/': to('https://elsewhere.test/') });
    const result = await followRedirects(session, {
      url: new URL('http://shop.test/'),
      userAgent: 'x',
      accept: '*/*',
      signal,
      mayGoTo: () => 'redirect-refused',
    });
    expect(result).toMatchObject({ kind: 'failure', problem: 'redirect-refused' });
    expect(session.asked).toEqual(['http://shop.test/']);
  });
});

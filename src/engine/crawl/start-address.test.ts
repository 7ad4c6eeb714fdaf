import { describe, expect, it } from 'vitest';
import { type FakeAnswer, fakeSession } from '#test/fake-session.ts';
import { askAs, chooseStart } from './start-address.ts';

const HTTP = 'http://shop.test/';
const HTTPS = 'https://shop.test/';
const ok: FakeAnswer = {};
const down: FakeAnswer = { problem: 'unreachable' };

async function start(target: string, schemeTyped: boolean, answers: Record<string, FakeAnswer>) {
  const session = fakeSession(answers);
  const ask = askAs(session, 'x', '*/*', new AbortController().signal);
  const { url, answer, note } = await chooseStart(new URL(target), schemeTyped, ask);
  return { url: url.href, ok: (await answer).ok, note, asked: session.asked };
}

describe('chooseStart', () => {
  it.each([
    ['both answer', { [HTTPS]: ok, [HTTP]: ok }, HTTPS],
    ['https is a little slower', { [HTTPS]: { afterMs: 100 }, [HTTP]: ok }, HTTPS],
    ['https is much slower', { [HTTPS]: { afterMs: 700 }, [HTTP]: ok }, HTTP],
    ['https is down', { [HTTPS]: down, [HTTP]: ok }, HTTP],
    ['http is down', { [HTTPS]: ok, [HTTP]: down }, HTTPS],
    ['https shows an error and http the site', { [HTTPS]: { status: 404 }, [HTTP]: ok }, HTTP],
    ['both show an error', { [HTTPS]: { status: 500 }, [HTTP]: { status: 500 } }, HTTPS],
  ] as const)('without a scheme, when %s', async (_what, answers, expected) => {
    const result = await start(HTTPS, false, answers);
    expect(result.url).toBe(expected);
    expect(result.ok).toBe(true);
    expect(result.asked.toSorted()).toEqual([HTTP, HTTPS]);
  });

  it('fails as https when neither answers', async () => {
    expect(await start(HTTPS, false, { [HTTPS]: down, [HTTP]: down })).toMatchObject({ url: HTTPS, ok: false });
  });

  it('uses a typed scheme first and asks no other one when it works', async () => {
    expect(await start(HTTP, true, { [HTTP]: ok, [HTTPS]: ok })).toMatchObject({
      url: HTTP,
      asked: [HTTP],
      note: null,
    });
    expect(await start(HTTPS, true, { [HTTP]: ok, [HTTPS]: ok })).toMatchObject({
      url: HTTPS,
      asked: [HTTPS],
      note: null,
    });
  });

  it('says so when it had to leave https for a certificate', async () => {
    const expired: FakeAnswer = { problem: 'certificate-problem', detail: 'expired' };
    const result = await start(HTTPS, true, { [HTTPS]: expired, [HTTP]: ok });
    expect(result.url).toBe(HTTP);
    expect(result.note).toContain('certificate problem: expired');
  });

  it('does not try another scheme for a name that does not exist', async () => {
    const result = await start(HTTP, true, { [HTTP]: { problem: 'dns-not-found' }, [HTTPS]: ok });
    expect(result).toMatchObject({ url: HTTP, ok: false, asked: [HTTP] });
  });
});

import { describe, expect, it } from 'vitest';
import type { SiteAnswer, SiteFetchFailure } from '#providers/safe-fetch.ts';
import { type FakeAnswer, fakeSession } from '#test/fake-session.ts';
import { askAs, chooseStart } from './start-url.ts';

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

  it('uses a typed scheme first and does not request the other when it works', async () => {
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

  it('notes a fallback from https because of its certificate', async () => {
    const expired: FakeAnswer = { problem: 'certificate-problem', detail: 'expired' };
    const result = await start(HTTPS, true, { [HTTPS]: expired, [HTTP]: ok });
    expect(result.url).toBe(HTTP);
    expect(result.note).toContain('certificate problem: expired');
  });

  it('does not try another scheme for a name that does not exist', async () => {
    const result = await start(HTTP, true, { [HTTP]: { problem: 'dns-not-found' }, [HTTPS]: ok });
    expect(result).toMatchObject({ url: HTTP, ok: false, asked: [HTTP] });
  });

  it('aborts the request that is not chosen', async () => {
    const ended: string[] = [];
    const ask = (url: URL, signal: AbortSignal) =>
      new Promise<SiteFetchFailure | SiteAnswer>((resolve) => {
        signal.addEventListener('abort', () => ended.push(url.href));
        if (url.protocol === 'https:') resolve(anAnswer(url));
      });
    const { url } = await chooseStart(new URL(HTTPS), false, ask);
    expect(url.href).toBe(HTTPS);
    expect(ended).toEqual([HTTP]);
  });

  it.each([
    ['https is much slower', { [HTTPS]: { afterMs: 700 }, [HTTP]: ok }, 'much sooner at its http address'],
    ['https shows an error', { [HTTPS]: { status: 404 }, [HTTP]: ok }, 'answers with error 404 over https'],
    ['https is down', { [HTTPS]: down, [HTTP]: ok }, 'doesn’t open securely over https'],
  ] as const)('says why http was taken when %s', async (_what, answers, words) => {
    expect((await start(HTTPS, false, answers)).note).toContain(words);
  });

  it('tries the other scheme when a typed one does not answer in time', async () => {
    const result = await start(HTTPS, true, { [HTTPS]: { problem: 'timed-out' }, [HTTP]: ok });
    expect(result).toMatchObject({ url: HTTP, ok: true });
  });
});

function anAnswer(url: URL): SiteAnswer {
  const readBody = async () => ({ bytes: new Uint8Array(0), truncated: false, problem: null });
  return { ok: true, url: url.href, status: 200, headers: {}, headersMs: 1, readBody, discard: () => {} };
}

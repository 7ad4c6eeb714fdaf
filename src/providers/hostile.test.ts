import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_PAGE, type HostileName } from '#test/hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '#test/hostile-server.ts';
import { parseHostMapping } from './host-mapping.ts';
import { createSafeFetcher } from './http.ts';
import type { SiteBody, SiteFetchProblem } from './safe-fetch.ts';

const MAX_BYTES = 1024 * 1024;
/** The page budget of what never ends; slow behaviours drip every 10 ms. */
const BUDGET_MS = 1000;
/** What ends by itself has time to: how busy the machine is decides nothing. */
const PATIENT_MS = 30_000;

let server: HostileServer;
beforeAll(async () => {
  server = await startHostileServer({ dripMs: 10, bombBytes: 16 * MAX_BYTES });
});
afterAll(() => server.close());

async function ask(host: string, options: { budgetMs?: number; path?: string } = {}) {
  const door = createSafeFetcher({ connectTo: parseHostMapping(server.connectTo) });
  const session = door.openSession({ maxConnections: 6, maxRequests: 40 });
  const signal = AbortSignal.timeout(options.budgetMs ?? PATIENT_MS);
  const answer = await session.request({
    url: new URL(options.path ?? '/', `http://${host}.test/`),
    userAgent: 'PorchlightBot/test',
    signal,
  });
  const body = answer.ok ? await answer.readBody(MAX_BYTES) : null;
  const { requestCount } = session;
  await session.close();
  return { answer, body, requestCount };
}

function textOf(body: SiteBody | null): string {
  return Buffer.from(body?.bytes ?? []).toString('latin1');
}

describe('answers that never become one', () => {
  const cases: [HostileName, SiteFetchProblem][] = [
    ['silent', 'timed-out'],
    ['slow-headers', 'timed-out'],
    ['endless-hints', 'protocol-error'],
    ['flood-of-hints', 'protocol-error'],
    ['length-and-chunked', 'protocol-error'],
    ['two-lengths', 'protocol-error'],
    ['reset-before-headers', 'unreachable'],
    ['empty-reply', 'unreachable'],
    ['http-0.9', 'protocol-error'],
    ['ssh-banner', 'protocol-error'],
    ['random-bytes', 'protocol-error'],
    ['huge-header', 'protocol-error'],
    ['header-lines', 'protocol-error'],
    ['blank-lines', 'protocol-error'],
    ['cr-in-header', 'protocol-error'],
    // Accepted and ignored by the parser of Node 20, rejected by the current one.
    ['nameless-header', 'protocol-error'],
    ['switching-protocols', 'protocol-error'],
    ['status-099', 'protocol-error'],
    ['status-000', 'protocol-error'],
    ['status-1000', 'protocol-error'],
    ['gzip-thrice', 'protocol-error'],
    ['thousand-encodings', 'protocol-error'],
  ];
  it.each(cases)('%s ends as %s', async (name, problem) => {
    const { answer } = await ask(name, { budgetMs: problem === 'timed-out' ? BUDGET_MS : PATIENT_MS });
    expect(answer).toMatchObject({ ok: false, problem });
    expect(answer.ok ? '' : answer.detail).toMatch(/^[\w ,:().-]{10,120}$/);
  });
});

describe('bodies that do not come whole', () => {
  const cases: [HostileName, SiteBody['problem']][] = [
    ['slow-body', 'timed-out'],
    ['slow-gzip', 'timed-out'],
    ['endless-chunked', 'too-large'],
    ['endless-plain', 'too-large'],
    ['endless-line', 'too-large'],
    ['huge-video', 'too-large'],
    ['gzip-bomb', 'too-large'],
    ['brotli-bomb', 'too-large'],
    ['zstd-bomb', 'too-large'],
    ['length-too-long', 'cut-short'],
    ['bad-chunk-size', 'cut-short'],
    ['trailer-flood', 'cut-short'],
    ['endless-trailers', 'cut-short'],
    ['endless-trailer', 'cut-short'],
    ['endless-chunk-extension', 'cut-short'],
    ['chunk-extensions', 'cut-short'],
    ['tiny-chunks', 'cut-short'],
    ['slow-trailers', 'timed-out'],
    ['chunks-cut-short', 'cut-short'],
    ['reset-mid-body', 'cut-short'],
    ['truncated-gzip', 'cut-short'],
    ['not-really-gzip', 'bad-encoding'],
    ['unknown-encoding', 'bad-encoding'],
  ];
  it.each(cases)('%s ends as %s', async (name, problem) => {
    const { answer, body } = await ask(name, { budgetMs: problem === 'timed-out' ? BUDGET_MS : PATIENT_MS });
    expect(answer).toMatchObject({ ok: true, status: 200 });
    expect(body).toMatchObject({ truncated: true, problem });
    if (problem === 'too-large') expect(body?.bytes.length).toBe(MAX_BYTES);
  });

  it.each([
    ...['length-too-long', 'bad-chunk-size', 'chunks-cut-short', 'reset-mid-body'],
    ...['trailer-flood', 'endless-trailers', 'endless-trailer', 'slow-trailers'],
  ])('%s keeps what came', async (name) => {
    const { body } = await ask(name, { budgetMs: name === 'slow-trailers' ? BUDGET_MS : PATIENT_MS });
    expect(textOf(body)).toContain(HOSTILE_PAGE);
  });

  it('keeps what a truncated gzip stream holds', async () => {
    const { body } = await ask('truncated-gzip');
    expect(body?.bytes.length).toBeGreaterThan(8000);
    expect(textOf(body)).toMatch(/^0123456789/);
  });

  it('keeps what a slow body brought before its time was up', async () => {
    expect(textOf((await ask('slow-body', { budgetMs: BUDGET_MS })).body)).toMatch(/^x{5,}$/);
  });
});

describe('one more try', () => {
  it('asks again after a reset, once', async () => {
    const { body, requestCount } = await ask('reset-once');
    expect(textOf(body)).toBe(HOSTILE_PAGE);
    expect(requestCount).toBe(2);
  });

  it.each(['reset-mid-body', 'reset-before-headers', 'not-really-gzip', 'unknown-encoding'])(
    'does not ask %s a third time',
    async (name) => {
      const before = server.requests.length;
      const { requestCount } = await ask(name);
      expect(requestCount).toBe(2);
      expect(server.requests.length - before).toBe(2);
    },
  );

  it('does not repeat a request that was answered badly', async () => {
    for (const name of ['empty-reply', 'huge-header', 'length-too-long', 'silent']) {
      expect((await ask(name, { budgetMs: name === 'silent' ? BUDGET_MS : PATIENT_MS })).requestCount).toBe(1);
    }
  });

  it('asks for the plain body when the encoding is not what its label says', async () => {
    const { body } = await ask('gzip-label-when-asked');
    expect(body).toMatchObject({ truncated: false, problem: null });
    expect(textOf(body)).toBe(HOSTILE_PAGE);
  });
});

describe('odd answers that are answers', () => {
  it.each([
    ...['ordinary', 'early-hints', 'length-too-short', 'many-headers', 'proto-header'],
    ...['few-trailers', 'small-chunks'],
  ])('%s brings the page', async (name) => {
    const { answer, body } = await ask(name);
    expect(answer).toMatchObject({ ok: true, status: 200 });
    expect(body).toMatchObject({ truncated: false, problem: null });
    expect(textOf(body)).toBe(HOSTILE_PAGE);
  });

  const statuses: [HostileName, number][] = [
    ['status-999', 999],
    ['status-204', 204],
    ['status-401', 401],
    ['status-429', 429],
    ['status-503', 503],
    ['bot-challenge', 403],
    ['redirect-to-itself', 302],
    ['redirect-nowhere', 302],
    ['redirect-private', 302],
    ['redirect-file', 302],
  ];
  it.each(statuses)('%s is passed on as %i', async (name, status) => {
    const { answer, requestCount } = await ask(name);
    expect(answer).toMatchObject({ ok: true, status });
    expect(requestCount).toBe(1);
  });

  it('has no body for 204, whatever follows', async () => {
    expect((await ask('status-204')).body?.bytes.length).toBe(0);
  });

  it('drops cookies and names that objects treat specially', async () => {
    const many = (await ask('many-headers')).answer;
    expect(many.ok && many.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(many.ok ? many.headers : {}).length).toBeLessThanOrEqual(200);
    const proto = (await ask('proto-header')).answer;
    expect(proto.ok && Object.getPrototypeOf(proto.headers)).toBe(Object.prototype);
    expect(proto.ok && proto.headers.constructor).toBe('fine');
    expect(proto.ok && Object.hasOwn(proto.headers, '__proto__')).toBe(false);
  });

  it('joins repeated headers', async () => {
    const { answer } = await ask('type-twice');
    expect(answer.ok && answer.headers['content-type']).toBe('text/html; charset=utf-8, image/png');
  });

  it('sends no cookies, no referrer and nothing of ours', async () => {
    await ask('ordinary');
    const head = server.heads.at(-1)?.toLowerCase() ?? '';
    const names = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0]);
    expect(names).toEqual(['host', 'connection', 'user-agent', 'accept', 'accept-encoding']);
  });
});

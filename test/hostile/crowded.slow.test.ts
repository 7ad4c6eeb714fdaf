import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CROWD_KINDS,
  CROWD_PAGES,
  type Crowd,
  isAuditOver,
  openCrowd,
  start,
  view,
  visitorAt,
  waitUntil,
  withServer,
} from './crowd.ts';

/** What comes out of a crowded server. How long it takes: `npm run bench -- --only crowd`. */

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd();
});
afterAll(() => crowd?.close());

describe('sixty hostile audits', () => {
  it.each([1, 3, 10])(
    'from %i addresses let other visitors’ audits begin before them and end, and the server answer',
    (addresses) =>
      withServer(crowd, {}, async (server) => {
        const waiting = await Promise.all(
          Array.from({ length: 60 }, async (_, index) => {
            const ask = visitorAt(server, `203.0.113.${7 + (index % addresses)}`);
            const kind = CROWD_KINDS[index % CROWD_KINDS.length];
            return { ask, id: (await start(ask, `http://site${index}.${kind}/`)).auditId };
          }),
        );
        for (let index = 0; index < 3; index += 1) {
          const stranger = visitorAt(server, `198.51.100.${index + 1}`);
          const { auditId } = await start(stranger, `http://shop${index}.test/`);
          await waitUntil(stranger, auditId, ({ status }) => status !== 'queued');
          // It came last and has begun, and most of those before it have not.
          const crowded = await Promise.all(waiting.map(({ ask, id }) => view(ask, id)));
          expect(crowded.filter(({ status }) => status === 'queued').length).toBeGreaterThan(20);
          for (const path of ['/livez', '/readyz']) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
          expect((await waitUntil(stranger, auditId, isAuditOver)).status).toBe('done');
        }
      }),
  );
});

describe('eight audits of pages that are dear to parse', () => {
  it('end with a result, and read the first page as one alone does', { tags: 'gate' }, () =>
    withServer(crowd, { AUDIT_RUNNING_PER_ADDRESS: '100', AUDIT_CONCURRENCY: '12' }, async (server) => {
      const ask = visitorAt(server, '203.0.113.8');
      const end = async (url: string) => waitUntil(ask, (await start(ask, url)).auditId, isAuditOver);
      const alone = await end('http://first.deep/');
      const crowded = await Promise.all(Array.from({ length: 8 }, (_, index) => end(`http://site${index}.deep/`)));
      const scores = new Map<string, number | null>();
      for (const { status, result } of [alone, ...crowded]) {
        expect(status).toBe('done');
        const [first, ...others] = result?.site.pages ?? [];
        expect(first?.problem).toBeNull();
        expect(others).toHaveLength(CROWD_PAGES.length);
        // How many are read in the time of an audit depends on the machine; one that was not read says so.
        for (const { problem } of others) expect([null, 'We didn’t get to it in time.']).toContain(problem);
        // Of the same pages, the same comes out.
        const read = result?.site.pages.flatMap(({ url, problem }) => (problem === null ? new URL(url).pathname : []));
        const key = read?.sort().join() ?? '';
        const score = result?.overallScore ?? null;
        expect(score, key).toBe(scores.get(key) ?? score);
        scores.set(key, score);
      }
    }),
  );
});

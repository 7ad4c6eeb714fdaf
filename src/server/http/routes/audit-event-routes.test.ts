import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditStarted } from '#shared/api/audits.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

interface Told {
  readonly id: number;
  readonly name: string;
  readonly event: AuditEvent;
}

async function start(url: string): Promise<string> {
  return AuditStarted.parse(await (await fixture.ask('/api/audits', post({ url }))).json()).auditId;
}

function listen(auditId: string, lastEventId?: number, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  return fixture.ask(`/api/audits/${auditId}/events`, { headers, ...(signal ? { signal } : {}) });
}

function parseStream(text: string): Told[] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('id: '));
  return blocks.map((block) => {
    const [id = '', name = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
    return { id: Number(id), name, event: AuditEvent.parse(JSON.parse(data)) };
  });
}

async function all(auditId: string, lastEventId?: number): Promise<Told[]> {
  return parseStream(await (await listen(auditId, lastEventId)).text());
}

describe('the events of an audit', () => {
  it('come as they happen, in order, and end with the audit', async () => {
    const response = await listen(await start('t300.live.example.com'));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const told = parseStream(await response.text());
    expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).sort((a, b) => a - b));
    expect(told.every(({ name, event }) => name === event.type)).toBe(true);
    expect(told.filter(({ name }) => name === 'progress')).toHaveLength(16);
    expect(told.flatMap(({ event }) => (event.type === 'factor' ? event.key : []))).toEqual([...FACTOR_KEYS]);
    expect(told.at(-1)?.name).toBe('done');
  });

  it('arrive while the audit still runs', async () => {
    const response = await listen(await start('t1500.early.example.com'));
    const reader = response.body?.getReader();
    let text = '';
    while (!text.includes('event: progress')) {
      const { value } = (await reader?.read()) ?? {};
      text += new TextDecoder().decode(value);
    }
    expect(text).not.toContain('event: done');
    await reader?.cancel();
  });

  it('are stored: a later subscriber gets the same', async () => {
    const auditId = await start('t100.kept.example.com');
    const live = await all(auditId);
    expect(await all(auditId)).toEqual(live);
  });

  it('resume after the last one heard', async () => {
    const auditId = await start('t200.resume.example.com');
    const told = await all(auditId);
    const middle = told[7];
    expect(await all(auditId, middle?.id)).toEqual(told.slice(8));
  });

  it('end a browser that comes back after the last one', async () => {
    const auditId = await start('over.example.com');
    const told = await all(auditId);
    expect((await listen(auditId, told.at(-1)?.id)).status).toBe(204);
  });

  it('contain why an audit failed', async () => {
    const told = await all(await start('refused.example.com'));
    expect(told.at(-1)?.event).toMatchObject({ type: 'failed', code: 'robots-refused' });
    expect(told.filter(({ name }) => name === 'failed')).toHaveLength(1);
  });

  it('report a new attempt with higher ids, and end once', async () => {
    const told = await all(await start('broken.example.com'));
    expect(told.filter(({ name }) => name === 'failed')).toHaveLength(1);
    expect(told.at(-1)?.event).toMatchObject({ type: 'failed', code: 'internal-error' });
    expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).sort((a, b) => a - b));
  });

  it('are refused with a parameter that is not there', async () => {
    const response = await fixture.ask(`/api/audits/${await start('asked.example.com')}/events?after=3`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'There is no parameter "after". This address takes no parameters.',
    });
  });

  it('are heard by many at once', async () => {
    const auditId = await start('t200.many.example.com');
    const heard = await Promise.all(Array.from({ length: 50 }, () => all(auditId)));
    for (const told of heard) expect(told).toEqual(heard[0]);
  });

  it('cost nothing once the listener has gone', async () => {
    const auditId = await start('t3000.gone.example.com');
    for (let count = 0; count < 150; count += 1) {
      const response = await listen(auditId);
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
  });

  it('cost nothing where only their headers are asked for', async () => {
    const auditId = await start('t3000.heads.example.com');
    for (let count = 0; count < 101; count += 1) {
      const response = await fixture.ask(`/api/audits/${auditId}/events`, { method: 'HEAD' });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
    }
    const response = await listen(auditId);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it('cost nothing once they could not be read', async () => {
    const auditId = await start('t3000.unread.example.com');
    const { orm } = fixture.database;
    await orm.execute(sql`alter table audit_events rename to audit_events_away`);
    try {
      for (let count = 0; count < 101; count += 1) await expect((await listen(auditId)).text()).rejects.toThrow();
    } finally {
      await orm.execute(sql`alter table audit_events_away rename to audit_events`);
    }
    const response = await listen(auditId);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it.each(['-1', 'abc', '1e9', '99999999999', "1' or 1=1"])(
    'start from the first for a Last-Event-ID of %s',
    async (value) => {
      const auditId = await start('over.example.com');
      await all(auditId);
      const response = await fixture.ask(`/api/audits/${auditId}/events`, { headers: { 'last-event-id': value } });
      expect(parseStream(await response.text()).length).toBeGreaterThan(0);
    },
  );
});

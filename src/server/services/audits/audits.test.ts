import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditResult, AuditStarted, AuditView } from '#shared/api/audits.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

async function start(url: string, more: object = {}, headers: Record<string, string> = {}): Promise<AuditStarted> {
  const response = await fixture.ask('/api/audits', post({ url, ...more }, headers));
  expect(response.status).toBe(202);
  return AuditStarted.parse(await response.json());
}

async function view(auditId: string): Promise<AuditView> {
  return AuditView.parse(await (await fixture.ask(`/api/audits/${auditId}`)).json());
}

async function ended(auditId: string): Promise<AuditView> {
  for (;;) {
    const audit = await view(auditId);
    if (audit.status === 'done' || audit.status === 'failed') return audit;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('an audit', () => {
  it('begins at once, is worked on, and has a result', async () => {
    const { auditId, status } = await start('first.example.com');
    expect(status).toBe('queued');
    expect(auditId).toMatch(/^[0-9a-f]{32}$/);
    const audit = await ended(auditId);
    expect(audit).toMatchObject({ auditId, status: 'done', url: 'https://first.example.com/' });
    expect(audit.result).toMatchObject({ auditId, websiteUrl: 'https://first.example.com/' });
    expect(audit.error).toBeUndefined();
  });

  it('reports progress while it runs', async () => {
    const { auditId } = await start('t1500.example.com');
    let audit = await view(auditId);
    while (audit.progress === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      audit = await view(auditId);
    }
    expect(audit.status).toBe('running');
    expect(audit.progress).toMatchObject({ type: 'progress', step: 'pages', total: 15 });
    expect(audit.result).toBeUndefined();
  });

  it('says why a site could not be audited', async () => {
    const { auditId } = await start('refused.example.com');
    expect(await ended(auditId)).toMatchObject({ status: 'failed', error: { code: 'robots-refused' } });
  });

  it('belongs to the browser that asked', async () => {
    const { auditId } = await start('mine.example.com');
    await ended(auditId);
    await fixture.askAsStranger('/api/audits', post({ url: 'other.example.com' }));
    for (const path of ['', '/events']) {
      expect((await fixture.askAsStranger(`/api/audits/${auditId}${path}`)).status).toBe(404);
      expect((await fixture.service.app.request(`/api/audits/${auditId}${path}`)).status).toBe(404);
    }
    const correction = await fixture.askAsStranger(`/api/audits/${auditId}/corrections`, post({ name: 'Mine now' }));
    expect(correction.status).toBe(404);
  });

  it('is answered by /api/analyze when it is done', async () => {
    const response = await fixture.ask('/api/analyze', post({ url: 'https://waited.example.com/path#part' }));
    const analysis = AuditedAnalysis.parse(await response.json());
    expect(analysis.websiteUrl).toBe('https://waited.example.com/path');
    expect(await view(analysis.auditId)).toMatchObject({ status: 'done' });
  });

  it('lets no field out that the contract does not name', async () => {
    const response = await fixture.ask('/api/analyze', post({ url: 'strict.example.com' }));
    const text = JSON.stringify(await response.json());
    expect(text).not.toContain('siteRunId');
    // A visitor's audit has nothing granted or planned: those optional fields stay away. Its action pack is withheld.
    const always = Object.entries(AuditedAnalysis.shape).filter(
      ([name, field]) => !field.isOptional() || name === 'locked' || name === 'templateSentences' || name === 'offers',
    );
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(always.map(([name]) => name).sort());
  });

  it('ends after three attempts in vain, and others go on', async () => {
    const { auditId } = await start('broken.example.com');
    const beside = await start('beside.example.com');
    expect(await ended(beside.auditId)).toMatchObject({ status: 'done' });
    expect(await ended(auditId)).toMatchObject({ status: 'failed', error: { code: 'internal-error' } });
    expect(fixture.engine.runs.filter((target) => target.includes('broken'))).toHaveLength(3);
  });
});

describe('identical requests', () => {
  it('share one reading for ten minutes, each with an audit of its own', async () => {
    const first = await start('shared.example.com');
    const second = await start('shared.example.com');
    await ended(first.auditId);
    const third = await start('SHARED.example.com./');
    expect(new Set([first.auditId, second.auditId, third.auditId]).size).toBe(3);
    expect(third.status).toBe('done');
    expect(fixture.engine.runs.filter((target) => target.includes('//shared.'))).toHaveLength(1);
    fixture.advanceClock(11 * 60_000);
    await ended((await start('shared.example.com')).auditId);
    expect(fixture.engine.runs.filter((target) => target.includes('//shared.'))).toHaveLength(2);
  });

  it('crawled again when a fresh run is requested', async () => {
    await ended((await start('fresh.example.com')).auditId);
    expect((await start('fresh.example.com', { fresh: true })).status).toBe('queued');
  });

  it('crawled again half a minute after a failure', async () => {
    const refused = (target: string) => target.includes('refused.fail');
    await ended((await start('refused.fail.example.com')).auditId);
    await start('refused.fail.example.com');
    expect(fixture.engine.runs.filter(refused)).toHaveLength(1);
    fixture.advanceClock(31_000);
    await ended((await start('refused.fail.example.com')).auditId);
    expect(fixture.engine.runs.filter(refused)).toHaveLength(2);
  });

  it('200 at once are one reading', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => fixture.ask('/api/analyze', post({ url: 't50.many.example.com' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
    expect(fixture.engine.runs.filter((target) => target.includes('many'))).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('gives the same request the same answer', async () => {
    const headers = key();
    const first = await start('key.example.com', {}, headers);
    expect((await start('key.example.com', {}, headers)).auditId).toBe(first.auditId);
    expect((await start('key.example.com', {}, key())).auditId).not.toBe(first.auditId);
  });

  it('is refused for another request', async () => {
    const headers = key();
    await start('key-a.example.com', {}, headers);
    const other = await fixture.ask('/api/audits', post({ url: 'key-b.example.com' }, headers));
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'idempotency-conflict' });
  });

  it('gives a visitor whose first answer was lost the audit and its cookie', async () => {
    const init = post({ url: 'lost.example.com' }, key());
    const [lost, again] = await Promise.all([
      fixture.service.app.request('/api/audits', init),
      fixture.service.app.request('/api/audits', init),
    ]);
    expect(await again.json()).toEqual(await lost.json());
    const cookie = again.headers.get('set-cookie');
    expect(cookie).toBe(lost.headers.get('set-cookie'));
    const later = await fixture.service.app.request('/api/audits', init);
    const { auditId } = AuditStarted.parse(await later.json());
    const read = await fixture.service.app.request(`/api/audits/${auditId}`, {
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    });
    expect(read.status).toBe(200);
  });

  it('that can be guessed shows nobody the audit of somebody else at the same address', async () => {
    const init = post({ url: 'guess.example.com' }, { 'idempotency-key': '1' });
    const owner = visitor(fixture.service);
    const { auditId } = AuditedAnalysis.parse(await (await owner('/api/analyze', init)).json());
    await owner(`/api/audits/${auditId}/corrections`, post({ name: 'Mine alone' }));
    const other = visitor(fixture.service);
    const seen = AuditedAnalysis.parse(await (await other('/api/analyze', init)).json());
    expect(seen.businessName).not.toBe('Mine alone');
    expect(seen.auditId).not.toBe(auditId);
    expect((await other(`/api/audits/${seen.auditId}`)).status).toBe(200);
  });

  it('works for /api/analyze', async () => {
    const init = post({ url: 'key-analyze.example.com' }, key());
    const ids = await Promise.all(
      [1, 2, 3].map(async () => AuditedAnalysis.parse(await (await fixture.ask('/api/analyze', init)).json()).auditId),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a correction', () => {
  it('is evaluated at once, kept with the audit and with later audits of the business', async () => {
    const { auditId } = await start('correct.example.com');
    await ended(auditId);
    const path = `/api/audits/${auditId}/corrections`;
    const corrected = AuditResult.parse(await (await fixture.ask(path, post({ name: 'The Right Name' }))).json());
    expect(corrected).toMatchObject({ auditId, businessName: 'The Right Name' });
    expect((await view(auditId)).result?.businessName).toBe('The Right Name');

    const again = await start('www.correct.example.com', { fresh: true });
    expect((await ended(again.auditId)).result?.businessName).toBe('The Right Name');

    const strangers = await fixture.askAsStranger('/api/analyze', post({ url: 'correct.example.com' }));
    expect(AuditedAnalysis.parse(await strangers.json()).businessName).not.toBe('The Right Name');
  });

  it('waits for a result', async () => {
    const { auditId } = await start('t500.early.example.com');
    const response = await fixture.ask(`/api/audits/${auditId}/corrections`, post({ name: 'Too Early' }));
    expect(response.status).toBe(409);
  });
});

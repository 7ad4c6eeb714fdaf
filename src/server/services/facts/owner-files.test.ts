import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditView } from '#shared/api/audits.ts';
import { OWNER_FILE_LIMIT_BYTES, OwnerFilesView } from '#shared/api/owner-files.ts';
import { ReportFile } from '#shared/api/report-files.ts';
import { ErrorBody } from '#shared/errors.ts';
import { FileReading } from '#shared/owner-files/file-reading.ts';
import { ANALYSIS_VERSION } from '#shared/stored/stored-analysis.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { audits } from '../../store/audits/audit-schema.ts';
import { decompressJson } from '../../store/database/compressed-json.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const recorded = (name: string) =>
  readFileSync(new URL(`../../../../test/owner-files/${name}.csv`, import.meta.url), 'utf8');

async function audit(ask: Ask, url: string): Promise<string> {
  const response = await ask('/api/analyze', post({ url }));
  return AuditView.pick({ auditId: true })
    .loose()
    .parse(await response.json()).auditId;
}
const send = (ask: Ask, id: string, query: string, body: string | Uint8Array<ArrayBuffer>, over: RequestInit = {}) =>
  ask(`/api/audits/${id}/files${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
    ...over,
  });
const show = (ask: Ask, id: string, query: string, body: string) =>
  send(ask, id, `/reading${query}`, body, { method: 'POST' });
const filesOf = async (ask: Ask, id: string) =>
  OwnerFilesView.parse(await (await ask(`/api/audits/${id}/files`)).json()).files;
const lastEvaluated = () => fixture.engine.reevaluatedWith.at(-1)?.files;
const errorOf = async (response: Response) => ErrorBody.parse(await response.json()).error;
const LINKS = '?kind=links&fileName=links.csv';

describe('files of an owner', () => {
  it('are shown back before they count', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'shown.example.com');
    const before = fixture.engine.reevaluatedWith.length;
    const response = await show(ask, id, LINKS, recorded('top-linking-sites'));
    expect(response.status).toBe(200);
    const reading = FileReading.parse(await response.json());
    expect(reading.counts[0]).toEqual({ label: 'Websites that link to you', value: '7' });
    expect(reading.firstRows[0]).toEqual(['duluthchamber.com', '1,240', '3']);
    expect(reading.skipped.lines).toEqual([{ line: 9, reason: 'Not a website' }]);
    expect(await filesOf(ask, id)).toEqual([]);
    expect(fixture.engine.reevaluatedWith).toHaveLength(before);
  });

  it('are evaluated with at once, at later audits, and noted in the report of the audit', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'kept.example.com');
    expect((await send(ask, id, LINKS, recorded('top-linking-sites'))).status).toBe(200);
    const traffic = await send(ask, id, '?kind=traffic&fileName=C:%5Cx%5Ctraffic.csv', recorded('traffic-acquisition'));
    const { files } = OwnerFilesView.parse(await traffic.json());
    expect(files).toMatchObject([
      { kind: 'links', fileName: 'links.csv', counts: [{ value: '7' }, { value: '3' }, { value: '1' }] },
      { kind: 'traffic', fileName: 'traffic.csv', counts: [{ value: '41' }, { value: '1,708' }] },
    ]);
    expect(lastEvaluated()?.links?.domains[0]).toEqual({ domain: 'duluthchamber.com', links: 1240 });
    expect(await filesOf(ask, id)).toEqual(files);
    const exported = await ask(`/api/audits/${id}/export.json`, { headers: { 'sec-fetch-site': 'same-origin' } });
    const report = ReportFile.parse(await exported.json());
    expect(report.ownerWords.files?.traffic?.sources.map(({ source }) => source)).toEqual([
      'chatgpt.com',
      'perplexity.ai',
    ]);

    fixture.advanceClock(3_600_000);
    const before = fixture.engine.reevaluatedWith.length;
    await audit(ask, 'kept.example.com');
    expect(fixture.engine.reevaluatedWith.length).toBeGreaterThan(before);
    expect(lastEvaluated()?.traffic?.total.sessions).toBe(1708);
  });

  it('that end too early say so beside their figures, before and after they are stored', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'old.example.com');
    const old = '?kind=traffic&columns=source:0,sessions:1&from=2020-01-01&to=2020-03-31';
    const file = 'Source,Sessions\nchatgpt.com,7\n';
    const reading = FileReading.parse(await (await show(ask, id, old, file)).json());
    expect(reading.notes[0]).toContain('Mar 31, 2020');
    const { files } = OwnerFilesView.parse(await (await send(ask, id, old, file)).json());
    expect(files[0]?.notCounted).toContain('it adds nothing');
  });

  it('do not rewrite an older report', async () => {
    const ask = visitor(fixture.service);
    const old = await audit(ask, 'older.example.com');
    fixture.advanceClock(3_600_000);
    const newer = await audit(ask, 'older.example.com');
    await send(ask, newer, LINKS, 'a-blog.com\nb-blog.com\n');
    const before = fixture.engine.reevaluatedWith.length;
    await ask(`/api/audits/${old}`);
    expect(fixture.engine.reevaluatedWith).toHaveLength(before);
  });

  it('are stored with the version of the report, as every other change is', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'version.example.com');
    await send(ask, id, LINKS, recorded('top-linking-sites'));
    const [row] = await fixture.database.orm.select().from(audits).where(eq(audits.id, id));
    expect(
      z.looseObject({ schemaVersion: z.number().optional() }).parse(decompressJson(row?.analysis ?? '')).schemaVersion,
    ).toBe(ANALYSIS_VERSION);
  });

  it('are replaced, added to where they are answers, and deleted', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'changed.example.com');
    await send(ask, id, LINKS, 'a-blog.com\nb-blog.com\n');
    await send(ask, id, LINKS, 'c-blog.com\n');
    expect(lastEvaluated()?.links?.domains.map(({ domain }) => domain)).toEqual(['c-blog.com']);
    const answer = (question: string) => `engine,question,answer,date\nChatGPT,${question},Nobody,2026-01-02\n`;
    await send(ask, id, '?kind=answers', answer('First?'));
    await send(ask, id, '?kind=answers&add=yes', answer('Second?'));
    await send(ask, id, '?kind=answers&add=yes', answer('Second?'));
    expect(lastEvaluated()?.answers?.answers.map(({ question }) => question)).toEqual(['First?', 'Second?']);
    const deleted = await ask(`/api/audits/${id}/files?kind=links`, { method: 'DELETE' });
    expect(OwnerFilesView.parse(await deleted.json()).files.map(({ kind }) => kind)).toEqual(['answers']);
    expect(lastEvaluated()?.links).toBeUndefined();
    await ask(`/api/audits/${id}/files?kind=answers`, { method: 'DELETE' });
    expect(fixture.engine.reevaluatedWith.at(-1)).not.toHaveProperty('files');
    expect(await filesOf(ask, id)).toEqual([]);
  });

  it('with a name that may mean something else are asked about, and count as the owner says', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'bloom.example.com');
    const name = { changes: [{ action: 'add', kind: 'name', value: 'Bloom' }] };
    expect((await ask(`/api/audits/${id}/facts`, post(name))).status).toBe(200);
    const table = 'engine,question,answer\nChatGPT,Who delivers?,Bloom delivers the same day.\n';
    const given = OwnerFilesView.parse(await (await send(ask, id, '?kind=answers', table)).json());
    const [asked] = given.files[0]?.doubtful ?? [];
    expect(asked).toMatchObject({ quote: 'Bloom delivers the same day.', isUs: null });
    const say = (answerId: string, isUs: boolean) =>
      ask(`/api/audits/${id}/files/answers/${answerId}`, { ...post({ isUs }), method: 'PUT' });
    const said = OwnerFilesView.parse(await (await say(asked?.id ?? '', true)).json());
    expect(said.files[0]?.doubtful[0]?.isUs).toBe(true);
    expect(said.files[0]?.counts).toEqual([{ label: 'ChatGPT names or links you', value: '1 of 1 answer' }]);
    expect(lastEvaluated()?.answers?.answers[0]?.isUs).toBe(true);
    const again = OwnerFilesView.parse(await (await send(ask, id, '?kind=answers', table)).json());
    expect(again.files[0]?.doubtful[0]?.isUs).toBe(true);
    expect((await say('0'.repeat(16), true)).status).toBe(404);
    expect((await say(asked?.id ?? '', 'yes' as never)).status).toBe(400);
  });

  it('are read with the columns and days that the owner chooses', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'chosen.example.com');
    const file = 'Herkunft,Anzahl\nchatgpt.com,7\n';
    const refused = await send(ask, id, '?kind=traffic', file);
    expect([refused.status, await errorOf(refused)]).toEqual([400, expect.stringContaining('can’t tell which column')]);
    const query = '?kind=traffic&columns=source:0,sessions:1&from=2026-08-01&to=2026-10-29';
    expect((await send(ask, id, query, file)).status).toBe(200);
    expect(lastEvaluated()?.traffic).toMatchObject({ period: { from: '2026-08-01' }, total: { sessions: 7 } });
    for (const wrong of [
      'columns=nonsense',
      'columns=site:0',
      'from=2026-08-02&to=2026-08-01',
      'from=2026-99-99&to=2026-08-01',
    ])
      expect((await send(ask, id, `?kind=traffic&${wrong}`, file)).status).toBe(400);
  });

  it('are refused when they are too large, of another type, or none', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'too-large.example.com');
    const large = await send(ask, id, LINKS, new Uint8Array(OWNER_FILE_LIMIT_BYTES + 1));
    expect([large.status, await errorOf(large)]).toEqual([413, expect.stringContaining('20 MB')]);
    expect((await send(ask, id, LINKS, 'a.com', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await send(ask, id, '?kind=nonsense', 'a.com')).status).toBe(400);
    const pdf = await send(ask, id, LINKS, '%PDF-1.7');
    expect([pdf.status, await errorOf(pdf)]).toEqual([400, 'This is a PDF. Export the table as CSV.']);
  });

  it('cannot be accessed by another owner', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'private-files.example.com');
    await send(ask, id, LINKS, 'a-blog.com\n');
    const stranger = visitor(fixture.service);
    expect((await stranger(`/api/audits/${id}/files`)).status).toBe(404);
    expect((await send(stranger, id, LINKS, 'b-blog.com\n')).status).toBe(404);
    expect((await show(stranger, id, LINKS, 'b-blog.com\n')).status).toBe(404);
    expect((await stranger(`/api/audits/${id}/files?kind=links`, { method: 'DELETE' })).status).toBe(404);
    expect(await filesOf(ask, id)).toHaveLength(1);
  });
});

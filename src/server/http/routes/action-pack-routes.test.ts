import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let analysis: AuditedAnalysis;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
  analysis = await analyze(owner.ask);
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function analyze(ask: Ask): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url: 'harborandpine.example.com' }))).json());
}
const packOf = ({ auditId }: AuditedAnalysis) => `/api/audits/${auditId}/action-pack`;

describe('the action pack of an audit', () => {
  it('is returned with its bundles and its URL to plans with the right', () => {
    const pack = analysis.aeoActionPack;
    expect(pack?.download_url).toBe(packOf(analysis));
    expect(pack?.bundles.length).toBeGreaterThan(0);
    expect(pack?.recommendations_top5.length).toBe(pack?.top_n);
    for (const { query, priority_score, files } of pack?.bundles ?? []) {
      expect(query).not.toBe('');
      expect(priority_score).toBeGreaterThanOrEqual(0);
      expect(priority_score).toBeLessThanOrEqual(100);
      // A site without sentences of its own has no post, and one that has its questions no new ones.
      const always = Object.keys(files).filter((kind) => kind !== 'post' && kind !== 'qa');
      expect(always).toEqual(['page', 'page_html', 'json_ld']);
    }
  });

  it('is a zip that holds every file it names, the same bytes each time', async () => {
    const response = await owner.ask(packOf(analysis), ours);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="aeo-action-pack-harborandpine.example.com-${analysis.collectedAt.slice(0, 10)}.zip"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new Uint8Array(await (await owner.ask(packOf(analysis), ours)).arrayBuffer())).toEqual(bytes);
    const files = unzipSync(bytes);
    for (const { files: named } of analysis.aeoActionPack?.bundles ?? [])
      for (const path of Object.values(named)) expect(Object.keys(files)).toContain(path);
    const readme = files['README.md'];
    expect(readme === undefined ? '' : strFromU8(readme)).toContain('Action pack for');
  });

  it('leaves a free viewer the questions alone', async () => {
    const free = await openAccount(fixture, {});
    const seen = await analyze(free.ask);
    expect(seen.aeoActionPack).toBeNull();
    expect(seen.locked?.aeoActionPack).toMatchObject({ code: 'plan-required' });
    expect(seen.locked?.aeoActionPack?.titles).toEqual(analysis.aeoActionPack?.bundles.map(({ query }) => query));
    const refused = await free.ask(packOf(seen), ours);
    expect(refused.status).toBe(402);
    expect(ErrorBody.parse(await refused.json()).details).toMatchObject({ right: 'actionPack', plan: 'pro' });
    expect((await visitor(fixture.service)(packOf(analysis), ours)).status).toBe(402);
  });

  it('gives everybody one whole part of their own pack, with nothing empty and no other part', async () => {
    const ask = visitor(fixture.service);
    const seen = await analyze(ask);
    const response = await ask(`${packOf(seen)}-sample`, ours);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toContain('aeo-action-pack-sample-harborandpine.example.com-');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const bundles = analysis.aeoActionPack?.bundles ?? [];
    // Of a pack with one part, its first file.
    const last = Object.values(bundles.at(-1)?.files ?? {});
    expect(Object.keys(files).toSorted()).toEqual((bundles.length > 1 ? last : last.slice(0, 1)).toSorted());
    for (const bytes of Object.values(files)) expect(strFromU8(bytes).trim()).not.toBe('');
    expect((await visitor(fixture.service)(`${packOf(seen)}-sample`, ours)).status).toBe(404);
  });

  it('is not available to another owner or for another website', async () => {
    const stranger = await openAccount(fixture, { plan: 'agency' });
    expect((await stranger.ask(packOf(analysis), ours)).status).toBe(404);
    const elsewhere = await owner.ask(packOf(analysis), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(elsewhere.status).toBe(403);
  });

  it('follows what the owner says of the facts', async () => {
    const changes = [{ action: 'add', kind: 'service', value: 'Sauna plumbing' }];
    expect((await owner.ask(`/api/audits/${analysis.auditId}/facts`, post({ changes }))).status).toBe(200);
    const zip = unzipSync(new Uint8Array(await (await owner.ask(packOf(analysis), ours)).arrayBuffer()));
    const entry = zip['home-page/structured-data.json'] ?? expect.fail();
    expect(strFromU8(entry)).toContain('Sauna plumbing');
  });
});

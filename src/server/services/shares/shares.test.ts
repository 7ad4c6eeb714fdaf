import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport } from '#shared/api/account.ts';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { listSharesEndpoint, ShareLink } from '#shared/api/shares.ts';
import { DEFAULT_PERIODS, RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { deleteExpiredRows } from '../../store/database/expired-rows.ts';
import { shareLinks } from '../../store/reports/reports-schema.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let auditId: string;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
  const answer = await owner.ask('/api/analyze', post({ url: 'harborandpine.example.com' }));
  auditId = AuditedAnalysis.parse(await answer.json()).auditId;
});
afterAll(() => fixture.close());

const shares = () => `/api/audits/${auditId}/shares`;
async function share(days = 30): Promise<ShareLink> {
  return ShareLink.parse(await (await owner.ask(shares(), post({ days }))).json());
}

describe('links to a report', () => {
  it('are listed with the newest first, and for the time that was asked for', async () => {
    const first = await share(7);
    const second = await share();
    const { shares: listed } = listSharesEndpoint.response.parse(await (await owner.ask(shares())).json());
    expect(listed.map(({ shareId }) => shareId)).toEqual([second.shareId, first.shareId]);
    expect(listed).toContainEqual(first);
    expect((Date.parse(first.expiresAt) - Date.parse(first.createdAt)) / DAY_MS).toBe(7);
    expect((Date.parse(second.expiresAt) - Date.parse(second.createdAt)) / DAY_MS).toBe(30);
  });

  it('do not stand in the database: what does opens nothing', async () => {
    const { url } = await share();
    const rows = JSON.stringify(await fixture.database.orm.select().from(shareLinks));
    expect(rows).not.toContain(url.split('-').at(-1));
  });

  it('never exceed their number, also when asked for at once', async () => {
    const other = await owner.ask('/api/analyze', post({ url: 'harborandpine.example.com' }));
    const path = `/api/audits/${AuditedAnalysis.parse(await other.json()).auditId}/shares`;
    const answers = await Promise.all(Array.from({ length: 24 }, () => owner.ask(path, post({}))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('are in the export of the account, those that ended included, without what opens them', async () => {
    const link = await share();
    await owner.ask(`${shares()}/${link.shareId}`, { method: 'DELETE' });
    const text = await (await owner.ask('/api/account/export')).text();
    const exported = AccountExport.parse(JSON.parse(text)).audits.find((audit) => audit.auditId === auditId);
    expect(exported?.shareLinks.some(({ revokedAt }) => revokedAt !== null)).toBe(true);
    expect(text).not.toContain(link.url);
  });

  it('are deleted some time after their end', async () => {
    const { orm } = fixture.database;
    const [ended, live] = [await share(7), await share(365)];
    const idsAt = async (at: number) => {
      await deleteExpiredRows(orm, new Date(at), DEFAULT_PERIODS);
      return (await orm.select({ id: shareLinks.id }).from(shareLinks).where(eq(shareLinks.auditId, auditId))).map(
        ({ id }) => id,
      );
    };
    const goneAt = Date.parse(ended.expiresAt) + RETENTION_DAYS.endedShareLinks * DAY_MS;
    expect(await idsAt(goneAt - 1000)).toContain(ended.shareId);
    const left = await idsAt(goneAt + 1000);
    expect(left).not.toContain(ended.shareId);
    expect(left).toContain(live.shareId);
  });
});

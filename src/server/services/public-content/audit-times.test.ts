import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAuditTimesEndpoint } from '#shared/api/audit-times.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { siteRuns } from '../../store/audits/audit-schema.ts';
import { FEWEST_MEASURED } from './get-audit-times.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const asked = async () =>
  getAuditTimesEndpoint.response.parse(await (await visitor(fixture.service)(getAuditTimesEndpoint.path)).json())
    .measured;

describe('the time audits take', () => {
  it('is not said before enough have finished, and then is that of the finished ones', async () => {
    const ask = visitor(fixture.service);
    for (let index = 0; index < FEWEST_MEASURED; index += 1) {
      fixture.advanceClock(300_000);
      expect(await asked()).toBeNull();
      expect((await ask('/api/analyze', post({ url: `timed-${index}.example.com` }))).status).toBe(200);
    }
    const startedAt = new Date();
    await fixture.database.orm.update(siteRuns).set({ startedAt, finishedAt: new Date(startedAt.getTime() + 4200) });
    expect(await asked(), 'measured at most every five minutes').toBeNull();
    fixture.advanceClock(300_000);
    expect(await asked()).toEqual({ medianMs: 4200, p95Ms: 4200, count: FEWEST_MEASURED, days: 30 });
    fixture.advanceClock(31 * 86_400_000);
    expect(await asked()).toBeNull();
  });
});

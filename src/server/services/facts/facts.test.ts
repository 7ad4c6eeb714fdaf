import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factOverrides, ownerProfiles } from '#server/store/fixes/fixes-schema.ts';
import { AccountExport } from '#shared/api/account.ts';
import { AuditView } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { type Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { PASSWORD, signUp } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { takeoutZip } from '#test/takeout-zip.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];

async function audit(ask: Ask, url: string): Promise<string> {
  const response = await ask('/api/analyze', post({ url }));
  expect(response.status).toBe(200);
  const { auditId } = AuditView.pick({ auditId: true })
    .loose()
    .parse(await response.json());
  return auditId;
}
async function sheetOf(ask: Ask, auditId: string): Promise<Fact[]> {
  return FactSheet.parse(await (await ask(`/api/audits/${auditId}/facts`)).json()).facts;
}
const tell = (ask: Ask, auditId: string, ...changes: unknown[]) =>
  ask(`/api/audits/${auditId}/facts`, post({ changes }));
const viewOf = async (ask: Ask, auditId: string) => AuditView.parse(await (await ask(`/api/audits/${auditId}`)).json());
const find = (facts: readonly Fact[], kind: Fact['kind']) => {
  const fact = facts.find((one) => one.kind === kind);
  if (fact === undefined) throw new Error(`no ${kind}`);
  return fact;
};
const valuesOf = (facts: readonly Fact[], kind: Fact['kind']) =>
  facts.filter((one) => one.kind === kind).map(({ value, state }) => `${value} (${state})`);

describe('facts of a business', () => {
  it('are available with their sources to the owner of the audit only', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'facts.example.com');
    const facts = await sheetOf(ask, id);
    expect(find(facts, 'name')).toMatchObject({
      value: 'Harbor & Pine Plumbing',
      state: 'found',
      origin: { kind: 'page' },
    });
    expect((await visitor(fixture.service)(`/api/audits/${id}/facts`)).status).toBe(404);
    expect((await tell(visitor(fixture.service), id, { action: 'confirm', factId: 'x' })).status).toBe(404);
  });

  it('are corrected, rejected, added and confirmed; the report follows, and so do later audits', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'tell.example.com');
    const facts = await sheetOf(ask, id);
    const [service, city, phone] = [find(facts, 'service'), find(facts, 'city'), find(facts, 'phone')];
    const answer = await tell(
      ask,
      id,
      { action: 'correct', factId: city.id, value: 'Superior' },
      { action: 'correct', factId: phone.id, value: '(218) 555-0199' },
      { action: 'reject', factId: service.id },
      { action: 'add', kind: 'service', value: 'Gas fitting' },
      { action: 'confirm', factId: find(facts, 'category').id },
    );
    expect(answer.status).toBe(200);
    const after = FactSheet.parse(await answer.json()).facts;
    expect(find(after, 'city')).toMatchObject({ value: 'Superior', foundValue: city.value, origin: { kind: 'owner' } });
    expect(valuesOf(after, 'service')).toContain(`${service.value} (rejected)`);
    expect(valuesOf(after, 'service')).toContain('Gas fitting (added)');
    expect(find(after, 'category').state).toBe('confirmed');
    const { result } = await viewOf(ask, id);
    expect(result?.business).toMatchObject({
      address: { city: 'Superior' },
      phones: [{ display: '(218) 555-0199', isMain: true }, {}],
    });
    expect(result?.business.services.map(({ name }) => name)).toContain('Gas fitting');
    expect(JSON.stringify(result)).not.toContain('businessOnSite');

    fixture.advanceClock(60_000);
    const later = await audit(ask, 'tell.example.com');
    expect(later).not.toBe(id);
    expect((await viewOf(ask, later)).result?.business.address?.city).toBe('Superior');
    expect(await sheetOf(ask, later)).toEqual(after);
  });

  it('are as they were found when a word is taken back', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'undo.example.com');
    const before = await sheetOf(ask, id);
    const [service, name] = [find(before, 'service'), find(before, 'name')];
    await tell(ask, id, { action: 'reject', factId: service.id });
    await tell(ask, id, { action: 'correct', factId: name.id, value: 'Pine & Sons' });
    expect((await viewOf(ask, id)).result?.businessName).toBe('Pine & Sons');
    const named = find(await sheetOf(ask, id), 'name');
    expect(named).toMatchObject({ value: 'Pine & Sons', state: 'corrected', origin: { kind: 'owner' } });
    await tell(ask, id, { action: 'undo', factId: service.id }, { action: 'undo', factId: named.id });
    expect(await sheetOf(ask, id)).toEqual(before);
    expect((await viewOf(ask, id)).result?.businessName).toBe('Harbor & Pine Plumbing');
  });

  it('are all in the report when several are changed at once, by facts, the form and the profile', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'parallel.example.com');
    const answers = await Promise.all([
      tell(ask, id, { action: 'add', kind: 'service', value: 'Gas fitting' }),
      tell(ask, id, { action: 'add', kind: 'service', value: 'Drain cleaning' }),
      ask(`/api/audits/${id}/corrections`, post({ name: 'Pine & Sons' })),
      ask(`/api/audits/${id}/profile`, { ...post({ photoCount: 12 }), method: 'PUT' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { result } = await viewOf(ask, id);
    expect(result?.businessName).toBe('Pine & Sons');
    expect(result?.business.services.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Gas fitting', 'Drain cleaning']),
    );
    expect(fixture.engine.reevaluatedWith.at(-1)?.profile?.values.photoCount).toBe(12);
  });

  it('keep what a newer audit was corrected with when an older one is corrected', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'older.example.com');
    fixture.advanceClock(3_600_000);
    const newer = await audit(ask, 'older.example.com');
    await ask(`/api/audits/${newer}/corrections`, post({ name: 'Pine & Sons' }));
    await ask(`/api/audits/${id}/corrections`, post({ locationId: 'the-other-shop' }));
    fixture.advanceClock(3_600_000);
    await audit(ask, 'older.example.com');
    expect(fixture.engine.reevaluatedWith.at(-1)?.corrections).toEqual({
      name: 'Pine & Sons',
      locationId: 'the-other-shop',
    });
  });

  it('agree with the name that the report’s own form corrects', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'form.example.com');
    const [name] = [find(await sheetOf(ask, id), 'name')];
    await tell(ask, id, { action: 'reject', factId: name.id });
    expect((await viewOf(ask, id)).result?.businessName).toBeNull();
    await ask(`/api/audits/${id}/corrections`, post({ name: 'Form & Co' }));
    expect(valuesOf(await sheetOf(ask, id), 'name')).toEqual(['Form & Co (corrected)']);
    expect((await viewOf(ask, id)).result?.businessName).toBe('Form & Co');
  });

  it('cost no evaluating where a word only confirms', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'confirm.example.com');
    const before = fixture.engine.reevaluatedWith.length;
    const facts = await sheetOf(ask, id);
    await tell(ask, id, ...facts.slice(0, 5).map(({ id: factId }) => ({ action: 'confirm', factId })));
    expect((await sheetOf(ask, id)).slice(0, 5).map(({ state }) => state)).toEqual(Array<string>(5).fill('confirmed'));
    expect(fixture.engine.reevaluatedWith).toHaveLength(before);
  });

  it.each([
    ['a year to come', { action: 'add', kind: 'foundedYear', value: '2999' }, /four digits/],
    ['a phone without digits', { action: 'add', kind: 'phone', value: 'call us' }, /phone number/],
    ['a fact that is not there', { action: 'confirm', factId: 'gone' }, /not on the sheet/],
    ['a value with tags', { action: 'add', kind: 'service', value: '<b>Taps</b>' }, /Leave out/],
    ['nothing', { action: 'add', kind: 'service', value: '  ' }, /./],
  ])('refuse %s, and keep nothing of the request', async (_, change, says) => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'refuse.example.com');
    const before = await sheetOf(ask, id);
    const answer = await tell(ask, id, { action: 'add', kind: 'service', value: 'Good one' }, change);
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(await answer.json()).error).toMatch(says);
    expect(await sheetOf(ask, id)).toEqual(before);
  });
});

describe('facts and accounts', () => {
  it('move with the browser, merge with the account’s own, and are in the export', async () => {
    const owner = await signUp(fixture, 'facts@porchlight.example');
    const mine = await audit(owner, 'merge.example.org');
    await tell(owner, mine, { action: 'add', kind: 'foundedYear', value: '1987' });
    await owner(`/api/audits/${mine}/profile`, { ...post({ photoCount: 9 }), method: 'PUT' });

    const browser = visitor(fixture.service);
    const theirs = await audit(browser, 'merge.example.org');
    await tell(
      browser,
      theirs,
      { action: 'add', kind: 'foundedYear', value: '1990' },
      { action: 'add', kind: 'award', value: 'Harbour prize 2024' },
    );
    await browser(`/api/audits/${theirs}/profile`, { ...post({ rating: 4.7, reviewCount: 31 }), method: 'PUT' });
    const login = post({ email: 'facts@porchlight.example', password: PASSWORD });
    expect((await browser('/api/auth/login', login)).status).toBe(200);

    const facts = await sheetOf(browser, theirs);
    expect(valuesOf(facts, 'foundedYear')).toEqual(['1987 (added)']);
    expect(valuesOf(facts, 'award')).toEqual(['Harbour prize 2024 (added)']);
    expect(valuesOf(facts, 'rating')).toEqual(['4.7 (found)']);
    const exported = AccountExport.parse(await (await browser('/api/account/export')).json());
    expect(exported.businesses[0]).toMatchObject({
      factWords: [{ kind: 'foundedYear' }, { kind: 'award' }],
      profile: { stated: { values: { rating: 4.7, reviewCount: 31, photoCount: 9 } }, takeout: null },
    });
  });

  it('are gone with the account', async () => {
    const owner = await signUp(fixture, 'leaver@porchlight.example');
    const id = await audit(owner, 'leaver.example.net');
    await tell(owner, id, { action: 'add', kind: 'award', value: 'Prize that goes with its owner' });
    await owner(`/api/audits/${id}/profile`, { ...post({ photoCount: 9 }), method: 'PUT' });
    const zip = takeoutZip([{ id: '1', title: 'Leaver', reviews: [] }], new Date().toISOString());
    const headers = { 'content-type': 'application/zip' };
    expect((await owner(`/api/audits/${id}/takeout`, { method: 'POST', headers, body: zip })).status).toBe(200);
    const { orm } = fixture.database;
    const awards = () =>
      orm.select().from(factOverrides).where(eq(factOverrides.value, 'Prize that goes with its owner'));
    const profiles = async () => (await orm.select().from(ownerProfiles)).length;
    const before = await profiles();
    expect(await awards()).toHaveLength(1);
    expect((await owner('/api/account/delete', post({ currentPassword: PASSWORD }))).status).toBe(200);
    expect(await awards()).toEqual([]);
    expect(await profiles()).toBe(before - 1);
  });

  it('take an imported file along', async () => {
    await signUp(fixture, 'importer@porchlight.example');
    const browser = visitor(fixture.service);
    const id = await audit(browser, 'importer.example.net');
    const zip = takeoutZip(
      [{ id: '1', title: 'Importer', reviews: [{ stars: 'FIVE', at: '2026-01-01T00:00:00Z' }] }],
      '2026-01-02',
    );
    const headers = { 'content-type': 'application/zip' };
    await browser(`/api/audits/${id}/takeout`, { method: 'POST', headers, body: zip });
    const login = post({ email: 'importer@porchlight.example', password: PASSWORD });
    expect((await browser('/api/auth/login', login)).status).toBe(200);
    expect(await (await browser(`/api/audits/${id}/profile`)).json()).toMatchObject({
      known: { rating: 5, reviewCount: 1 },
      takeout: { location: { name: 'Importer' } },
    });
    const exported = AccountExport.parse(await (await browser('/api/account/export')).json());
    expect(exported.businesses[0]?.profile?.takeout).toMatchObject({ profile: { reviews: [{ rating: 5 }] } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminPublicClaim, listAllPublicClaimsEndpoint, listFlagsEndpoint } from '#shared/api/admin/content.ts';
import { FlagPercents } from '#shared/api/flags.ts';
import { listPublicClaimsEndpoint } from '#shared/api/public-claims.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { selectLogRows } from '../../store/admin/operator-log.ts';
import { featureFlags } from '../../store/admin/operator-schema.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { role: 'owner' });
});
afterAll(() => fixture.close());

const put = (body: unknown): RequestInit => ({ ...post(body), method: 'PUT' });
const log = (search: string) => selectLogRows(fixture.database.orm, { before: null, limit: 50, search });
const shownFlags = async () => FlagPercents.parse(await (await fixture.ask('/api/flags')).json()).flags;

describe('a flag', () => {
  const change = (name: string, body: unknown) => owner.ask(`/api/admin/flags/${name}`, put(body));

  it('has the compiled share until an owner sets another, which every visitor gets at once', async () => {
    expect((await shownFlags()).AUDIT_V2).toBe(100);
    const first = await change('AUDIT_V2', { percent: 0, reason: 'a fault in it' });
    expect(FlagPercents.parse(await first.json()).flags).toEqual({ ...(await shownFlags()), AUDIT_V2: 0 });
    await change('AUDIT_V2', { percent: 25, reason: 'mended' });
    expect((await shownFlags()).AUDIT_V2).toBe(25);
    const { flags } = listFlagsEndpoint.response.parse(await (await owner.ask('/api/admin/flags')).json());
    expect(flags.find(({ name }) => name === 'AUDIT_V2')).toMatchObject({
      percent: 25,
      defaultPercent: 100,
      changedBy: owner.email,
    });
    expect(flags.find(({ name }) => name === 'NEW_HOMEPAGE')).toMatchObject({ percent: 100, changedAt: null });
    expect(await log('AUDIT_V2')).toMatchObject([
      { action: 'flag-changed', actor: owner.email, reason: 'mended', details: { percent: 25, percentBefore: 0 } },
      { action: 'flag-changed', reason: 'a fault in it', details: { percent: 0, percentBefore: 100 } },
    ]);
  });

  it.each([
    ['above 100', 'AUDIT_V2', { percent: 101, reason: 'why' }, 400],
    ['below 0', 'AUDIT_V2', { percent: -1, reason: 'why' }, 400],
    ['in parts', 'AUDIT_V2', { percent: 0.5, reason: 'why' }, 400],
    ['without a reason', 'AUDIT_V2', { percent: 5 }, 400],
    ['that is unknown', 'audit_v2', { percent: 5, reason: 'why' }, 404],
    ['of JavaScript', '__proto__', { percent: 5, reason: 'why' }, 404],
  ])('%s is refused', async (_, name, body, status) => {
    expect((await change(name, body)).status).toBe(status);
  });

  it('of another release does no harm', async () => {
    const row = { name: 'OLD_FLAG', percent: 5, changedAt: new Date(), changedBy: 'somebody' };
    await fixture.database.orm.insert(featureFlags).values(row);
    expect(Object.keys(await shownFlags())).not.toContain('OLD_FLAG');
  });
});

describe('a statement', () => {
  const draft = {
    kind: 'testimonial',
    text: 'They found what was wrong with our page.',
    author: 'A. Plumber',
    authorRole: ' ',
    basis: 'Letter of 2026-11-03, folder 12',
    isPublished: true,
  };
  const create = async (changes: object) =>
    AdminPublicClaim.parse(await (await owner.ask('/api/admin/statements', post({ ...draft, ...changes }))).json());
  const shown = async () =>
    listPublicClaimsEndpoint.response.parse(await (await fixture.ask('/api/statements')).json()).statements;

  it('is shown when it is published and something proves it, and is logged as it was', async () => {
    const kept = await create({});
    expect(kept).toMatchObject({ isShown: true, author: 'A. Plumber', authorRole: null });
    expect((await shown()).map(({ id }) => id)).toEqual([kept.id]);

    const path = `/api/admin/statements/${kept.id}`;
    const changed = await owner.ask(path, put({ ...draft, basis: '', text: 'They found all that was wrong.' }));
    expect(AdminPublicClaim.parse(await changed.json())).toMatchObject({
      isPublished: true,
      isShown: false,
      basis: null,
    });
    expect(await shown()).toEqual([]);

    expect((await owner.ask(path, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.ask(path, { method: 'DELETE' })).status).toBe(404);
    expect((await owner.ask(path, put(draft))).status).toBe(404);
    expect(await log(kept.id)).toMatchObject([
      { action: 'statement-deleted', details: { text: 'They found all that was wrong.', basis: null } },
      {
        action: 'statement-changed',
        actor: owner.email,
        details: { basis: null, basisBefore: draft.basis, textBefore: draft.text },
      },
      { action: 'statement-created', details: { basis: draft.basis, isPublished: true } },
    ]);
  });

  it.each([
    ['without a basis', { basis: null }],
    ['with a basis of blanks', { basis: ' \n ' }],
    ['that is not published', { isPublished: false }],
  ])('%s is kept and not shown', async (_, changes) => {
    const { id, isShown } = await create(changes);
    expect(isShown).toBe(false);
    expect((await shown()).map((claim) => claim.id)).not.toContain(id);
    const { statements } = listAllPublicClaimsEndpoint.response.parse(
      await (await owner.ask('/api/admin/statements')).json(),
    );
    expect(statements.map((claim) => claim.id)).toContain(id);
  });
});

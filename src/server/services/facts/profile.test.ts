import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditView } from '#shared/api/audits.ts';
import { ProfileView } from '#shared/api/facts.ts';
import { ErrorBody } from '#shared/errors.ts';
import { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { type SampleLocation, takeoutZip } from '#test/takeout-zip.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];

async function audit(ask: Ask, url: string): Promise<string> {
  const response = await ask('/api/analyze', post({ url }));
  expect(response.status).toBe(200);
  return AuditView.pick({ auditId: true })
    .loose()
    .parse(await response.json()).auditId;
}
const state = (ask: Ask, id: string, values: unknown) =>
  ask(`/api/audits/${id}/profile`, { ...post(values), method: 'PUT' });
const profileOf = async (ask: Ask, id: string) =>
  ProfileView.parse(await (await ask(`/api/audits/${id}/profile`)).json());
const upload = (ask: Ask, id: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/zip', query = '') =>
  ask(`/api/audits/${id}/takeout${query}`, { method: 'POST', headers: { 'content-type': type }, body });
const lastEvaluated = () => fixture.engine.reevaluatedWith.at(-1);
const errorOf = async (response: Response) => ErrorBody.parse(await response.json());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const HARBOR: SampleLocation = {
  id: '22',
  title: 'Harbor & Pine Plumbing',
  city: 'Duluth',
  description: 'We repair taps and clear drains in Duluth.',
  reviews: [
    { stars: 'FIVE', at: daysAgo(10), isReplied: true },
    { stars: 'FOUR', at: daysAgo(40) },
    { stars: 'TWO', at: daysAgo(400), comment: 'Came too late.' },
  ],
};
const OTHER: SampleLocation = { id: '33', title: 'Elsewhere Bakery', city: 'Lyon', reviews: HARBOR.reviews };

describe('what an owner states of the profile', () => {
  it('is evaluated at once, kept, and evaluated with at later audits', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'state.example.com');
    expect(await profileOf(ask, id)).toEqual({ stated: {}, known: {}, sources: {}, takeout: null });
    const answer = await state(ask, id, { rating: 4.7, reviewCount: 31, daysSinceLastPost: 3 });
    expect(answer.status).toBe(200);
    const view = ProfileView.parse(await answer.json());
    expect(view.stated).toMatchObject({ rating: 4.7, reviewCount: 31, lastPostOn: daysAgo(3).slice(0, 10) });
    expect(view.sources.rating?.kind).toBe('owner');
    expect(lastEvaluated()?.profile?.values.rating).toBe(4.7);
    expect(await profileOf(ask, id)).toEqual(view);

    fixture.advanceClock(60_000);
    const later = await audit(ask, 'state.example.com');
    expect(fixture.engine.reevaluatedWith.at(-1)?.profile?.values.rating).toBe(4.7);
    const before = fixture.engine.reevaluatedWith.length;
    await ask(`/api/audits/${later}`);
    expect(fixture.engine.reevaluatedWith).toHaveLength(before);
    const sheet = FactSheet.parse(await (await ask(`/api/audits/${later}/facts`)).json());
    expect(sheet.facts.find(({ kind }) => kind === 'rating')).toMatchObject({
      value: '4.7',
      origin: { kind: 'owner' },
    });

    await state(ask, id, {});
    expect(await profileOf(ask, id)).toEqual({ stated: {}, known: {}, sources: {}, takeout: null });
  });

  it.each([
    [{ values: { rating: 4.7, reviewCount: 31 } }, 'There is no field "values".'],
    [{ rating: 4.7, reviewCount: 31, reviews: [] }, 'There is no field "reviews".'],
    [[], 'The request is not of the right kind.'],
    [null, 'The request is not of the right kind.'],
    [{ rating: '4.7', reviewCount: 31 }, 'Give the rating as a number, such as 4.6.'],
  ])('of another shape (%j) is refused, and clears nothing', async (body, sentence) => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'shape.example.com');
    const kept = ProfileView.parse(await (await state(ask, id, { rating: 4.7, reviewCount: 31 })).json());
    const answer = await state(ask, id, body);
    expect([answer.status, (await errorOf(answer)).error]).toEqual([400, sentence]);
    expect(await profileOf(ask, id)).toEqual(kept);
  });

  it('does not rewrite a report that is older than the statement', async () => {
    const ask = visitor(fixture.service);
    const old = await audit(ask, 'old.example.com');
    fixture.advanceClock(3_600_000);
    const newer = await audit(ask, 'old.example.com');
    await state(ask, newer, { photoCount: 12 });
    const before = fixture.engine.reevaluatedWith.length;
    await ask(`/api/audits/${old}`);
    expect(fixture.engine.reevaluatedWith).toHaveLength(before);
  });

  it.each([
    [{ rating: 4.7 }, 'reviewCount', /how many reviews/],
    [{ reviewCount: 3, reviewsLast90Days: 4 }, 'reviewsLast90Days', /cannot have more/],
    [{ rating: 6, reviewCount: 3 }, 'rating', /at most 5/],
    [{ lastPostOn: '2999-01-01' }, 'lastPostOn', /future/],
  ])('is refused where it cannot be: %j', async (values, field, says) => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'wrong.example.com');
    const answer = await state(ask, id, values);
    expect(answer.status).toBe(400);
    const { error, details } = await errorOf(answer);
    expect(error).toMatch(says);
    expect(details).toMatchObject({ issues: [{ field }] });
    expect((await profileOf(ask, id)).stated).toEqual({});
  });

  it('cannot be accessed by another owner', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'private.example.com');
    await state(ask, id, { photoCount: 12 });
    const stranger = visitor(fixture.service);
    expect((await stranger(`/api/audits/${id}/profile`)).status).toBe(404);
    expect((await state(stranger, id, {})).status).toBe(404);
    expect((await upload(stranger, id, new Uint8Array(8))).status).toBe(404);
    expect((await stranger(`/api/audits/${id}/takeout`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a Takeout file', () => {
  it('is counted, kept for the location of the site, and deleted again', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'takeout.example.com');
    const answer = await upload(ask, id, takeoutZip([OTHER, HARBOR], daysAgo(1)));
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toContain('Came too late');
    const view = ProfileView.parse(JSON.parse(text));
    expect(view.takeout).toMatchObject({
      location: { name: 'Harbor & Pine Plumbing' },
      reviewCount: 3,
      otherLocations: [{ locationId: '33', name: 'Elsewhere Bakery' }],
    });
    expect(view.known).toMatchObject({ rating: 3.7, reviewCount: 3, reviewsLast90Days: 2, replyShare: 33 });
    expect(view.sources.rating?.kind).toBe('takeout');
    expect(lastEvaluated()?.profile?.goodReviewShare).toBeCloseTo(2 / 3);
    const sheet = FactSheet.parse(await (await ask(`/api/audits/${id}/facts`)).json());
    expect(sheet.facts.find(({ kind }) => kind === 'reviewCount')?.origin.kind).toBe('takeout');

    const removed = await ask(`/api/audits/${id}/takeout`, { method: 'DELETE' });
    expect(ProfileView.parse(await removed.json())).toEqual({ stated: {}, known: {}, sources: {}, takeout: null });
    expect(lastEvaluated()?.profile?.values).toEqual({});
  });

  it('gives way to what is typed after it, value by value', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'typed.example.com');
    await upload(ask, id, takeoutZip([HARBOR], daysAgo(1)));
    fixture.advanceClock(1000);
    const view = ProfileView.parse(await (await state(ask, id, { rating: 4.9, reviewCount: 60 })).json());
    expect(view.known).toMatchObject({ rating: 4.9, reviewCount: 60, replyShare: 33 });
    expect([view.sources.rating?.kind, view.sources.replyShare?.kind]).toEqual(['owner', 'takeout']);
  });

  it('is taken for another location on demand, and with a word of doubt where nothing fits', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'choose.example.com');
    const zip = takeoutZip([HARBOR, OTHER], daysAgo(1));
    const chosen = ProfileView.parse(await (await upload(ask, id, zip, 'application/zip', '?locationId=33')).json());
    expect(chosen.takeout?.location.name).toBe('Elsewhere Bakery');
    const unfit = ProfileView.parse(await (await upload(ask, id, takeoutZip([OTHER], daysAgo(1)))).json());
    expect(unfit.takeout?.notes[0]).toMatch(/Nothing in it matches this website/);
    expect((await upload(ask, id, zip, 'application/zip', '?locationId=99')).status).toBe(400);
  });

  it('is refused as another type, as something else, and when it is too large, before it is read', async () => {
    const ask = visitor(fixture.service);
    const id = await audit(ask, 'bad.example.com');
    expect((await upload(ask, id, '{}', 'application/json')).status).toBe(415);
    const noZip = await upload(ask, id, 'not a zip at all');
    expect([noZip.status, (await errorOf(noZip)).error]).toEqual([400, expect.stringMatching(/not a zip/)]);
    const large = await ask(`/api/audits/${id}/takeout`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', 'content-length': String(51 * 1024 * 1024) },
      body: 'PK',
    });
    expect([large.status, (await errorOf(large)).error]).toEqual([413, expect.stringMatching(/at most 50 MB/)]);
  });
});

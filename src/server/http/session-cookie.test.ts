import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let local: ServiceFixture;
let published: ServiceFixture;
beforeAll(async () => {
  [local, published] = await Promise.all([
    openServiceFixture(),
    openServiceFixture({ PUBLIC_URL: 'https://porchlight.example' }),
  ]);
});
afterAll(() => Promise.all([local.close(), published.close()]));

it('is out of reach for scripts and other sites', async () => {
  const response = await local.ask('/api/audits', post({ url: 'a.example.com' }));
  expect(response.headers.get('set-cookie')).toMatch(
    /^porchlight_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it('is Secure and bound to the host where the server is reached over https', async () => {
  const response = await published.ask('/api/audits', post({ url: 'a.example.com' }));
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-porchlight_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('is set once, and again when it is unknown', async () => {
  await local.ask('/api/audits', post({ url: 'a.example.com' }));
  expect((await local.ask('/api/audits', post({ url: 'b.example.com' }))).headers.get('set-cookie')).toBeNull();
  const unknown = { cookie: `porchlight_session=${'x'.repeat(43)}` };
  const response = await local.service.app.request('/api/audits', post({ url: 'b.example.com' }, unknown));
  expect(response.headers.get('set-cookie')).not.toContain('xxxx');
});

it('never stands in the database or in the log as it is', async () => {
  const response = await local.askAsStranger('/api/audits', post({ url: 'a.example.com' }));
  const token = /=([\w-]{43});/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? 'none';
  const kept = await local.database.orm.query.sessions.findMany();
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(local.logLines.join('')).not.toContain(token);
});

it.each([
  'porchlight_session=',
  'porchlight_session=a; porchlight_session=b',
  `x=${'y'.repeat(4096)}`,
  'porchlight_session=%00',
  ';;;=',
])('survives the cookie header %s', async (cookie) => {
  const response = await local.service.app.request('/api/audits', post({ url: 'a.example.com' }, { cookie }));
  expect(response.status).toBe(202);
});

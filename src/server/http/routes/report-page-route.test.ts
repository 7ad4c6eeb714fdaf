import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditedAnalysis, AuditStarted } from '#shared/api/audits.ts';
import { FIRST_VIEW } from '#shared/product/first-view.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { saveFlagPercent } from '../../store/admin/feature-flags.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
const FILES: Readonly<Record<string, string>> = {
  '__spa-fallback.html': '<title>App</title>',
  [FIRST_VIEW.page]: `<main><div id="${FIRST_VIEW.elementId}">${FIRST_VIEW.mark}</div></main>`,
  [FIRST_VIEW.module]:
    'export const renderFirstView = ({ overallScore }, url) => "<h1>$\' " + overallScore + "</h1>" + url;',
  'csp-hashes.json': JSON.stringify({ [`/${FIRST_VIEW.page}`]: [HASH] }),
};

let folder = '';
let fixture: ServiceFixture;
let owner: TestAccount;
let analysis: AuditedAnalysis;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-report-page-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  fixture = await openServiceFixture({ WEB_DIR: folder });
  owner = await openAccount(fixture, {});
  const answer = await owner.ask('/api/analyze', post({ url: 'www.harbor-and-pine.example.com' }));
  analysis = AuditedAnalysis.parse(await answer.json());
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

const path = () => `/audit?id=${analysis.auditId}`;
const isApp = async (response: Response) => (await response.text()).includes('<title>App</title>');

it('has the first view of the report in it, and asks for the result at once', async () => {
  const response = await owner.ask(path());
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain(`<h1>$' ${analysis.overallScore}</h1>${path()}</div>`);
  expect(page).toContain(`as="fetch" crossorigin="use-credentials" href="/api/audits/${analysis.auditId}"`);
  expect(page).not.toContain(FIRST_VIEW.mark);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' '${HASH}'`);
});

it('is the page of the app for everybody else, and without a result', async () => {
  expect(await isApp(await visitor(fixture.service)(path()))).toBe(true);
  expect(await isApp(await (await openAccount(fixture, {})).ask(path()))).toBe(true);
  const failed = await owner.ask('/api/audits', post({ url: 'refused.example.com' }));
  const { auditId } = AuditStarted.parse(await failed.json());
  for (const other of ['/audit', '/audit?id=', '/audit?id=nothing', `/audit?id=${auditId}`])
    expect(await isApp(await owner.ask(other)), other).toBe(true);
});

it('is the page of the app where some visitors have the report before', async () => {
  const flag = { name: 'NEW_REPORT_UX', changedAt: new Date(), changedBy: owner.id } as const;
  await saveFlagPercent(fixture.database.orm, { ...flag, percent: 99 });
  expect(await isApp(await owner.ask(path()))).toBe(true);
  await saveFlagPercent(fixture.database.orm, { ...flag, percent: 100 });
  expect(await isApp(await owner.ask(path()))).toBe(false);
});

it.each([FIRST_VIEW.page, FIRST_VIEW.module])('never serves %s as it is', async (name) => {
  expect((await owner.ask(`/${name}`)).status).toBe(404);
});

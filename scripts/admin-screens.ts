import type { Page } from 'playwright-core';
import { fakeAdminApi } from '#test/e2e/admin-api.ts';

const rooms = [
  ['overview', ''],
  ['users', '/users'],
  ['user', '/users/u1'],
  ['purchases', '/purchases'],
  ['audits', '/audits'],
  ['queue', '/queue'],
  ['mails', '/mails'],
  ['mail', '/mails/m1'],
  ['suppressions', '/suppressions'],
  ['providers', '/providers'],
  ['flags', '/flags'],
  ['metrics', '/rollout-metrics'],
  ['content', '/content'],
  ['log', '/log'],
] as const;

/** The admin screens, with fictitious data; then states that need an action or missing rights. */
export const adminScreens = [
  ...rooms.map(([name, path]) => ({
    name: `admin-${name}`,
    open: (page: Page, origin: string) => openRoom(page, origin, path),
  })),
  {
    name: 'admin-dialog',
    open: async (page: Page, origin: string) => {
      await openRoom(page, origin, '/users/u1');
      await page.getByRole('button', { name: /^Grant / }).click();
      await page.getByRole('button', { name: 'Grant the plan' }).click();
    },
  },
  {
    name: 'admin-not-yours',
    open: async (page: Page, origin: string) => {
      await fakeAdminApi(page, 'user');
      await page.goto(`${origin}/admin`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

async function openRoom(page: Page, origin: string, path: string): Promise<void> {
  await fakeAdminApi(page, 'owner');
  await page.goto(`${origin}/admin${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('status').getByText('Loading').waitFor({ state: 'detached' });
}

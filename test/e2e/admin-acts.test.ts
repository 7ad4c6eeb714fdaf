import { describe, expect, it } from 'vitest';
import { adminVisits, focused } from './admin-visits.ts';
import { expectNoBarriers } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

/** Actions of operators on the administration screens. */

const product = withSharedProduct();
const { enter } = adminVisits(product);

describe('an operator action', () => {
  it('asks for a reason, is sent once, and shows its result in place', async () => {
    const { page, api, close } = await enter('owner', '/users/u1');
    const button = page.getByRole('button', { name: 'Suspend' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Suspend this account' });
    await dialog.getByText('is signed out of 2 places').waitFor();
    await expectNoBarriers(page);
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Say why, in a few words: it goes into the log.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');

    await dialog.getByLabel('Reason').fill('Sends spam through reports');
    const { letGo } = api.holdActs();
    await dialog.getByRole('button', { name: 'Suspend' }).dblclick();
    await dialog.getByText('Sending').waitFor();
    letGo();
    await page.getByRole('status').getByText('The account is suspended.').waitFor();
    expect(acts()).toEqual([
      {
        method: 'POST',
        path: '/api/admin/users/u1/suspend',
        body: { suspended: true, reason: 'Sends spam through reports' },
      },
    ]);
    // The account is loaded again after the action.
    expect(api.asked.at(-1)?.path).toBe('/api/admin/users/u1');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(await button.textContent());
    await close();

    function acts() {
      return api.asked.filter(({ method }) => method !== 'GET');
    }
  });

  it('keeps the typed text when the server refuses, and shows its sentence', async () => {
    const { page, api, close } = await enter('owner', '/purchases');
    api.refuseActs('The payment service does not answer. Nothing was given back.');
    const button = page.getByRole('button', { name: 'Refund Pro, monthly' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Refund $39.00' });
    await dialog.getByText('cannot be taken back').waitFor();
    await dialog.getByLabel('Reason').fill('Asked within a week');
    await dialog.getByRole('button', { name: 'Refund $39.00' }).click();
    await dialog.getByRole('alert').getByText('Nothing was given back.').waitFor();
    await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Asked within a week');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(await button.textContent());
    await close();
  });

  it('grants a plan until a day, and refuses a day in the past', async () => {
    const { page, api, close } = await enter('owner', '/users/u1');
    await page.getByRole('button', { name: /^Grant / }).click();
    const dialog = page.getByRole('dialog', { name: 'Grant a plan' });
    await dialog.getByLabel('Agency').check();
    await dialog.getByLabel('Until a day').check();
    await dialog.getByLabel('Reason').fill('Trial');
    await dialog.getByLabel('Last day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Grant the plan' }).click();
    await dialog.getByText('Choose today or a day to come.').waitFor();
    await expectNoBarriers(page);
    await dialog.getByLabel('Last day').fill('2090-05-04');
    await dialog.getByRole('button', { name: 'Grant the plan' }).click();
    await page.getByText('Agency was granted.').waitFor();
    const act = api.asked.find(({ path }) => path === '/api/admin/users/u1/plan');
    expect(act?.body).toEqual({
      plan: 'agency',
      until: new Date('2090-05-04T23:59:59').toISOString(),
      reason: 'Trial',
    });
    await close();
  });

  it('retries a failed job without a form', async () => {
    const { page, api, close } = await enter('owner', '/queue');
    await page.getByRole('button', { name: /^Try again .*evt_0001/ }).click();
    await page.getByText('apply-payment-event of evt_0001 is in the queue again.').waitFor();
    expect(api.asked.some(({ method, path }) => method === 'POST' && path === '/api/admin/jobs/j2/retry')).toBe(true);
    await close();
  });

  it('suppresses one address, and removes the suppression again', async () => {
    const { page, api, close } = await enter('owner', '/suppressions');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('dialog', { name: 'Keep an address from getting mail' });
    await form.getByLabel('E-mail address').fill('not an address');
    await form.getByLabel('Reason').fill('Asked by phone');
    await form.getByRole('button', { name: 'Stop mail' }).click();
    await form.getByText('Type one address, with an at sign and no blanks.').waitFor();
    await form.getByLabel('E-mail address').fill('stop@lantern-oak.example');
    await form.getByRole('button', { name: 'Stop mail' }).click();
    await page.getByText('stop@lantern-oak.example gets no mail any more.').waitFor();

    await page.getByRole('button', { name: 'Lift for gone@wheelhouse-cycles.example' }).click();
    const lift = page.getByRole('dialog', { name: 'Let this address get mail again' });
    await lift.getByLabel('Reason').fill('The box exists again');
    await lift.getByRole('button', { name: 'Let it get mail' }).click();
    await page.getByText('gone@wheelhouse-cycles.example gets mail again.').waitFor();
    expect(api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'stop@lantern-oak.example', reason: 'Asked by phone' },
      { email: 'gone@wheelhouse-cycles.example', reason: 'The box exists again' },
    ]);
    await close();
  });
});

describe('flags, figures and content', () => {
  it('sets a percentage by slider and by number, and explains its effect', async () => {
    const { page, api, close } = await enter('owner', '/flags');
    const name = 'The newer report in place of the classic one';
    const number = page.getByRole('textbox', { name: `${name}: share in percent` });
    await number.fill('400');
    await page.getByText('Type a whole number from 0 to 100.').waitFor();
    await number.fill('70');
    await expect.poll(() => page.getByRole('slider', { name: `${name}: share on a slider` }).inputValue()).toBe('70');
    await page.getByText('Now 40%. 70 of 100 visitors will have it. Who has it now keeps it.').waitFor();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Change the share' }).click();
    const dialog = page.getByRole('dialog', { name: `${name}: 70%` });
    await dialog.getByLabel('Reason').fill('No complaints at 40');
    await dialog.getByRole('button', { name: 'Change the share' }).click();
    await page.getByText(`${name}: 70% of visitors.`).waitFor();
    expect(api.asked.find(({ method }) => method === 'PUT')).toEqual({
      method: 'PUT',
      path: '/api/admin/flags/NEW_REPORT_UX',
      body: { percent: 70, reason: 'No complaints at 40' },
    });
    await close();
  });

  it('draws days as a chart with a name and offers them as a table', async () => {
    const { page, api, close } = await enter('owner', '/rollout-metrics');
    await page.getByRole('img', { name: /^Audits per day: .* done, .* failed$/ }).waitFor();
    await page.getByText('Audits per day as a table').click();
    await expect.poll(() => page.getByRole('table', { name: 'Audits per day' }).getByRole('row').count()).toBe(31);
    await expectNoBarriers(page);
    await page.getByLabel('Last').selectOption('7 days');
    await page.waitForURL('**/rollout-metrics?days=7');
    await expect.poll(() => api.asked.at(-1)?.path).toBe('/api/admin/metrics?days=7');
    await page.goto(`${product.origin}/admin/rollout-metrics?days=4000`);
    await expect.poll(() => api.asked.at(-1)?.path).toBe('/api/admin/metrics?days=30');
    await close();
  });

  it('marks a claim without a basis as not shown, and says so in the form', async () => {
    const { page, api, close } = await enter('owner', '/content');
    await page.getByText('Not shown: it has no basis').waitFor();
    await page.getByRole('button', { name: 'Add a statement' }).click();
    const form = page.getByRole('dialog', { name: 'A new statement' });
    await form.getByLabel('Publish it').check();
    await form.getByText('Without a basis it stays hidden, published or not.').waitFor();
    await form.getByRole('button', { name: 'Keep it' }).click();
    await form.getByText('Write what the statement says.').waitFor();
    await expectNoBarriers(page);
    await form.getByLabel('What it says').fill('Every check shows its evidence.');
    await form.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Kept. Visitors do not see it.').waitFor();
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'claim',
      text: 'Every check shows its evidence.',
      author: null,
      authorRole: null,
      basis: null,
      isPublished: true,
    });
    await page.getByRole('button', { name: /^Delete .*We found out/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The statement was deleted.').waitFor();
    await close();
  });
});

import { expect, it } from 'vitest';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { makePng } from '#test/png.ts';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  visit,
} from './browser.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** The brand settings of an agency. */

const product = withSharedProduct();
const path = '/api/account/report-brand';
const logo = makePng({ width: 400, height: 120 });
const brand: ReportBrand = {
  name: 'Lantern Studio',
  colour: '#0b5d4a',
  contact: 'hello@lantern.example',
  logo: logo.toString('base64'),
};
const session = { id: 's1', device: 'Chromium on Linux', isThisOne: true };
const settings: StubbedAnswers = {
  'GET /api/account/sessions': {
    sessions: [{ ...session, createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: '2026-11-22T09:00:00.000Z' }],
  },
  'GET /api/account/access': { otherSessions: 0, apiKeys: [], shareLinks: [], shareLinkCount: 0 },
  'GET /api/account/api-keys': { keys: [] },
  'GET /api/account/data-settings': { keepAuditsDays: null, audits: 0, olderAudits: [], businesses: [] },
};

async function open(answers: StubbedAnswers) {
  const opened = await visit(product.browser);
  const { page } = opened;
  await hintSignedIn(page, product.origin);
  const asked = await stubApi(page, { ...situation('agency', 'stripe'), ...settings, ...answers });
  await page.goto(`${product.origin}/account/settings`);
  await page.getByText('This browser, now').waitFor();
  return { ...opened, asked, section: page.getByRole('region', { name: 'White label' }) };
}

it('the brand of an agency is entered, previewed, saved and removed, has no barrier, does not jump and fits every screen', async () => {
  let saved: ReportBrand | null = null;
  const { page, section, asked, complaints, close } = await open({
    [`GET ${path}`]: () => ({ brand: saved }),
    [`PUT ${path}`]: () => {
      saved = brand;
      return { brand };
    },
    [`DELETE ${path}`]: { success: true },
  });
  const preview = section.getByRole('figure');
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await section.getByText('Type the name of your agency.').waitFor();
  await section.getByLabel('Name on reports').fill('Lantern Studio');
  await section.getByLabel('Contact on reports').fill('hello@lantern.example');
  await preview.getByText('Made by Lantern Studio, hello@lantern.example').waitFor();
  await section.getByLabel('Color', { exact: true }).fill('#0B5D4');
  await section.getByText('A color is a # and six letters or digits').waitFor();
  await section.getByLabel('Color', { exact: true }).fill('#0B5D4A');
  await expect.poll(() => section.getByLabel('Pick a color').inputValue()).toBe('#0b5d4a');

  const file = section.getByLabel('Logo file');
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await section.getByText('An SVG cannot be used here. Save it as a PNG first.').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await section.getByText('We can’t open this picture.').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await preview.getByRole('img', { name: 'Lantern Studio' }).waitFor();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await section.getByText('Saved. New reports show it from now on.').waitFor();
  const sent = asked.find(({ route }) => route === `PUT ${path}`)?.body;
  expect(sent).toMatchObject({ ...brand, logo: expect.stringMatching(/^iVBORw0KGgo/) });

  await page.setViewportSize({ width: SIZES.phone, height: 900 });
  await page.reload();
  await section.getByRole('img', { name: 'Lantern Studio' }).waitFor();
  expect(await layoutShift(page)).toBe(0);
  for (const width of Object.values(SIZES)) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    if (width !== SIZES.tablet) await expectNoBarriersInBothThemes(page);
    const folder = process.env.PICTURES;
    if (folder !== undefined) await section.screenshot({ path: `${folder}/white-label-${width}.png` });
  }

  await section.getByRole('button', { name: 'Remove my brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your brand?' });
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => section.getByLabel('Name on reports').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

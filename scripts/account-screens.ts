import type { Page } from 'playwright-core';

const PASSWORD = 'porch light at dusk';
let addresses = 0;

/** A new address, because mail to one address is rate limited. */
function newEmail(): string {
  addresses += 1;
  return `dana-${addresses}@lantern.example`;
}

/** Signs up through the form and leaves the page signed in. */
async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Email').fill(newEmail());
  await password(page, 'Password').fill(PASSWORD);
  await password(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/`);
}

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
}

async function openSettings(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await page.goto(`${origin}/account/settings`);
  await page.getByText('This browser, now').waitFor();
}

/** The account screens: how to open them, and their file names. */
export const accountScreens: readonly {
  readonly name: string;
  readonly open: (page: Page, origin: string) => Promise<void>;
}[] = [
  { name: 'login', open: (page, origin) => openForm(page, `${origin}/login`) },
  {
    name: 'login-failed',
    open: async (page, origin) => {
      await openForm(page, `${origin}/login`);
      await page.getByLabel('Email').fill('nobody@lantern.example');
      await password(page, 'Password').fill('wrong');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'signup',
    open: (page, origin) => openForm(page, `${origin}/signup?next=%2Fu%2Fupgrade%3Fplan%3Dpro_annual`),
  },
  {
    name: 'forgot-password-sent',
    open: async (page, origin) => {
      await openForm(page, `${origin}/forgot-password`);
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    },
  },
  { name: 'reset-password', open: (page, origin) => openForm(page, `${origin}/reset-password?token=of-no-use`) },
  {
    name: 'verify-email-too-old',
    open: async (page, origin) => {
      await page.goto(`${origin}/verify-email?token=of-no-use`);
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    },
  },
  {
    name: 'settings',
    open: async (page, origin) => {
      await openSettings(page, origin);
      await page.locator('summary', { hasText: 'Change the address' }).click();
    },
  },
  {
    name: 'settings-delete',
    open: async (page, origin) => {
      await openSettings(page, origin);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  forgotPasswordEndpoint,
  getMeEndpoint,
  loginEndpoint,
  registerAccountEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#shared/api/auth.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { answer, listChanges, onlyAt, rejectWith, renderScreen } from '#test/screens.tsx';
import { writeSignInHint } from '#web/lib/sign-in-hint.ts';
import AccountPage from './account.tsx';
import AccountSettingsPage from './account-settings.tsx';
import BillingPage from './billing.tsx';
import ForgotPasswordPage from './forgot-password.tsx';
import LoginPage from './login.tsx';
import ResetPasswordPage from './reset-password.tsx';
import SignupPage from './signup.tsx';
import VerifyEmailPage from './verify-email.tsx';

const EMAIL = 'dana@lantern.example';
const me = answer(getMeEndpoint, {
  success: true,
  user: {
    id: 'u1',
    email: EMAIL,
    emailVerified: true,
    role: 'user',
    plan: 'free',
    createdAt: '2026-11-01T09:00:00.000Z',
  },
});
const done = { success: true } as const;
const login = (query = '') => ({ path: `/login${query}`, screen: onlyAt('/login', <LoginPage />) });
const signup = (query = '') => ({ path: `/signup${query}`, screen: onlyAt('/signup', <SignupPage />) });

type Page = ReturnType<typeof login>;
type User = ReturnType<typeof renderScreen>['user'];
const renderPage = ({ path, screen: page }: Page, answers: Parameters<typeof renderScreen>[1] = []) =>
  renderScreen(page, answers, path);

async function fill(user: User, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
}
const press = (user: User, name: RegExp) => user.click(screen.getByRole('button', { name }));
async function register(user: User): Promise<void> {
  await fill(user, { Email: EMAIL, Password: 'porch light at dusk', 'Confirm password': 'porch light at dusk' });
  await press(user, /^Create account/);
}
/** The labels of the invalid fields. */
const markedLabels = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
    (field) => field.labels?.[0]?.textContent,
  );

describe('signing up and in', () => {
  const wrong = 'Please check your credentials and try again.';
  const both = 'Validation Error: Please enter both email and password.';
  it.each([
    [login, {}, both, ['Email', 'Password']],
    [login, { Email: EMAIL }, both, ['Password']],
    [login, { Email: EMAIL, Password: 'wrong' }, `Login Failed: ${wrong}`, ['Email', 'Password']],
    [signup, { Email: EMAIL }, 'Please fill in all fields.', ['Password', 'Confirm password']],
    [
      signup,
      { Email: EMAIL, Password: 'porch light', 'Confirm password': 'porch lamp' },
      'Password Mismatch: Passwords do not match. Please try again.',
      ['Password', 'Confirm password'],
    ],
    [
      signup,
      { Email: EMAIL, Password: 'porch', 'Confirm password': 'porch' },
      'Password Too Short: Password must be at least 8 characters long.',
      ['Password', 'Confirm password'],
    ],
  ] as const)('says in place: %o %o: %s', async (page, typed, sentence, marked) => {
    const { user } = renderPage(page(), [rejectWith(loginEndpoint, 'wrong-credentials', wrong)]);
    await fill(user, typed);
    await press(user, /^(Log in|Create account)/);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(sentence);
    expect(document.activeElement).toBe(alert);
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
    expect(markedLabels()).toEqual(marked);
  });

  it('says when the server is unreachable', async () => {
    const { user } = renderPage(login());
    vi.mocked(fetch).mockRejectedValue(new TypeError('There is no network.'));
    await fill(user, { Email: EMAIL, Password: 'porch light at dusk' });
    await press(user, /^Log in/);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network Error: Unable to connect. Please check your internet connection and try again.',
    );
  });

  it('treats a registration whose response was lost as successful', async () => {
    const { user, requests, router } = renderPage(signup(), [
      rejectWith(registerAccountEndpoint, 'email-taken', 'There is an account with this address.'),
      answer(loginEndpoint, done),
      answer(recordPageEventEndpoint, done),
      me,
    ]);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('The response was lost.'));
    await register(user);
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe('/');
    const asked = requests.map(({ url }) => url);
    expect(asked.slice(0, 2)).toEqual(['/api/auth/register', '/api/auth/login']);
  });

  it('tells a buyer what is paid after it, leads on, and never to another site', async () => {
    renderPage(signup('?next=%2Fu%2Fupgrade%3Fplan%3Dpro_annual'));
    screen.getByText(/Pro, \$390 a year/);
    const registered = [answer(registerAccountEndpoint, done), answer(recordPageEventEndpoint, done), me];
    for (const [next, place] of [
      ['%2Faudit%3Fid%3Dabc', '/audit?id=abc'],
      ['//evil.example/', '/'],
    ]) {
      document.body.replaceChildren();
      writeSignInHint(false);
      const { user, router } = renderPage(signup(`?next=${next}`), registered);
      await register(user);
      await screen.findByText('Elsewhere');
      expect(router.state.location.pathname + router.state.location.search).toBe(place);
    }
  });

  it.each([
    [login('?next=/audit'), '/audit'],
    [signup('?next=//evil.example/'), '/'],
  ])('leads a signed-in user on from the entry page', async (page, place) => {
    writeSignInHint(true);
    const { router } = renderPage(page, [me]);
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe(place);
  });

  it('are a link apart, and from the start page', () => {
    const target = (name: string) => screen.getByRole('main').querySelector(`a[href="${name}"]`)?.textContent;
    const first = renderPage(login());
    expect([target('/signup'), target('/')]).toEqual(['Create one', 'Back to the start page']);
    expect(first.requests).toEqual([]);
    document.body.replaceChildren();
    renderPage(signup());
    expect([target('/login'), target('/')]).toEqual(['Log in', 'Back to the start page']);
  });
});

describe('a private page', () => {
  it.each([
    ['/account', <AccountPage key="account" />, '/account/settings'],
    ['/account/settings', <AccountSettingsPage key="settings" />, '/login?next=%2Faccount%2Fsettings'],
    ['/account/billing', <BillingPage key="billing" />, '/login?next=%2Faccount%2Fbilling'],
  ] as const)('leads visitors of %s on', async (path, page, place) => {
    const { router } = renderScreen(
      onlyAt(path, page),
      [rejectWith(getMeEndpoint, 'not-signed-in', 'Please log in.')],
      path,
    );
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname + router.state.location.search).toBe(place);
  });
});

describe('a mailed link', () => {
  const expired = 'This link no longer works.';

  it.each([
    ['/reset-password', <ResetPasswordPage key="reset" />],
    ['/verify-email', <VerifyEmailPage key="verify" />],
  ] as const)('%s removes its token from the URL at once', async (path, page) => {
    const { router } = renderScreen(
      onlyAt(path, page),
      [rejectWith(verifyEmailEndpoint, 'link-expired', expired)],
      `${path}?token=of-no-use`,
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe(path);
  });

  it('for a password that no longer works leads to a new one', async () => {
    const { user, requests, router } = renderScreen(
      <>
        {onlyAt('/reset-password', <ResetPasswordPage />)}
        {onlyAt('/forgot-password', <ForgotPasswordPage />)}
      </>,
      [rejectWith(resetPasswordEndpoint, 'link-expired', expired), answer(forgotPasswordEndpoint, done)],
      '/reset-password?token=of-no-use',
    );
    await fill(user, {
      'New password': 'porch light at dusk',
      'Confirm the new password': 'porch light at dusk',
    });
    await press(user, /^Set the new password/);
    await user.click(await screen.findByRole('link', { name: 'Send a new link' }));
    await fill(user, { Email: 'nobody@lantern.example' });
    await press(user, /^Send the link/);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(router.state.location.pathname).toBe('/forgot-password');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { token: 'of-no-use', password: 'porch light at dusk' },
      { email: 'nobody@lantern.example' },
    ]);
  });

  it('for an address that no longer works leads to the login', async () => {
    const link = rejectWith(verifyEmailEndpoint, 'link-expired', expired);
    renderScreen(onlyAt('/verify-email', <VerifyEmailPage />), [link], '/verify-email?token=of-no-use');
    await screen.findByRole('link', { name: 'Log in to get a new link' });
  });
});

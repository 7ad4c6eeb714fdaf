import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { listWatchesEndpoint } from '#shared/api/watch.ts';
import { answer, rejectWith, renderScreen } from '#test/screens.tsx';
import { hearAutogenerate } from '#web/lib/autogenerate.ts';
import { writeSignInHint } from '#web/lib/sign-in-hint.ts';
import { UpgradeWelcome } from './upgrade-welcome.tsx';
import { welcomeTimes } from './welcome.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  // Without confetti, which needs a canvas.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  writeSignInHint(false);
  location.hash = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const pro = answer(getMeEndpoint, {
  success: true,
  user: {
    id: 'u1',
    email: 'dana@harborandpine.example',
    emailVerified: true,
    role: 'user',
    plan: 'pro',
    createdAt: '2026-11-01T09:00:00.000Z',
  },
});
const event = answer(recordPageEventEndpoint, { success: true });

interface Arrival {
  readonly place?: 'report' | 'home';
  readonly nextScanAt?: string | null;
  readonly isSignedIn?: boolean;
}

function arrive({ place = 'report', nextScanAt = null, isSignedIn = true }: Arrival) {
  if (isSignedIn) writeSignInHint(true);
  const rendered = renderScreen(
    <UpgradeWelcome place={place} questionCount={8} nextScanAt={nextScanAt} />,
    [
      isSignedIn ? pro : rejectWith(getMeEndpoint, 'not-signed-in', 'Please log in.'),
      answer(listWatchesEndpoint, { watches: [], limit: 5 }),
      event,
    ],
    '/audit?success=true',
  );
  const events = () =>
    rendered.requests.flatMap(({ body }) =>
      body !== null && typeof body === 'object' && 'name' in body ? [body.name] : [],
    );
  return { ...rendered, events };
}
const welcome = async () => within(await screen.findByRole('dialog', { name: 'Welcome to Pro' }));

describe('after an upgrade', () => {
  it('the questions are generated: 300 ms, their place, 600 ms, once it is there', async () => {
    const generate = vi.fn();
    let stop = () => {};
    const { user, router, events } = arrive({});
    const dialog = await welcome();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(dialog.getByRole('button', { name: 'Generate Q&A now' }));
    expect(location.hash).toBe('');
    await pass(welcomeTimes.closeDelayMs);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('#fix-qa');
    await pass(welcomeTimes.generateAfterMs);
    // The tab with the generator may come later.
    stop = hearAutogenerate('qa', generate);
    await pass(1_000);
    expect(generate).toHaveBeenCalledOnce();
    expect(events()).toEqual(['upgrade_success', 'cta_generate_qa_click']);
    stop();
  });

  it('a new scan is promised where the server has planned one', async () => {
    const { user } = arrive({ nextScanAt: new Date(Date.now() + 86_400_000).toISOString() });
    await user.click((await welcome()).getByRole('button', { name: 'Look around first' }));
    await pass(welcomeTimes.bannerAfterMs);
    screen.getByText('We check your site again tomorrow.');
  });

  it('no scan is promised where none is planned', async () => {
    arrive({});
    await welcome();
    await pass(welcomeTimes.bannerAfterMs + 1_000);
    expect(screen.queryByText(/^We check your site again/)).toBeNull();
  });

  it('the first audit is offered where there is no report', async () => {
    const { user, events } = arrive({ place: 'home' });
    await user.click((await welcome()).getByRole('button', { name: 'Run my first audit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events()).toEqual(['upgrade_success']);
  });
});

describe('without an upgrade', () => {
  it('nobody is welcomed: the visitor is told how to find it', async () => {
    const { user, events } = arrive({ isSignedIn: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your upgrade is not here yet' }));
    dialog.getByRole('link', { name: 'Log in' });
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close === undefined) throw new Error('The dialog has no second button to close it.');
    await user.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events()).toEqual([]);
  });
});

import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateDescriptionEndpoint, generateH1Endpoint, generateQaEndpoint } from '#shared/api/generate.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { describedAs, headingsWritten, questionsWritten } from '#test/e2e/generated-answers.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { PLENTY } from '#test/sample-offers.ts';
import { answer, rejectWith, renderScreen } from '#test/screens.tsx';
import { requestAutogenerate } from '#web/lib/autogenerate.ts';
import { useToast } from '#web/lib/toasts.ts';
import { FixIt } from './fix-it.tsx';
import { freeFlowTimes } from './free-flow.ts';

const analysis = sampleAnalysis();
const TEXT = 'Harbor & Pine Plumbing repairs drains, pipes and water heaters in Duluth.';
const IDEAS = ['Plumber in Duluth, Minnesota', 'Drain and pipe repair in Duluth'];
const SAMPLE = 'Sample - not about your business';

const written = [
  answer(generateDescriptionEndpoint, describedAs(TEXT)),
  answer(generateQaEndpoint, questionsWritten(8)),
  answer(generateH1Endpoint, headingsWritten(IDEAS)),
];
const event = answer(recordPageEventEndpoint, { success: true });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface Panel {
  readonly isPro?: boolean;
  readonly grantedAddOns?: readonly AddOnId[];
  readonly answers?: Parameters<typeof renderScreen>[1];
}

/** The panel with what the server writes, and the events that it sent. */
function openPanel({ isPro = false, grantedAddOns = [], answers = written }: Panel) {
  const shown = { ...analysis, grantedAddOns: [...grantedAddOns], offers: PLENTY };
  const rendered = renderScreen(<FixIt auditId="a1" analysis={shown} isPro={isPro} />, [...answers, event]);
  const events = () =>
    rendered.requests.flatMap(({ body }) =>
      body !== null && typeof body === 'object' && 'name' in body ? [body.name] : [],
    );
  const asked = (path: string) => rendered.requests.filter(({ url }) => url.startsWith(path)).length;
  return { ...rendered, events, asked };
}

function row(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no row ${id}.`);
  return found;
}
const inRow = (id: string) => within(row(id));
const press = (user: ReturnType<typeof renderScreen>['user'], name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('a main heading that is good', () => {
  it('is left as it is, and nothing is sold in its place', async () => {
    const why = 'Yours is good. Leave it. It says “plumber” and “Duluth”.';
    const offers = { ...PLENTY, headings: { count: 0, outcome: 'keep' as const, why } };
    const { user } = renderScreen(<FixIt auditId="a1" analysis={{ ...analysis, offers }} isPro={false} />, [event]);
    await user.click(screen.getByText('H1 & Meta'));
    expect(inRow('fix-h1').getByText(why)).toBeTruthy();
    expect(inRow('fix-h1').queryByText(/Upgrade/)).toBeNull();
  });
});

describe('the rows', () => {
  it('are closed but for the first, and marked once they were open', async () => {
    const { user } = openPanel({});
    const rows = [...document.querySelectorAll('#fixit details')];
    expect(rows.filter((one) => one instanceof HTMLDetailsElement && one.open).map(({ id }) => id)).toEqual([
      'fix-desc',
    ]);
    await pass(500);
    const marked = () => screen.getAllByRole('heading', { name: /, opened$/ }).map(({ textContent }) => textContent);
    expect(marked()).toEqual(['Description, opened']);
    await user.click(inRow('fix-qa').getByRole('heading', { level: 3 }));
    await waitFor(() => expect(marked()).toEqual(['Description, opened', 'Q&A, opened']));
  });
});

describe('locked fixes', () => {
  it('have no text and no button, and lead to the purchase', () => {
    openPanel({});
    for (const id of ['fix-qa', 'fix-h1']) {
      const link = inRow(id).getByRole('link', { name: 'Upgrade to reveal & copy' });
      expect(link.getAttribute('href')).toBe('/u/upgrade?plan=pro_monthly');
      inRow(id).getByText('With Pro we write the text for you.');
      expect(inRow(id).queryByRole('button')).toBeNull();
    }
  });

  it('are unlocked one by one by an add-on of the audit', () => {
    openPanel({ grantedAddOns: ['qa-year-pack'] });
    inRow('fix-qa').getByRole('button', { name: /^Generate Q&A/ });
    inRow('fix-h1').getByRole('link', { name: 'Upgrade to reveal & copy' });
  });

  it('are locked again after a 402: no text, one event each, no waiting', async () => {
    const needsPro = 'Pro includes this.';
    const { user, events } = openPanel({
      isPro: true,
      answers: [
        rejectWith(generateQaEndpoint, 'plan-required', needsPro),
        rejectWith(generateH1Endpoint, 'plan-required', needsPro),
      ],
    });
    await press(user, /^Generate Q&A/);
    await inRow('fix-qa').findByText('Upgrade to reveal & copy');
    await press(user, /^Generate Better H1/);
    await inRow('fix-h1').findByText('Upgrade to reveal & copy');
    await waitFor(() => expect(events()).toEqual(['upgrade_view', 'upgrade_view']));
    expect(screen.queryByText(SAMPLE)).toBeNull();
  });

  it('are not generated without a press', async () => {
    const { asked } = openPanel({});
    act(() => requestAutogenerate('qa'));
    await pass(1_000);
    expect(asked('/api/generate/qa')).toBe(0);
  });
});

describe('the description', () => {
  it('counts its characters and cuts none', async () => {
    const { user } = openPanel({ isPro: true });
    await press(user, /^Write my description/);
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Your optimized description');
    expect(text.value).toBe(TEXT);
    screen.getByText(`${TEXT.length}/750`);
    await user.clear(text);
    await user.click(text);
    await user.paste('a'.repeat(800));
    expect(text.value).toHaveLength(800);
    screen.getByText('800/750');
  });

  it('is followed by no offer to Pro', async () => {
    const { user, events } = openPanel({ isPro: true });
    await press(user, /^Write my description/);
    await screen.findByLabelText('Your optimized description');
    await pass(freeFlowTimes.scrollAfterMs + freeFlowTimes.offerAfterMs + 1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events()).toEqual([]);
    expect(screen.queryByText('Upgrade to reveal & copy')).toBeNull();
  });

  it('is copied, and says so for two seconds', async () => {
    const { user } = openPanel({ isPro: true });
    await press(user, /^Write my description/);
    await screen.findByLabelText('Your optimized description');
    const copied = () => inRow('fix-desc').getByText('Copied').className.includes('invisible');
    expect(copied()).toBe(true);
    await user.click(inRow('fix-desc').getByRole('button', { name: /Copy Fix/ }));
    expect(await navigator.clipboard.readText()).toBe(TEXT);
    await waitFor(() => expect(copied()).toBe(false));
    await pass(2_000);
    expect(copied()).toBe(true);
  });
});

it('a copy that failed says so in a toast, and says what to do', async () => {
  const { user } = openPanel({ isPro: true });
  await press(user, /^Write my description/);
  await screen.findByLabelText('Your optimized description');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await user.click(inRow('fix-desc').getByRole('button', { name: /Copy Fix/ }));
  const { result } = renderHook(useToast);
  await waitFor(() =>
    expect(result.current).toMatchObject({
      title: 'Copy failed',
      description: 'Please try selecting and copying manually',
      tone: 'problem',
    }),
  );
});

describe('a call that fails', () => {
  const failed = 'We could not write it just now.';
  const none = (endpoint: Parameters<typeof rejectWith>[0]) => rejectWith(endpoint, 'internal-error', failed);

  it('shows the samples, marked and not copyable, until another succeeds', async () => {
    const { user, events } = openPanel({
      isPro: true,
      answers: [
        none(generateDescriptionEndpoint),
        ...written.slice(0, 1),
        none(generateQaEndpoint),
        none(generateH1Endpoint),
      ],
    });
    await press(user, /^Write my description/);
    const sample = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: SAMPLE });
    expect(sample.value).toContain('senior living');
    expect(sample.readOnly).toBe(true);
    await press(user, /^Generate Q&A/);
    await press(user, /^Generate Better H1/);
    await waitFor(() => expect(screen.getAllByText(SAMPLE)).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('senior living');
    await user.click(inRow('fix-desc').getByRole('button', { name: 'Try Again' }));
    await screen.findByLabelText('Your optimized description');
    expect(screen.queryByRole('textbox', { name: SAMPLE })).toBeNull();
    expect(events()).toEqual([]);
  });

  it('does not complete the free fix: no offer follows a sample', async () => {
    const { user, events } = openPanel({ answers: [none(generateDescriptionEndpoint)] });
    await press(user, /^Write my description/);
    await screen.findByRole('textbox', { name: SAMPLE });
    await pass(freeFlowTimes.scrollAfterMs + freeFlowTimes.offerAfterMs + 1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events()).toEqual([]);
  });
});

describe('the helper for the heading', () => {
  it('generates, copies, then applies', async () => {
    const { user } = openPanel({ isPro: true });
    await press(user, /^Generate Better H1/);
    await user.click(await inRow('fix-h1').findByText(IDEAS[1] ?? ''));
    const use = () => inRow('fix-h1').queryByRole('button', { name: 'Use This H1' });
    expect(use()).toBeNull();
    const copy = inRow('fix-h1').getByRole<HTMLButtonElement>('button', { name: /Copy H1/ });
    await user.click(copy);
    await waitFor(() => expect(use()).not.toBeNull());
    expect(await navigator.clipboard.readText()).toBe(IDEAS[1]);
    await press(user, 'Use This H1');
    inRow('fix-h1').getByText('Applied.');
    expect(copy.disabled).toBe(true);
    expect(use()).toBeNull();
  });
});

describe('a request to generate without a press', () => {
  it('runs the Q&A generator once', async () => {
    const { asked } = openPanel({ isPro: true });
    act(() => requestAutogenerate('qa'));
    await screen.findAllByText('Question 8?');
    act(() => requestAutogenerate('qa'));
    await pass(1_000);
    expect(asked('/api/generate/qa')).toBe(1);
  });
});

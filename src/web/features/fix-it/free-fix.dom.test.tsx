import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateDescriptionEndpoint } from '#shared/api/generate.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import type { Offers } from '#shared/product/offers.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { NOTHING, PLENTY } from '#test/sample-offers.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import { FixIt } from './fix-it.tsx';
import { freeFlowTimes } from './free-flow.ts';

const analysis = sampleAnalysis();
const TEXT =
  'Harbor & Pine Plumbing is a family plumber in Duluth. Ann Pine and her crew clear drains, fix leaks and put in water heaters.';
/** A description can be written, and nothing besides. */
const NOTHING_ELSE: Offers = { ...NOTHING, description: PLENTY.description };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** The panel of an audit of its own, for the offer is made once for each address, with what the server writes. */
function openPanel(
  host: string,
  offers: Offers,
  written: { readonly description: string; readonly variants: number; readonly mostVariants?: number },
) {
  const fixIt = (
    <FixIt auditId={host} analysis={{ ...analysis, websiteUrl: `https://${host}/`, offers }} isPro={false} />
  );
  return renderScreen(fixIt, [
    answer(generateDescriptionEndpoint, {
      ...{
        auditId: host,
        variant: 0,
        sentences: [],
        ticks: [],
        leftOut: [],
        writer: 'composer',
        mostVariants: written.variants,
        ...written,
      },
      questions: written.description === '' ? [{ kind: 'city', question: 'Which town do you work in?' }] : [],
    }),
    answer(recordPageEventEndpoint, { success: true }),
  ]);
}

/** Presses the button, waits for the answer and then as long as the offer takes; returns the events that were sent. */
async function writeDescription(
  { user, requests }: ReturnType<typeof renderScreen>,
  told = 'The description is written.',
) {
  await user.click(screen.getByRole('button', { name: /^Write my description/ }));
  await screen.findByText(told);
  await act(() => vi.advanceTimersByTimeAsync(freeFlowTimes.scrollAfterMs + 1));
  await act(() => vi.advanceTimersByTimeAsync(freeFlowTimes.offerAfterMs + 1));
  return requests.flatMap(({ body }) =>
    body !== null && typeof body === 'object' && 'name' in body ? [body.name] : [],
  );
}

describe('the offer after the free fix', () => {
  it('names what can be made, with its number', async () => {
    const offers = { ...PLENTY, qa: { count: 5 }, headings: { count: 1 } };
    const events = await writeDescription(openPanel('some.test', offers, { description: TEXT, variants: 3 }));
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('Q&A Updates: 5 questions, answered');
    dialog.getByText('Website H1 and Copy: 1 heading');
    expect(events).toEqual(['free_fix_completed', 'upgrade_view']);
  });

  it('names no text that the facts do not give', async () => {
    const offers = { ...PLENTY, headings: { count: 0 } };
    await writeDescription(openPanel('no-heading.test', offers, { description: TEXT, variants: 3 }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Q&A Updates: 8 questions, answered');
    expect(dialog.textContent).not.toMatch(/H1|heading/);
  });

  it('is not made where nothing else can be written', async () => {
    await writeDescription(openPanel('nothing.test', NOTHING_ELSE, { description: TEXT, variants: 1 }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your optimized description').value).toBe(TEXT);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).not.toContain('$');
  });
});

describe('a description', () => {
  it('that is too short to be published is not announced: its owner is asked, and nothing follows', async () => {
    const events = await writeDescription(
      openPanel('short.test', PLENTY, { description: '', variants: 0 }),
      'Which town do you work in?',
    );
    expect(screen.queryByLabelText('Your optimized description')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('The description is written.')).toBeNull();
    expect(events).toEqual([]);
  });

  it('of which the facts give one wording offers no other', async () => {
    await writeDescription(openPanel('one.test', NOTHING_ELSE, { description: TEXT, variants: 1 }));
    screen.getByText('One version. Your facts give no other.');
    expect(screen.queryByRole('button', { name: /^Write another/ })).toBeNull();
  });

  it('of which the facts give two says two', async () => {
    await writeDescription(openPanel('two.test', NOTHING_ELSE, { description: TEXT, variants: 2 }));
    screen.getByText('2 different versions.');
    screen.getByRole('button', { name: /^Write another/ });
  });

  it('of which a model may write more says what is certain, and how many there can be', async () => {
    const written = { description: TEXT, variants: 1, mostVariants: 3 };
    await writeDescription(openPanel('more.test', NOTHING_ELSE, written));
    screen.getByText('At least 1 version, up to 3.');
    screen.getByRole('button', { name: /^Write another/ });
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeFactsEndpoint, getFactsEndpoint } from '#shared/api/facts.ts';
import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { FactsSection } from './facts-section.tsx';

const phone: Fact = {
  id: 'phone-1',
  kind: 'phone',
  value: '(218) 555-0123',
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://harbor.example/contact', quote: 'Call (218) 555-0123' },
};
const town: Fact = { ...phone, id: 'city-1', kind: 'city', value: 'Duluth' };

function sheet(...facts: readonly Fact[]): FactSheet {
  return { businessId: 'b1', language: 'en', facts: [...facts] };
}
const found = answer(getFactsEndpoint, sheet(phone, town));

/** The text of the toast; its position is a popover, which only a browser has. */
function LastToast() {
  return <p role="status">{useToast()?.description}</p>;
}

function renderFacts(...answers: readonly EndpointAnswer[]) {
  const refetchAudit = vi.fn(async () => ({ score: 64, coverage: 0.8 }));
  const rendered = renderScreen(
    <>
      <FactsSection auditId="a1" standing={{ score: 61, coverage: 0.8 }} refetchAudit={refetchAudit} />
      <LastToast />
    </>,
    answers,
  );
  return { ...rendered, refetchAudit };
}

/** The buttons of the phone number, once the sheet is loaded; its row is opened. */
async function openPhone(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(await screen.findByText(phone.value));
  return (action: string) => screen.getByRole('button', { name: named(`${action}: Phone, ${phone.value}`) });
}

describe('a fact that the website leaves open', () => {
  const open: FactSheet['open'] = [{ kind: 'category', values: ['Florist', 'Gift shop'] }];
  const category: Fact = { ...phone, id: 'category-1', kind: 'category', value: 'Gift shop', state: 'added' };

  it('is chosen by its owner, and asked no more', async () => {
    const asked = answer(getFactsEndpoint, { ...sheet(phone), open });
    const { user, requests } = renderFacts(asked, answer(changeFactsEndpoint, { ...sheet(phone, category), open }));
    const group = await screen.findByRole('group', { name: /Kind of business/ });
    await user.click(within(group).getByRole('button', { name: 'Gift shop' }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'category', value: 'Gift shop' }] },
    ]);
    expect(screen.queryByRole('group', { name: /Kind of business/ })).toBeNull();
    // The row that took the place of the pressed button.
    expect(document.activeElement?.textContent).toContain('Gift shop');
  });

  it('is typed in where none of the values is right', async () => {
    const asked = answer(getFactsEndpoint, { ...sheet(phone), open });
    const { user, requests } = renderFacts(asked, answer(changeFactsEndpoint, { ...sheet(phone, category), open }));
    await screen.findByRole('group', { name: /Which one is right/ });
    const group = within(screen.getByRole('group', { name: /Kind of business/ }));
    await user.click(group.getByRole('button', { name: 'Something else' }));
    await user.click(group.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(group.getByRole('button', { name: 'Something else' }));
    await user.keyboard('{Enter}');
    await user.type(group.getByLabelText('Kind of business as it should be'), 'Stamp shop');
    await user.click(group.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'category', value: 'Stamp shop' }] },
    ]);
  });

  it('is asked about by its only value', async () => {
    renderFacts(answer(getFactsEndpoint, { ...sheet(phone), open: [{ kind: 'name', values: ['Larkhill'] }] }));
    await screen.findByRole('group', { name: /Name.*Is this right/ });
  });
});

describe('what an owner says of a fact', () => {
  it('confirms it, without a word about the score', async () => {
    const confirmed = answer(changeFactsEndpoint, sheet({ ...phone, state: 'confirmed' }, town));
    const { user, requests, refetchAudit } = renderFacts(found, confirmed);
    const button = await openPhone(user);
    await user.click(button('Right'));
    await screen.findByText('Confirmed');
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/audits/a1/facts',
        body: { changes: [{ action: 'confirm', factId: 'phone-1' }] },
      },
    ]);
    expect(refetchAudit).not.toHaveBeenCalled();
    button('Take back');
  });

  it('rejects it, and says what became of the score', async () => {
    const rejected = answer(changeFactsEndpoint, sheet({ ...phone, state: 'rejected' }, town));
    const { user, requests } = renderFacts(found, rejected);
    const button = await openPhone(user);
    await user.click(button('Wrong'));
    await screen.findByText('Wrong, not used');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'reject', factId: 'phone-1' }] },
    ]);
    await screen.findByText('Your score went from 61 to 64.');
  });

  it('corrects it, and shows what the website says beside', async () => {
    const value = '(218) 555-0199';
    const corrected = { ...phone, value, foundValue: phone.value, state: 'corrected' } as const;
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, sheet(corrected, town)));
    const button = await openPhone(user);
    await user.click(button('Correct'));
    const field = screen.getByLabelText('Phone as it should be');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, value);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(`Your website says: ${phone.value}`);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'correct', factId: 'phone-1', value }] },
    ]);
  });

  it('sends no correction that cannot be true', async () => {
    const { user, requests } = renderFacts(found);
    const button = await openPhone(user);
    await user.click(button('Correct'));
    const field = screen.getByLabelText('Phone as it should be');
    await user.clear(field);
    await user.type(field, 'ask Jo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('Type the phone number as your customers dial it.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    button('Correct');
    expect(listChanges(requests)).toEqual([]);
  });

  it('stays as it was when the change is refused, with the reason', async () => {
    const { user } = renderFacts(
      found,
      rejectWith(changeFactsEndpoint, 'changed-meanwhile', 'This changed meanwhile.'),
    );
    const button = await openPhone(user);
    await user.click(button('Right'));
    await screen.findByText('This changed meanwhile.');
    button('Right');
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('confirms all facts of a group with one press', async () => {
    const all = sheet({ ...phone, state: 'confirmed' }, { ...town, state: 'confirmed' });
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, all));
    await user.click(await screen.findByRole('button', { name: /^Confirm all 2/ }));
    expect(await screen.findAllByText('Confirmed')).toHaveLength(2);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      {
        changes: [
          { action: 'confirm', factId: 'city-1' },
          { action: 'confirm', factId: 'phone-1' },
        ],
      },
    ]);
    expect(screen.queryByRole('button', { name: /^Confirm all/ })).toBeNull();
  });
});

describe('the form for a fact that the website does not show', () => {
  const award: Fact = {
    ...phone,
    id: 'award-1',
    kind: 'award',
    value: 'Best of Duluth 2025',
    state: 'added',
    origin: { kind: 'owner', at: '2026-11-25T08:00:00.000Z' },
  };

  /** Its last group, "Why people trust you". */
  async function openForm(user: ReturnType<typeof renderScreen>['user']) {
    const title = await screen.findByText(': Why people trust you');
    await user.click(title);
    const form = title.closest('details')?.querySelector('form');
    if (!form) throw new Error('There is no form for another fact.');
    return form;
  }

  it('adds it, stays open and is ready for the next', async () => {
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, sheet(phone, town, award)));
    const form = within(await openForm(user));
    await user.selectOptions(form.getByLabelText('What it is'), 'Award');
    const field = form.getByLabelText<HTMLInputElement>('In your words');
    await user.type(field, award.value);
    await user.click(form.getByRole('button', { name: /^Add/ }));
    await form.findByText(`Added: ${award.value}`);
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'award', value: award.value }] },
    ]);
    screen.getByText('Added by you');
  });
});

describe('facts that could not be loaded', () => {
  it('are loaded again on a press', async () => {
    const { user } = renderFacts(rejectWith(getFactsEndpoint, 'too-many-requests', 'That was too often.'), found);
    await screen.findByText('That was too often.');
    await user.click(screen.getByRole('button', { name: /^Load the facts again/ }));
    await screen.findByText(phone.value);
  });
});

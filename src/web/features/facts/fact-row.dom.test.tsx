import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { foundFacts, foundPhone, foundTown, openPhoneRow, renderFacts, sheetWith } from '#test/facts-screens.tsx';
import { answer, listChanges, rejectWith, type renderScreen } from '#test/screens.tsx';

describe('what an owner says of a fact', () => {
  it('confirms it, without a word about the score', async () => {
    const confirmed = answer(changeFactsEndpoint, sheetWith({ ...foundPhone, state: 'confirmed' }, foundTown));
    const { user, requests, refetchAudit } = renderFacts(foundFacts, confirmed);
    const { button, row, summary } = await openPhoneRow(user);
    await user.click(button('It’s right'));
    await screen.findByText('Confirmed');
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/audits/a1/facts',
        body: { changes: [{ action: 'confirm', factId: 'phone-1' }] },
      },
    ]);
    expect(refetchAudit).not.toHaveBeenCalled();
    expect([row.open, document.activeElement]).toEqual([false, summary]);
    await user.click(summary);
    button('Undo');
  });

  it('confirms it where it is saved as it is', async () => {
    const confirmed = answer(changeFactsEndpoint, sheetWith({ ...foundPhone, state: 'confirmed' }, foundTown));
    const { user, requests } = renderFacts(foundFacts, confirmed);
    const { inside } = await openPhoneRow(user);
    await user.click(inside.getByRole('button', { name: 'Save' }));
    await screen.findByText('Confirmed');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'confirm', factId: 'phone-1' }] },
    ]);
  });

  it('rejects it, and says what became of the score', async () => {
    const rejected = answer(changeFactsEndpoint, sheetWith({ ...foundPhone, state: 'rejected' }, foundTown));
    const { user, requests } = renderFacts(foundFacts, rejected);
    const { button } = await openPhoneRow(user);
    await user.click(button('It’s wrong'));
    await screen.findByText('Wrong, not used');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'reject', factId: 'phone-1' }] },
    ]);
    await screen.findByText('Your score went from 61 to 64.');
  });

  it('corrects it in its row, and shows what the website says beside', async () => {
    const value = '(218) 555-0199';
    const corrected = { ...foundPhone, value, foundValue: foundPhone.value, state: 'corrected' } as const;
    const { user, requests } = renderFacts(foundFacts, answer(changeFactsEndpoint, sheetWith(corrected, foundTown)));
    const { inside } = await openPhoneRow(user);
    const field = inside.getByLabelText('Phone as it should be');
    await user.clear(field);
    await user.type(field, value);
    await user.click(inside.getByRole('button', { name: 'Save' }));
    await screen.findByText(`Your website says: ${foundPhone.value}`);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'correct', factId: 'phone-1', value }] },
    ]);
  });

  it('sends no correction that cannot be true', async () => {
    const { user, requests } = renderFacts(foundFacts);
    const { inside, row } = await openPhoneRow(user);
    const field = inside.getByLabelText('Phone as it should be');
    await user.clear(field);
    await user.type(field, 'ask Jo');
    await user.click(inside.getByRole('button', { name: 'Save' }));
    inside.getByText('Type the phone number as your customers dial it.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(inside.getByRole('button', { name: 'Cancel' }));
    expect(row.open).toBe(false);
    expect(listChanges(requests)).toEqual([]);
  });

  it('stays as it was when the change is refused, with the reason', async () => {
    const { user } = renderFacts(
      foundFacts,
      rejectWith(changeFactsEndpoint, 'changed-meanwhile', 'This changed meanwhile.'),
    );
    const { button, row } = await openPhoneRow(user);
    await user.click(button('It’s right'));
    await screen.findByText('This changed meanwhile.');
    button('It’s right');
    expect(row.open).toBe(true);
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('confirms all facts of a group with one press', async () => {
    const all = sheetWith({ ...foundPhone, state: 'confirmed' }, { ...foundTown, state: 'confirmed' });
    const { user, requests } = renderFacts(foundFacts, answer(changeFactsEndpoint, all));
    await user.click(await screen.findByRole('button', { name: /^All 2 are right/ }));
    // The address has a row for its parts besides.
    expect(await screen.findAllByText('Confirmed')).toHaveLength(3);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      {
        changes: [
          { action: 'confirm', factId: 'phone-1' },
          { action: 'confirm', factId: 'city-1' },
        ],
      },
    ]);
    expect(screen.queryByRole('button', { name: /^All \d+ are right/ })).toBeNull();
  });
});

describe('the form for a fact that the website does not show', () => {
  const award: Fact = {
    ...foundPhone,
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
    const { user, requests } = renderFacts(
      foundFacts,
      answer(changeFactsEndpoint, sheetWith(foundPhone, foundTown, award)),
    );
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

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeFactsEndpoint, getFactsEndpoint } from '#shared/api/facts.ts';
import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { describeAbsence } from '#shared/report/describe-absence.ts';
import {
  findFactRow,
  foundFacts,
  foundPhone,
  foundTown,
  renderFacts,
  renderFactsOfPlaces,
  sheetWith,
} from '#test/facts-screens.tsx';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith } from '#test/screens.tsx';

const { business, factors } = sampleAnalysis();

describe('the list', () => {
  it('has a heading for each group, and says at the top how much is known, open and missing', async () => {
    renderFacts(answer(getFactsEndpoint, { ...sheetWith(foundPhone), open: [{ kind: 'name', values: ['Larkhill'] }] }));
    await screen.findByText(/^1 fact\. One to sort out, \d+ missing\.$/);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Who you are',
      'Where and when to reach you',
      'What you do',
      'Why people trust you',
      'Your Google profile',
    ]);
  });

  it('says in how many places a fact was seen, and opened, with which words', async () => {
    const seen = business.sources.phones?.seen ?? [];
    expect(seen.length).toBeGreaterThan(2);
    const { user } = renderFacts(foundFacts);
    const { summary, row } = await findFactRow('Phone');
    expect(summary.textContent).toContain(`Seen in ${seen.length} places`);
    await user.click(summary);
    const list = within(row).getByRole('list', { name: 'Where we saw: Phone' });
    expect(list.textContent).toContain(seen[0]?.quote);
    expect(within(list).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('shows several facts of a kind in one row, each to edit', async () => {
    const services = ['Drain cleaning', 'Gas fitting'].map((value, at) => ({
      ...foundPhone,
      id: `service-${at}`,
      kind: 'service' as const,
      value,
    }));
    const corrected = { ...services[1], value: 'Gas pipes', foundValue: 'Gas fitting', state: 'corrected' } as Fact;
    const { user, requests } = renderFacts(
      answer(getFactsEndpoint, sheetWith(...services)),
      answer(changeFactsEndpoint, sheetWith(services[0] as Fact, corrected)),
    );
    const { summary } = await findFactRow('Services');
    expect(summary.textContent).toContain('Drain cleaning, Gas fitting');
    await user.click(summary);
    const part = await findFactRow('Gas fitting');
    expect(part.row.id).toBe('fact-service-1');
    await user.click(part.summary);
    const field = part.inside.getByLabelText('Service as it should be');
    await user.clear(field);
    await user.type(field, 'Gas pipes');
    await user.click(part.inside.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your website says: Gas fitting');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'correct', factId: 'service-1', value: 'Gas pipes' }] },
    ]);
  });

  it('keeps a place for every fact that an address may name', async () => {
    renderFacts(foundFacts);
    await findFactRow('Phone');
    for (const id of ['facts', 'profile', 'fact-name', 'fact-phone', 'fact-city', 'fact-hours', 'add-fact-what'])
      expect(document.getElementById(id), id).not.toBeNull();
  });
});

describe('a fact that the website does not say', () => {
  const hours: Fact = {
    ...foundPhone,
    id: 'hours-1',
    kind: 'hours',
    value: 'Mon to Fri 8:00 to 17:00',
    state: 'added',
    origin: { kind: 'owner', at: '2026-11-25T08:00:00.000Z' },
  };

  it('is added in its row, which then shows it', async () => {
    const { user, requests } = renderFacts(
      foundFacts,
      answer(changeFactsEndpoint, sheetWith(foundPhone, foundTown, hours)),
    );
    const { summary, inside } = await findFactRow('Opening hours');
    expect(summary.textContent).toMatch(/Opening hoursWe couldn’t find it.*Add/);
    await user.click(summary);
    await user.type(inside.getByLabelText('Opening hours'), hours.value);
    await user.click(inside.getByRole('button', { name: /^Add/ }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'hours', value: hours.value }] },
    ]);
    const row = await findFactRow('Opening hours');
    expect(row.summary.textContent).toContain('Added by you');
    expect([row.row.open, document.activeElement]).toEqual([false, row.summary]);
  });

  it('keeps what was typed when it could not be saved, with the reason', async () => {
    const { user } = renderFacts(
      foundFacts,
      rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.'),
    );
    const { summary, inside } = await findFactRow('Opening hours');
    await user.click(summary);
    const field = inside.getByLabelText<HTMLInputElement>('Opening hours');
    await user.type(field, hours.value);
    await user.click(inside.getByRole('button', { name: /^Add/ }));
    await inside.findByText('That was too often.');
    expect(field.value).toBe(hours.value);
  });

  it('is said to be missing only where the check that looked for it says so', async () => {
    const checks = factors.napConsistency.checks.map((check) => ({ ...check, status: 'fail' as const }));
    const failing = { ...factors, napConsistency: { ...factors.napConsistency, checks } };
    expect(describeAbsence('phones', failing, business)).toBe('Your site doesn’t say');
    expect(describeAbsence('openingHours', failing, business)).toBe('We couldn’t find it');
    const unread = checks.map((check) => ({ ...check, status: 'notMeasured' as const, finding: 'We saw it.' }));
    const open = { ...factors, napConsistency: { ...factors.napConsistency, checks: unread } };
    expect(describeAbsence('phones', open, business)).toBe('We saw it.');
  });
});

describe('a fact that the website leaves open', () => {
  const open: FactSheet['open'] = [{ kind: 'category', values: ['Florist', 'Gift shop'] }];
  const category: Fact = { ...foundPhone, id: 'category-1', kind: 'category', value: 'Gift shop', state: 'added' };

  it('is chosen by its owner, and asked no more', async () => {
    const asked = answer(getFactsEndpoint, { ...sheetWith(foundPhone), open });
    const { user, requests } = renderFacts(
      asked,
      answer(changeFactsEndpoint, { ...sheetWith(foundPhone, category), open }),
    );
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
    const asked = answer(getFactsEndpoint, { ...sheetWith(foundPhone), open });
    const { user, requests } = renderFacts(
      asked,
      answer(changeFactsEndpoint, { ...sheetWith(foundPhone, category), open }),
    );
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
    renderFacts(answer(getFactsEndpoint, { ...sheetWith(foundPhone), open: [{ kind: 'name', values: ['Larkhill'] }] }));
    await screen.findByRole('group', { name: /Name.*Is this right/ });
  });
});

describe('phone numbers that differ on the website', () => {
  const other: Fact = { ...foundPhone, id: 'phone-2', value: '(218) 555-0124' };
  const differing = business.napTable.filter(({ conflicts }) => conflicts.includes('phone'));
  const renderConflict = (...answers: readonly EndpointAnswer[]) => renderFactsOfPlaces(differing, answers);
  const asked = answer(getFactsEndpoint, sheetWith(foundPhone, other));
  const findChoice = async () => within(await screen.findByRole('group', { name: /^Phone.*different numbers/ }));
  const decided = answer(
    changeFactsEndpoint,
    sheetWith({ ...foundPhone, state: 'rejected' }, { ...other, state: 'confirmed' }),
  );

  it('are one question: the chosen one is right, the other wrong', async () => {
    const { user, requests } = renderConflict(asked, decided);
    const choice = await findChoice();
    await user.click(choice.getByRole('button', { name: other.value }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      {
        changes: [
          { action: 'confirm', factId: 'phone-2' },
          { action: 'reject', factId: 'phone-1' },
        ],
      },
    ]);
    const { summary } = await findFactRow('Phone');
    expect(document.activeElement).toBe(summary);
  });

  it('that no fact has is a correction of the one that has', async () => {
    expect(differing.map((place) => place.phone)).toContain(other.value);
    const corrected = { ...foundPhone, value: other.value, foundValue: foundPhone.value, state: 'corrected' } as const;
    const { user, requests } = renderConflict(
      answer(getFactsEndpoint, sheetWith(foundPhone)),
      answer(changeFactsEndpoint, sheetWith(corrected)),
    );
    await user.click((await findChoice()).getByRole('button', { name: other.value }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'correct', factId: 'phone-1', value: other.value }] },
    ]);
  });

  it('may both be right', async () => {
    const { user, requests } = renderConflict(asked, decided);
    await user.click((await findChoice()).getByRole('button', { name: 'Both are right' }));
    await findFactRow('Phone');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      {
        changes: [
          { action: 'confirm', factId: 'phone-1' },
          { action: 'confirm', factId: 'phone-2' },
        ],
      },
    ]);
  });

  it('are shown with the reason when the choice could not be saved', async () => {
    const { user } = renderConflict(asked, rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.'));
    const choice = await findChoice();
    await user.click(choice.getByRole('button', { name: other.value }));
    await choice.findByText('That was too often.');
  });
});

describe('facts that could not be loaded', () => {
  it('are loaded again on a press', async () => {
    const { user } = renderFacts(rejectWith(getFactsEndpoint, 'too-many-requests', 'That was too often.'), foundFacts);
    await screen.findByText('That was too often.');
    await user.click(screen.getByRole('button', { name: /^Load the facts again/ }));
    await findFactRow('Phone');
  });
});

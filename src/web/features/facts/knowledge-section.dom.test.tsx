import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeFactsEndpoint, getFactsEndpoint, getProfileEndpoint } from '#shared/api/facts.ts';
import type { Business } from '#shared/audit/business.ts';
import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { describeAbsence } from '#shared/report/describe-absence.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { KnowledgeSection } from './knowledge-section.tsx';

const phone: Fact = {
  id: 'phone-1',
  kind: 'phone',
  value: '(218) 555-0142',
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://harbor.example/contact', quote: 'Call (218) 555-0142' },
};
const town: Fact = { ...phone, id: 'city-1', kind: 'city', value: 'Duluth' };

const { business, factors } = sampleAnalysis();
const profile = answer(getProfileEndpoint, { stated: {}, known: {}, sources: {}, takeout: null });

function sheet(...facts: readonly Fact[]): FactSheet {
  return { businessId: 'b1', language: 'en', facts: [...facts] };
}
const found = answer(getFactsEndpoint, sheet(phone, town));

/** The text of the toast; its position is a popover, which only a browser has. */
function LastToast() {
  return <p role="status">{useToast()?.description}</p>;
}

function renderFacts(...answers: readonly EndpointAnswer[]) {
  return renderSection([], answers);
}

function renderSection(napTable: Business['napTable'], answers: readonly EndpointAnswer[]) {
  const refetchAudit = vi.fn(async () => ({ score: 64, coverage: 0.8 }));
  const rendered = renderScreen(
    <>
      <KnowledgeSection
        auditId="a1"
        standing={{ score: 61, coverage: 0.8 }}
        refetchAudit={refetchAudit}
        business={{ ...business, napTable }}
        factors={factors}
        correction={null}
      />
      <LastToast />
    </>,
    [...answers, profile],
  );
  return { ...rendered, refetchAudit };
}

/** A row of the list, once it is there: everything in it, opened or not. */
async function findRow(label: string) {
  const summaries = await screen.findAllByText(label, { selector: 'summary span' });
  const [row] = summaries.map((one) => one.closest('details')).filter((one) => one !== null);
  if (row === undefined) throw new Error(`There is no row for ${label}.`);
  const summary = row.querySelector('summary');
  if (summary === null) throw new Error('A row has a summary.');
  return { row, summary, inside: within(row) };
}

/** Opens the row of the phone number; gives its buttons by what they do. */
async function openPhone(user: ReturnType<typeof renderScreen>['user']) {
  const { summary, row, inside } = await findRow('Phone');
  await user.click(summary);
  const button = (action: string) => inside.getByRole('button', { name: named(`${action}: Phone, ${phone.value}`) });
  return { button, row, summary, inside };
}

describe('the list', () => {
  it('has a heading for each group, and says at the top how much is known, open and missing', async () => {
    renderFacts(answer(getFactsEndpoint, { ...sheet(phone), open: [{ kind: 'name', values: ['Larkhill'] }] }));
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
    const { user } = renderFacts(found);
    const { summary, row } = await findRow('Phone');
    expect(summary.textContent).toContain(`Seen in ${seen.length} places`);
    await user.click(summary);
    const list = within(row).getByRole('list', { name: 'Where we saw: Phone' });
    expect(list.textContent).toContain(seen[0]?.quote);
    expect(within(list).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('shows several facts of a kind in one row, each to edit', async () => {
    const services = ['Drain cleaning', 'Gas fitting'].map((value, at) => ({
      ...phone,
      id: `service-${at}`,
      kind: 'service' as const,
      value,
    }));
    const corrected = { ...services[1], value: 'Gas pipes', foundValue: 'Gas fitting', state: 'corrected' } as Fact;
    const { user, requests } = renderFacts(
      answer(getFactsEndpoint, sheet(...services)),
      answer(changeFactsEndpoint, sheet(services[0] as Fact, corrected)),
    );
    const { summary } = await findRow('Services');
    expect(summary.textContent).toContain('Drain cleaning, Gas fitting');
    await user.click(summary);
    const part = await findRow('Gas fitting');
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
    renderFacts(found);
    await findRow('Phone');
    for (const id of ['facts', 'profile', 'fact-name', 'fact-phone', 'fact-city', 'fact-hours', 'add-fact-what'])
      expect(document.getElementById(id), id).not.toBeNull();
  });
});

describe('a fact that the website does not say', () => {
  const hours: Fact = {
    ...phone,
    id: 'hours-1',
    kind: 'hours',
    value: 'Mon to Fri 8:00 to 17:00',
    state: 'added',
    origin: { kind: 'owner', at: '2026-11-25T08:00:00.000Z' },
  };

  it('is added in its row, which then shows it', async () => {
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, sheet(phone, town, hours)));
    const { summary, inside } = await findRow('Opening hours');
    expect(summary.textContent).toMatch(/Opening hoursWe couldn’t find it.*Add/);
    await user.click(summary);
    await user.type(inside.getByLabelText('Opening hours'), hours.value);
    await user.click(inside.getByRole('button', { name: /^Add/ }));
    await screen.findByText('Your score went from 61 to 64.');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'add', kind: 'hours', value: hours.value }] },
    ]);
    const row = await findRow('Opening hours');
    expect(row.summary.textContent).toContain('Added by you');
    expect([row.row.open, document.activeElement]).toEqual([false, row.summary]);
  });

  it('keeps what was typed when it could not be saved, with the reason', async () => {
    const { user } = renderFacts(found, rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.'));
    const { summary, inside } = await findRow('Opening hours');
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

describe('phone numbers that differ on the website', () => {
  const other: Fact = { ...phone, id: 'phone-2', value: '(218) 555-0124' };
  const differing = business.napTable.filter(({ conflicts }) => conflicts.includes('phone'));
  const renderConflict = (...answers: readonly EndpointAnswer[]) => renderSection(differing, answers);
  const asked = answer(getFactsEndpoint, sheet(phone, other));
  const findChoice = async () => within(await screen.findByRole('group', { name: /^Phone.*different numbers/ }));
  const decided = answer(changeFactsEndpoint, sheet({ ...phone, state: 'rejected' }, { ...other, state: 'confirmed' }));

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
    const { summary } = await findRow('Phone');
    expect(document.activeElement).toBe(summary);
  });

  it('that no fact has is a correction of the one that has', async () => {
    expect(differing.map((place) => place.phone)).toContain(other.value);
    const corrected = { ...phone, value: other.value, foundValue: phone.value, state: 'corrected' } as const;
    const { user, requests } = renderConflict(
      answer(getFactsEndpoint, sheet(phone)),
      answer(changeFactsEndpoint, sheet(corrected)),
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
    await findRow('Phone');
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

describe('what an owner says of a fact', () => {
  it('confirms it, without a word about the score', async () => {
    const confirmed = answer(changeFactsEndpoint, sheet({ ...phone, state: 'confirmed' }, town));
    const { user, requests, refetchAudit } = renderFacts(found, confirmed);
    const { button, row, summary } = await openPhone(user);
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
    button('Take back');
  });

  it('confirms it where it is saved as it is', async () => {
    const confirmed = answer(changeFactsEndpoint, sheet({ ...phone, state: 'confirmed' }, town));
    const { user, requests } = renderFacts(found, confirmed);
    const { inside } = await openPhone(user);
    await user.click(inside.getByRole('button', { name: 'Save' }));
    await screen.findByText('Confirmed');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'confirm', factId: 'phone-1' }] },
    ]);
  });

  it('rejects it, and says what became of the score', async () => {
    const rejected = answer(changeFactsEndpoint, sheet({ ...phone, state: 'rejected' }, town));
    const { user, requests } = renderFacts(found, rejected);
    const { button } = await openPhone(user);
    await user.click(button('It’s wrong'));
    await screen.findByText('Wrong, not used');
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'reject', factId: 'phone-1' }] },
    ]);
    await screen.findByText('Your score went from 61 to 64.');
  });

  it('corrects it in its row, and shows what the website says beside', async () => {
    const value = '(218) 555-0199';
    const corrected = { ...phone, value, foundValue: phone.value, state: 'corrected' } as const;
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, sheet(corrected, town)));
    const { inside } = await openPhone(user);
    const field = inside.getByLabelText('Phone as it should be');
    await user.clear(field);
    await user.type(field, value);
    await user.click(inside.getByRole('button', { name: 'Save' }));
    await screen.findByText(`Your website says: ${phone.value}`);
    expect(listChanges(requests).map(({ body }) => body)).toEqual([
      { changes: [{ action: 'correct', factId: 'phone-1', value }] },
    ]);
  });

  it('sends no correction that cannot be true', async () => {
    const { user, requests } = renderFacts(found);
    const { inside, row } = await openPhone(user);
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
      found,
      rejectWith(changeFactsEndpoint, 'changed-meanwhile', 'This changed meanwhile.'),
    );
    const { button, row } = await openPhone(user);
    await user.click(button('It’s right'));
    await screen.findByText('This changed meanwhile.');
    button('It’s right');
    expect(row.open).toBe(true);
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('confirms all facts of a group with one press', async () => {
    const all = sheet({ ...phone, state: 'confirmed' }, { ...town, state: 'confirmed' });
    const { user, requests } = renderFacts(found, answer(changeFactsEndpoint, all));
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
    await findRow('Phone');
  });
});

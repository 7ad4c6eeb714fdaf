import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import { generateDescriptionEndpoint } from '#shared/api/generate.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { describedAs } from '#test/e2e/generated-answers.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { DescriptionFix } from './description-fix.tsx';

const TEXT = 'Harbor & Pine Plumbing is a family plumber in Duluth. Dale, a master plumber, leads every job.';
const QUESTIONS: FactQuestion[] = [
  {
    kind: 'service',
    question: 'What do people come to you for most?',
    choices: [
      { factId: 'service-1', value: 'Drain cleaning' },
      { factId: 'service-2', value: 'Home' },
    ],
  },
  { kind: 'area', question: 'Which towns do you serve?', choices: [{ factId: null, value: 'Duluth' }] },
  { kind: 'sentence', question: 'What is special?', example: 'Since 2006. Dale leads every job.' },
];
const LACKING = { ...describedAs(''), questions: QUESTIONS };
const described = answer(generateDescriptionEndpoint, describedAs(TEXT));
const changed = answer(changeFactsEndpoint, { businessId: 'b1', language: 'en', facts: [] });
const failed = rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.');

/** The screen of a visitor whose website says too little. */
function open(answers: readonly EndpointAnswer[], questions: readonly FactQuestion[], auditId = 'a1') {
  const onWritten = vi.fn();
  const fix = (
    <DescriptionFix auditId={auditId} current={null} standing="too-few" questions={questions} onWritten={onWritten} />
  );
  const rendered = renderScreen(fix, answers);
  const changes = () => listChanges(rendered.requests).map(({ body }) => body);
  return { ...rendered, onWritten, changes };
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your optimized description');
const write = () => screen.getByRole('button', { name: /^Write my description/ });

describe('the questions where too little is known', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const services = () => group('What do people come to you for most?');
  const towns = () => group('Which towns do you serve?');
  const special = () => group('What is special?');

  async function answerAll(user: ReturnType<typeof renderScreen>['user']) {
    await user.click(services().getByRole('checkbox', { name: 'Drain cleaning' }));
    await user.type(services().getByLabelText('Something else'), 'Leaks, Frozen pipes{Enter}Sump pumps');
    await user.click(towns().getByRole('checkbox', { name: 'Duluth' }));
    await user.type(special().getByLabelText('Your answer'), 'Dale leads every job.');
  }

  it('are answered in one call, and the text takes their place with the focus', async () => {
    const { user, changes, onWritten } = open([changed, described], QUESTIONS);
    special().getByText('Such as: Since 2006. Dale leads every job.');
    // What the site says now is for comparing with the text.
    expect(screen.queryByText('What your site says now')).toBeNull();
    await answerAll(user);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(write());
    await waitFor(() => expect(box().value).toBe(TEXT));
    screen.getByText('What your site says now');
    expect(changes()).toEqual([
      {
        changes: [
          { action: 'confirm', factId: 'service-1' },
          { action: 'add', kind: 'service', value: 'Leaks' },
          { action: 'add', kind: 'service', value: 'Frozen pipes' },
          { action: 'add', kind: 'service', value: 'Sump pumps' },
          { action: 'add', kind: 'area', value: 'Duluth' },
          { action: 'add', kind: 'sentence', value: 'Dale leads every job.' },
        ],
      },
    ]);
    const place = screen.getByRole('group', { name: 'Your description' });
    expect([document.activeElement, scrolled.mock.contexts[0]]).toEqual([place, place]);
    screen.getByText('The description is written.');
    expect(onWritten).toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });

  it('keep what was typed for a reload, each audit its own', async () => {
    const first = open([], QUESTIONS);
    await answerAll(first.user);
    document.body.replaceChildren();
    open([], QUESTIONS);
    expect(services().getByRole<HTMLInputElement>('checkbox', { name: 'Drain cleaning' }).checked).toBe(true);
    services().getByRole('button', { name: 'Remove Frozen pipes' });
    expect(services().getByLabelText<HTMLInputElement>('Something else').value).toBe('Sump pumps');
    document.body.replaceChildren();
    open([], QUESTIONS, 'a2');
    expect(services().getByRole<HTMLInputElement>('checkbox', { name: 'Drain cleaning' }).checked).toBe(false);
  });

  it('let an added answer go, with the focus in the field', async () => {
    const { user } = open([], QUESTIONS);
    const field = services().getByLabelText('Something else');
    await user.type(field, 'Leaks,');
    await user.click(services().getByRole('button', { name: 'Remove Leaks' }));
    expect(services().queryByRole('button', { name: 'Remove Leaks' })).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('take one answer where there can be only one: a tick or words, and none again', async () => {
    const choices = ['Duluth', 'Proctor'].map((value) => ({ factId: null, value }));
    const { user, changes } = open(
      [changed, described],
      [{ kind: 'city', question: 'Which town do you work in?', choices }],
    );
    const town = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    await user.click(town('Duluth'));
    await user.click(town('Proctor'));
    expect([town('Duluth').checked, town('Proctor').checked]).toEqual([false, true]);
    await user.click(town('Proctor'));
    expect(town('Proctor').checked).toBe(false);
    await user.click(town('Proctor'));
    await user.type(screen.getByLabelText('Something else'), 'Cloquet');
    expect(town('Proctor').checked).toBe(false);
    await user.click(write());
    await waitFor(() => expect(box().value).toBe(TEXT));
    expect(changes()).toEqual([{ changes: [{ action: 'add', kind: 'city', value: 'Cloquet' }] }]);
  });

  it('may stay open: without an answer nothing is changed, and what is missing is said', async () => {
    const { user, changes } = open([answer(generateDescriptionEndpoint, LACKING)], QUESTIONS);
    await user.click(write());
    await screen.findByText(
      'For a text we still need which jobs you do, the towns you serve, and what makes you different.',
    );
    expect(changes()).toEqual([]);
  });

  it('say what is still missing after an answer, and keep a failed one', async () => {
    const left = answer(generateDescriptionEndpoint, { ...LACKING, questions: QUESTIONS.slice(1, 2) });
    const { user } = open([failed, changed, left], QUESTIONS);
    await answerAll(user);
    await user.click(write());
    await screen.findByText('That was too often.');
    expect(services().getByLabelText<HTMLInputElement>('Something else').value).toBe('Sump pumps');
    await user.click(write());
    await screen.findByText('Saved. For a text we still need the towns you serve.');
    expect(screen.queryByText('What is special?')).toBeNull();
  });

  it('ask for one more sentence with an empty field where all are answered', async () => {
    const more: FactQuestion = { kind: 'sentence', question: 'One more sentence, please: who does the work?' };
    const left = answer(generateDescriptionEndpoint, { ...LACKING, questions: [more] });
    const { user } = open([changed, left], QUESTIONS);
    await answerAll(user);
    await user.click(write());
    await screen.findByText('Saved. Your text needs one more sentence.');
    expect(sessionStorage.length).toBe(0);
    const asked = screen.getByRole('group', { name: more.question });
    expect(within(asked).getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('');
  });

  it('point at an answer that cannot be, before anything is sent', async () => {
    const { user, changes } = open([], [{ kind: 'foundedYear', question: 'Since which year?' }]);
    const field = screen.getByLabelText('Your answer');
    await user.type(field, 'long ago');
    await user.click(write());
    await screen.findByText(/Give the year with four digits/);
    expect([document.activeElement, field.getAttribute('aria-invalid'), changes()]).toEqual([field, 'true', []]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import { generateDescriptionEndpoint, type SentenceTick } from '#shared/api/generate.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { describedAs } from '#test/e2e/generated-answers.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { DescriptionFix } from './description-fix.tsx';

const DALE = tick('dale', 'Dale, a master plumber, leads every job.', true);
const THAW = tick('thaw', 'We thaw frozen pipes and repair the split.', false);
const FIRST = 'Harbor & Pine Plumbing is a family plumber in Duluth. Dale, a master plumber, leads every job.';
const SECOND = `${FIRST} We thaw frozen pipes and repair the split.`;
const SHEET = { businessId: 'b1', language: 'en' as const, facts: [] };
const QUESTIONS: FactQuestion[] = [
  {
    kind: 'service',
    question: 'What do people order most?',
    choices: [
      { factId: 'service-1', value: 'Drain cleaning' },
      { factId: 'service-2', value: 'Home' },
    ],
  },
  { kind: 'area', question: 'Which towns do you serve?', choices: [{ factId: null, value: 'Duluth' }] },
  { kind: 'sentence', question: 'What is special?', example: 'Since 2006. Dale leads every job.' },
];
const LACKING = { ...describedAs(''), questions: QUESTIONS };

function tick(factId: string, text: string, isTicked: boolean): SentenceTick {
  return { factId, text, quote: text, url: `https://harborandpine.example/${factId}`, isTicked };
}
const described = (text: string, ...ticks: SentenceTick[]) =>
  answer(generateDescriptionEndpoint, { ...describedAs(text), ticks });
const changed = answer(changeFactsEndpoint, SHEET);
const failed = rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.');

beforeEach(() => sessionStorage.clear());

/** The screen of a visitor, who may be asked at once. */
function open(answers: readonly EndpointAnswer[], questions: readonly FactQuestion[] | null = null, auditId = 'a1') {
  const onWritten = vi.fn();
  const fix = (
    <DescriptionFix
      auditId={auditId}
      current="Plumbing."
      standing={questions === null ? 'open' : 'too-few'}
      questions={questions ?? []}
      onWritten={onWritten}
    />
  );
  const rendered = renderScreen(fix, answers);
  const changes = () => listChanges(rendered.requests).map(({ body }) => body);
  return { ...rendered, onWritten, changes };
}

/** The screen with the first text and two sentences of the site. */
async function openText(...answers: EndpointAnswer[]) {
  const opened = open([described(FIRST, DALE, THAW), ...answers]);
  await opened.user.click(screen.getByRole('button', { name: /^Write my description/ }));
  await screen.findByLabelText('Your optimized description');
  return opened;
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your optimized description');
const sentence = ({ text }: SentenceTick) => screen.getByRole<HTMLInputElement>('checkbox', { name: text });
const button = (name: string | RegExp) =>
  screen.getByRole('button', { name: typeof name === 'string' ? named(name) : name });

describe('the sentences of the site', () => {
  it('are ticked where they are in the text, each with its page, below a text that can be copied', async () => {
    await openText();
    expect([sentence(DALE).checked, sentence(THAW).checked]).toEqual([true, false]);
    expect(screen.getByRole('link', { name: '/dale' }).getAttribute('href')).toBe(DALE.url);
    const copy = button(/Copy Fix/);
    expect(copy.compareDocumentPosition(sentence(DALE)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your description' }));
  });

  it('change the text as they are ticked, and move at once', async () => {
    const { user, changes } = await openText(changed, described(SECOND, DALE, { ...THAW, isTicked: true }));
    void user.click(sentence(THAW));
    await waitFor(() => expect(sentence(THAW).checked).toBe(true));
    await screen.findByText('Your text is updated.');
    expect(box().value).toBe(SECOND);
    expect(changes()).toEqual([{ changes: [{ action: 'confirm', factId: 'thaw' }] }]);
  });

  it('are taken out, and can be put back although they are offered no more', async () => {
    const short = 'Harbor & Pine Plumbing is a family plumber in Duluth.';
    const { user, changes } = await openText(changed, described(short, THAW), described(FIRST, DALE, THAW));
    await user.click(sentence(DALE));
    await waitFor(() => expect(box().value).toBe(short));
    expect(sentence(DALE).checked).toBe(false);
    await user.click(sentence(DALE));
    await waitFor(() => expect(box().value).toBe(FIRST));
    expect(changes()).toEqual([
      { changes: [{ action: 'reject', factId: 'dale' }] },
      { changes: [{ action: 'confirm', factId: 'dale' }] },
    ]);
  });

  it('go back when the change failed, and say why', async () => {
    const { user } = await openText(failed);
    await user.click(sentence(THAW));
    await screen.findByText('Not changed. That was too often.');
    expect(sentence(THAW).checked).toBe(false);
    expect(box().value).toBe(FIRST);
  });

  it('stay where only the text could not be updated, which can be asked again', async () => {
    const down = rejectWith(generateDescriptionEndpoint, 'too-many-requests', 'That was too often.');
    const { user } = await openText(changed, down, described(SECOND, DALE, { ...THAW, isTicked: true }));
    await user.click(sentence(THAW));
    await screen.findByText('Saved, but the text isn’t updated. That was too often.');
    expect(sentence(THAW).checked).toBe(true);
    await user.click(button('Update the text'));
    await waitFor(() => expect(box().value).toBe(SECOND));
    expect(screen.queryByRole('button', { name: 'Update the text' })).toBeNull();
  });

  it('never replace what the owner typed: the new text is offered', async () => {
    const { user } = await openText(changed, described(SECOND, DALE, { ...THAW, isTicked: true }));
    await user.clear(box());
    await user.type(box(), 'My own words.');
    await user.click(sentence(THAW));
    await screen.findByText('Your own text is kept. A new one is ready above.');
    expect(box().value).toBe('My own words.');
    await user.click(button('Use the new text'));
    expect(box().value).toBe(SECOND);
    await user.click(button('Put my text back'));
    expect(box().value).toBe('My own words.');
  });

  it('leave the questions where too little is left for a text, with the ticks beside them', async () => {
    const { user } = await openText(changed, answer(generateDescriptionEndpoint, { ...LACKING, ticks: [] }));
    await user.click(sentence(DALE));
    await screen.findByText('What do people order most?');
    expect(screen.queryByLabelText('Your optimized description')).toBeNull();
    expect(sentence(DALE).checked).toBe(false);
    screen.getByText('Too little is left for a text.');
  });
});

describe('a sentence that is edited in its place', () => {
  const OWN = 'Dale leads every job.';
  const edited = { ...DALE, text: OWN };
  const textWith = (text: string) => `Harbor & Pine Plumbing is a family plumber in Duluth. ${text}`;
  async function openEditor(...answers: EndpointAnswer[]) {
    const opened = await openText(...answers);
    await opened.user.click(button(`Edit: ${DALE.text}`));
    const field = screen.getByLabelText<HTMLTextAreaElement>('The sentence as it should be');
    expect([field.value, document.activeElement]).toEqual([DALE.text, field]);
    await opened.user.clear(field);
    await opened.user.type(field, OWN);
    return { ...opened, field };
  }

  it('is in the text in the owner’s words, and the original can be put back', async () => {
    const { user, changes } = await openEditor(
      changed,
      described(textWith(OWN), edited, THAW),
      described(FIRST, DALE, THAW),
    );
    await user.click(button('Save'));
    await waitFor(() => expect(box().value).toBe(textWith(OWN)));
    await waitFor(() => expect(document.activeElement).toBe(button(`Edit: ${OWN}`)));
    await user.click(button(`Edit: ${OWN}`));
    screen.getByText(DALE.quote);
    await user.click(button('Put the original back'));
    await waitFor(() => expect(box().value).toBe(FIRST));
    expect(changes()).toEqual([
      { changes: [{ action: 'correct', factId: 'dale', value: OWN }] },
      { changes: [{ action: 'correct', factId: 'dale', value: DALE.quote }] },
    ]);
  });

  it('keeps the owner’s words while it is out of the text', async () => {
    const out = { ...DALE, isTicked: false };
    const { user, changes } = await openEditor(
      changed,
      described(textWith(OWN), edited, THAW),
      described(textWith(''), out, THAW),
      described(textWith(OWN), edited, THAW),
    );
    await user.click(button('Save'));
    await waitFor(() => expect(sentence(edited).checked).toBe(true));
    await user.click(sentence(edited));
    await waitFor(() => expect(box().value).toBe(textWith('')));
    await user.click(sentence(edited));
    await waitFor(() => expect(box().value).toBe(textWith(OWN)));
    expect(changes().at(-1)).toEqual({ changes: [{ action: 'correct', factId: 'dale', value: OWN }] });
  });

  it('is left as it is on Cancel and Escape, and a failure loses no words', async () => {
    const { user, field } = await openEditor(failed);
    await user.click(button('Save'));
    await screen.findByText('Not changed. That was too often.');
    expect(field.value).toBe(OWN);
    await user.keyboard('{Escape}');
    expect(sentence(DALE).checked).toBe(true);
    expect(document.activeElement).toBe(button(`Edit: ${DALE.text}`));
  });
});

it('why a sentence was left out is one tap away', async () => {
  const leftOut = [{ text: 'Ask for Dale.', url: 'https://harborandpine.example/blog', reason: 'From a blog post.' }];
  const { user } = open([answer(generateDescriptionEndpoint, { ...describedAs(FIRST), leftOut })]);
  await user.click(button(/^Write my description/));
  await user.click(await screen.findByText('Why are some left out?'));
  screen.getByText('From a blog post.');
  expect(screen.getByRole('link', { name: '/blog' }).getAttribute('href')).toBe(leftOut[0]?.url);
});

describe('the questions where too little is known', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const services = () => group('What do people order most?');
  const towns = () => group('Which towns do you serve?');
  const special = () => group('What is special?');

  async function answerAll(user: ReturnType<typeof renderScreen>['user']) {
    await user.click(services().getByRole('checkbox', { name: 'Drain cleaning' }));
    await user.type(services().getByLabelText('Something else'), 'Leaks, Frozen pipes{Enter}Sump pumps');
    await user.click(towns().getByRole('checkbox', { name: 'Duluth' }));
    await user.type(special().getByLabelText('Your answer'), 'Dale leads every job.');
  }

  it('are answered in one call, and the text takes their place with the focus', async () => {
    const { user, changes, onWritten } = open([changed, described(FIRST, DALE)], QUESTIONS);
    special().getByText('Such as: Since 2006. Dale leads every job.');
    await answerAll(user);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(button(/^Write my description/));
    await waitFor(() => expect(box().value).toBe(FIRST));
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
      [changed, described(FIRST)],
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
    await user.click(button(/^Write my description/));
    await waitFor(() => expect(box().value).toBe(FIRST));
    expect(changes()).toEqual([{ changes: [{ action: 'add', kind: 'city', value: 'Cloquet' }] }]);
  });

  it('may stay open: without an answer nothing is changed, and what is missing is said', async () => {
    const { user, changes } = open([answer(generateDescriptionEndpoint, LACKING)], QUESTIONS);
    await user.click(button(/^Write my description/));
    await screen.findByText(
      'For a text we still need which jobs you do, the towns you serve, and what makes you different.',
    );
    expect(changes()).toEqual([]);
  });

  it('say what is still missing after an answer, and keep a failed one', async () => {
    const left = answer(generateDescriptionEndpoint, { ...LACKING, questions: QUESTIONS.slice(1, 2) });
    const { user } = open([failed, changed, left], QUESTIONS);
    await answerAll(user);
    await user.click(button(/^Write my description/));
    await screen.findByText('That was too often.');
    expect(services().getByLabelText<HTMLInputElement>('Something else').value).toBe('Sump pumps');
    await user.click(button(/^Write my description/));
    await screen.findByText('Saved. For a text we still need the towns you serve.');
    expect(screen.queryByText('What is special?')).toBeNull();
  });

  it('point at an answer that cannot be, before anything is sent', async () => {
    const { user, changes } = open([], [{ kind: 'foundedYear', question: 'Since which year?' }]);
    const field = screen.getByLabelText('Your answer');
    await user.type(field, 'long ago');
    await user.click(button(/^Write my description/));
    await screen.findByText(/Give the year with four digits/);
    expect([document.activeElement, field.getAttribute('aria-invalid'), changes()]).toEqual([field, 'true', []]);
  });
});

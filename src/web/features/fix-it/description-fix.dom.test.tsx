import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import { generateDescriptionEndpoint, type SentenceTick } from '#shared/api/generate.ts';
import { describedAs } from '#test/e2e/generated-answers.ts';
import { answer, type EndpointAnswer, listChanges, named, rejectWith, renderScreen } from '#test/screens.tsx';
import { DescriptionFix } from './description-fix.tsx';

const DALE = tick('dale', 'Dale, a master plumber, leads every job.', true);
const THAW = tick('thaw', 'We thaw frozen pipes and repair the split.', false);
const FIRST = 'Harbor & Pine Plumbing is a family plumber in Duluth. Dale, a master plumber, leads every job.';
const SECOND = `${FIRST} We thaw frozen pipes and repair the split.`;
const SHEET = { businessId: 'b1', language: 'en' as const, facts: [] };
const LACKING = {
  ...describedAs(''),
  questions: [{ kind: 'service' as const, question: 'What do people come to you for most?' }],
};

function tick(factId: string, text: string, isTicked: boolean): SentenceTick {
  return { factId, text, quote: text, url: `https://harborandpine.example/${factId}`, isTicked };
}
const described = (text: string, ...ticks: SentenceTick[]) =>
  answer(generateDescriptionEndpoint, { ...describedAs(text), ticks });
const changed = answer(changeFactsEndpoint, SHEET);
const failed = rejectWith(changeFactsEndpoint, 'too-many-requests', 'That was too often.');

/** The screen of a visitor with the first text and two sentences of the site. */
function open(answers: readonly EndpointAnswer[]) {
  const fix = (
    <DescriptionFix auditId="a1" current="Plumbing." standing="open" questions={[]} onWritten={() => undefined} />
  );
  const rendered = renderScreen(fix, answers);
  const changes = () => listChanges(rendered.requests).map(({ body }) => body);
  return { ...rendered, changes };
}

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
    await screen.findByText('What do people come to you for most?');
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

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { type LabelledMessage, readMessages } from './read-messages.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'];
const messages = readMessages();
const independent = readMessages(join(import.meta.dirname, 'independent'));
const third = readMessages(join(import.meta.dirname, 'third'));
const fourth = readMessages(join(import.meta.dirname, 'fourth'));

describe('the check of review requests', () => {
  it.each([
    { name: 'its own corpus', list: messages, each: 40 },
    { name: 'the independent corpus', list: independent, each: 30 },
    { name: 'the third corpus', list: third, each: 20 },
    { name: 'the fourth corpus', list: fourth, each: 10 },
  ])('has $each breaches and $each honest messages in each of seven languages in $name', ({ list, each }) => {
    const byLanguage = Map.groupBy(list, ({ language }) => language);
    expect([...byLanguage.keys()]).toEqual(languages);
    for (const one of byLanguage.values())
      expect([one.filter(({ isBreach }) => isBreach).length, new Set(one.map(({ text }) => text)).size]).toEqual([
        each,
        2 * each,
      ]);
  });

  it.each(messages.filter(({ isHeldOut }) => !isHeldOut))('is right about $language, $class: $text', (message) => {
    const found = lintMessage(message.text, { businessName: '' }).map(({ rule }) => rule.id);
    expect(found.length > 0, found.join(' ')).toBe(message.isBreach);
  });

  // Half of these texts are kept apart: counts only, so that a failure shows none of them.
  it('catches nineteen in twenty of the breaches written without sight of it, and stops fewer than that of the honest messages', () => {
    expect(shareStopped(independent.filter(({ isBreach }) => isBreach))).toBeGreaterThanOrEqual(0.95);
    expect(shareStopped(independent.filter(({ isBreach }) => !isBreach))).toBeLessThanOrEqual(0.04);
  });

  it.each([
    ['third', third],
    ['fourth', fourth],
  ])('does so with the %s corpus, written after the check was fitted', (_, list) => {
    expect(shareStopped(list.filter(({ isBreach }) => isBreach))).toBeGreaterThanOrEqual(0.95);
    expect(shareStopped(list.filter(({ isBreach }) => !isBreach))).toBeLessThanOrEqual(0.05);
  });

  it('is fitted to none of the messages that it is measured by', () => {
    const fitted = new Set(readMessages(join(import.meta.dirname, 'fitting')).map(({ text }) => text));
    expect(fitted.size).toBeGreaterThan(10_000);
    const measured = [...messages.filter(({ isHeldOut }) => isHeldOut), ...independent, ...third, ...fourth];
    expect(
      measured.filter(({ text }) => fitted.has(text)).map(({ language, class: name }) => `${language} ${name}`),
    ).toEqual([]);
  });
});

function shareStopped(list: readonly LabelledMessage[]): number {
  return list.filter(({ text }) => lintMessage(text, { businessName: '' }).length > 0).length / list.length;
}

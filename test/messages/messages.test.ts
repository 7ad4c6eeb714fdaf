import { describe, expect, it } from 'vitest';
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { readMessages } from './read-messages.ts';

const messages = readMessages();

describe('the check of review requests', () => {
  it('has 40 breaches and 40 honest messages in each of seven languages', () => {
    const languages = Map.groupBy(messages, ({ language }) => language);
    expect([...languages.keys()]).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);
    for (const list of languages.values())
      expect([list.filter(({ isBreach }) => isBreach).length, new Set(list.map(({ text }) => text)).size]).toEqual([
        40, 80,
      ]);
  });

  it.each(messages.filter(({ isHeldOut }) => !isHeldOut))('is right about $language, $class: $text', (message) => {
    const found = lintMessage(message.text, { businessName: '' }).map(({ rule }) => rule.id);
    expect(found.length > 0, found.join(' ')).toBe(message.isBreach);
  });
});

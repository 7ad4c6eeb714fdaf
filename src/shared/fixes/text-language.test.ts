import { expect, it } from 'vitest';
import { findTextLanguage } from './text-language.ts';

it.each([
  [['fr', 'en'], 'fr'],
  [['pt-BR'], 'pt'],
  [[], 'en'],
  [['ja'], null],
])('texts for a website in %j are in %s', (languages, language) => {
  expect(findTextLanguage(languages)).toBe(language);
});

import { describe, expect, it } from 'vitest';
import { lintMessage } from './lint-message.ts';
import { fillText, type MessageFacts, missingParts, smsParts } from './message-templates.ts';
import { replyTemplates } from './reply-templates.ts';
import { REVIEW_DAY_LANGUAGES, WORKPLACES } from './review-day-language.ts';
import { findTextsLanguage, getPosterText, getStaffScript, listWordings, startTexts } from './review-day-texts.ts';
import { TEXT_KINDS, type TextKind } from './text-kinds.ts';

const facts: MessageFacts = {
  businessName: 'Harbor & Pine Plumbing',
  reviewUrl: 'https://g.page/r/CExampleOnly0EBM/review',
  postalAddress: '12 Example Street, Duluth MN 55802',
};
const wordings = REVIEW_DAY_LANGUAGES.flatMap((language) =>
  TEXT_KINDS.flatMap((kind) =>
    [...new Set(WORKPLACES.flatMap((workplace) => listWordings(kind, language, workplace)))].map((text) => ({
      language,
      kind,
      text,
    })),
  ),
);

describe('the texts we offer', () => {
  it.each(wordings)('break no rule and miss no part: $language $kind $text', ({ kind, text }) => {
    const filled = fillText(text, facts, 'Dana Miller');
    expect(lintMessage(filled, facts)).toEqual([]);
    expect(missingParts(kind, text, facts)).toEqual([]);
    expect(filled).not.toMatch(/[{}!]/);
    expect(fillText(text, facts, '')).not.toMatch(/,,|\{name\}/);
  });

  it.each(wordings.filter(({ kind }) => kind === 'sms'))(
    'fit into three parts as a text: $text',
    ({ language, text }) => {
      // Portuguese and Spanish letters are not all in the alphabet of texts, so that fewer fit into a part.
      expect(smsParts(fillText(text, facts, 'Dana'))).toBeLessThanOrEqual(/es|pt/.test(language) ? 4 : 2);
    },
  );

  it.each(REVIEW_DAY_LANGUAGES)('poster and cards break no rule, and texts show their language: %s', (language) => {
    expect(lintMessage(getPosterText(language), facts)).toEqual([]);
    expect(getStaffScript(language).map(({ lines }) => lines.length)).toEqual([2, 2, 2, 4]);
    for (const workplace of WORKPLACES) expect(findTextsLanguage(startTexts(language, workplace))).toBe(language);
  });

  it.each(replyTemplates)('replies break no rule: $id', ({ text }) => {
    expect(lintMessage(fillText(text, facts, 'Dana'), facts)).toEqual([]);
  });
});

describe('fillText', () => {
  it('greets without a name where there is none', () => {
    expect(fillText('Hi {name}, this is {business}.', facts, ' ')).toBe('Hi, this is Harbor & Pine Plumbing.');
    expect(fillText('Thank you, {name}. {link}', facts, '')).toBe(`Thank you. ${facts.reviewUrl}`);
  });
  it('takes names as they are', () => {
    expect(fillText('Hi {name}', facts, '$& $1')).toBe('Hi $&');
    expect(fillText('{business} {business}', { ...facts, businessName: '{link}$&' }, 'a')).not.toContain('undefined');
  });
});

describe('missingParts', () => {
  it.each<[TextKind, string, string[]]>([
    ['sms', 'Hi', ['business', 'link', 'opt-out']],
    ['sms', 'Hi, harbor & pine plumbing here: https://g.page/r/x/review. Reply STOP', []],
    ['emailBody', '{business} {link} unsubscribe', ['address']],
    ['inPerson', 'Hi', []],
  ])('%s %s misses %j', (kind, text, expected) => expect(missingParts(kind, text, facts)).toEqual(expected));
  it('wants the address itself, not only its place', () => {
    expect(missingParts('emailBody', startTexts('en', 'place').emailBody, { ...facts, postalAddress: ' ' })).toEqual([
      'address',
    ]);
  });
});

it.each([
  ['', 0],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['ł'.repeat(70), 1],
  ['ł'.repeat(71), 2],
  ['{'.repeat(81), 2],
])('smsParts %#', (text, parts) => expect(smsParts(text)).toBe(parts));

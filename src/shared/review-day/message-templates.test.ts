import { describe, expect, it } from 'vitest';
import { lintMessage } from './lint-message.ts';
import {
  fillText,
  type MessageFacts,
  missingParts,
  smsParts,
  type TextKind,
  textTemplates,
} from './message-templates.ts';
import { posterText, replyTemplates } from './staff-material.ts';

const facts: MessageFacts = {
  businessName: 'Harbor & Pine Plumbing',
  reviewUrl: 'https://g.page/r/CExampleOnly0EBM/review',
  postalAddress: '12 Example Street, Duluth MN 55802',
};
const kinds: readonly TextKind[] = ['sms', 'emailSubject', 'emailBody', 'inPerson'];

describe('the texts we offer', () => {
  it.each(kinds.flatMap((kind) => textTemplates[kind].map((text) => [kind, text] as const)))(
    'break no rule and miss no part: %s %s',
    (kind, text) => {
      const filled = fillText(text, facts, 'Dana Miller');
      expect(lintMessage(filled, facts)).toEqual([]);
      expect(missingParts(kind, text, facts)).toEqual([]);
      expect(filled).not.toMatch(/[{}]/);
      expect(filled).not.toContain('!');
    },
  );

  it.each(textTemplates.sms)('fit into two parts as a text: %s', (text) => {
    expect(smsParts(fillText(text, facts, 'Dana'))).toBeLessThanOrEqual(2);
  });

  it('the poster breaks no rule', () => expect(lintMessage(posterText, facts)).toEqual([]));

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
    expect(missingParts('emailBody', textTemplates.emailBody[0], { ...facts, postalAddress: ' ' })).toEqual([
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

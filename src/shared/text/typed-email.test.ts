import { describe, expect, it } from 'vitest';
import { typedEmail } from './typed-email.ts';

const Email = typedEmail({ most: 60, missing: 'Please enter your email address.', tooLong: 'Too long.' });
const sentenceFor = (typed: unknown) => Email.safeParse(typed).error?.issues[0]?.message;

describe('a typed email address', () => {
  it.each([
    'ann@example.com',
    '  ann@example.com ',
    'ann@example.com\n',
    '\ufeffann@example.com',
    'änn@bücher.example',
  ])('is taken as it is, without the space around it: %j', (typed) => {
    expect(Email.parse(typed)).toBe(typed.trim());
  });

  it.each([
    'ann@example.com\u0000',
    'ann\u0000@example.com',
    'ann@example.com\u0000.evil.example',
    'ann@exam\u202eple.com',
    'ann\u200b@example.com',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@example.com bob@example.com',
    'ann@example.com\tbob@example.com',
    'ann@example\u00ad.com',
    'ann\ud83d@example.com',
    'ann@example.com\u2028x',
  ])('is refused and never cleaned into another: %j', (typed) => {
    expect(sentenceFor(typed)).toBe('Please enter a valid email address.');
  });

  it('says what is missing or too long', () => {
    expect([sentenceFor(' '), sentenceFor(undefined)]).toEqual(Array(2).fill('Please enter your email address.'));
    expect(sentenceFor(`${'a'.repeat(60)}@example.com`)).toBe('Too long.');
  });
});

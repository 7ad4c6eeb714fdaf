import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanTypedLine, typedText } from './typed-text.ts';

describe('typedText', () => {
  const name = typedText({ most: 5, least: 1, missing: 'Write a name.' });

  it.each([
    ['  Ann  ', 'Ann'],
    ['A\u0000nn\u0007', 'Ann'],
    ['A\nnn\r\n', 'A nn'],
    ['cut \ud83d', 'cut'],
    ['\ude00cut', 'cut'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['\u202eevil\u2066', 'evil'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
    expect(name.parse(kept)).toBe(kept);
  });

  it.each([
    ['', 'Write a name.'],
    [' \u0000\ud83d ', 'Write a name.'],
  ])('says what is missing in %j', (typed, words) => {
    expect(name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([words]);
  });

  it('counts in code points, as the contract does', () => {
    expect(name.safeParse('😀😀😀😀😀😀').error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 5 });
    expect(z.toJSONSchema(name, { io: 'input' })).toMatchObject({ type: 'string', minLength: 1, maxLength: 5 });
  });

  it('keeps the line breaks of a text that may have them, and nothing else', () => {
    const notes = typedText({ most: 50, hasLines: true });
    expect(notes.parse(' one\r\ntwo\u2028three\tfour\u0000\ud83d ')).toBe('one\ntwo\nthree four');
  });

  it.each([
    ['  https://example.com/ ', 'https://example.com/'],
    ['\u202ahttps://example.com/\u202c\u0000', 'https://example.com/'],
    ['http://exam\u0000ple.com/', 'http://exam\ufffdple.com/'],
    ['http://exam\nple.com/', 'http://exam\ufffdple.com/'],
  ])('makes no other address of the address %j', (typed, kept) => {
    const address = typedText({ most: 100, isAddress: true });
    expect(address.parse(typed)).toBe(kept);
    expect(address.parse(kept)).toBe(kept);
  });

  it('is the same after a second time', () => {
    for (const text of ['e\u0301\u0000\u0301', ' \u0301 a', '\ud83d\u0000\ude00'])
      expect(cleanTypedLine(cleanTypedLine(text))).toBe(cleanTypedLine(text));
  });
});

import { expect, test } from 'vitest';
import { explainBrokenJson } from './json-problem.ts';

test.each([
  ['', 'The block is empty.'],
  ['{"a": 1,}', 'A comma stands before }: nothing follows it.'],
  ['[1, 2,]', 'A comma stands before ]: nothing follows it.'],
  ['{"a": "x\ny"}', 'A line break stands inside a text; JSON wants \\n there.'],
  ['{"a": "x\ty"}', 'A tab or another control character stands inside a text.'],
  ['{\n"a": 1}\n{"b": 2}', 'Two objects stand one after the other in one block (line 3).'],
  ['{"a": 1}, {"b": 2}', 'A comma follows the object: several objects need [ and ] around them.'],
  ['{"a": 1};', 'A semicolon follows the object: this is JavaScript, not JSON.'],
  ['{"a": 1}}', 'There is one closing } too many.'],
  ['{"a": 1} end', 'Other text follows the object.'],
  ['var data = {"a": 1}', 'The block holds JavaScript instead of JSON.'],
  ['window.x = 1', 'The block holds JavaScript instead of JSON.'],
  ['<p>x</p>', 'The block holds HTML instead of JSON.'],
  ['{&quot;a&quot;: 1}', 'The quotation marks are written as HTML (&quot;).'],
  ["{'a': 1}", 'Single quotation marks are used; JSON knows double ones only.'],
  ['{“a”: 1}', 'Typographic quotation marks are used; JSON knows straight ones only.'],
  ['{a: 1}', 'A property name has no quotation marks.'],
  ['{"a" 1}', 'A colon is missing after a property name.'],
  ['{"a": 1 "b": 2}', 'A comma is missing before a text.'],
  ['{"a": {} {"b": 2}}', 'A comma is missing before {.'],
  ['{"a": yes}', 'The value yes has no quotation marks.'],
  ['{"a": undefined}', 'The value undefined has no quotation marks.'],
  ['{"a": 0049123}', 'A number is written as JSON does not know it: it needs quotation marks.'],
  ['{"a": +49}', 'The character + stands where a value must be.'],
  ['{"a": }', 'A value is missing before }.'],
  ['{"a": , "b": 1}', 'A comma stands where a value or a name must be.'],
  ['{"a"}', 'A property has no value.'],
  ['{"a": 1 // note\n}', 'JSON can hold no comments.'],
  ['{"a": "it\\\'s"}', 'A backslash in a text is not followed by a character that JSON knows after it.'],
  ['{"a": "x', 'A closing quotation mark is missing.'],
  ['{"a": [1, 2', 'The block ends too early: a closing ] is missing.'],
  ['{"a": {"b": 1}', 'The block ends too early: a closing } is missing.'],
  ['{"a": 1]', 'A closing ] has no opening bracket that it fits.'],
  ['{"a": {{ name }}}', 'A template placeholder was left unfilled.'],
  ['{"a": "{{ name }}", "b": {% if x %}', 'A template placeholder was left unfilled.'],
  ['"only a text"', 'The block holds no object.'],
  ['null', 'The block holds no object.'],
])('%j', (text, reason) => {
  expect(explainBrokenJson(text).reason).toBe(reason);
});

test('the position is quoted', () => {
  const { snippet } = explainBrokenJson(`{"name": "Anna's", "telephone": "1",\n}${' '.repeat(500)}`);
  expect(snippet).toBe('{"name": "Anna\'s", "telephone": "1", }');
});

test('reports an error exactly where JSON.parse throws', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b',
    '1',
    '-0.5e3',
    '01',
    'true',
    'nul',
    ' ',
    '\n',
    '"\\u00e9"',
    '"\\x"',
    '/',
  ];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let round = 0; round < 20_000; round++) {
    let text = '';
    for (let length = 1 + next(9); length > 0; length--) text += pieces[next(pieces.length)];
    const isValid = isStrictJson(text);
    expect([text, explainBrokenJson(text).reason === 'The block holds no object.']).toEqual([text, isValid]);
  }
});

function isStrictJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

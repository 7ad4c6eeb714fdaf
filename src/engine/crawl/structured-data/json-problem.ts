import type { BrokenJsonLd } from '../html/page.ts';

/** How many characters are quoted before and after the error. */
const QUOTED_BEFORE = 60;
const QUOTED_AFTER = 40;

interface Fault {
  readonly reason: string;
  readonly at: number;
}

const WORD = /[A-Za-z_$][\w$]{0,60}/y;
const NUMBER = /-?(?:0|[1-9]\d{0,400})(?:\.\d{1,400})?(?:[eE][+-]?\d{1,5})?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const LOOKS_LIKE_SCRIPT = /^(?:var|let|const|function|window|document|\(|!function|import|try|if)\b|^\(/;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

/** What is expected next: a value, a value or the end of a list, a name, a name or the end, a colon, a comma, nothing. */
type Expected = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'comma' | 'nothing';

/** Validates a text as strict JSON, up to its first error. Iterative, because the depth is controlled by the text. */
class JsonScan {
  private at = 0;
  private expected: Expected = 'value';
  private readonly open: ('{' | '[')[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  firstFault(): Fault | null {
    for (;;) {
      while (this.at < this.text.length && isSpace(this.text.charAt(this.at))) this.at++;
      if (this.at >= this.text.length) return this.faultAtEnd();
      const reason = this.step(this.text.charAt(this.at));
      if (reason !== null) return { reason, at: this.at };
    }
  }

  private faultAtEnd(): Fault | null {
    if (this.expected === 'nothing') return null;
    const missing = this.open.at(-1) === '[' ? ']' : '}';
    return { reason: `The block ends too early: a closing ${missing} is missing.`, at: this.at };
  }

  private step(character: string): string | null {
    if (this.expected === 'nothing') return this.afterEnd(character);
    switch (character) {
      case '{':
      case '[':
        return this.openBracket(character);
      case '}':
      case ']':
        return this.closeBracket(character);
      case ',':
        return this.comma();
      case ':':
        return this.colon();
      case '"':
        return this.string();
      default:
        return this.other(character);
    }
  }

  private afterEnd(character: string): string {
    if (character === '{' || character === '[') return 'Two objects stand one after the other in one block.';
    if (character === ';') return 'A semicolon follows the object: this is JavaScript, not JSON.';
    if (character === ',') return 'A comma follows the object: several objects need [ and ] around them.';
    if (character === '}' || character === ']') return `There is one closing ${character} too many.`;
    return 'Other text follows the object.';
  }

  private openBracket(character: '{' | '['): string | null {
    if (this.text.startsWith('{{', this.at) || this.text.startsWith('{%', this.at)) {
      return 'A template placeholder was left unfilled.';
    }
    const wrong = this.wrongForValue(character);
    if (wrong !== null) return wrong;
    this.open.push(character);
    this.expected = character === '{' ? 'nameOrEnd' : 'valueOrEnd';
    this.at++;
    return null;
  }

  private closeBracket(character: '}' | ']'): string | null {
    const isMatching = this.open.at(-1) === (character === '}' ? '{' : '[');
    if (!isMatching) return `A closing ${character} has no opening bracket that it fits.`;
    if (this.expected === 'name' || this.expected === 'value') {
      return this.expected === 'name' || this.text.slice(0, this.at).trimEnd().endsWith(',')
        ? `A comma stands before ${character}: nothing follows it.`
        : `A value is missing before ${character}.`;
    }
    if (this.expected === 'colon') return 'A property has no value.';
    this.open.pop();
    this.endValue();
    return null;
  }

  private comma(): string | null {
    if (this.expected !== 'comma') return 'A comma stands where a value or a name must be.';
    this.expected = this.open.at(-1) === '{' ? 'name' : 'value';
    this.at++;
    return null;
  }

  private colon(): string | null {
    if (this.expected !== 'colon') return 'A colon stands in the wrong place.';
    this.expected = 'value';
    this.at++;
    return null;
  }

  private string(): string | null {
    const isName = this.expected === 'name' || this.expected === 'nameOrEnd';
    const wrong = isName ? null : this.wrongForValue('a text');
    if (wrong !== null) return wrong;
    const start = this.at;
    for (this.at++; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === 34) {
        if (isName) {
          this.expected = 'colon';
          this.at++;
        } else this.endValue();
        return null;
      }
      if (code === 92) {
        const escaped = matchAt(ESCAPE, this.text, this.at);
        if (escaped === '') return 'A backslash in a text is not followed by a character that JSON knows after it.';
        this.at += escaped.length - 1;
      } else if (code === 10 || code === 13) return 'A line break stands inside a text; JSON wants \\n there.';
      else if (code < 32) return 'A tab or another control character stands inside a text.';
    }
    this.at = start;
    return 'A closing quotation mark is missing.';
  }

  private other(character: string): string | null {
    if (character === '/' && '/*'.includes(this.text.charAt(this.at + 1))) return 'JSON can hold no comments.';
    if (character === "'") return 'Single quotation marks are used; JSON knows double ones only.';
    if ('“”„‟″«»‘’'.includes(character)) return 'Typographic quotation marks are used; JSON knows straight ones only.';
    if (character === '<') return 'HTML stands inside the block.';
    if (this.expected === 'name' || this.expected === 'nameOrEnd') return 'A property name has no quotation marks.';
    if (this.expected === 'colon') return 'A colon is missing after a property name.';
    if (this.expected === 'comma') return 'A comma is missing.';
    return this.literal(character);
  }

  private literal(character: string): string | null {
    const word = matchAt(WORD, this.text, this.at);
    if (word === 'true' || word === 'false' || word === 'null') return this.skipValue(word.length);
    if (word !== '') return `The value ${word} has no quotation marks.`;
    const number = matchAt(NUMBER, this.text, this.at);
    if (number === '') return `The character ${character} stands where a value must be.`;
    if (/[\d.eE+]/.test(this.text.charAt(this.at + number.length))) {
      return 'A number is written as JSON does not know it: it needs quotation marks.';
    }
    return this.skipValue(number.length);
  }

  private skipValue(length: number): null {
    this.at += length - 1;
    this.endValue();
    return null;
  }

  /** The previous character ended a value. */
  private endValue(): void {
    this.at++;
    this.expected = this.open.length === 0 ? 'nothing' : 'comma';
  }

  private wrongForValue(what: string): string | null {
    if (this.expected === 'comma') return `A comma is missing before ${what}.`;
    if (this.expected === 'colon') return 'A colon is missing after a property name.';
    if (this.expected === 'name' || this.expected === 'nameOrEnd') return 'A property name must be a text.';
    return null;
  }
}

function wholeBlockFault(text: string): Fault | null {
  if (text === '') return { reason: 'The block is empty.', at: 0 };
  if (text.includes('&quot;') && !text.includes('"')) {
    return { reason: 'The quotation marks are written as HTML (&quot;).', at: text.indexOf('&quot;') };
  }
  if (text.startsWith('<')) return { reason: 'The block holds HTML instead of JSON.', at: 0 };
  if (LOOKS_LIKE_SCRIPT.test(text)) return { reason: 'The block holds JavaScript instead of JSON.', at: 0 };
  return null;
}

/** Describes why a JSON-LD block could not be parsed and where, with a quote. */
export function explainBrokenJson(text: string): BrokenJsonLd {
  const fault = wholeBlockFault(text) ??
    new JsonScan(text).firstFault() ?? { reason: 'The block holds no object.', at: 0 };
  const line = text.slice(0, fault.at).split('\n').length;
  const snippet = text
    .slice(Math.max(0, fault.at - QUOTED_BEFORE), fault.at + QUOTED_AFTER)
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  return { reason: line > 1 ? `${fault.reason.slice(0, -1)} (line ${line}).` : fault.reason, snippet };
}

import { isUnspacedScript } from '../../facts/language/fold-text.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** The end of a string that ends in a question mark, quoted once more where JSON is inside of a string. */
const QUESTION_END = /[?？؟]\\?(["'`])/g;
/** Sentences, not code, addresses or templates. */
const SENTENCE = /^[¿\p{L}][\p{L}\p{M}\p{N}\s,.;:'’“”„«»()/&%€$£–-]*$/u;
const FEWEST_WORDS = 3;
const FEWEST_UNSPACED = 4;
/** A script that asks less often only confirms: "Do you really want to leave?" */
const FEWEST_QUESTIONS = 3;
const LONGEST_QUESTION = 200;
/** Strings that end in a question mark, of all scripts of a page. */
const MOST_ENDS = 2_000;
/** A part of a page that a script loads: `$('#footer').load('footer.html')`, `fetch("/parts/contact.html")`. */
const LOADED_PART = /(?:\.load|\bfetch)\(\s{0,9}["'`]([^"'`\s]{1,200}\.html?)["'`?#]/g;
/** Files of another kind: "icons.svg". */
const NO_TEXT = /\.(?!html?\b|php\b|aspx?\b)[a-z\d]{1,5}(?:$|[?#])/i;

/** What inline scripts show to visitors and the page itself does not have. */
export class ScriptTexts {
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();
  private endsLeft = MOST_ENDS;
  private charactersLeft: number = PAGE_LIMITS.scriptCharacters;

  /** Reads an inline script, whatever its type. */
  read(script: string): void {
    const text = script.slice(0, this.charactersLeft);
    this.charactersLeft -= text.length;
    for (const { index, 1: quote = '' } of text.matchAll(QUESTION_END)) {
      if (this.endsLeft-- <= 0) break;
      const before = text.slice(Math.max(0, index - LONGEST_QUESTION), index);
      const start = before.lastIndexOf(quote);
      const question = before.slice(start + 1);
      if (start >= 0 && this.asked.size < PAGE_LIMITS.scriptTexts && isSentence(question))
        this.asked.add(`${question}${text[index]}`);
    }
    for (const [, part = ''] of text.matchAll(LOADED_PART)) this.addPart(part);
  }

  /** A file that a script adds to the page. */
  addPart(file: string): void {
    if (this.loaded.size < PAGE_LIMITS.scriptTexts && file !== '' && !NO_TEXT.test(file))
      this.loaded.add(file.slice(0, LONGEST_QUESTION));
  }

  get questions(): string[] {
    return this.asked.size < FEWEST_QUESTIONS ? [] : [...this.asked];
  }

  get parts(): string[] {
    return [...this.loaded];
  }
}

function isSentence(text: string): boolean {
  if (!SENTENCE.test(text)) return false;
  if (isUnspacedScript(text)) return text.length >= FEWEST_UNSPACED;
  return text.trim().split(/\s+/, FEWEST_WORDS).length === FEWEST_WORDS;
}

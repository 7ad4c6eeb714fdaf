import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';

/** Joins sentences into one text. */
export function composedText(sentences: readonly GroundedSentence[]): GroundedText {
  return { text: sentences.map(({ text }) => text).join(' '), sentences: [...sentences], writer: 'composer' };
}

/** The first word of a sentence, by which repetitions are avoided. */
export function getFirstWord({ text }: GroundedSentence): string {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}’'&.-]+/u) ?? [];
  return first;
}

/**
 * A text that grows by complete sentences. It rejects a sentence that begins like another, repeats a fact, or does not fit.
 * Facts in `repeatable` may be repeated, those in `notInARow` not in consecutive sentences.
 */
export class GrowingText {
  readonly #sentences: GroundedSentence[] = [];
  readonly #openings = new Set<string>();
  readonly #said = new Set<string>();
  readonly #longest: number;
  readonly #repeatable: ReadonlySet<string>;
  readonly #notInARow: ReadonlySet<string>;
  #length = 0;

  constructor(
    longest: number,
    repeatable: ReadonlySet<string> = new Set(),
    notInARow: ReadonlySet<string> = new Set(),
  ) {
    this.#longest = longest;
    this.#repeatable = repeatable;
    this.#notInARow = notInARow;
  }

  /** Current length in characters. */
  get length(): number {
    return this.#length;
  }

  /** Ids of the facts used so far, including repeatable ones. */
  get said(): ReadonlySet<string> {
    return this.#said;
  }

  /** Whether the sentence can be added. */
  accepts(sentence: GroundedSentence): boolean {
    const news = sentence.factIds.filter((id) => !this.#repeatable.has(id));
    const saysAgain = news.some((id) => this.#said.has(id));
    const saysNothing = this.#sentences.length > 0 && sentence.factIds.length > 0 && news.length === 0;
    const isKnownOpening = this.#openings.has(getFirstWord(sentence));
    const before = this.#sentences.at(-1)?.factIds ?? [];
    const isInARow = sentence.factIds.some((id) => this.#notInARow.has(id) && before.includes(id));
    if (isKnownOpening || isInARow || saysAgain || saysNothing) return false;
    return this.#lengthWith(sentence) <= this.#longest;
  }

  /** Adds the sentence if possible; returns whether it did. */
  add(sentence: GroundedSentence): boolean {
    if (!this.accepts(sentence)) return false;
    this.#length = this.#lengthWith(sentence);
    this.#openings.add(getFirstWord(sentence));
    for (const id of sentence.factIds) this.#said.add(id);
    this.#sentences.push(sentence);
    return true;
  }

  #lengthWith({ text }: GroundedSentence): number {
    return this.#length + text.length + (this.#sentences.length > 0 ? 1 : 0);
  }

  toText(): GroundedText {
    return composedText(this.#sentences);
  }
}

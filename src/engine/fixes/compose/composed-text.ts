import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';

/** Sentences in order as one text. */
export function composedText(sentences: readonly GroundedSentence[]): GroundedText {
  return { text: sentences.map(({ text }) => text).join(' '), sentences: [...sentences], writer: 'composer' };
}

/** The words a sentence begins with, as far as a reader hears a repetition: its first word. */
export function getFirstWord({ text }: GroundedSentence): string {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}’'&.-]+/u) ?? [];
  return first;
}

/**
 * A text that grows sentence by sentence, whole sentences only: one that begins like another, says a fact that was said
 * already, or does not fit any more, is not taken. Facts in `repeatable` may be said again,
 * those in `notInARow` not in two sentences that follow each other.
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

  /** Characters so far. */
  get length(): number {
    return this.#length;
  }

  /** Ids of the facts said so far, the repeatable ones included. */
  get said(): ReadonlySet<string> {
    return this.#said;
  }

  /** Whether the sentence could be taken. */
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

  /** Takes the sentence when it can; tells whether it did. */
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

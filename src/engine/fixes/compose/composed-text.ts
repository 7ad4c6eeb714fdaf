import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';

/** Sentences in order as one text. */
export function composedText(sentences: readonly GroundedSentence[]): GroundedText {
  return { text: sentences.map(({ text }) => text).join(' '), sentences: [...sentences], writer: 'composer' };
}

/** The words a sentence begins with, as far as a reader hears a repetition: its first word. */
export function openingOf({ text }: GroundedSentence): string {
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}’'&.-]+/u) ?? [];
  return first;
}

/**
 * A text that grows sentence by sentence, whole sentences only: one that begins like another, says a fact that was said
 * already, or does not fit any more, is not taken.
 */
export class GrowingText {
  readonly #sentences: GroundedSentence[] = [];
  readonly #openings = new Set<string>();
  readonly #longest: number;
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Characters so far. */
  get length(): number {
    return this.#length;
  }

  get sentences(): readonly GroundedSentence[] {
    return this.#sentences;
  }

  /** Whether `sentence` could be taken. */
  accepts(sentence: GroundedSentence): boolean {
    const longer = this.#length + sentence.text.length + (this.#sentences.length > 0 ? 1 : 0);
    return longer <= this.#longest && !this.#openings.has(openingOf(sentence));
  }

  /** Takes the sentence when it can; tells whether it did. */
  add(sentence: GroundedSentence): boolean {
    if (!this.accepts(sentence)) return false;
    this.#length += sentence.text.length + (this.#sentences.length > 0 ? 1 : 0);
    this.#openings.add(openingOf(sentence));
    this.#sentences.push(sentence);
    return true;
  }

  toText(): GroundedText {
    return composedText(this.#sentences);
  }
}

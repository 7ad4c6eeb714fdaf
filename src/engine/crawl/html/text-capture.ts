import { cutText } from '#shared/text/cut-text.ts';

/**
 * Captures the full text inside elements: headings, links, values of structured data. All share one list of
 * pieces; each stores its start position, so nested ones cost nothing extra.
 */
export class TextCapture {
  private readonly pieces: string[] = [];
  private openCount = 0;

  /** Starts capturing; pass the mark to `end`. */
  start(): number {
    this.openCount++;
    return this.pieces.length;
  }

  get isActive(): boolean {
    return this.openCount > 0;
  }

  add(piece: string): void {
    if (this.openCount > 0) this.pieces.push(piece);
  }

  /** The text since `mark`, raw, at most about `maxCharacters`. */
  end(mark: number, maxCharacters: number): string {
    let text = '';
    for (let index = mark; index < this.pieces.length && text.length < maxCharacters; index++) {
      text += this.pieces[index];
    }
    this.openCount--;
    if (this.openCount === 0) this.pieces.length = 0;
    return text.length > maxCharacters ? cutText(text, maxCharacters) : text;
  }
}

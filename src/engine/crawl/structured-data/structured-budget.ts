import { cutText } from '#shared/text/cut-text.ts';
import { cleanText } from '../fetch/decode-text.ts';
import { type LimitLog, PAGE_LIMITS } from '../html/page-limits.ts';

/** How much structured data of one page is kept, shared by the three syntaxes. */
export class StructuredBudget {
  private nodes = 0;
  private characters = 0;
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  /** Whether one more node at this depth may be kept. */
  takeNode(depth: number): boolean {
    if (depth <= PAGE_LIMITS.structuredDepth && this.nodes < PAGE_LIMITS.structuredNodes) {
      this.nodes++;
      return true;
    }
    this.noteLimit();
    return false;
  }

  /** The stored text of a value; null when the budget is used up. */
  keep(text: string): string | null {
    const kept = text.length > PAGE_LIMITS.structuredValueCharacters ? this.shortened(text) : text;
    if (this.characters + kept.length > PAGE_LIMITS.structuredTextCharacters) {
      this.noteLimit();
      return null;
    }
    // At least one, so that an endless list of empty values ends too.
    this.characters += kept.length + 1;
    return cleanText(kept);
  }

  private shortened(text: string): string {
    this.noteLimit();
    return cutText(text, PAGE_LIMITS.structuredValueCharacters);
  }

  private noteLimit(): void {
    this.limits.note('Structured data that is nested too deeply or too long was read in part.');
  }
}

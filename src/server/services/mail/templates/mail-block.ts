import type { Score } from '#shared/audit/score-bands.ts';

/** A part of a message, one below the other. All words are plain text: markup in them is shown, not obeyed. */
export type MailBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** A large figure of 100 with its word and a bar; what was not measured is told by its word alone. */
  | { readonly type: 'score'; readonly score: Score }
  | { readonly type: 'rows'; readonly rows: readonly MailTableRow[] }
  /** In the order in which they are to be done. */
  | { readonly type: 'steps'; readonly steps: readonly MailStep[] }
  /** A text to be taken along as it is, in its own language (a tag such as `de`). */
  | { readonly type: 'quote'; readonly text: string; readonly language: string }
  /** The one thing to do; its address is also written out, for readers that show no buttons. */
  | { readonly type: 'button'; readonly label: string; readonly link: string }
  | { readonly type: 'note'; readonly text: string };

export interface MailTableRow {
  readonly label: string;
  /** At the end of the line, such as "83, good". */
  readonly value: string;
  /** Gives `value` its colour; null: none. */
  readonly score: Score;
  /** Below the label. */
  readonly detail: string;
}

export interface MailStep {
  readonly title: string;
  readonly text: string;
  /** What it brings, how long it takes, or the exact words for it; null: nothing. */
  readonly note: string | null;
}

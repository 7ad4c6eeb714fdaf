import type { Score } from '#shared/audit/score-bands.ts';

/** One part of a message; parts are stacked. All texts are plain text: markup in them is shown, not interpreted. */
export type MailBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** A large score out of 100 with its label and a bar; an unmeasured score shows its label only. */
  | { readonly type: 'score'; readonly score: Score }
  | { readonly type: 'rows'; readonly rows: readonly MailTableRow[] }
  /** Steps in their order. */
  | { readonly type: 'steps'; readonly steps: readonly MailStep[] }
  /** A text to copy as it is, in its own language (a tag such as `de`). */
  | { readonly type: 'quote'; readonly text: string; readonly language: string }
  /** The call to action; its URL is also written out, for mail programs that show no buttons. */
  | { readonly type: 'button'; readonly label: string; readonly link: string }
  | { readonly type: 'note'; readonly text: string };

export interface MailTableRow {
  readonly label: string;
  /** Shown at the end of the line, such as "83, good". */
  readonly value: string;
  /** Selects the colour of `value`; null: none. */
  readonly score: Score;
  /** Shown below the label. */
  readonly detail: string;
}

export interface MailStep {
  readonly title: string;
  readonly text: string;
  /** The gain, the duration, or the exact wording; null: nothing. */
  readonly note: string | null;
}

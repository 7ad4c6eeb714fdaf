/** A typed answer. */
export interface TypedAnswer {
  readonly engine: string;
  readonly question: string;
  readonly answer: string;
  /** `2026-11-22`. */
  readonly date: string;
}

/** Typed answers as CSV for the server: every cell quoted, so that it may contain line breaks and commas. */
export function answerTable(answers: readonly TypedAnswer[]): string {
  const rows = answers.map(({ engine, question, answer, date }) => [engine, question, answer, date]);
  return [['engine', 'question', 'answer', 'date'], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
}

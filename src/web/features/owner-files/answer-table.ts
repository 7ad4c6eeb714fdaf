/** An answer as it is typed. */
export interface TypedAnswer {
  readonly engine: string;
  readonly question: string;
  readonly answer: string;
  /** `2026-11-22`. */
  readonly date: string;
}

/** Typed answers as the table that the server reads: every cell quoted, so that lines and commas stay in it. */
export function answerTable(answers: readonly TypedAnswer[]): string {
  const rows = answers.map(({ engine, question, answer, date }) => [engine, question, answer, date]);
  return [['engine', 'question', 'answer', 'date'], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
}

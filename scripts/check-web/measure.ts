/** One thing that was measured, with what it should be. */
export interface Measure {
  readonly name: string;
  /** What was found, as it is printed. */
  readonly found: string;
  /** What it should be, as it is printed. */
  readonly aim: string;
  readonly isMet: boolean;
  /** What is behind it, line by line; printed below. */
  readonly details?: readonly string[];
}

/** A measure as lines to print. */
export function formatMeasure({ name, found, aim, isMet, details = [] }: Measure): string[] {
  return [
    `${isMet ? 'ok    ' : 'MISSED'}  ${name.padEnd(46)} ${found.padStart(18)}   ${aim}`,
    ...details.map((line) => `          ${line}`),
  ];
}

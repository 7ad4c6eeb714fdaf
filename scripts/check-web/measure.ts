/** One measurement with its expected value. */
export interface Measure {
  readonly name: string;
  /** The measured value, as printed. */
  readonly found: string;
  /** The expected value, as printed. */
  readonly aim: string;
  readonly isMet: boolean;
  /** Details, line by line; printed below. */
  readonly details?: readonly string[];
}

/** A measurement as lines to print. */
export function formatMeasure({ name, found, aim, isMet, details = [] }: Measure): string[] {
  return [
    `${isMet ? 'ok    ' : 'MISSED'}  ${name.padEnd(46)} ${found.padStart(18)}   ${aim}`,
    ...details.map((line) => `          ${line}`),
  ];
}

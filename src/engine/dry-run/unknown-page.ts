/** Thrown for a change of a page that the audit did not read. */
export class UnknownPage extends Error {
  /** Paths of the pages that it read. */
  readonly read: readonly string[];

  constructor(read: readonly string[]) {
    super(`The audit did not read this page. It read: ${read.slice(0, 8).join(', ')}.`);
    this.read = read;
  }
}

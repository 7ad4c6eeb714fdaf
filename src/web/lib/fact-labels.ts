import { type Fact, SINGLE_FACT_KINDS } from '#shared/fixes/fact-sheet.ts';

/** The id of a fact's row: a single fact, like the name, stays in its row when it is corrected, although its own id changes. */
export function factRowId({ kind, id }: Pick<Fact, 'kind' | 'id'>): string {
  return `fact-${SINGLE_FACT_KINDS.has(kind) ? kind : id}`;
}

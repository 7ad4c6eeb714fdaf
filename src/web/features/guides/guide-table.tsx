import type { ReactNode } from 'react';

interface GuideTableProps {
  /** The caption. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** Cells in column order; the first one names the row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A small table in a guide: ruled rows; on a phone one block per row with labelled cells. */
export function GuideTable({ caption, columns, rows }: GuideTableProps) {
  const [first, ...others] = columns;
  return (
    <table className="stacked-rows">
      <caption className="pb-2 text-left text-caption text-ink-2 max-md:block">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="border-line border-b pt-[0.6em] align-top max-md:border-b-0 max-md:pt-0">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={others[at]} data-label={others[at]} className="gap-x-3">
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { TemplateExcerpt } from './templates.ts';

interface ExcerptViewProps {
  readonly excerpt: TemplateExcerpt;
  /** The template it is from. */
  readonly of: string;
}

/** A preview of some cells or lines of a template. */
export function ExcerptView({ excerpt, of }: ExcerptViewProps) {
  switch (excerpt.kind) {
    case 'table':
      return <ExcerptTable rows={excerpt.rows} of={of} />;
    case 'text':
      return (
        <pre className="mt-1 whitespace-pre-wrap text-note">
          <code>{excerpt.lines.join('\n')}</code>
        </pre>
      );
    default:
      return excerpt satisfies never;
  }
}

function ExcerptTable({ rows, of }: { readonly rows: readonly (readonly string[])[]; readonly of: string }) {
  const [head = [], ...body] = rows;
  return (
    <div className="mt-1 rounded-2 bg-sunk px-4 pt-2 pb-1">
      <table>
        <caption className="sr-only">Some cells of: {of}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="text-caption">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row[0]} className="last:*:border-b-0">
              {row.map((cell, at) => (
                <td key={head[at]} className="text-caption">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

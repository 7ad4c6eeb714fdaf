import type { ReactNode } from 'react';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import type { KeywordRow } from './keyword-rows.ts';
import { PriorityDots } from './priority-dots.tsx';

interface KeywordTableProps {
  readonly rows: readonly KeywordRow[];
  /** Null without Pro: no selection and no copying. */
  readonly tools: {
    readonly selected: ReadonlySet<string>;
    readonly onToggle: (id: string) => void;
    readonly onToggleAll: () => void;
  } | null;
}

/** The keywords as a ruled table; on a phone one block per keyword. */
export function KeywordTable({ rows, tools }: KeywordTableProps) {
  return (
    <table className="ruled-table stacked-rows">
      <caption className="sr-only">Keywords, the most important first</caption>
      <thead>
        <tr>
          {tools !== null && (
            <th scope="col" className="w-11">
              <Tick
                aria-label="Select all shown"
                checked={rows.length > 0 && rows.every(({ id }) => tools.selected.has(id))}
                onChange={tools.onToggleAll}
              />
            </th>
          )}
          <th scope="col" className="lg:w-[36%]">
            Keyword
          </th>
          <th scope="col">Priority</th>
          <th scope="col">Intent</th>
          <th scope="col">Where it belongs</th>
          {tools !== null && (
            <th scope="col" className="lg:w-[10.5rem]">
              Post
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {tools !== null && (
              <td className="not-on-phone">
                <Tick
                  aria-label={`Select ${row.keyword}`}
                  checked={tools.selected.has(row.id)}
                  onChange={() => tools.onToggle(row.id)}
                />
              </td>
            )}
            <th scope="row">
              <span className="flex items-start gap-3">
                {tools !== null && (
                  <span className="md:hidden">
                    <Tick
                      aria-label={`Select ${row.keyword}`}
                      checked={tools.selected.has(row.id)}
                      onChange={() => tools.onToggle(row.id)}
                    />
                  </span>
                )}
                <span className="min-w-0">
                  <span className="font-[560] font-display text-body-wide leading-[1.3]">{row.keyword}</span>
                  <small className="mt-1 text-note leading-[1.45]">{row.rationale}</small>
                  <small className="mt-1">{noteOf(row)}</small>
                </span>
              </span>
            </th>
            <td data-label="Priority">
              <PriorityDots priority={row.priority_score} />
            </td>
            <td data-label="Intent">{row.intent_stage}</td>
            <td data-label="Where">
              <span>
                <Places label="Profile" places={row.suggested_gbp_placements} />
                <Places label="Website" places={row.suggested_on_site_targets} />
              </span>
            </td>
            {tools !== null && (
              <td className="lg:whitespace-nowrap">
                <CopyButton text={row.example_post_prompt} label="Copy prompt" of={row.keyword} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function noteOf({ cluster, geo_modifiers }: KeywordRow): string {
  return [cluster, ...geo_modifiers].join(' · ');
}

function Places({ label, places }: { readonly label: string; readonly places: readonly string[] }): ReactNode {
  if (places.length === 0) return null;
  return (
    <span className="block">
      <span className="text-ink-2">{label}: </span>
      {places.join(', ')}
    </span>
  );
}

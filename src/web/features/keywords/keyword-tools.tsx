import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IntentStage } from '#shared/api/keywords.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Download, FilePlus2, Lock } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { paths } from '#web/paths.ts';
import type { KeywordFilters } from './keyword-rows.ts';
import { reportKeywordsQuery } from './report-keywords-query.ts';

interface KeywordToolsProps {
  readonly filters: KeywordFilters;
  readonly placements: readonly string[];
  readonly onChange: (filters: KeywordFilters) => void;
}

const priorities = Array.from({ length: LIMITS.keywordPriorityMax }, (_, index) => LIMITS.keywordPriorityMax - index);

/** Search and filters; a row has to match all of them. */
export function KeywordTools({ filters, placements, onChange }: KeywordToolsProps) {
  return (
    <search className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]">
      <Field label="Search" problem={null}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={filters.search}
            onChange={(event) => onChange({ ...filters, search: event.target.value })}
          />
        )}
      </Field>
      <Field label="Intent" problem={null}>
        {(control) => (
          <Select
            {...control}
            value={filters.intent ?? ''}
            onChange={(event) =>
              onChange({ ...filters, intent: IntentStage.safeParse(event.target.value).data ?? null })
            }
          >
            <option value="">All</option>
            {IntentStage.options.map((intent) => (
              <option key={intent}>{intent}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Priority" problem={null}>
        {(control) => (
          <Select
            {...control}
            value={filters.priority ?? ''}
            onChange={(event) =>
              onChange({ ...filters, priority: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">All</option>
            {priorities.map((priority) => (
              <option key={priority}>{priority}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Placement" problem={null}>
        {(control) => (
          <Select
            {...control}
            value={filters.placement ?? ''}
            onChange={(event) =>
              onChange({ ...filters, placement: event.target.value === '' ? null : event.target.value })
            }
          >
            <option value="">All</option>
            {placements.map((placement) => (
              <option key={placement}>{placement}</option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  );
}

const lockedTools = [
  'Search',
  'Filtering',
  'Selection',
  'Copying post prompts',
  'Adding to the report',
  'CSV export',
] as const;

/** The same tools disabled on the free plan, each labelled with the plan that has it. */
export function LockedTools({ onPrompt }: { readonly onPrompt: (tool: string) => void }) {
  return (
    <ul aria-label="Tools of Pro" className="flex flex-wrap gap-2">
      {lockedTools.map((tool) => (
        <li key={tool}>
          <Button onClick={() => onPrompt(tool)} className="text-note text-ink-2">
            <Lock aria-hidden />
            <span>
              {tool}
              <span className="sr-only">: part of Pro</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SelectionActsProps {
  readonly count: number;
  /** The audit that keywords can be added to; null when there is none. */
  readonly auditId: string | null;
  readonly onAdd: (auditId: string) => void;
  readonly isAdding: boolean;
  readonly onExport: () => void;
}

/** Actions on the selected keywords. */
export function SelectionActions({ count, auditId, onAdd, isAdding, onExport }: SelectionActsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-live="polite" className="min-w-[6.5rem] text-ink-2 text-note">
        {count === 0 ? 'None selected' : `${count} selected`}
      </p>
      <Button onClick={onExport}>
        <Download aria-hidden />
        Export CSV
      </Button>
      {auditId !== null && (
        <>
          <Button onClick={() => onAdd(auditId)} aria-disabled={isAdding}>
            <FilePlus2 aria-hidden />
            Add to Report
          </Button>
          <AddedCount auditId={auditId} />
        </>
      )}
    </div>
  );
}

/** A link to what was added, once something was. */
function AddedCount({ auditId }: { readonly auditId: string }) {
  const { data } = useQuery(reportKeywordsQuery(auditId));
  const count = data?.keywords.length ?? 0;
  if (count === 0) return null;
  return (
    <TextButton asChild className="text-note">
      <Link to={`${paths.audit.to(auditId)}#keywords`}>{formatCount(count, 'keyword')} in your report</Link>
    </TextButton>
  );
}

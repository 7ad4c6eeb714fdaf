import { useMemo, useState } from 'react';
import type { KeywordStrategy } from '#shared/api/keywords.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { describeStrategyBasis } from '#shared/report/strategy-basis.ts';
import { SearchX } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { keywordFileName, writeKeywordCsv } from './keyword-csv.ts';
import {
  filterRows,
  type KeywordRow,
  listKeywordRows,
  noFilters,
  placementOptions,
  toggled,
  toggledAll,
} from './keyword-rows.ts';
import { KeywordTable } from './keyword-table.tsx';
import { KeywordTools, LockedTools, SelectionActions } from './keyword-tools.tsx';
import { LockedKeywords } from './locked-keywords.tsx';
import { StrategyPdf } from './strategy-pdf.tsx';
import { UpgradePrompt } from './upgrade-prompt.tsx';
import type { AnsweredStrategy } from './use-keyword-strategy.ts';
import { useAddToReport } from './use-report-keywords.ts';

interface KeywordResultProps {
  /** Withheld keywords are not part of its strategy. */
  readonly answered: AnsweredStrategy;
  /** The server's notes on the account. */
  readonly isPro: boolean;
  readonly auditId: string | null;
  /** One level below the surrounding heading. */
  readonly headingLevel?: 2 | 3;
}

/** A strategy: its clusters, its keywords, and the actions that the plan allows. */
export function KeywordResult({
  answered: { request, strategy },
  isPro,
  auditId,
  headingLevel = 2,
}: KeywordResultProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const rows = useMemo(() => listKeywordRows(strategy), [strategy]);
  const total = rows.length + (strategy.locked?.count ?? 0);
  const isAsked = (strategy.questions ?? []).length > 0;
  return (
    <div className="grid gap-6">
      <div className="grid max-w-measure gap-2">
        <Heading className="font-[560] font-display text-sub">
          {isAsked ? 'Tell us this first' : `${formatCount(total, 'keyword')} for ${strategy.business.name}`}
        </Heading>
        {describeStrategyBasis(strategy).map((sentence) => (
          <p key={sentence} className="text-ink-2 text-note">
            {sentence}
          </p>
        ))}
      </div>
      <Clusters strategy={strategy} />
      {!isAsked && (
        <>
          <StrategyPdf request={request} isWhole={strategy.locked === undefined} />
          {isPro ? <WholeList rows={rows} strategy={strategy} auditId={auditId} /> : <Preview rows={rows} />}
        </>
      )}
      {strategy.locked !== undefined && <LockedKeywords count={strategy.locked.count} />}
    </div>
  );
}

function Clusters({ strategy: { clusters } }: { readonly strategy: KeywordStrategy }) {
  if (clusters.length === 0) return null;
  return (
    <ul aria-label="Clusters" className="flex flex-wrap gap-x-6 gap-y-1 text-note">
      {clusters.map(({ cluster_label, keywords }) => (
        <li key={cluster_label}>
          {cluster_label} <span className="text-ink-2">{keywords.length}</span>
        </li>
      ))}
    </ul>
  );
}

function Preview({ rows }: { readonly rows: readonly KeywordRow[] }) {
  const [tool, setTool] = useState<string | null>(null);
  return (
    <>
      <LockedTools onPrompt={setTool} />
      <KeywordTable rows={rows} tools={null} />
      {tool !== null && <UpgradePrompt tool={tool} onClose={() => setTool(null)} />}
    </>
  );
}

interface WholeListProps extends Pick<KeywordResultProps, 'auditId'> {
  readonly strategy: KeywordStrategy;
  readonly rows: readonly KeywordRow[];
}

function WholeList({ rows, strategy, auditId }: WholeListProps) {
  const [filters, setFilters] = useState(noFilters);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = filterRows(rows, filters);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const adding = useAddToReport();

  function exportChosen(): void {
    if (chosen.length === 0) {
      showToast('No keywords selected', 'Please select keywords to export', 'problem');
      return;
    }
    const day = new Date().toISOString().slice(0, 10);
    saveFile(keywordFileName(strategy.business.name, day), new Blob([writeKeywordCsv(chosen)], { type: 'text/csv' }));
  }

  return (
    <>
      <KeywordTools filters={filters} placements={placementOptions(rows)} onChange={setFilters} />
      <SelectionActions
        count={chosen.length}
        onExport={exportChosen}
        isAdding={adding.isPending}
        auditId={auditId}
        onAdd={(id) => adding.add(id, chosen)}
      />
      {shown.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-ink-3 border-t-[1.5px] border-dashed py-6">
          <SearchX aria-hidden />
          <p role="status">No keywords match your current filters</p>
          <Button onClick={() => setFilters(noFilters)}>Clear filters</Button>
        </div>
      ) : (
        <KeywordTable
          rows={shown}
          tools={{
            selected,
            onToggle: (id) => setSelected((before) => toggled(before, id)),
            onToggleAll: () => setSelected((before) => toggledAll(before, shown)),
          }}
        />
      )}
    </>
  );
}

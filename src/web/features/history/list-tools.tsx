import type { BusinessSummary } from '#shared/api/history.ts';
import { Download } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import {
  countFilters,
  type ListFilter,
  type ListOrder,
  listFilters,
  listOrders,
  writeBusinessCsv,
} from './client-list.ts';

interface ListToolsProps {
  readonly businesses: readonly BusinessSummary[];
  /** Those that are shown, in order: what the file holds. */
  readonly shown: readonly BusinessSummary[];
  readonly view: { readonly search: string; readonly order: ListOrder; readonly filter: ListFilter };
  readonly onSearch: (search: string) => void;
  readonly onOrder: (order: ListOrder) => void;
  readonly onFilter: (filter: ListFilter) => void;
}

/** Search, order, filters and the file of a long list. */
export function ListTools({ businesses, shown, view, onSearch, onOrder, onFilter }: ListToolsProps) {
  const save = () =>
    saveFile('businesses.csv', new Blob([writeBusinessCsv(shown)], { type: 'text/csv;charset=utf-8' }));
  return (
    <search className="mb-5 grid gap-3" data-screen-only>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <TextInput
          type="search"
          aria-label="Search name or website"
          placeholder="Search name or website"
          value={view.search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <Select
          aria-label="Sort by"
          value={view.order}
          onChange={(event) => onOrder(keyIn(listOrders, event.currentTarget.value, 'gain'))}
        >
          {Object.entries(listOrders).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
        <Button onClick={save}>
          <Download aria-hidden />
          Export CSV
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show only</legend>
        {[...countFilters(businesses)].map(([filter, count]) => (
          <Button
            key={filter}
            variant={view.filter === filter ? 'ink' : 'outline'}
            aria-pressed={view.filter === filter}
            className="rounded-full"
            onClick={() => onFilter(filter)}
          >
            {listFilters[filter]} {count}
          </Button>
        ))}
      </fieldset>
    </search>
  );
}

function keyIn<Key extends string>(labels: Readonly<Record<Key, string>>, value: string, otherwise: Key): Key {
  return (Object.keys(labels) as Key[]).find((key) => key === value) ?? otherwise;
}

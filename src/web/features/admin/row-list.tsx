import { Fragment, type ReactNode } from 'react';
import { formatCount } from '#shared/report/format-number.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { QueryProblem } from './query-problem.tsx';

interface Column {
  readonly label: string;
  /** Share of the width on a wide screen. */
  readonly width?: `w-[${number}%]`;
}

/** The part of the result of `useAdminList` that a list uses. */
interface ListQuery<Row> {
  readonly data: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface RowListProps<Row> {
  /** The table's accessible name. */
  readonly caption: string;
  /** The noun for one row and several, for the count. */
  readonly words: readonly [string, string];
  readonly columns: readonly Column[];
  readonly list: ListQuery<Row>;
  readonly getKey: (row: Row) => string;
  /** A `<tr>` with a cell for each column; `data-label` labels a cell on a phone. */
  readonly row: (row: Row) => ReactNode;
  /** The text of the empty state. */
  readonly empty: ReactNode;
}

/** A paginated list with its states: loading skeleton, empty, failed with a retry, and "load more". */
export function RowList<Row>({ caption, words, columns, list, getKey, row, empty }: RowListProps<Row>) {
  const { data, error } = list;
  if (data === undefined && error !== null) return <QueryProblem error={error} onRetry={() => list.refetch()} />;
  if (data === undefined) return <WaitingRows columns={columns} />;
  const rows = data.pages.flatMap((page) => page.rows);
  const isRefreshFailed = error !== null && !list.isFetchNextPageError;
  return (
    <>
      {isRefreshFailed && <QueryProblem error={error} onRetry={() => list.refetch()} />}
      {rows.length === 0 ? (
        <div className="border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">{empty}</div>
      ) : (
        <table
          aria-busy={list.isPlaceholderData}
          className={classNames('ruled-table stacked-rows', list.isPlaceholderData && 'opacity-60')}
        >
          <caption className="sr-only">{caption}</caption>
          <Head columns={columns} />
          <tbody>
            {rows.map((each) => (
              <Fragment key={getKey(each)}>{row(each)}</Fragment>
            ))}
          </tbody>
        </table>
      )}
      <ListEnd list={list} count={rows.length} words={words} />
    </>
  );
}

function Head({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, width }) => (
          <th key={label} scope="col" className={width}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The number of rows shown, and the button for more. */
function ListEnd<Row>({
  list,
  count,
  words: [one, many],
}: Pick<RowListProps<Row>, 'list' | 'words'> & { readonly count: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 pt-4 text-note">
      {hasNextPage && (
        <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && list.fetchNextPage()}>
          Load more
        </Button>
      )}
      <p role="status" className="text-ink-2">
        {isFetchingNextPage
          ? 'Loading more'
          : count > 0 && `${formatCount(count, one, many)}${hasNextPage ? ', and there are more' : ''}`}
      </p>
      {isFetchNextPageError && error !== null && (
        <p role="alert" className="font-[560] text-poor-word">
          {failureSentence(error)}
        </p>
      )}
    </div>
  );
}

const waitingRows = ['1', '2', '3', '4', '5', '6'] as const;

/** The skeleton while the list loads; a fast response arrives without it. */
function WaitingRows({ columns }: { readonly columns: readonly Column[] }) {
  const isLong = useDelayedFlag(true);
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <div aria-hidden className={classNames('border-ink border-t-[1.5px]', !isLong && 'invisible')}>
        {waitingRows.map((key) => (
          <div key={key} className="flex min-h-16 items-center gap-6 border-line border-b">
            {columns.map(({ label, width }, index) => (
              <span key={label} className={index === 0 ? 'min-w-40 flex-1' : classNames('max-md:hidden', width)}>
                <Skeleton className={index === 0 ? 'h-4 w-3/4' : 'h-4 w-16'} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

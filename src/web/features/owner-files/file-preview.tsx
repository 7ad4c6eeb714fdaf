import type { FileReading } from '#shared/owner-files/file-reading.ts';
import { FILE_ROLES } from '#shared/owner-files/file-roles.ts';
import type { FilePeriod } from '#shared/owner-files/stored-files.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

/** A preview of how we interpret a file: what would count, its days, its first rows, and skipped rows. */
export function FilePreview({ reading }: { readonly reading: FileReading }) {
  const { problem, counts, examples, period, notes, skipped, rowCount, fileInZip } = reading;
  const facts = [formatCount(rowCount, 'row'), ...(fileInZip === null ? [] : [fileInZip])];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {problem === null ? (
        <Counts counts={counts} period={period} examples={examples} />
      ) : (
        <p role="alert" className="max-w-measure font-[560] text-poor-word">
          {problem}
        </p>
      )}
      {notes.length > 0 && (
        <ul className="grid max-w-measure list-disc gap-1 pl-5 text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <FirstRows reading={reading} />
      <p className="text-ink-2 text-note">{facts.join(', ')}</p>
      {skipped.count > 0 && (
        <Disclosure
          summary={`${formatCount(skipped.count, 'row')} left out`}
          summaryClassName="inline-flex min-h-11 items-center font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
        >
          <ul className="grid gap-1 text-note">
            {skipped.lines.map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
            {skipped.count > skipped.lines.length && <li>And {skipped.count - skipped.lines.length} more.</li>}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface CountsProps {
  readonly counts: FileReading['counts'];
  readonly period: FilePeriod | null;
  readonly examples: readonly string[];
}

/** Numbers of a file with their labels, the days and some findings. */
export function Counts({ counts, period, examples }: CountsProps) {
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {counts.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-x-4 border-line border-t pt-2 sm:grid sm:justify-start"
          >
            <dt className="text-ink-2 text-note">{label}</dt>
            <dd className="font-[620] text-sub leading-[1.3]">{value}</dd>
          </div>
        ))}
      </dl>
      {period !== null && (
        <p className="text-note">
          {period.from === period.to ? formatDay(period.from) : `${formatDay(period.from)} to ${formatDay(period.to)}`}
        </p>
      )}
      {examples.length > 0 && (
        <ul className="grid gap-1 text-ink-2 text-note [overflow-wrap:anywhere]">
          {examples.map((example) => (
            <li key={example} dir="auto">
              {example}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The first rows of the file, with horizontal scrolling on a narrow screen. */
function FirstRows({ reading }: { readonly reading: FileReading }) {
  const { columns, firstRows, mapping, kind } = reading;
  if (firstRows.length === 0) return null;
  const roleOf = (index: number) => FILE_ROLES[kind].find(({ id }) => mapping[id] === index)?.label ?? null;
  return (
    <section
      aria-label="First rows of your file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-2 border border-line-2"
    >
      <table className="w-max min-w-full border-collapse text-left text-note">
        <thead>
          <tr className="bg-sunk align-bottom">
            {columns.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's identity is its index, two may have the same name.
              <th key={index} scope="col" className="min-w-28 px-3 py-2 font-[620]" dir="auto">
                {roleOf(index) !== null && <span className="block text-caption text-ink-2">{roleOf(index)}</span>}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstRows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file may be equal.
            <tr key={line} className="border-line border-t align-top">
              {columns.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={index} className="max-w-80 px-3 py-2 [overflow-wrap:anywhere]" dir="auto">
                  {row[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

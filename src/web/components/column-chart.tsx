import { formatNumber } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';

/** One day with its count in each series. */
export interface ChartDay {
  readonly day: string;
  readonly values: readonly number[];
}

interface ColumnChartProps {
  /** What is counted, such as "Audits per day". */
  readonly label: string;
  /** The names of the series, bottom first. The second is drawn as failures. */
  readonly series: readonly string[];
  readonly days: readonly ChartDay[];
}

const variants = ['fill-ink', 'fill-poor-fill stroke-poor-edge'] as const;
/** Width of a column (10) and its gap, in units of the viewBox. */
const step = 10;
const columnWidth = 7.6;
const top = 100;

/** Days as stacked columns, with the same numbers as a table. */
export function ColumnChart({ label, series, days }: ColumnChartProps) {
  const most = Math.max(1, ...days.map(({ values }) => sumOf(values)));
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-caption text-ink-2">
        <span>Most on one day: {formatNumber(most)}</span>
        <Legend series={series} days={days} />
      </figcaption>
      <svg
        role="img"
        aria-label={`${label}: ${series.map((name, index) => `${formatNumber(totalOf(days, index))} ${name}`).join(', ')}`}
        viewBox={`0 0 ${days.length * step} ${top}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-edge border-b"
      >
        {days.map((day, index) => (
          <Column key={day.day} day={day} series={series} x={index * step} most={most} />
        ))}
      </svg>
      <p aria-hidden className="flex justify-between text-caption text-ink-2">
        <span>{first !== undefined && formatDay(first.day)}</span>
        <span>{last !== undefined && formatDay(last.day)}</span>
      </p>
      <Disclosure
        summaryClassName="flex min-h-11 items-center gap-2 text-note font-[560]"
        summary={
          <>
            <span>{label} as a table</span>
            <DisclosureArrow />
          </>
        }
      >
        <DayTable label={label} series={series} days={days} />
      </Disclosure>
    </figure>
  );
}

function Legend({ series, days }: Pick<ColumnChartProps, 'series' | 'days'>) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {series.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" className={variants[index]} />
          </svg>
          {formatNumber(totalOf(days, index))} {name}
        </span>
      ))}
    </span>
  );
}

interface ColumnProps {
  readonly day: ChartDay;
  readonly series: readonly string[];
  readonly x: number;
  readonly most: number;
}

function Column({ day: { day, values }, series, x, most }: ColumnProps) {
  const words = series.map((name, index) => `${formatNumber(values[index] ?? 0)} ${name}`).join(', ');
  return (
    <g>
      <title>{`${formatDay(day)}: ${words}`}</title>
      {/* The full height responds to the pointer, not only the column. */}
      <rect x={x} width={step} height={top} className="fill-transparent" />
      {values.map((value, index) => {
        const height = (value / most) * top;
        const below = (sumOf(values.slice(0, index)) / most) * top;
        return (
          value > 0 && (
            <rect
              key={series[index]}
              x={x + (step - columnWidth) / 2}
              y={top - below - height}
              width={columnWidth}
              height={height}
              vectorEffect="non-scaling-stroke"
              className={variants[index]}
            />
          )
        );
      })}
    </g>
  );
}

function DayTable({ label, series, days }: ColumnChartProps) {
  return (
    <table className="ruled-table" data-figures>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Day (UTC)</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, values }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            {series.map((name, index) => (
              <td key={name}>{formatNumber(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function totalOf(days: readonly ChartDay[], index: number): number {
  return sumOf(days.map(({ values }) => values[index] ?? 0));
}

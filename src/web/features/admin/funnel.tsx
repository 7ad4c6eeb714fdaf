import type { Metrics } from '#shared/api/admin/metrics.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { ShareBar } from '#web/components/share-bar.tsx';
import { divideShare, eventLabels, formatPercent } from './metric-labels.ts';

/** How many visitors took each step, as a share of the first step and of the step before. */
export function Funnel({ steps }: { readonly steps: Metrics['funnel'] }) {
  const first = steps[0]?.visitors;
  if (first === undefined || steps.every(({ visitors }) => visitors === 0))
    return <p className="text-ink-2">No visitor has started an audit in these days.</p>;
  return (
    <table className="ruled-table stacked-rows">
      <caption className="sr-only">Funnel</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[34%]">
            Step
          </th>
          <th scope="col" className="w-[34%]">
            Of those who began
          </th>
          <th scope="col">Visitors</th>
          <th scope="col">Of the step before</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, visitors }, index) => {
          const share = divideShare(visitors, first);
          const before = steps[index - 1];
          return (
            <tr key={step}>
              <th scope="row">{eventLabels[step]}</th>
              <td data-label="Share">
                <span className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-3">
                  <ShareBar share={share} />
                  <span>{formatPercent(share)}</span>
                </span>
              </td>
              <td data-label="Visitors">
                <b>{formatNumber(visitors)}</b>
              </td>
              <td data-label="Of step before">
                <span>
                  {before === undefined ? 'the first' : formatPercent(divideShare(visitors, before.visitors))}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

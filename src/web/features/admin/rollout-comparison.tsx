import type { Metrics } from '#shared/api/admin/metrics.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { AdminPart } from './admin-page.tsx';
import { flagLabels } from './flag-percent.ts';
import { divideShare, eventLabels, formatPercent } from './metric-labels.ts';

type Rollout = Metrics['rollout'][number];
type Steps = Rollout['on'];

/** For each flag: how far visitors with and without it got in the funnel. No comparison where one side is empty. */
export function RolloutComparison({ rollout }: Pick<Metrics, 'rollout'>) {
  return (
    <AdminPart title="Rollout" note="visitors with each flag and without it">
      {rollout.map((each) => (
        <FlagComparison key={each.flag} rollout={each} />
      ))}
    </AdminPart>
  );
}

function FlagComparison({ rollout: { flag, percent, on, off } }: { readonly rollout: Rollout }) {
  const missing = missingSide(on, off);
  return (
    <div className="pb-6">
      <h3>
        {flagLabels[flag]} <span className="font-normal text-ink-2 text-note">now {percent}%</span>
      </h3>
      {missing === null ? (
        <ComparisonTable name={flagLabels[flag]} on={on} off={off} />
      ) : (
        <p className="text-ink-2 text-note">{missing}</p>
      )}
    </div>
  );
}

function missingSide(on: Steps, off: Steps): string | null {
  const [hasOn, hasOff] = [on, off].map((side) => side.some(({ visitors }) => visitors > 0));
  if (!hasOn && !hasOff) return 'No visitor in these days.';
  if (!hasOff) return 'No visitor without it in these days: nothing to compare with.';
  if (!hasOn) return 'No visitor with it in these days: nothing to compare with.';
  return null;
}

function ComparisonTable({ name, on, off }: { readonly name: string; readonly on: Steps; readonly off: Steps }) {
  return (
    <table className="ruled-table mt-2" data-figures>
      <caption className="sr-only">{name}, visitors with it and without it</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">With it</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {on.map(({ step, visitors }) => (
          <tr key={step}>
            <th scope="row">{eventLabels[step]}</th>
            <SideCell visitors={visitors} first={on[0]?.visitors} />
            <SideCell visitors={off.find((each) => each.step === step)?.visitors ?? 0} first={off[0]?.visitors} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SideCell({ visitors, first }: { readonly visitors: number; readonly first: number | undefined }) {
  return (
    <td>
      {formatNumber(visitors)}
      <small>{formatPercent(divideShare(visitors, first))}</small>
    </td>
  );
}

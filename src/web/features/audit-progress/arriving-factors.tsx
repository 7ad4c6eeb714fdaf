import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { FACTOR_GROUPS, FACTOR_LABELS } from '#shared/audit/factor-labels.ts';
import { ScoreGroup } from '#web/components/score-group.tsx';
import { ScoreRow } from '#web/components/score-row.tsx';
import type { ArrivedFactor, ProgressState } from './progress-state.ts';

/** All factors in their final places in the report; each changes from waiting to known in place. */
export function ArrivingFactors({ factors }: Pick<ProgressState, 'factors'>) {
  return FACTOR_GROUPS.map(({ subScore, label, factors: keys }) => (
    <ScoreGroup
      key={subScore}
      title={label}
      note={`${keys.filter((key) => factors[key] !== undefined).length} of ${keys.length} ready`}
    >
      {keys.map((key) => (
        <FactorPlace key={key} factorKey={key} arrived={factors[key]} />
      ))}
    </ScoreGroup>
  ));
}

function FactorPlace({
  factorKey,
  arrived,
}: {
  readonly factorKey: FactorKey;
  readonly arrived: ArrivedFactor | undefined;
}) {
  const name = FACTOR_LABELS[factorKey];
  return (
    <div className="border-line-2 border-t last:border-b">
      {arrived === undefined ? (
        <ScoreRow name={name} note="Not checked yet" score="waiting" />
      ) : (
        <ScoreRow name={name} note={arrived.summary} score={arrived.score} />
      )}
    </div>
  );
}

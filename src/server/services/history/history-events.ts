import type { HistoryEvent } from '#shared/api/history.ts';
import type { BusinessEvent } from '#shared/history/business-event.ts';
import type { FixStateRecord } from '../../store/fixes/fix-states.ts';

/** Of more changes at one moment the others are counted. */
const MOST_NAMED = 2;

/** What was kept of a business as marks of its history. */
export function listBusinessEvents(events: readonly BusinessEvent[]): HistoryEvent[] {
  return events.map(({ id, kind, at, auditId, details }) => ({
    id,
    kind,
    at: at.toISOString(),
    auditId,
    sentence: details.sentence,
    points: null,
  }));
}

/**
 * The steps of the plan that the owner marked as done, and those that we then read on the site. Checks that were marked
 * in one go are one event. `labels` says by id what a check is about; one that no audit names any more is left out. Pure.
 */
export function listFixEvents(states: readonly FixStateRecord[], labels: ReadonlyMap<string, string>): HistoryEvent[] {
  const known = states.filter(({ checkId }) => labels.has(checkId));
  const applied = Map.groupBy(
    known.filter(({ appliedAt }) => appliedAt !== null),
    ({ appliedAt }) => appliedAt?.toISOString() ?? '',
  );
  const seen = Map.groupBy(
    known.filter(({ seenAt }) => seenAt !== null),
    ({ seenAt }) => seenAt?.toISOString() ?? '',
  );
  const namesOf = (rows: readonly FixStateRecord[]) =>
    nameSome(rows.map(({ checkId }) => labels.get(checkId) ?? checkId));
  return [
    ...[...applied].map(([at, rows]) => ({
      id: `fix-applied ${at}`,
      kind: 'fix-applied' as const,
      at,
      auditId: null,
      sentence: `You said that it is done: ${namesOf(rows)}.`,
      points: null,
    })),
    ...[...seen].map(([at, rows]) => ({
      id: `fix-seen ${at}`,
      kind: 'fix-seen' as const,
      at,
      auditId: rows[0]?.lastCheck?.auditId ?? null,
      sentence: `We saw on your site: ${namesOf(rows)}.`,
      points: rows.reduce((sum, { pointsGained }) => sum + (pointsGained ?? 0), 0),
    })),
  ];
}

/** One audit of one address as the change of rules needs it. */
interface EvaluatedAudit {
  readonly auditId: string;
  readonly createdAt: string;
  readonly algorithmVersion: string;
}

/** Where our rules became others, from finished audits of one address, the newest first. Pure. */
export function listRuleEvents(audits: readonly EvaluatedAudit[]): HistoryEvent[] {
  return audits.flatMap(({ auditId, createdAt, algorithmVersion }, index) => {
    const older = audits[index + 1];
    if (older === undefined || older.algorithmVersion === algorithmVersion) return [];
    return [
      {
        id: `rules-changed ${auditId}`,
        kind: 'rules-changed' as const,
        at: createdAt,
        auditId,
        sentence: 'From here on we judge by newer rules, so the score may move without your site.',
        points: null,
      },
    ];
  });
}

function nameSome(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join('; ');
  const others = names.length - MOST_NAMED;
  return others > 0 ? `${named}; and ${others} more` : named;
}

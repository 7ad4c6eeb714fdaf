import type { HistoryEvent } from '#shared/api/history.ts';
import type { BusinessEvent } from '#shared/history/business-event.ts';
import type { FixStateRecord } from '../../store/fixes/fix-states.ts';

/** Of more changes at one time, the rest is counted. */
const MOST_NAMED = 2;

/** The stored changes of a business as history events. */
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
 * Events for plan steps that the owner marked as applied and that were later seen on the site. Checks marked together are
 * one event. `labels` names checks by id; checks without a label are skipped. Pure.
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

/** One audit of one URL, for finding rule changes. */
interface EvaluatedAudit {
  readonly auditId: string;
  readonly createdAt: string;
  readonly algorithmVersion: string;
}

/** Where our rules changed, from finished audits of one URL, the newest first. Pure. */
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

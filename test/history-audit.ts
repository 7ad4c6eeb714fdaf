import type { HistoryAudit } from '#shared/api/history.ts';

/** A finished audit of one business, on a day in November 2026, as listed in its history. */
export function aHistoryAudit(
  day: number,
  overallScore: number | null,
  over: Partial<HistoryAudit> = {},
): HistoryAudit {
  return {
    auditId: `a${day}`,
    url: 'http://harbor.example/',
    createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    origin: 'asked',
    status: 'done',
    overallScore,
    coverage: 0.6,
    algorithmVersion: '1',
    isOtherAddress: false,
    isSameReading: false,
    problem: null,
    isLocked: false,
    ...over,
  };
}

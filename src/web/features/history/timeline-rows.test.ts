import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '#shared/api/history.ts';
import { aHistoryAudit } from '#test/history-audit.ts';
import { timelineRows } from './timeline-rows.ts';

const event: HistoryEvent = {
  id: 'e',
  kind: 'alert',
  at: '2026-11-02T12:00:00.000Z',
  auditId: null,
  sentence: 'Something.',
  points: null,
};

describe('timelineRows', () => {
  it('puts events between audits, and says how each score moved since the last one of its address that can be opened', () => {
    const rows = timelineRows(
      [
        aHistoryAudit(6, 70, { url: 'https://www.harbor.example' }),
        aHistoryAudit(5, null, { status: 'failed', problem: 'It did not answer.' }),
        aHistoryAudit(4, 30, { url: 'http://harbor.example/branch' }),
        aHistoryAudit(3, 64, { coverage: 0.9 }),
        aHistoryAudit(2, 61),
        aHistoryAudit(1, null, { isLocked: true, coverage: null }),
      ],
      [event],
    );
    const told = rows.map((row) =>
      row.kind === 'event' ? 'event' : [row.audit.auditId, row.moved, row.coverageMoved, row.hasEarlier],
    );
    expect(told).toEqual([
      ['a6', 6, true, true],
      ['a5', null, true, false],
      ['a4', null, true, false],
      ['a3', 3, true, true],
      'event',
      ['a2', null, true, false],
      ['a1', null, true, false],
    ]);
  });

  it('leaves the share that was measured alone where it is as before', () => {
    const [newest] = timelineRows([aHistoryAudit(2, 61), aHistoryAudit(1, 61)], []);
    expect(newest).toMatchObject({ moved: 0, coverageMoved: false });
  });
});

import { describe, expect, it } from 'vitest';
import { findOrderTarget } from './use-order-target.ts';

const row = (auditId: string, status: 'done' | 'running' | 'failed', isLocked = false) => ({
  auditId,
  status,
  isLocked,
});

describe('findOrderTarget', () => {
  it('takes the newest that has its result and that the plan shows', () => {
    const rows = [row('a4', 'running'), row('a3', 'failed'), row('a2', 'done'), row('a1', 'done')];
    expect(findOrderTarget(rows)).toEqual({ kind: 'audit', auditId: 'a2', isNamed: false });
    expect(findOrderTarget([row('a2', 'done', true), row('a1', 'done')])).toMatchObject({ auditId: 'a1' });
  });

  it('takes none where none has finished, and says when all are too old', () => {
    expect(findOrderTarget([])).toEqual({ kind: 'none' });
    expect(findOrderTarget([row('a1', 'running')])).toEqual({ kind: 'none' });
    expect(findOrderTarget([row('a1', 'done', true)])).toEqual({ kind: 'locked' });
  });
});

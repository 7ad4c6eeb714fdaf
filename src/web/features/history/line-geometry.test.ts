import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '#shared/api/history.ts';
import { aHistoryAudit } from '#test/history-audit.ts';
import { lineGeometry } from './line-geometry.ts';

function anEvent(day: number, kind: HistoryEvent['kind']): HistoryEvent {
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  return { id: `${kind} ${day}`, kind, at, auditId: null, sentence: '', points: null };
}

describe('lineGeometry', () => {
  it('is nothing with less than two scores of one address', () => {
    expect(lineGeometry([], [])).toBeNull();
    expect(lineGeometry([aHistoryAudit(1, 60), aHistoryAudit(2, null)], [])).toBeNull();
    expect(lineGeometry([aHistoryAudit(1, 60), aHistoryAudit(2, 70, { isOtherAddress: true })], [])).toBeNull();
  });

  it('places audits by their time, the oldest at the left, whatever their order', () => {
    const line = lineGeometry([aHistoryAudit(11, 70), aHistoryAudit(6, 65), aHistoryAudit(1, 60)], []);
    expect(line?.points.map(({ auditId, x }) => [auditId, Math.round(x)])).toEqual([
      ['a1', 4],
      ['a6', 50],
      ['a11', 96],
    ]);
    const heights = line?.points.map(({ y }) => y) ?? [];
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  });

  it.each([
    [
      [60, 61],
      [80, 70, 60, 50, 40],
    ],
    [
      [0, 3],
      [40, 30, 20, 10, 0],
    ],
    [
      [100, 99],
      [100, 90, 80, 70, 60],
    ],
    [
      [5, 95],
      [100, 80, 60, 40, 20, 0],
    ],
    [
      [20, 75],
      [90, 70, 50, 30, 10],
    ],
  ])('shows %j between whole tens', (scores, ticks) => {
    const line = lineGeometry(
      scores.map((score, index) => aHistoryAudit(index + 1, score)),
      [],
    );
    expect(line?.ticks.map(({ score }) => score)).toEqual(ticks);
    expect(line?.ticks.at(0)?.y).toBe(0);
    expect(line?.ticks.at(-1)?.y).toBe(100);
    for (const { y } of line?.points ?? []) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });

  it('breaks the line where rules changed', () => {
    const line = lineGeometry(
      [aHistoryAudit(1, 60), aHistoryAudit(2, 62), aHistoryAudit(3, 64, { algorithmVersion: '2' })],
      [],
    );
    expect(line?.points.map(({ isByOtherRules }) => isByOtherRules)).toEqual([false, false, true]);
  });

  it('draws marks that would cover each other as one, and none outside', () => {
    const events = [anEvent(1, 'fix-seen'), anEvent(5, 'fix-applied'), anEvent(5, 'alert'), anEvent(30, 'site-down')];
    const line = lineGeometry([aHistoryAudit(1, 60), aHistoryAudit(11, 70)], events);
    expect(line?.marks.map(({ events: own }) => own.length)).toEqual([1, 2, 1]);
    for (const { x } of line?.marks ?? []) {
      expect(x).toBeGreaterThanOrEqual(4);
      expect(x).toBeLessThanOrEqual(96);
    }
  });

  it('does not divide by nothing when two audits stand at one moment', () => {
    const line = lineGeometry([aHistoryAudit(1, 60), { ...aHistoryAudit(1, 70), auditId: 'other' }], []);
    expect(line?.points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { noTicks, readTickEvent, summariseWhatIf, type TickEvent } from './report-state.ts';

const { factors, actionPlan, overallScore } = sampleAuditedAnalysis();
const ticksAfter = (...events: TickEvent[]) => events.reduce(readTickEvent, noTicks);

describe('the ticks of the plan', () => {
  it('are set, taken back and cleared', () => {
    const ticked = ticksAfter(
      { type: 'action-ticked', id: 'h1', isTicked: true },
      { type: 'action-ticked', id: 'oai', isTicked: true },
      { type: 'action-ticked', id: 'h1', isTicked: false },
    );
    expect([...ticked]).toEqual(['oai']);
    expect(readTickEvent(ticked, { type: 'ticks-cleared' }).size).toBe(0);
  });

  it('stay the same set when nothing changes', () => {
    const once = ticksAfter({ type: 'action-ticked', id: 'h1', isTicked: true });
    expect(readTickEvent(once, { type: 'action-ticked', id: 'h1', isTicked: true })).toBe(once);
  });
});

describe('summariseWhatIf', () => {
  it('gives today’s score when nothing is ticked', () => {
    expect(summariseWhatIf(factors, actionPlan, new Set())).toMatchObject({
      overallScore,
      tickedCount: 0,
      pointsGained: 0,
    });
  });

  it('gains for one action exactly the points the plan says', () => {
    for (const action of actionPlan) {
      const summary = summariseWhatIf(factors, actionPlan, new Set([action.id]));
      expect(summary).toMatchObject({ tickedCount: 1, pointsGained: action.pointsGained });
    }
  });

  it('moves only the sub-score an action belongs to', () => {
    const summary = summariseWhatIf(factors, actionPlan, new Set(['oai']));
    const today = summariseWhatIf(factors, actionPlan, new Set());
    expect(summary.subScores.mapsReadiness).toBe(today.subScores.mapsReadiness);
    expect(summary.subScores.aiReadiness).toBeGreaterThan(today.subScores.aiReadiness ?? 100);
  });

  it('ignores ticks of actions that are gone after a correction', () => {
    expect(summariseWhatIf(factors, actionPlan, new Set(['gone'])).tickedCount).toBe(0);
  });
});

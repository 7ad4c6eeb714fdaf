import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { initialReportState, type ReportEvent, readReportEvent, summariseWhatIf } from './report-state.ts';

const { factors, actionPlan, overallScore } = sampleAuditedAnalysis();
const stateAfter = (...events: ReportEvent[]) => events.reduce(readReportEvent, initialReportState);

describe('readReportEvent', () => {
  it('opens and closes factors', () => {
    const opened = stateAfter(
      { type: 'factor-toggled', key: 'websiteH1', isOpen: true },
      { type: 'factor-toggled', key: 'description', isOpen: true },
      { type: 'factor-toggled', key: 'websiteH1', isOpen: false },
    );
    expect([...opened.openFactors]).toEqual(['description']);
  });

  it('keeps the same state when nothing changes', () => {
    const once = stateAfter({ type: 'factor-toggled', key: 'websiteH1', isOpen: true });
    const twice = readReportEvent(once, { type: 'factor-toggled', key: 'websiteH1', isOpen: true });
    expect(twice.openFactors).toBe(once.openFactors);
  });

  it('ticks, unticks and clears', () => {
    const ticked = stateAfter(
      { type: 'action-ticked', id: 'h1', isTicked: true },
      { type: 'action-ticked', id: 'oai', isTicked: true },
      { type: 'action-ticked', id: 'h1', isTicked: false },
    );
    expect([...ticked.tickedActions]).toEqual(['oai']);
    expect(readReportEvent(ticked, { type: 'ticks-cleared' }).tickedActions.size).toBe(0);
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

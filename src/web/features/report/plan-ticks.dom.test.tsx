import { screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it } from 'vitest';
import { formatGain } from '#shared/report/format-number.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { renderScreen } from '#test/screens.tsx';
import { PlanSection } from './plan-section.tsx';
import { initialReportState, readReportEvent, summariseWhatIf } from './report-state.ts';

const analysis = sampleAnalysis();

/** The plan with the state that the report keeps for it. */
function Plan() {
  const [{ tickedActions }, dispatch] = useReducer(readReportEvent, initialReportState);
  return (
    <PlanSection
      analysis={analysis}
      whatIf={summariseWhatIf(analysis.factors, analysis.actionPlan, tickedActions)}
      ticked={tickedActions}
      onTick={(id, isTicked) => dispatch({ type: 'action-ticked', id, isTicked })}
      onClear={() => dispatch({ type: 'ticks-cleared' })}
    />
  );
}

describe('the ticks of the action plan', () => {
  const [first, second] = analysis.actionPlan;
  if (first === undefined || second === undefined) throw new Error('The sample has no plan of two steps.');
  const box = (title: string) => screen.getByRole('checkbox', { name: (name) => name.startsWith(title) });

  it('work the score out again at once, forth and back', async () => {
    const { user } = renderScreen(<Plan />);
    const total = within(screen.getByRole('status'));
    total.getByText('Today. Nothing ticked yet.');
    total.getByText(String(analysis.overallScore));
    await user.click(box(first.title));
    const { overallScore, pointsGained } = summariseWhatIf(analysis.factors, analysis.actionPlan, new Set([first.id]));
    expect(pointsGained).toBeGreaterThan(0);
    total.getByText(`${formatGain(pointsGained)} on today’s ${analysis.overallScore}, with 1 action done.`);
    total.getByText(String(overallScore));
    await user.click(box(first.title));
    total.getByText('Today. Nothing ticked yet.');
  });

  it('are taken back all at once', async () => {
    const { user } = renderScreen(<Plan />);
    await user.click(box(first.title));
    await user.click(box(second.title));
    screen.getByText(/with 2 actions done\.$/);
    await user.click(screen.getByRole('button', { name: 'Clear ticks' }));
    screen.getByText('Today. Nothing ticked yet.');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});

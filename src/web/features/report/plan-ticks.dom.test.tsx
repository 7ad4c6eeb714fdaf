import { screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it } from 'vitest';
import { formatGain } from '#shared/report/format-number.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { renderScreen } from '#test/screens.tsx';
import { PlanSection } from './plan-section.tsx';
import { noTicks, readTickEvent, summariseWhatIf } from './report-state.ts';

const analysis = sampleAnalysis();

/** The plan with the state that the report keeps for it. */
function Plan() {
  const [ticked, dispatch] = useReducer(readTickEvent, noTicks);
  return (
    <PlanSection
      analysis={analysis}
      whatIf={summariseWhatIf(analysis.factors, analysis.actionPlan, ticked)}
      ticked={ticked}
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
    total.getByText('Your score today');
    total.getByText(String(analysis.overallScore));
    await user.click(box(first.title));
    const { overallScore, pointsGained } = summariseWhatIf(analysis.factors, analysis.actionPlan, new Set([first.id]));
    expect(pointsGained).toBeGreaterThan(0);
    total.getByText(`if you finish this one (${formatGain(pointsGained)})`);
    total.getByText(String(overallScore));
    await user.click(box(first.title));
    total.getByText('Your score today');
  });

  it('are taken back all at once', async () => {
    const { user } = renderScreen(<Plan />);
    await user.click(box(first.title));
    await user.click(box(second.title));
    screen.getByText(/^if you finish these 2 \(\+/);
    await user.click(screen.getByRole('button', { name: 'Clear ticks' }));
    screen.getByText('Your score today');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});

import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { AuditResult, AuditTexts, getAuditEndpoint, getAuditTextsEndpoint } from '#shared/api/audits.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import { auditTextsQuery } from '#web/lib/audit-queries.ts';
import { hasTexts, readSavedAudit, saveAudit } from '#web/lib/saved-audit.ts';
import { useAuditView } from './use-audit-view.ts';

const whole = { ...sampleAuditedAnalysis(), auditId: 'a1' };
const [step] = whole.actionPlan;
const view = answer(getAuditEndpoint, {
  auditId: 'a1',
  businessId: 'b1',
  status: 'done',
  url: whole.websiteUrl,
  createdAt: whole.collectedAt,
  progress: null,
  result: AuditResult.parse(whole),
});
const texts = answer(getAuditTextsEndpoint, AuditTexts.parse(whole));

/** A report that asks for its texts when its button is pressed. */
function Reported() {
  const [isAsked, ask] = useReducer(() => true, false);
  const { state } = useAuditView({ auditId: 'a1', startedUrl: null, isTold: false });
  useQuery({ ...auditTextsQuery('a1'), enabled: isAsked });
  if (state.kind !== 'result') return null;
  return (
    <>
      <button type="button" onClick={ask}>
        {state.analysis.overallScore}
      </button>
      <p>{hasTexts(state.analysis) ? 'with texts' : 'without texts'}</p>
      <p>{hasTexts(state.analysis) && state.analysis.templates['Hours']}</p>
      <p>{state.analysis.actionPlan[0]?.description}</p>
    </>
  );
}

it('shows and saves the result without texts, and with them when somebody asks', async () => {
  const { user, requests } = renderScreen(<Reported />, [view, texts]);
  const button = await screen.findByRole('button', { name: String(whole.overallScore) });
  screen.getByText('without texts');
  screen.getByText(step?.description ?? '');
  expect(requests.map(({ url }) => url)).toEqual(['/api/audits/a1']);
  expect(readSavedAudit()?.analysis).not.toHaveProperty('templates');
  await user.click(button);
  await screen.findByText('with texts');
  screen.getByText(step?.description ?? '');
  expect(requests.map(({ url }) => url)).toEqual(['/api/audits/a1', '/api/audits/a1/texts']);
  expect(readSavedAudit()?.analysis).toMatchObject({ templates: whole.templates });
});

it('keeps the texts of last time on screen and saved until the new ones arrive', async () => {
  const url = whole.websiteUrl;
  saveAudit({ auditId: 'a1', url, savedAt: whole.collectedAt, analysis: { ...whole, overallScore: 1 } });
  const newer = { ...whole, templates: { Hours: 'Open on Sundays.' } };
  const { user } = renderScreen(<Reported />, [view, answer(getAuditTextsEndpoint, AuditTexts.parse(newer))]);
  const button = await screen.findByRole('button', { name: String(whole.overallScore) });
  screen.getByText('with texts');
  screen.getByText(step?.description ?? '');
  expect(readSavedAudit()).toMatchObject({ analysis: { templates: whole.templates } });
  await user.click(button);
  await screen.findByText('Open on Sundays.');
  expect(readSavedAudit()).toMatchObject({ analysis: { templates: newer.templates } });
});

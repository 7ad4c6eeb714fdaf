import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { AuditResult, AuditTexts, getAuditEndpoint, getAuditTextsEndpoint } from '#shared/api/audits.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { PLENTY } from '#test/sample-offers.ts';
import { answer, type EndpointAnswer, rejectWith, renderScreen } from '#test/screens.tsx';
import { PurchaseChoices } from './purchase-choices.tsx';

const whole = { ...sampleAuditedAnalysis(), auditId: 'a1' };
const view = answer(getAuditEndpoint, {
  auditId: 'a1',
  businessId: 'b1',
  status: 'done',
  url: 'https://lantern.test/',
  createdAt: whole.collectedAt,
  progress: null,
  result: AuditResult.parse(whole),
});
const open = (texts: EndpointAnswer) => renderScreen(<PurchaseChoices named="a1" isKnown plan="free" />, [view, texts]);

it('offers what can be made for the audit', async () => {
  open(answer(getAuditTextsEndpoint, AuditTexts.parse({ ...whole, offers: PLENTY })));
  await screen.findByText('What we can make for lantern.test today.');
});

it('does not say that nothing can be made where that could not be counted', async () => {
  open(rejectWith(getAuditTextsEndpoint, 'too-many-requests', 'That was too often.'));
  await screen.findByText(/Your order shows what you get/);
});

import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { AuditStep } from '#shared/audit/progress.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { arrivedCount, currentStep, type ProgressState, type StepState, type StepStatus } from './progress-state.ts';

/** The label of a step while waiting or running, and once done. */
const words: Record<AuditStep, { readonly before: string; readonly after: string }> = {
  address: { before: 'Checking the address', after: 'Address checked' },
  robots: { before: 'Reading robots.txt', after: 'robots.txt read' },
  home: { before: 'Opening the home page', after: 'Home page read' },
  sitemap: { before: 'Looking for a sitemap', after: 'Sitemap looked up' },
  pages: { before: 'Reading pages', after: 'Pages read' },
  readers: { before: 'Testing as search engines visit', after: 'Tested as search engines visit' },
  facts: { before: 'Gathering name, address and phone', after: 'Name, address and phone gathered' },
  factors: { before: 'Working out the factors', after: 'Factors worked out' },
};

/** The current label of a step, with its count if it has one: "Reading pages, 7 of 12". */
export function stepName(step: AuditStep, status: StepStatus, { done, total }: StepState): string {
  const { before, after } = words[step];
  if (status === 'done') return step === 'pages' ? `${formatCount(total, 'page')} read` : after;
  return total > 1 ? `${before}, ${done} of ${total}` : before;
}

/** The progress of the audit in one sentence, displayed and announced. */
export function progressSentence(state: ProgressState): string {
  const { done, total } = state.steps.pages;
  const factors = `${arrivedCount(state)} of ${FACTOR_KEYS.length} factors ready.`;
  if (total > 1) return `${done} of ${formatCount(total, 'page')} read. ${factors}`;
  const step = currentStep(state);
  return step === null ? factors : `${words[step].before}. ${factors}`;
}

import { describe, expect, it } from 'vitest';
import type { CheckStatus } from '#shared/audit/check.ts';
import { aPage, someEvidence } from '#test/builders.ts';
import { evaluate } from './evaluate.ts';
import { composeVerdict } from './verdict.ts';

const evaluated = evaluate(someEvidence({ home: aPage({ headings: [], title: 'Home', metaDescription: null }) }));
const [step] = evaluated.actionPlan;

/** The verdict when the check, with this status, costs the most points. */
function verdict(checkId: string, status: CheckStatus): string {
  if (step === undefined) throw new Error('The plan is empty.');
  const factors = structuredClone(evaluated.factors);
  for (const { checks } of Object.values(factors))
    for (const one of checks) if (one.id === checkId) one.status = status;
  return composeVerdict(factors, 50, [{ ...step, id: checkId, checkIds: [checkId], title: 'Confirm it' }]);
}

describe('the verdict says "none"', () => {
  it.each([
    ['websiteH1.servicePages', 'your services don’t have their own pages'],
    ['napConsistency.phone', 'it shows no phone number'],
    ['napConsistency.address', 'we couldn’t tell where you are or where you work'],
    ['napConsistency.onHome', 'its home page doesn’t show how to reach you'],
    ['communitySignals.listings', 'it links to no page where people review you'],
    ['structuredData.businessEntry', 'Google can’t read your hours, address and services automatically'],
  ])('only where the check failed: %s', (id, words) => {
    expect(verdict(id, 'fail')).toContain(words);
    for (const status of ['partial', 'notMeasured'] as const) {
      expect(verdict(id, status)).not.toContain(words);
      expect(verdict(id, status)).toContain('Next: Confirm it');
    }
  });
});

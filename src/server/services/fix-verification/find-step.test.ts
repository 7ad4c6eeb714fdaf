import { describe, expect, it } from 'vitest';
import type { Check } from '#shared/audit/check.ts';
import { EVIDENCE_SOURCES, type EvidenceSourceId } from '#shared/audit/evidence-sources.ts';
import { requireSiteChecks } from './find-step.ts';

function unmeasured(source: EvidenceSourceId): Check {
  return {
    id: 'napConsistency.phone',
    label: 'Your website shows your phone number',
    status: 'notMeasured',
    points: 0,
    maxPoints: 20,
    finding: 'We saw “Phone: 12” on the home page and could not read it as a phone number of yours.',
    why: 'Why.',
    fix: 'Confirm your phone number. Open “Your facts”.',
    effort: 'minutes',
    evidence: [],
    rule: { name: 'Practice', url: null, date: '2026-11-20', kind: 'practice' },
    measuredBy: EVIDENCE_SOURCES[source].words,
  };
}

describe('checking again what could not be read', () => {
  it.each(['ownName', 'ownPhone', 'ownAddress', 'ownServices'] as const)('leads to “Your facts”: %s', (source) => {
    expect(() => requireSiteChecks([unmeasured(source)])).toThrow(
      'Open “Your facts” and enter it there: your score follows right away.',
    );
  });

  it.each(['servicePages', 'photosInPage', 'profileLink'] as const)('leads to a new audit: %s', (source) => {
    expect(() => requireSiteChecks([unmeasured(source)])).toThrow('Change it there, then run a new audit');
  });

  it('says only that it was not measured where it rests on something else', () => {
    expect(() => requireSiteChecks([unmeasured('takeout')])).toThrow('there is nothing to look at again');
  });
});

import { describe, expect, it } from 'vitest';
import { someEvidence, someLinks } from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { linkAuthority } from './link-authority.ts';

const found = (over: Parameters<typeof someLinks>[0]) =>
  ({ links: { kind: 'found', value: someLinks(over) } }) as const;

describe('linkAuthority', () => {
  testFactorCases(linkAuthority, [
    { when: 'no index', given: {}, check: 'referringDomains', status: 'notMeasured' },
    {
      when: 'the index failed',
      given: { links: { kind: 'unavailable', reason: 'no credit left' } },
      check: 'spam',
      status: 'notMeasured',
      says: 'no credit left',
    },
    {
      when: '50 sites',
      given: found({ totalRefDomains: 50, spammyLinksCount: 0 }),
      check: 'referringDomains',
      status: 'pass',
    },
    {
      when: '10 sites',
      given: found({ totalRefDomains: 10, spammyLinksCount: 0 }),
      check: 'referringDomains',
      status: 'partial',
    },
    {
      when: '60 sites, all spam',
      given: found({ totalRefDomains: 60, spammyLinksCount: 60 }),
      check: 'referringDomains',
      status: 'fail',
      says: '60 of them look like spam',
    },
    {
      when: '9 sites',
      given: found({ totalRefDomains: 9, spammyLinksCount: 0 }),
      check: 'referringDomains',
      status: 'fail',
      says: '9 websites link',
    },
    { when: '10 trusted', given: found({ highQualityLinksCount: 10 }), check: 'quality', status: 'pass' },
    {
      when: '1 trusted',
      given: found({ highQualityLinksCount: 1 }),
      check: 'quality',
      status: 'fail',
      says: '1 trusted site links',
    },
    {
      when: 'little spam',
      given: found({ totalRefDomains: 100, spammyLinksCount: 15 }),
      check: 'spam',
      status: 'pass',
    },
    {
      when: 'some spam',
      given: found({ totalRefDomains: 100, spammyLinksCount: 40 }),
      check: 'spam',
      status: 'partial',
    },
    {
      when: 'mostly spam',
      given: found({ totalRefDomains: 100, spammyLinksCount: 41 }),
      check: 'spam',
      status: 'fail',
    },
    {
      when: 'no links at all',
      given: found({ totalRefDomains: 0, spammyLinksCount: 0 }),
      check: 'spam',
      status: 'pass',
    },
  ]);

  it.each([
    ['STRONG', found({})],
    ['MODERATE', found({ highQualityLinksCount: 1 })],
    ['WEAK', found({ totalRefDomains: 3, spammyLinksCount: 0 })],
    ['SPAM_HEAVY', found({ spammyLinksCount: 60 })],
    ['NOT_MEASURED', {}],
  ] as const)('has the status %s', (status, given) => {
    expect(linkAuthority.evaluate(someEvidence(given)).status).toBe(status);
  });

  it('has no numbers without an index', () => {
    const { totalRefDomains, avgAuthorityScore, trustedSourcePercentage } = linkAuthority.evaluate(someEvidence());
    expect([totalRefDomains, avgAuthorityScore, trustedSourcePercentage]).toEqual([null, null, null]);
  });
});

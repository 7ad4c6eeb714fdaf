import type { Factors } from '#shared/audit/factors.ts';
import type { LinkEvidence } from '../evidence/audit-evidence.ts';
import { judgeCollected } from './collected-judgement.ts';
import { defineFactor } from './factor.ts';
import { type CheckRule, fail, type Judgement, partial, pass, toChecks } from './judgement.ts';
import { countOf } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  referringDomains: {
    label: 'Enough other websites link to you',
    maxPoints: 40,
    why: 'Google counts links and mentions towards how well known a business is.',
    effort: 'ongoing',
    rule: SOURCES.googleLocalRanking,
  },
  quality: {
    label: 'Some of them are trusted sites',
    maxPoints: 35,
    why: 'A chamber of commerce, a local paper or a trade body says more than a hundred unknown pages.',
    effort: 'ongoing',
    rule: SOURCES.practice,
  },
  spam: {
    label: 'Few of them look like spam',
    maxPoints: 25,
    why: 'Search engines mostly ignore spam links; many of them hint at bought ones.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values for a local business; no standard exists. */
const DOMAINS = { strong: 50, some: 10 } as const;
const QUALITY = { strong: 10, some: 2 } as const;
const SPAM_SHARE = { few: 0.15, heavy: 0.4 } as const;

const MEASURED_BY = 'a DataForSEO or Open PageRank key, or the link export of your Search Console';

export const linkAuthority = defineFactor({
  key: 'linkAuthority',
  category: 'reputation',
  needs: ['links'],
  blank: {
    totalRefDomains: null,
    avgAuthorityScore: null,
    highQualityLinksCount: null,
    spammyLinksCount: null,
    status: 'NOT_MEASURED',
    trustedSourcePercentage: null,
  },
  evaluate({ links }) {
    const judge = (judgement: (value: LinkEvidence) => Judgement) =>
      judgeCollected(links, 'Who links to you', 'an index of links', MEASURED_BY, (value) => value, judgement);
    const found = links.kind === 'found' ? links.value : null;
    return {
      checks: toChecks('linkAuthority', RULES, {
        referringDomains: judge(judgeDomains),
        quality: judge(judgeQuality),
        spam: judge(judgeSpam),
      }),
      summary:
        found === null
          ? 'Who links to you stands on other websites; we have not asked an index of links.'
          : `${countOf(found.totalRefDomains, 'website')} ${found.totalRefDomains === 1 ? 'links' : 'link'} to you, ${found.highQualityLinksCount} of them trusted.`,
      currentValue: found === null ? null : countOf(found.totalRefDomains, 'linking website'),
      totalRefDomains: found?.totalRefDomains ?? null,
      avgAuthorityScore: found?.avgAuthorityScore ?? null,
      highQualityLinksCount: found?.highQualityLinksCount ?? null,
      spammyLinksCount: found?.spammyLinksCount ?? null,
      trustedSourcePercentage: found?.trustedSourcePercentage ?? null,
      status: found === null ? 'NOT_MEASURED' : statusOf(found),
    };
  },
});

function spamShareOf({ totalRefDomains, spammyLinksCount }: LinkEvidence): number {
  return totalRefDomains === 0 ? 0 : spammyLinksCount / totalRefDomains;
}

function judgeDomains({ totalRefDomains }: LinkEvidence): Judgement {
  const finding = `${countOf(totalRefDomains, 'website')} ${totalRefDomains === 1 ? 'links' : 'link'} to you.`;
  const fix = {
    action: 'Get listed where your neighbours are',
    how: 'Chamber of commerce, trade body, suppliers, clubs you support, the local paper. Ask each for a link to your site.',
  };
  if (totalRefDomains >= DOMAINS.strong) return pass(finding);
  return totalRefDomains >= DOMAINS.some ? partial(0.5, finding, fix) : fail(finding, fix);
}

function judgeQuality({ highQualityLinksCount }: LinkEvidence): Judgement {
  const finding = `${countOf(highQualityLinksCount, 'trusted site')} ${highQualityLinksCount === 1 ? 'links' : 'link'} to you.`;
  const fix = {
    action: 'Earn a link from a site people trust',
    how: 'A story for the local paper, a talk at the trade body, a case study for a supplier.',
  };
  if (highQualityLinksCount >= QUALITY.strong) return pass(finding);
  return highQualityLinksCount >= QUALITY.some ? partial(0.5, finding, fix) : fail(finding, fix);
}

function judgeSpam(links: LinkEvidence): Judgement {
  const share = spamShareOf(links);
  const finding = `${links.spammyLinksCount} of ${countOf(links.totalRefDomains, 'linking website')} look like spam.`;
  const fix = {
    action: 'Stop buying links',
    how: 'If somebody builds links for you, ask where. Links you did not order need no work: search engines ignore most of them.',
  };
  if (share <= SPAM_SHARE.few) return pass(finding);
  return share <= SPAM_SHARE.heavy ? partial(0.5, finding, fix) : fail(finding, fix);
}

function statusOf(links: LinkEvidence): Factors['linkAuthority']['status'] {
  if (spamShareOf(links) > SPAM_SHARE.heavy) return 'SPAM_HEAVY';
  if (links.totalRefDomains >= DOMAINS.strong && links.highQualityLinksCount >= QUALITY.strong) return 'STRONG';
  return links.totalRefDomains >= DOMAINS.some ? 'MODERATE' : 'WEAK';
}

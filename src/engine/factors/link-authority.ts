import type { Factors } from '#shared/audit/factors.ts';
import type { LinkEvidence, MarkedDomain } from '../evidence/audit-evidence.ts';
import type { Collected } from '../evidence/evidence-bundle.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { defineFactor } from './factor.ts';
import { fileEvidence } from './file-evidence-text.ts';
import { formatCountOrNo, formatList } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  referringDomains: {
    label: 'Enough other websites link to you',
    maxPoints: 40,
    why: 'Google counts links and mentions towards how well known a business is.',
    effort: 'ongoing',
    rule: SOURCES.googleLocalRanking,
    weakness: { text: 'few other websites link to you' },
  },
  quality: {
    label: 'Some of them are trusted sites',
    maxPoints: 35,
    why: 'A link from a chamber of commerce or a local paper is worth more than a hundred unknown ones.',
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

export const linkAuthority = defineFactor({
  key: 'linkAuthority',
  label: 'Link Authority & Backlinks',
  category: 'reputation',
  weight: 5,
  reason: 'Links and organic position feed prominence, in smaller part each year.',
  measures: 'Which websites link to you.',
  measuredFrom: ['linksExport'],
  rules: RULES,
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
    const reason = notMeasuredReason(links);
    const judge = (judgement: (value: LinkEvidence) => CheckEvaluation) =>
      links.kind === 'found' ? judgement(links.value) : notMeasured(reason, 'linksExport');
    const found = links.kind === 'found' ? links.value : null;
    return {
      checks: toChecks('linkAuthority', RULES, {
        referringDomains: judge(evaluateDomains),
        quality: judge(evaluateQuality),
        spam: judge(evaluateSpam),
      }),
      summary:
        found === null
          ? reason
          : `${formatCountOrNo(found.totalRefDomains, 'website')} ${found.totalRefDomains === 1 ? 'links' : 'link'} to you, ${found.highQualityLinksCount} of them trusted.`,
      currentValue: found === null ? null : formatCountOrNo(found.totalRefDomains, 'linking website'),
      totalRefDomains: found?.totalRefDomains ?? null,
      avgAuthorityScore: found?.avgAuthorityScore ?? null,
      highQualityLinksCount: found?.highQualityLinksCount ?? null,
      spammyLinksCount: found?.spammyLinksCount ?? null,
      trustedSourcePercentage: found?.trustedSourcePercentage ?? null,
      status: found === null ? 'NOT_MEASURED' : statusOf(found),
    };
  },
});

function notMeasuredReason(links: Collected<LinkEvidence>): string {
  if (links.kind === 'unavailable') return `${links.reason}. Upload a newer one.`;
  return 'Your website doesn’t say who links to it. Your Search Console does.';
}

function spamShareOf({ totalRefDomains, spammyLinksCount }: LinkEvidence): number {
  return totalRefDomains === 0 ? 0 : spammyLinksCount / totalRefDomains;
}

/** Links that look like spam are no sign of being known. */
function evaluateDomains({ totalRefDomains, spammyLinksCount, topDomains, file }: LinkEvidence): CheckEvaluation {
  const earned = totalRefDomains - spammyLinksCount;
  const proof = [fileEvidence(file, topDomains.length === 0 ? 'No other website' : formatList(topDomains, 5))];
  const less =
    spammyLinksCount === 0
      ? ''
      : `, ${spammyLinksCount} of them ${spammyLinksCount === 1 ? 'looks' : 'look'} like spam`;
  const finding = `${formatCountOrNo(totalRefDomains, 'website')} ${totalRefDomains === 1 ? 'links' : 'link'} to you${less}.`;
  const fix = {
    action: 'Get listed where other local businesses are',
    how: 'Chamber of commerce, trade body, suppliers, clubs you support, the local paper. Ask each for a link to your site.',
  };
  if (earned >= DOMAINS.strong) return pass(finding, proof);
  return earned >= DOMAINS.some ? partial(0.5, finding, fix, proof) : fail(finding, fix, proof);
}

function evaluateQuality({ highQualityLinksCount, trusted, file }: LinkEvidence): CheckEvaluation {
  const proof = [
    fileEvidence(file, trusted.length === 0 ? 'No website of our list of trusted ones' : domainsWithReasons(trusted)),
  ];
  const finding = `${formatCountOrNo(highQualityLinksCount, 'trusted site')} ${highQualityLinksCount === 1 ? 'links' : 'link'} to you.`;
  const fix = {
    action: 'Earn a link from a site people trust',
    how: 'A story for the local paper, a talk at the trade body, a case study for a supplier.',
  };
  if (highQualityLinksCount >= QUALITY.strong) return pass(finding, proof);
  return highQualityLinksCount >= QUALITY.some ? partial(0.5, finding, fix, proof) : fail(finding, fix, proof);
}

function evaluateSpam(links: LinkEvidence): CheckEvaluation {
  const share = spamShareOf(links);
  const finding = `${links.spammyLinksCount} of ${formatCountOrNo(links.totalRefDomains, 'linking website')} ${links.spammyLinksCount === 1 ? 'looks' : 'look'} like spam.`;
  const fix = {
    action: 'Stop buying links',
    how: 'If somebody builds links for you, ask where. Links you did not order need no work: search engines ignore most of them.',
  };
  const proof = [
    fileEvidence(links.file, links.spam.length === 0 ? 'No marks of spam' : domainsWithReasons(links.spam)),
  ];
  if (share <= SPAM_SHARE.few) return pass(finding, proof);
  return share <= SPAM_SHARE.heavy ? partial(0.5, finding, fix, proof) : fail(finding, fix, proof);
}

function domainsWithReasons(domains: readonly MarkedDomain[]): string {
  return formatList(
    domains.map(({ domain, reason }) => `${domain} (${reason})`),
    5,
  );
}

function statusOf(links: LinkEvidence): Factors['linkAuthority']['status'] {
  if (spamShareOf(links) > SPAM_SHARE.heavy) return 'SPAM_HEAVY';
  const earned = links.totalRefDomains - links.spammyLinksCount;
  if (earned >= DOMAINS.strong && links.highQualityLinksCount >= QUALITY.strong) return 'STRONG';
  return earned >= DOMAINS.some ? 'MODERATE' : 'WEAK';
}

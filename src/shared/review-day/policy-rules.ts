/** The source of a rule. */
export interface PolicySource {
  readonly title: string;
  readonly url: string;
  /** When it was read. */
  readonly date: string;
}

const googlePolicy: PolicySource = {
  title: 'Google Maps user contributed content policy, fake engagement',
  url: 'https://support.google.com/contributionpolicy/answer/7400114',
  date: '2026-11-20',
};
const ftcRule: PolicySource = {
  title: 'FTC rule on consumer reviews and testimonials, 16 CFR 465',
  url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  date: '2026-11-20',
};

export const POLICY_RULE_IDS = [
  'incentive',
  'gating',
  'star-asking',
  'scripted-wording',
  'staff-competition',
  'pressure',
  'kiosk',
  'not-genuine',
] as const;
export type PolicyRuleId = (typeof POLICY_RULE_IDS)[number];

export interface PolicyRule {
  readonly id: PolicyRuleId;
  readonly title: string;
  /** The problem and the suggested wording. */
  readonly why: string;
  readonly source: PolicySource;
}

/**
 * What a review request may not say. `breachFinders` looks for it; what nobody has thought of passes, and the page says so.
 */
export const POLICY_RULES: readonly PolicyRule[] = [
  {
    id: 'incentive',
    title: 'Nothing in return',
    why: 'Money, discounts, goods or prizes for a review are forbidden, for a good one and for any. Ask, and offer nothing.',
    source: googlePolicy,
  },
  {
    id: 'gating',
    title: 'Everybody is asked, not only the happy ones',
    why: 'Asking only content customers, or leading the others elsewhere first, is forbidden. Send everybody the same link.',
    source: googlePolicy,
  },
  {
    id: 'star-asking',
    title: 'No number of stars',
    why: 'Naming the stars you would like is asking for a result, not for an opinion. Ask for an honest review and leave it there.',
    source: googlePolicy,
  },
  {
    id: 'scripted-wording',
    title: 'Their own words',
    why: 'Do not give words, keywords, towns or names to put into a review. What a customer writes has to be their own.',
    source: googlePolicy,
  },
  {
    id: 'staff-competition',
    title: 'No contest among your staff',
    why: 'Rewarding staff for reviews or for being named makes them press customers, and names bought this way are removed.',
    source: googlePolicy,
  },
  {
    id: 'pressure',
    title: 'No pressure',
    why: 'Guilt, deadlines and one reminder after another make a review less than free. Ask once, remind once, and leave it there.',
    source: {
      title: 'Our own guideline, after Google’s policy: a review tells of a real experience, freely',
      url: googlePolicy.url,
      date: googlePolicy.date,
    },
  },
  {
    id: 'kiosk',
    title: 'On their own phone, in their own time',
    why: 'Reviews from one shared device or one network in a row are widely reported to be filtered. Hand out the link, not a tablet.',
    source: {
      title:
        'Google’s rule against manipulated devices and accounts; filtering of shared devices is reported by practitioners',
      url: 'https://support.google.com/contributionpolicy/answer/7400114',
      date: '2026-11-20',
    },
  },
  {
    id: 'not-genuine',
    title: 'Only people who were there',
    why: 'Reviews by staff, family or friends, several by one person, and bought or generated ones are fake in the eyes of Google and the law.',
    source: ftcRule,
  },
];

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
  /** Each matches a violation, in lower-case text with plain quotes and single spaces. */
  readonly patterns: readonly RegExp[];
}

const review = '(?:reviews?|ratings?|feedback|stars?)';
const gift =
  '(?:gift ?cards?|gift certificates?|vouchers?|coupons?|discounts?|freebies?|rewards?|cash ?back|store credits?|raffles?|prizes?|sweepstakes?|giveaways?|prize draws?|loyalty points|bonus(?:es)?|promo codes?|goodie bags?)';
const given =
  '(?:coffee|drink|dessert|meal|lunch|dinner|product|sample|service|wash|month|visit|session|cleaning|check-?up|treatment|upgrade|delivery|shipping|gift|item|entry|t-?shirt|mug|appetizer|car wash|haircut|lesson|class)';
const happy =
  '(?:happy|satisfied|pleased|delighted|thrilled|loved? (?:it|us|our|your|the)|enjoyed|great experience|good experience|positive experience|5 stars?|five stars?)';
const unhappy =
  '(?:unhappy|not (?:happy|satisfied|pleased|(?:5|five) stars?)|dissatisfied|disappointed|bad experience|negative (?:experience|feedback)|anything less|less than (?:5|five|perfect)|complaints?|(?:had|have|has) (?:any )?(?:an? )?(?:problems?|issues?)|something (?:was|went|is) wrong|poor experience)';

/**
 * What a review request may not say. The patterns are ours; the rules are those of the sources. A word list matches common
 * wordings, not every possible one: the page says so.
 */
export const POLICY_RULES: readonly PolicyRule[] = [
  {
    id: 'incentive',
    title: 'Nothing in return',
    why: 'Money, discounts, goods or prizes for a review are forbidden, for a good one and for any. Ask, and offer nothing.',
    source: googlePolicy,
    patterns: [
      new RegExp(`\\b${gift}\\b`),
      new RegExp(`\\bfree ${given}s?\\b`),
      /\b\d+ ?(?:%|percent) (?:off|discount)|[$€£] ?\d+(?:[.,]\d+)? (?:off|credit|card|back)\b|\b\d+ ?(?:dollars?|bucks|euros?) (?:off|credit|back)\b/,
      /\b(?:get|receive|earn|claim|win|score|grab) (?:[$€£] ?\d+|\d+ ?(?:%|percent|points|dollars?|bucks))/,
      /\b(?:enter(?:s|ed)?|entry|entries) (?:you )?(?:in ?to|for|in) (?:(?:our|a|the|to) )*(?:\w+ )?(?:draw|drawing|contest|lottery|competition|chance)\b/,
      /\b(?:chance|chances) (?:to|of) win(?:ning)?\b|\bwin an? \w+/,
      new RegExp(
        `\\b(?:in (?:exchange|return) for|as a thank[- ]you for|to thank you for) (?:(?:an?|your|the|honest|posting|leaving|writing) )*${review}\\b.*\\b(?:we(?:'ll| will)|get|give|receive|take|enjoy)\\b`,
      ),
      new RegExp(`\\bwe(?:'ll| will)? (?:donate|give|pay|refund|credit|reward)\\b.*\\b${review}\\b`),
      new RegExp(
        `\\b(?:pay|paid|paying|refund|money off|% off)\\b.*\\bfor (?:an?|each|every|your) (?:\\w+ )?${review}\\b`,
      ),
      /\b(?:our|the|a little|small) treat\b|\bon the house\b|\bfree of charge for (?:a|your) review\b/,
    ],
  },
  {
    id: 'gating',
    title: 'Everybody is asked, not only the happy ones',
    why: 'Asking only content customers, or leading the others elsewhere first, is forbidden. Send everybody the same link.',
    source: googlePolicy,
    patterns: [
      new RegExp(
        `\\b(?:if|when|since|because|only if|as long as|assuming|provided)\\b[^.!?]*\\b${happy}[^.!?]*\\b(?:review|rate|google|star|post|share|tell)`,
      ),
      new RegExp(
        `\\b(?:if|when|in case|should you be|were you)\\b[^.!?]*\\b${unhappy}[^.!?]*\\b(?:instead|first|before|directly|privately|do not|don't|call us|email us|reply|contact us|let us know|tell us|here)`,
      ),
      new RegExp(
        `\\b${unhappy}\\?[^?]{0,60}\\b(?:instead|first|privately|directly|call us|email us|reply|contact us|let us know|tell us)`,
      ),
      /\b(?:leave|write|post|give|share) (?:us )?(?:only |just )?(?:an? )?(?:positive|good|great|glowing|excellent|nice|kind|favorable|amazing|wonderful) (?:google )?(?:review|feedback|word|rating)s?\b/,
      /\b(?:do not|don't|please avoid|refrain from) (?:leav|writ|post|giv|mak)\w* (?:an? |any )?(?:negative|bad|poor|critical|1[- ]star|one[- ]star|low)\b/,
      /\b(?:before (?:you )?(?:leav|writ|post|giv)\w*|instead of (?:leav|writ|post|giv)\w*)\b[^.!?]*\b(?:negative|bad|poor|public|call us|contact us|email us|let us (?:know|fix|make))/,
      /\b(?:rate|score) (?:us|your (?:visit|experience)) (?:first|from 1 to (?:5|10))\b[^.!?]*\b(?:then|and (?:if|we))/,
      /\bhow (?:happy|satisfied) (?:were|are) you\b[^.!?]*\b(?:thumbs|smiley|1 to (?:5|10)|1-(?:5|10))/,
      /\b(?:remove|delete|take down|change|update|edit|revise) your (?:negative|bad|1[- ]star|one[- ]star|\w+ )?(?:review|rating)\b/,
    ],
  },
  {
    id: 'star-asking',
    title: 'No number of stars',
    why: 'Naming the stars you would like is asking for a result, not for an opinion. Ask for an honest review and leave it there.',
    source: googlePolicy,
    patterns: [
      /\b(?:5|five|four|4|full|all five|all 5|max(?:imum)?|top|perfect|highest)[- ]?(?:stars?\b|(?:google )?rating\b|score\b)/,
      /[★⭐🌟]{2,}|\b5 ?[★⭐🌟]|\b5 ?\/ ?5\b|\b(?:10|ten) (?:out of|\/) ?(?:10|ten)\b|\b(?:5|five) out of (?:5|five)\b/u,
      /\b(?:give|rate|mark|score) us (?:an? )?(?:5|five|10|ten|highly|well|high|the best|top)\b/,
      /\ba high rating\b|\bgood rating\b|\bboost our (?:rating|stars|score)\b|\b(?:raise|improve|increase) our (?:\w+ )?(?:rating|stars|score)\b/,
    ],
  },
  {
    id: 'scripted-wording',
    title: 'Their own words',
    why: 'Do not give words, keywords, towns or names to put into a review. What a customer writes has to be their own.',
    source: googlePolicy,
    patterns: [
      /\b(?:please |kindly |be sure to |make sure to |remember to |don't forget to |try to |and )?(?:mention|include|use|name|write|say|add)(?:ing)? (?:the )?(?:words?|phrases?|keywords?|following|terms?|names?|town|city|neighborhood|service)\b/,
      /\b(?:mention|include|name|use) (?:"|'|“)/,
      /\b(?:please|sure to|forget to|remember to|could you|can you|if you|and|would you) (?:mention|name|include) (?:that|our|your|my|how|us|me|by name|the \w+|\w+ by name|[a-z]+ (?:in|when))\b/,
      /\b(?:copy|paste|use|here(?:'s| is| are)) (?:and paste |this |these |the |our |some |an? )*(?:text|template|sample|suggested|pre-?written|example|wording|ready-made)\b[^.!?]*\b(?:review|text|wording|post|google|below)?/,
      /\b(?:write|say|post) (?:something like|this|the following|exactly)\b/,
      /\bwe(?:'ve| have)? (?:written|drafted|prepared|pre-?filled)\b[^.!?]*\breview\b/,
      /\bby name in (?:your|the|a) review\b|\bask for .* by name\b/,
    ],
  },
  {
    id: 'staff-competition',
    title: 'No contest among your staff',
    why: 'Rewarding staff for reviews or for being named makes them press customers, and names bought this way are removed.',
    source: googlePolicy,
    patterns: [
      /\b(?:employee|team member|staff(?: member)?|technician|stylist|server|crew|sales ?person|colleague|whoever|person)\b[^.!?]*\b(?:most|more) (?:\w+ )?(?:reviews|mentions|ratings|stars)\b/,
      /\bmost (?:\w+ )?(?:reviews|mentions)\b[^.!?]*\b(?:win|gets?|earns?|bonus|prize|day off|lunch)\b/,
      /\b(?:earn|earns|get|gets|receive|receives|bonus)\b[^.!?]*\b(?:per|for each|for every|each time)\b[^.!?]*\b(?:review|mention|stars?)\b/,
      /\b(?:leaderboard|contest|competition|competing|compete|quota|targets?)\b[^.!?]*\b(?:reviews?|mentions|stars)\b|\breviews?\b[^.!?]*\b(?:leaderboard|contest|competition|quota)\b/,
      /\bhelp(?:s)? (?:me|\w+) (?:win|earn|get a (?:bonus|raise|prize)|reach (?:my|the) (?:goal|target))\b/,
      /\bi (?:get|earn|receive) (?:a |an |\$)?[^.!?]*\b(?:review|mention)/,
    ],
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
    patterns: [
      /\b(?:our|the|this|an?|shop|store|office|front desk|lobby) (?:\w+ )?(?:tablet|ipad|kiosk|computer|laptop|device|terminal)\b/,
      /\b(?:review|feedback) (?:station|kiosk|terminal|tablet)\b|\bkiosk\b/,
      /\bbefore you leave\b[^.!?]*\breview\b|\breview\b[^.!?]*\bbefore you leave\b/,
      /\b(?:on|from|using|with) (?:my|our) (?:phone|mobile|tablet|ipad|device|computer|laptop|wi-?fi)\b/,
      /\b(?:connect|join|log ?in) (?:to|on) (?:our|the) wi-?fi\b/,
      /\bwhile you(?:'re| are) (?:still )?(?:here|in the (?:chair|shop|store|office))\b[^.!?]*\b(?:review|post)\b/,
    ],
  },
  {
    id: 'not-genuine',
    title: 'Only people who were there',
    why: 'Reviews by staff, family or friends, several by one person, and bought or generated ones are fake in the eyes of Google and the law.',
    source: ftcRule,
    patterns: [
      /\b(?:ask|get|have|tell) (?:your |all your |the )?(?:family|friends|relatives|spouse|wife|husband|mom|kids|neighbors)\b[^.!?]*\breviews?\b/,
      /\b(?:even if|although|though) you (?:have(?:n't| not)|never|did(?:n't| not)|are not)\b[^.!?]*\b(?:visit|us|customer|been|yet|review)\b/,
      /\b(?:another|second|other|different|multiple|several|more than one|all your) (?:google |gmail )?accounts?\b/,
      /\b(?:buy|bought|purchase|fake|generated?) (?:some |google |ai )*reviews?\b|\bai[- ](?:written|generated) review\b/,
      /\b(?:employees|staff|team members|everyone on the team)\b[^.!?]*\b(?:should|must|have to|please|need to)\b[^.!?]*\b(?:write|leave|post) (?:an? |us )*review\b/,
      /\breview (?:our|a|the) competitors?\b|\b(?:one|1)[- ]star\b[^.!?]*\bcompetitor/,
    ],
  },
];

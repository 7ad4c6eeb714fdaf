/** What the law of a country wants of a request for a review by text or email. */
export interface AskingLaw {
  /** "the UK" */
  readonly place: string;
  readonly law: string;
  /** Sentences for the owner. */
  readonly rules: readonly string[];
  readonly source: {
    /** What was read: the law itself, or somebody's account of it. */
    readonly title: string;
    readonly url: string;
    readonly date: string;
    readonly standing: 'law' | 'secondary';
  };
}

const readOn = '2026-11-29';

const us: AskingLaw = {
  place: 'the US',
  law: 'TCPA and CAN-SPAM',
  rules: [
    'Text only people who agreed in writing to get texts from you.',
    'Name your business, and let people reply STOP. Act on it within 10 business days.',
    'Send texts between 8 a.m. and 9 p.m. where the customer lives. Some states allow less.',
    'An email needs your postal address and a way to unsubscribe.',
  ],
  source: {
    title: '47 CFR 64.1200, Telephone Consumer Protection Act',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    date: '2026-11-20',
    standing: 'law',
  },
};
const canada: AskingLaw = {
  place: 'Canada',
  law: 'CASL',
  rules: [
    'You may write to people who bought from you in the last two years, or who agreed to it.',
    'Each text or email names your business and how to reach you.',
    'Each one says how to unsubscribe.',
  ],
  source: {
    title: 'Mills & Mills, implied consent under Canada’s anti-spam law',
    url: 'https://millsandmills.ca/?p=7537',
    date: readOn,
    standing: 'secondary',
  },
};
const uk: AskingLaw = {
  place: 'the UK',
  law: 'PECR, regulation 22',
  rules: [
    'Get consent first, or write only to your own customers.',
    'Customers must have had a simple way to say no when you took their number or address.',
    'Each text or email must offer that way again.',
  ],
  source: {
    title: 'Geldards, PECR rules on electronic direct marketing',
    url: 'https://geldards.com/?p=2253',
    date: readOn,
    standing: 'secondary',
  },
};
const eu: AskingLaw = {
  place: 'the EU',
  law: 'Directive 2002/58/EC, article 13',
  rules: [
    'Get consent first. For your own customers most countries make an exception.',
    'It holds only if they could say no, free and easily, when you took their contact details.',
    'Each message must offer that again. Your country may be stricter, so ask your chamber of commerce.',
  ],
  source: {
    title: 'Bird & Bird, email marketing under the directive',
    url: 'http://www.twobirds.com/en/news/articles/2004/email-marketing-in-the-eupti',
    date: readOn,
    standing: 'secondary',
  },
};
const australia: AskingLaw = {
  place: 'Australia',
  law: 'Spam Act 2003',
  rules: [
    'Write to people who agreed to it, or to customers who can expect it of you.',
    'Each text or email names your business and how to reach you.',
    'Each one has an unsubscribe that works for 30 days. Act on it within 5 business days.',
  ],
  source: {
    title: 'Rules Mate, Spam Act 2003',
    url: 'https://rulesmate.com.au/insights/spam-act-2003-consent-identification-unsubscribe',
    date: readOn,
    standing: 'secondary',
  },
};

const euMembers: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);
const byCountry: ReadonlyMap<string, AskingLaw> = new Map([
  ['US', us],
  ['CA', canada],
  ['GB', uk],
  ['AU', australia],
]);

/** The law of a country (`GB`, ISO 3166-1 alpha-2); null where we do not know it. This is no legal advice. */
export function findAskingLaw(country: string): AskingLaw | null {
  return byCountry.get(country) ?? (euMembers.has(country) ? eu : null);
}

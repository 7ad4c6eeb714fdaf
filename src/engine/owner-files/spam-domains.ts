/**
 * Signs of websites that exist for links. Conservative: one unmistakable word, or two weak signs; a domain that is merely
 * ugly, foreign or unknown is not spam. Our own rule of thumb; wherever a domain is marked, the reason is shown.
 */

/** Parts of a name that a genuine linking site would not have by chance. */
const LINK_SELLERS =
  /backlinks?|buy-?links|link-?building|link-?farm|guest-?posts?|pbn-?links|seo-?links|dofollow|link-?exchange|free-?directory-?submit/;
const UNWANTED =
  /(?:^|[-.\d])(?:casinos?|poker|slots?|togel|judi|bet(?:ting)?|viagra|cialis|porno?|xxx|escorts?|payday-?loans?)(?:[-.\d]|$)|viagra|cialis|onlinecasino|slotgacor|situsjudi|freeporn|paydayloan/;

/** Suffixes with the most abuse according to yearly reports of abuse lists; not sufficient alone. */
const CHEAP_ENDINGS =
  /\.(?:xyz|top|icu|click|loan|work|gq|tk|ml|cf|ga|buzz|rest|cam|monster|sbs|cfd|bond|cyou|hair|quest|lol|stream|download|racing|win|bid|trade|date|faith|review|party|science)$/;

interface Mark {
  readonly reason: string;
  readonly matches: (name: string, domain: string) => boolean;
}

const WEAK_MARKS: readonly Mark[] = [
  { reason: 'an ending that link sellers use most', matches: (_, domain) => CHEAP_ENDINGS.test(domain) },
  {
    reason: 'three or more hyphens',
    matches: (name) => (name.match(/-/g)?.length ?? 0) >= 3 && !name.startsWith('xn--'),
  },
  { reason: 'a long number in the name', matches: (name) => /\d{4,}/.test(name) },
  {
    reason: 'a word of link sellers',
    matches: (name) => /(?:^|-)(?:seo|rank|traffic|directory|links?)(?:-|\d|$)/.test(name),
  },
  { reason: 'a name without vowels', matches: (name) => /[bcdfghjklmnpqrstvwxz]{7,}/.test(name) },
];
const MARKS_NEEDED = 2;

/** Why this registrable domain (lower case) looks like spam; null when it does not. Pure. */
export function findSpamReason(domain: string): string | null {
  const name = domain.split('.')[0] ?? '';
  if (LINK_SELLERS.test(name)) return 'its name sells links';
  if (UNWANTED.test(name)) return 'its name is about gambling, pills or sex';
  const marks = WEAK_MARKS.filter(({ matches }) => matches(name, domain)).map(({ reason }) => reason);
  return marks.length >= MARKS_NEEDED ? marks.slice(0, MARKS_NEEDED).join(' and ') : null;
}

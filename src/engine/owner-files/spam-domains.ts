/**
 * Signs of websites that exist for links. Conservative: one unmistakable word, or two weak signs; a domain that is merely
 * ugly, foreign or unknown is not spam. Our own rule of thumb; wherever a domain is marked, the reason is shown.
 */

/** Phrases that only those who sell links have in their name. */
const LINK_SELLERS = /backlinks?|buy-?links|link-?building|guest-?posts?|pbn-?links|seo-?links|dofollow|link-?exchange/;

/** One of these alone is a family name, a club or a song: it needs one of the others, or one of `HAWKING`, in front of it or behind it. */
const VICE = 'casinos?|poker|slots?|togel|judi|betting|viagra|cialis|porno?|xxx|escorts|payday-?loans?';
const HAWKING =
  'online|bonus|buy|cheap|order|generic|best|free|fast|real|money|live|gacor|situs|agen|daftar|shop|pharmacy|tips|games?|kaufen|acheter|comprar';
const PAIR = new RegExp(
  `^(?:the-?)?(?:(?:${VICE}|${HAWKING})-?){0,3}(?:(?:${VICE})-?(?:${VICE}|${HAWKING})|(?:${HAWKING})-?(?:${VICE}))(?:[-\\d]|$|${VICE}|${HAWKING})`,
);
/** A vice as a whole part of the name counts as one weak sign. */
const VICE_ALONE = new RegExp(`(?:^|[-\\d])(?:${VICE})(?:[-\\d]|$)`);

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
  { reason: 'a long number in the name', matches: (name) => /\d{4,}/.test(name.replace(/(?:19|20)\d\d/, '')) },
  { reason: 'a name about gambling, pills or sex', matches: (name) => VICE_ALONE.test(name) },
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
  if (PAIR.test(name)) return 'its name is about gambling, pills or sex';
  const marks = WEAK_MARKS.filter(({ matches }) => matches(name, domain)).map(({ reason }) => reason);
  return marks.length >= MARKS_NEEDED ? marks.slice(0, MARKS_NEEDED).join(' and ') : null;
}

import type { Address, Business } from '#shared/audit/business.ts';
import { PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import { readWordList } from '../data/read-word-list.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import type { Collected } from '../evidence/evidence-bundle.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { isSameBusinessName, nameTokens } from '../facts/name/compare-names.ts';
import { findSwitchboardTwin, isSameNumber } from '../facts/phone/phone-number.ts';
import { compareAddresses, streetTokens } from '../facts/place/address-compare.ts';
import { describeBusiness } from './business-terms.ts';
import { type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { profileMark } from './evaluate-collected.ts';
import { evidence, formatList, quoted } from './quoting.ts';

type Part = 'name' | 'address' | 'phone';
const PARTS: readonly Part[] = ['name', 'address', 'phone'];
const OWN_FACTS = { name: 'ownName', address: 'ownAddress', phone: 'ownPhone' } as const;
/** A single equal part does not distinguish a business from another of the same name or building. */
const ENOUGH_PARTS = 2;

/** The value of one part on the site and on the profile, and whether they are equal but for spelling. */
interface Comparison {
  readonly part: Part;
  readonly onSite: string;
  readonly onProfile: string;
  readonly isSame: boolean;
}

/**
 * Whether the Google profile has the name, address and phone of the site, by the owner's input or the Takeout file.
 * Spelling, punctuation, legal forms and phone formats make no difference. Two of the three have to be known on
 * both sides to pass; a single difference fails.
 */
export function evaluateProfileAgreement(business: Business, profile: Collected<ProfileEvidence>): CheckEvaluation {
  if (profile.kind !== 'found' || PARTS.every((part) => (profile.value[part] ?? null) === null)) {
    return notMeasured('We haven’t seen the name, address and phone on your Google profile yet.', ...PROFILE_SOURCES);
  }
  const compared = PARTS.flatMap((part) => comparisonOf(part, business, profile.value) ?? []);
  const differing = compared.filter(({ isSame }) => !isSame);
  const seen = compared.map(({ part, onProfile }) => {
    const source = profile.value.sources?.[part];
    const proof = evidence(null, onProfile, `${part} on your Google profile`);
    return source === undefined ? proof : { ...proof, ...profileMark(source) };
  });
  if (differing.length === 0) {
    if (compared.length < ENOUGH_PARTS) {
      const known = compared.length === 0 ? 'Nothing' : `Only the ${compared[0]?.part}`;
      const finding = `${known} could be compared with your Google profile. We need two of name, address and phone, there and on your site.`;
      // A part that only the profile has is asked for where the owner can enter it: entering the profile again would change nothing.
      const [first, ...others] = PARTS.filter(
        (part) => (profile.value[part]?.trim() ?? '') !== '' && !compared.some((one) => one.part === part),
      ).map((part) => OWN_FACTS[part]);
      return first === undefined || compared.length + others.length + 1 < ENOUGH_PARTS
        ? notMeasured(finding, ...PROFILE_SOURCES)
        : notMeasured(finding, first, ...others);
    }
    return pass(`The ${formatList(compared.map(({ part }) => part))} on your Google profile match your website.`, seen);
  }
  const [first] = differing;
  const finding = differing
    .map(
      ({ part, onSite, onProfile }) =>
        `Your profile’s ${part} is ${quoted(onProfile)}, your website’s ${quoted(onSite)}.`,
    )
    .join(' ');
  const fix = {
    action: 'Use the same name, address and phone on your Google profile and your website',
    how: `Decide which ${first?.part ?? 'one'} is right. Change it in your Google Business Profile under Edit profile, or on your website.`,
  };
  const share = (compared.length - differing.length) / compared.length;
  return share === 0 ? fail(finding, fix, seen) : partial(share, finding, fix, seen);
}

/** Null where one of the two sides lacks the part. */
function comparisonOf(part: Part, business: Business, profile: ProfileEvidence): Comparison | null {
  const onProfile = profile[part]?.trim() ?? '';
  if (onProfile === '') return null;
  switch (part) {
    case 'name':
      return business.name === null ? null : compareName(business, business.name, onProfile);
    case 'phone':
      return comparePhone(business, onProfile);
    case 'address':
      return compareAddress(business, onProfile);
    default:
      return part satisfies never;
  }
}

/** More words than this beside the name of the site are a list of keywords, which Google's guidelines for names forbid (2026). */
const MOST_ADDED_WORDS = 3;

function compareName(business: Business, onSite: string, onProfile: string): Comparison {
  const added = nameTokens(onProfile).size - nameTokens(onSite).size;
  const isSame = added <= MOST_ADDED_WORDS && isSameBusinessName(onSite, onProfile, describeBusiness(business));
  return { part: 'name', onSite, onProfile, isSame };
}

/** Any number of the business counts: profiles often have the second line. */
function comparePhone({ phones, address }: Business, onProfile: string): Comparison | null {
  const main = phones.find(({ isMain }) => isMain) ?? phones[0];
  if (main === undefined) return null;
  const own = phones.flatMap(({ e164, display }) => [e164, findSwitchboardTwin(display, e164) ?? e164]);
  const isOwn = own.some((e164) => isSameNumber(onProfile, e164, address?.country ?? null));
  return { part: 'phone', onSite: main.display, onProfile, isSame: isOwn };
}

/** Any of the site's locations counts: a profile is about one of them. */
function compareAddress({ address, locations }: Business, onProfile: string): Comparison | null {
  const own = [...(address === null ? [] : [address]), ...locations.map((location) => location.address)];
  const comparable = own.filter(({ street, city, postalCode }) => (street ?? city ?? postalCode) !== null);
  const [main] = comparable;
  if (main === undefined) return null;
  const isSame = comparable.some(
    (one) => compareAddresses(one, typedAddress(onProfile, one)) === 'same' && namesStreet(onProfile, one.street ?? ''),
  );
  return { part: 'address', onSite: lineOf(main), onProfile, isSame };
}

/**
 * Splits an address in one line into the parts of the one it is compared with: its town where the line names it, a code
 * of the same shape, and the line as its street when the other has a street.
 */
function typedAddress(line: string, like: Address): Address {
  const city = like.city !== null && lettersOf(line).includes(lettersOf(like.city)) ? like.city : null;
  return {
    street: like.street === null ? null : line,
    city: city ?? (like.street === null && like.city !== null ? line : null),
    region: null,
    postalCode: like.postalCode === null ? null : codeIn(line, like.postalCode),
    country: null,
  };
}

/** Words that do not distinguish one street from another. */
const STREET_KINDS = readWordList('streetKinds');

/** Whether the line has half of the words of the street's name: the same house number in another street is another place. */
function namesStreet(line: string, street: string): boolean {
  const names = streetTokens(street).filter((word) => /^\p{L}{3,}$/u.test(word) && !STREET_KINDS.has(word));
  const written = streetTokens(line).join(' ');
  return names.filter((word) => written.includes(word)).length * 2 >= names.length;
}

/** The last word or words of the line with the shape of `code`; the house number comes before it. */
function codeIn(line: string, code: string): string | null {
  const shape = [...code]
    .map((sign) => (/\d/.test(sign) ? '\\d' : /\p{L}/u.test(sign) ? '\\p{L}' : '[\\s-]?'))
    .join('');
  const found = [...line.matchAll(new RegExp(`(?<![\\p{L}\\d])${shape}(?![\\p{L}\\d])`, 'gu'))].filter(
    ({ index }) => index > 0 || line.trim().length === code.length,
  );
  const same = found.find(([text]) => lettersOf(text) === lettersOf(code));
  return (same ?? found.at(-1))?.[0] ?? null;
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function lineOf({ street, city, postalCode }: Address): string {
  return [street, city, postalCode].filter((part) => part !== null).join(', ');
}

import type { Business } from '../audit/business.ts';
import type { TakeoutFile, TakeoutProfile } from './takeout-profile.ts';

export interface ChosenTakeout {
  readonly profile: TakeoutProfile;
  /** A note on the choice; null when the profile clearly belongs to the business. */
  readonly doubt: string | null;
}

/** Weights of the matching criteria: a URL and a phone number identify one business, a town many. */
const SIGNS = { website: 4, phone: 3, name: 3, namePart: 2, city: 1 } as const;
/** Trailing digits of a phone number that are the same with and without country code. */
const PHONE_DIGITS = 7;

/**
 * Selects the location of a Takeout file that is the audited business: by URL, phone, name and town. `websiteUrl` is the
 * audited site. Pure.
 */
export function chooseTakeoutProfile(
  { profiles }: TakeoutFile,
  business: Pick<Business, 'name' | 'phones' | 'address'>,
  websiteUrl: string,
): ChosenTakeout | null {
  const ranked = profiles
    .map((profile) => ({ profile, fit: fitOf(profile, business, websiteUrl) }))
    .sort((one, other) => other.fit - one.fit);
  const [best] = ranked;
  if (best === undefined) return null;
  const name = best.profile.name ?? 'a profile without a name';
  if (best.fit === 0)
    return {
      profile: best.profile,
      doubt: `We took ${name}. Nothing in it matches this website: remove it if it is not this business.`,
    };
  const isTied = ranked[1]?.fit === best.fit;
  return {
    profile: best.profile,
    doubt: isTied
      ? `Several profiles in the file fit this website. We took ${name}, the one with the most reviews.`
      : null,
  };
}

function fitOf(
  profile: TakeoutProfile,
  business: Pick<Business, 'name' | 'phones' | 'address'>,
  websiteUrl: string,
): number {
  const host = hostOf(profile.website);
  const phone = digitsOf(profile.phone);
  const name = foldOf(profile.name);
  const known = foldOf(business.name);
  const isInside = name !== '' && known !== '' && (name.includes(known) || known.includes(name));
  const nameSign = name !== '' && name === known ? SIGNS.name : isInside ? SIGNS.namePart : 0;
  return (
    (host !== '' && host === hostOf(websiteUrl) ? SIGNS.website : 0) +
    (phone !== '' && business.phones.some(({ e164 }) => digitsOf(e164) === phone) ? SIGNS.phone : 0) +
    nameSign +
    (profile.city !== null && foldOf(profile.city) === foldOf(business.address?.city ?? null) ? SIGNS.city : 0)
  );
}

function hostOf(url: string | null): string {
  return url === null || !URL.canParse(url) ? '' : new URL(url).hostname.replace(/^www\./, '');
}

function digitsOf(phone: string | null): string {
  const digits = (phone ?? '').replace(/[^0-9]/g, '');
  return digits.length < PHONE_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}

function foldOf(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

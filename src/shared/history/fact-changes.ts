import { formatAddress } from '#shared/report/format-address.ts';
import { formatHours } from '#shared/report/format-hours.ts';
import type { Address, Business, OpeningHours, Phone } from '../audit/business.ts';
import type { Evidence } from '../audit/check.ts';
import { toOpeningSpan } from '../audit/opening-times.ts';
import type { AuditChange } from './audit-change.ts';
import { aChange, type ComparedAudit, MOST_QUOTES } from './change-parts.ts';

interface ComparedFact {
  readonly subject: 'name' | 'phone' | 'address' | 'hours' | 'category';
  readonly label: string;
  /** Its mentions in `Business.sources`. */
  readonly field: keyof Business;
  readonly wordsOf: (business: Business) => string | null;
  readonly isSame: (was: Business, is: Business) => boolean;
}

const FACTS: readonly ComparedFact[] = [
  {
    subject: 'name',
    label: 'Business name',
    field: 'name',
    wordsOf: ({ name }) => name,
    isSame: (was, is) => fold(was.name ?? '') === fold(is.name ?? ''),
  },
  {
    subject: 'phone',
    label: 'Main phone number',
    field: 'phones',
    wordsOf: (business) => mainPhone(business)?.display ?? null,
    isSame: isSamePhone,
  },
  {
    subject: 'address',
    label: 'Address',
    field: 'address',
    wordsOf: ({ address }) => formatAddress(address),
    isSame: (was, is) => isSameAddress(was.address, is.address),
  },
  {
    subject: 'hours',
    label: 'Opening hours',
    field: 'openingHours',
    wordsOf: ({ openingHours }) => formatHours(openingHours),
    isSame: (was, is) => hoursKey(was.openingHours) === hoursKey(is.openingHours),
  },
  {
    subject: 'category',
    label: 'Main trade',
    field: 'category',
    wordsOf: ({ category }) => category?.label ?? null,
    isSame: (was, is) => was.category?.label === is.category?.label,
  },
];

/** The facts about a business in which two analyses differ, ignoring spelling, order and formatting. Pure. */
export function factChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const was = before.analysis.business;
  const is = after.analysis.business;
  return FACTS.filter(({ isSame }) => !isSame(was, is)).map(({ subject, label, field, wordsOf }) => {
    const cause = isHalfRead(was, field, after) || isHalfRead(is, field, before) ? 'reading' : 'site';
    const gone = wordsOf(was) !== null && wordsOf(is) === null;
    return aChange({
      kind: 'fact',
      subject,
      cause,
      label,
      before: wordsOf(was),
      after: wordsOf(is),
      isRegression: cause === 'site' && gone,
      seenBefore: quotesOf(was, field),
      seenAfter: quotesOf(is, field),
    });
  });
}

/** Whether every page that stated a fact failed at the other audit. */
function isHalfRead(business: Business, field: keyof Business, other: ComparedAudit): boolean {
  const seen = business.sources[field]?.seen ?? [];
  return seen.length > 0 && seen.every(({ url }) => other.reading.isUnread(url));
}

function quotesOf(business: Business, field: keyof Business): Evidence[] {
  const source = business.sources[field];
  if (source === undefined) return [];
  const quotes = [source.takenFrom, ...source.seen].map(({ url, quote }) => ({ url, quote }));
  return [...new Map(quotes.map((one) => [`${one.url} ${one.quote}`, one])).values()].slice(0, MOST_QUOTES);
}

function mainPhone({ phones }: Business): Phone | null {
  return phones.find(({ isMain }) => isMain) ?? phones[0] ?? null;
}

/** If both audits found both numbers, which one is the main one is our guess, not a change. */
function isSamePhone(was: Business, is: Business): boolean {
  const old = mainPhone(was)?.e164;
  const now = mainPhone(is)?.e164;
  if (old === now) return true;
  const has = ({ phones }: Business, e164: string | undefined) => phones.some((phone) => phone.e164 === e164);
  return has(is, old) && has(was, now);
}

const ADDRESS_PARTS = ['street', 'city', 'region', 'postalCode', 'country'] as const satisfies (keyof Address)[];

/** A part that is missing on one side is no contradiction; without street and town there is nothing to compare. */
function isSameAddress(was: Address | null, is: Address | null): boolean {
  if (was === null || is === null) return was === is;
  return ADDRESS_PARTS.every((part) => {
    const [old, now] = [was[part], is[part]];
    return old === null || now === null || fold(old) === fold(now);
  });
}

/** Times by weekday, in one order; text without parsed times is not comparable. */
function hoursKey(hours: OpeningHours | null): string {
  if (hours === null) return 'none';
  if (hours.alwaysOpen) return 'always';
  const times = hours.periods.flatMap(({ days, opens, closes }) => {
    const span = toOpeningSpan({ opens, closes });
    return days.map((day) => (span === null ? `${day} ${opens} ${closes}` : `${day} ${span.opens} ${span.closes}`));
  });
  return [...new Set(times)].sort().join('; ') + (hours.byAppointment ? '; by appointment' : '');
}

/** Letters and digits only, to ignore case and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

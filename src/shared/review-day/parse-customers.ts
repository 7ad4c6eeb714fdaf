import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cutText } from '#shared/text/cut-text.ts';
import type { CampaignCustomer } from './campaign-customer.ts';
import { type CustomerColumn, guessColumns, matchHeadingColumns } from './customer-columns.ts';
import { customerLimits } from './customer-limits.ts';
import { readConsent, readDay, readState } from './customer-values.ts';
import { detectDelimiter, parseDelimitedRows } from './delimited-text.ts';
import { isTimeZone } from './wall-time.ts';

/** A line that was skipped, or used without a part of it. */
export interface LineProblem {
  readonly line: number;
  readonly problem: string;
  readonly isLeftOut: boolean;
}

export interface ParsedCustomers {
  readonly customers: readonly CampaignCustomer[];
  readonly problems: readonly LineProblem[];
  readonly duplicates: number;
  /** Lines beyond the limit. */
  readonly tooMany: number;
}

export interface ParseSettings {
  /** ISO 3166-1 alpha-2: the country of numbers without a country code. */
  readonly country: CountryCode;
  /** No last visit can be later: `2026-11-21`. */
  readonly today: string;
}

/**
 * Parses a customer list from a CSV file or pasted text: with a heading line in any order, or without one by the look of
 * the cells. Duplicate numbers or addresses are merged, with consent only where every copy gives it. Never throws; skipped
 * data is reported by line.
 */
export function parseCustomers(text: string, settings: ParseSettings): ParsedCustomers {
  const bounded = text.slice(0, customerLimits.characters).replace(/^\uFEFF/, '');
  const rows = parseDelimitedRows(bounded, detectDelimiter(bounded));
  const named = matchHeadingColumns(rows[0] ?? []);
  const columns = named ?? guessColumns(rows);
  const found = new Map<string, CampaignCustomer>();
  /** Existing customers by number, address or name. */
  const contacts = new Map<string, string>();
  const problems: LineProblem[] = [];
  let duplicates = 0;
  let tooMany = text.length > customerLimits.characters ? 1 : 0;
  for (const [index, row] of rows.entries()) {
    if (index === 0 && named !== null) continue;
    const line = index + 1;
    const { customer, notes } = readLine(row, columns, settings);
    for (const problem of notes) problems.push({ line, problem, isLeftOut: customer === null });
    if (customer === null) continue;
    const earlier = personsOf(customer, contacts, found);
    if (earlier.length === 0 && found.size >= customerLimits.customers) {
      tooMany += 1;
      continue;
    }
    duplicates += earlier.length;
    const kept = [...earlier, customer].reduce(merge);
    // A line with the number of one customer and the address of another shows that both are one person.
    for (const { id } of earlier) if (id !== kept.id) found.delete(id);
    found.set(kept.id, kept);
    const gone = new Set(earlier.map(({ id }) => id));
    for (const [contact, id] of earlier.length > 1 ? contacts : []) if (gone.has(id)) contacts.set(contact, kept.id);
    for (const contact of [customer.id, customer.phone, customer.email])
      if (contact !== null) contacts.set(contact, kept.id);
  }
  return { customers: [...found.values()], problems, duplicates, tooMany };
}

/** The existing customers that match a line's number, address or name: mostly none or one. */
function personsOf(
  { id, phone, email }: CampaignCustomer,
  contacts: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, CampaignCustomer>,
): CampaignCustomer[] {
  const ids = new Set([id, phone, email].map((contact) => contacts.get(contact ?? '') ?? ''));
  return [...ids].flatMap((known) => found.get(known) ?? []);
}

interface ReadLine {
  readonly customer: CampaignCustomer | null;
  readonly notes: readonly string[];
}

function readLine(row: readonly string[], columns: readonly CustomerColumn[], settings: ParseSettings): ReadLine {
  const cell = (column: CustomerColumn) => row[columns.indexOf(column)] ?? '';
  const notes: string[] = [];
  const name = [cell('name'), cell('lastName')].filter((part) => part !== '').join(' ');
  const phone = readPhone(cell('phone'), settings.country);
  if (cell('phone') !== '' && phone === null) notes.push('This phone number can’t be called.');
  const email = readEmail(cell('email'));
  if (cell('email') !== '' && email === null) notes.push('The email address isn’t complete.');
  if (name === '' && phone === null && email === null)
    return { customer: null, notes: notes.length > 0 ? notes : ['There is no name, number or address in this line.'] };
  const lastVisit = readDay(cell('lastVisit'));
  if (cell('lastVisit') !== '' && lastVisit === null) notes.push('The last visit is no date that we can read.');
  if (lastVisit !== null && lastVisit > settings.today)
    notes.push('The last visit lies in the future and is left out.');
  const consent = readConsent(cell('consent'), cell('smsConsent'), cell('emailConsent'));
  if (!consent.isUnderstood) notes.push('The consent could not be read, so it counts as no.');
  const timeZone = cell('timeZone');
  if (timeZone !== '' && !isTimeZone(timeZone))
    notes.push('The time zone is not known; it should look like America/Detroit.');
  const state = readState(cell('state'));
  if (cell('state') !== '' && state === null)
    notes.push('The state is not one of the United States; careful hours are used.');
  return {
    customer: {
      id: phone ?? email ?? `name:${name.toLowerCase()}`,
      name: cutText(name, 100),
      phone,
      email,
      lastVisit: lastVisit !== null && lastVisit > settings.today ? null : lastVisit,
      consent: { sms: consent.sms && phone !== null, email: consent.email && email !== null },
      timeZone: isTimeZone(timeZone) ? timeZone : null,
      state,
    },
    notes,
  };
}

/** In E.164, or null when no such number can exist there. */
function readPhone(text: string, country: ParseSettings['country']): string | null {
  if (text === '' || text.length > 40) return null;
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number.number : null;
}

function readEmail(text: string): string | null {
  const address = text.toLowerCase().replace(/^mailto:/, '');
  return address.length <= 254 && /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/.test(address) ? address : null;
}

/** Merges two lines of one person. A number in both lines has consent only if both give it. */
function merge(one: CampaignCustomer, other: CampaignCustomer): CampaignCustomer {
  return {
    id: one.id,
    name: one.name === '' ? other.name : one.name,
    phone: one.phone ?? other.phone,
    email: one.email ?? other.email,
    lastVisit: laterOf(one.lastVisit, other.lastVisit),
    consent: {
      sms: agreed(one.phone, one.consent.sms, other.phone, other.consent.sms),
      email: agreed(one.email, one.consent.email, other.email, other.consent.email),
    },
    timeZone: one.timeZone ?? other.timeZone,
    state: one.state ?? other.state,
  };
}

/** Of the contact that is kept: the first, unless only the other line has one. */
function agreed(contact: string | null, said: boolean, otherContact: string | null, otherSaid: boolean): boolean {
  if (contact === null) return otherSaid;
  return contact === otherContact ? said && otherSaid : said;
}

function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

import { isUsState } from './quiet-hours.ts';

interface Consent {
  readonly sms: boolean;
  readonly email: boolean;
  /** False for a value that is neither a yes nor a no. */
  readonly isUnderstood: boolean;
}

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'both', 'all', 'opted in', 'opt-in', 'given']);
const no: ReadonlySet<string> = new Set([
  '',
  'no',
  'n',
  'false',
  '0',
  'none',
  '-',
  'opted out',
  'opt-out',
  'stop',
  'unknown',
  '?',
]);
const smsOnly: ReadonlySet<string> = new Set(['sms', 'text', 'texts', 'phone', 'mobile']);
const emailOnly: ReadonlySet<string> = new Set(['email', 'e-mail', 'mail', 'mails']);

/** Parses consent: one column for both channels, or one for each. Anything but a clear yes is a no. */
export function readConsent(both: string, sms: string, email: string): Consent {
  const [inBoth, inSms, inEmail] = [both, sms, email].map((text) => text.trim().toLowerCase());
  const general = readGeneral(inBoth ?? '');
  const forSms = readOne(inSms ?? '');
  const forEmail = readOne(inEmail ?? '');
  return {
    sms: forSms.isSaid ? forSms.isYes : general.sms,
    email: forEmail.isSaid ? forEmail.isYes : general.email,
    isUnderstood: general.isUnderstood && forSms.isUnderstood && forEmail.isUnderstood,
  };
}

function readGeneral(text: string): Consent {
  if (yes.has(text)) return { sms: true, email: true, isUnderstood: true };
  if (smsOnly.has(text)) return { sms: true, email: false, isUnderstood: true };
  if (emailOnly.has(text)) return { sms: false, email: true, isUnderstood: true };
  return { sms: false, email: false, isUnderstood: no.has(text) };
}

function readOne(text: string) {
  return { isSaid: text !== '', isYes: yes.has(text), isUnderstood: yes.has(text) || no.has(text) };
}

/** Parses a day as `2026-11-21`, from that or from month/day/year; null for everything else, including impossible days. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  const [year, month, day] =
    iso !== null
      ? [iso[1], iso[2], iso[3]]
      : american !== null
        ? [fullYear(american[3]), american[1], american[2]]
        : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

function fullYear(year: string | undefined): string | undefined {
  return year?.length === 2 ? `20${year}` : year;
}

/** Parses a two-letter US state. */
export function readState(text: string): string | null {
  const letters = text.trim().toUpperCase();
  return isUsState(letters) ? letters : null;
}

import { getDomain } from 'tldts';
import { LIMITS } from '#shared/product/limits.ts';

/** One address that is safe to pass to a mail server, in lower case, its domain in ASCII; or a sentence for the owner. */
export type ParsedEmailAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly sentence: string };

const REFUSED: ParsedEmailAddress = { ok: false, sentence: 'Please enter a valid email address.' };

/**
 * Words joined by single dots (RFC 5321, "Dot-string"). `%` and `!` are excluded although the standard allows them: old
 * mail servers read them as a route to another host. Quotes, comments, lists and groups are refused too.
 */
const LOCAL_PART = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i;
const MAX_LOCAL_LENGTH = 64;
const ASCII_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Letters, marks and digits of any script: what a domain label may contain before conversion to ASCII. */
const OTHER_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Not a number: a host whose last label is one is an IP address. */
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Parses one typed email address strictly: libraries accept lists, groups, display names and line breaks in such a string,
 * and would send to whatever addresses they find.
 */
export function parseEmailAddress(typed: string): ParsedEmailAddress {
  if (typed.length > LIMITS.maxEmailLength) return REFUSED;
  const [local, typedDomain, ...more] = typed.split('@');
  if (local === undefined || typedDomain === undefined || more.length > 0) return REFUSED;
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local)) return REFUSED;
  const domain = readDomain(typedDomain);
  if (domain === null) return REFUSED;
  const address = `${local.toLowerCase()}@${domain}`;
  return address.length > LIMITS.maxEmailLength ? REFUSED : { ok: true, address };
}

/** A registrable domain, or a name below one, in ASCII and lower case; null for everything else. */
function readDomain(typed: string): string | null {
  const typedLabels = typed.split('.');
  if (!typedLabels.every((label) => ASCII_LABEL.test(label) || OTHER_LABEL.test(label))) return null;
  const domain = URL.parse(`http://${typed}/`)?.hostname;
  if (domain === undefined) return null;
  const labels = domain.split('.');
  if (labels.length !== typedLabels.length || !labels.every((label) => ASCII_LABEL.test(label))) return null;
  // Wide, circled and similar letters that normalize to plain ones can imitate another domain.
  const isPlain = (label: string | undefined) => label !== undefined && ASCII_LABEL.test(label);
  if (!labels.every((label, index) => label.startsWith('xn--') || isPlain(typedLabels[index]))) return null;
  if (!TOP_LABEL.test(labels.at(-1) ?? '')) return null;
  return getDomain(domain) === null ? null : domain;
}

import { rejectUrl } from '#providers/url-policy.ts';

/** A visitor's input as a URL to request, or the reason for rejecting it, as a sentence for the owner. */
export type ParsedSiteUrl =
  | { readonly ok: true; readonly url: URL; readonly schemeTyped: boolean }
  | { readonly ok: false; readonly code: 'invalid-url' | 'blocked-address'; readonly error: string };

/** Longer input is not typed or pasted by people. */
const MAX_INPUT_LENGTH = 2048;

const NOT_AN_ADDRESS =
  'This does not look like a website address. Type it as you would tell a customer, like example.com.';
const NOTHING_TYPED = 'Type the address of your website, like example.com.';
const TOO_LONG = 'This address is too long. Try the address of your home page, like example.com.';
const OTHER_SCHEME = 'Only websites can be checked: addresses that start with https:// or http://, like example.com.';
const HAS_CREDENTIALS = 'Leave out everything up to the @ sign and type only the website, like example.com.';
const HAS_PORT = 'Leave out the colon and the number after it: only the ordinary address of a website can be checked.';
/** One wording for every private target, typed, redirected to or resolved: the response must not reveal which of them exist. */
export const BLOCKED_ADDRESS_SENTENCE =
  'That address isn’t public. Enter the one your customers use, like example.com.';

/** Invisible characters that are copied along with a URL from a message or a document. */
const INVISIBLE_EDGES = /^[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]+|[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]+$/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const FORBIDDEN_INSIDE = /[\s\u0000-\u001f\u007f-\u009f\\]/u;
/** `example.com:443` has no scheme, although it looks like one; nor has `db:6379`. */
const SCHEME = /^([a-z][a-z0-9+-]*):(?![0-9]+(?:[/?#]|$))/i;

/**
 * Parses a visitor's input: `example.com`, `https://www.example.com/contact?x=1`, an international name. The platform's
 * URL parser decides its meaning; the result has no fragment, no trailing dot and no port, and its host may be public
 * (only resolving it shows). Without a scheme the URL is https and `schemeTyped` is false. Rules: threat model, target
 * address.
 */
export function parseSiteUrl(input: string): ParsedSiteUrl {
  if (input.length > MAX_INPUT_LENGTH) return invalid(TOO_LONG);
  const text = input.replace(INVISIBLE_EDGES, '');
  if (text === '') return invalid(NOTHING_TYPED);
  if (FORBIDDEN_INSIDE.test(text)) return invalid(NOT_AN_ADDRESS);

  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase() ?? null;
  if (scheme !== null && scheme !== 'http' && scheme !== 'https') return invalid(OTHER_SCHEME);
  const url = parseWithScheme(text, scheme !== null);
  if (url === null) return invalid(NOT_AN_ADDRESS);
  if (url.username !== '' || url.password !== '') return invalid(HAS_CREDENTIALS);

  const refusal = rejectUrl(url);
  if (refusal === 'blocked-address') return { ok: false, code: 'blocked-address', error: BLOCKED_ADDRESS_SENTENCE };
  if (refusal === 'invalid-url') return invalid(url.port === '' ? NOT_AN_ADDRESS : HAS_PORT);
  if (hasOddPort(text)) return invalid(HAS_PORT);
  if (scheme === null) url.port = '';
  return { ok: true, url, schemeTyped: scheme !== null };
}

function invalid(error: string): ParsedSiteUrl {
  return { ok: false, code: 'invalid-url', error };
}

function parseWithScheme(text: string, hasScheme: boolean): URL | null {
  const withScheme = hasScheme ? text : `https://${text.replace(/^\/\//, '')}`;
  const url = URL.parse(withScheme);
  if (url === null) return null;
  url.hash = '';
  const host = url.hostname.replace(/\.+$/, '');
  if (host === url.hostname) return url;
  // Parsed again, because without its dots a host may turn out to be an IP address.
  url.hostname = host;
  return URL.parse(url.href);
}

/** An empty port, or one in unusual notation, which only probes for vulnerabilities have. */
function hasOddPort(text: string): boolean {
  const authority = /^[^/?#]*/.exec(text.replace(SCHEME, '').replace(/^\/+/, ''))?.[0] ?? '';
  const colon = authority.lastIndexOf(':');
  return colon !== -1 && authority.slice(colon) !== ':80' && authority.slice(colon) !== ':443';
}

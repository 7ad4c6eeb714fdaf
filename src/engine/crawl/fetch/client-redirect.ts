import type { CollectedResponse, ResponseProblem } from '../../evidence/evidence-bundle.ts';
import type { Page } from '../html/page.ts';
import { parseSiteUrl } from './site-url.ts';

/** The target of a client redirect, and its mechanism. */
export type ClientRedirect =
  | { readonly kind: 'refresh' | 'frame'; readonly url: URL }
  | { readonly kind: 'refused'; readonly problem: ResponseProblem };

/** Only a short refresh on a page with almost no text is a redirect. */
const FEW_WORDS = 40;
const QUICK_SECONDS = 5;
/** Redirect pages are small. */
const MAX_ONWARD_BYTES = 20_000;

/** Whether to wait for the parsed page to find a client redirect: parsing takes some milliseconds. */
export function mayRedirect({ headers, body, bodyLength }: CollectedResponse): boolean {
  if (headers.refresh !== undefined) return true;
  if (body === null || bodyLength > MAX_ONWARD_BYTES) return false;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1').toLowerCase();
  return text.includes('refresh') || text.includes('<frameset');
}

/**
 * The target of a client redirect: a refresh tag or header, or a single frame that fills the page, as hosters forward
 * domains. Null for an ordinary page; `refused` when the target is not public.
 */
export function findClientRedirect(response: CollectedResponse, page: Page): ClientRedirect | null {
  if (page.wordCount > FEW_WORDS) return null;
  const written = page.metaRefresh ?? response.headers.refresh ?? null;
  const refresh = written === null ? null : parseRefresh(written);
  if (refresh !== null && refresh.seconds <= QUICK_SECONDS) return onwardTo('refresh', refresh.address, response);
  const [frame, ...more] = listFrames(response, page);
  return frame !== undefined && more.length === 0 ? onwardTo('frame', frame.href, response) : null;
}

/** The pages of a frameset; empty for every other page. */
export function listFrames(response: CollectedResponse, page: Page): URL[] {
  if (page.iframes.length === 0 || page.wordCount > FEW_WORDS || !isFrameset(response)) return [];
  return page.iframes.flatMap((address) => {
    const url = URL.parse(address, response.finalUrl);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? [url] : [];
  });
}

function isFrameset({ body }: CollectedResponse): boolean {
  if (body === null) return false;
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, MAX_ONWARD_BYTES));
  return start.toString('latin1').toLowerCase().includes('<frameset');
}

function onwardTo(kind: 'refresh' | 'frame', address: string, { finalUrl }: CollectedResponse): ClientRedirect | null {
  const absolute = URL.parse(address, finalUrl);
  if (absolute === null || (absolute.protocol !== 'https:' && absolute.protocol !== 'http:')) return null;
  const parsed = parseSiteUrl(absolute.href);
  if (!parsed.ok) return parsed.code === 'blocked-address' ? { kind: 'refused', problem: parsed.code } : null;
  // A page that reloads itself is no redirect.
  return parsed.url.href === finalUrl ? null : { kind, url: parsed.url };
}

/**
 * Reads `5; url=/start` as browsers do (HTML standard, shared declarative refresh steps): a number, a separator, an
 * optional `url=`, a URL that may be quoted. Null without a URL.
 */
export function parseRefresh(written: string): { readonly seconds: number; readonly address: string } | null {
  const text = written.trim();
  const number = /^[0-9.]{1,12}/.exec(text)?.[0];
  if (number === undefined) return null;
  const rest = text.slice(number.length).trimStart();
  const value = (rest[0] === ';' || rest[0] === ',' ? rest.slice(1) : rest).trimStart();
  const named = /^url\s{0,20}=/i.exec(value)?.[0] ?? '';
  const target = value.slice(named.length).trimStart();
  const quote = target[0] === '"' || target[0] === "'" ? target[0] : null;
  const end = quote === null ? -1 : target.indexOf(quote, 1);
  const address = target.slice(quote === null ? 0 : 1, end === -1 ? undefined : end).trim();
  return address === '' ? null : { seconds: Math.floor(Number.parseFloat(number)) || 0, address };
}

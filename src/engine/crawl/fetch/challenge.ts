/** The first bytes of a page are enough: challenge pages can be recognized by their head. */
const SNIFF_BYTES = 4096;

/**
 * Markers of challenge pages only. Scripts that firewalls add to ordinary pages (Cloudflare's detections under
 * `/challenge-platform/scripts/`, Imperva's and AWS's resources) are no sign.
 */
const CERTAIN_MARKERS = [
  'cf-chl-',
  '_cf_chl_opt',
  '/orchestrate/chl_',
  '<title>just a moment...</title>',
  '<title>attention required! | cloudflare</title>',
  'checking your browser before accessing',
  'ddos protection by',
  '<title>ddos-guard</title>',
  'sucuri website firewall - access denied',
  '/.well-known/sgcaptcha/',
  'px-captcha',
  'geo.captcha-delivery.com',
  'incapsula incident id',
  'awswafcaptcha',
  'verifying you are human',
  'verify you are human',
  'bot verification',
] as const;
/** Markers that only count on a response with an error status. */
const MARKERS_OF_REFUSALS = ['_incapsula_resource', 'aws-waf-token', 'cdn-cgi/challenge-platform'] as const;

/** A response of this size with status 200 is the page itself, whatever scripts it loads. */
const MAX_CHALLENGE_BYTES = 60_000;

/**
 * The marker by which a response is recognized as a security check instead of the page; null when there is none.
 * Used for the home page (the site then counts as unreadable) and for bot probes ("possible block" only).
 */
export function challengeMarker(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array | null,
): string | null {
  if (headers['cf-mitigated'] !== undefined) return 'cf-mitigated';
  if (headers['x-sucuri-block'] !== undefined) return 'x-sucuri-block';
  if (body === null) return null;
  const isGiven = status >= 200 && status < 300;
  if (isGiven && body.byteLength > MAX_CHALLENGE_BYTES) return null;
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, SNIFF_BYTES))
    .toString('latin1')
    .toLowerCase();
  const markers = isGiven ? CERTAIN_MARKERS : [...CERTAIN_MARKERS, ...MARKERS_OF_REFUSALS];
  return markers.find((marker) => start.includes(marker)) ?? null;
}

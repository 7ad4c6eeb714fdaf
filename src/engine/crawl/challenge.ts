/** The first bytes of a page are enough: challenge pages announce themselves in the head. */
const SNIFF_BYTES = 4096;

const BODY_MARKERS = [
  'cf-chl-',
  'cdn-cgi/challenge-platform',
  '_cf_chl_opt',
  '<title>just a moment...</title>',
  '<title>attention required! | cloudflare</title>',
  'checking your browser before accessing',
  'ddos protection by',
  'sucuri website firewall - access denied',
  'sgcaptcha',
  'px-captcha',
  'geo.captcha-delivery.com',
  'incapsula incident id',
  '_incapsula_resource',
  'awswafcaptcha',
  'aws-waf-token',
  'verifying you are human',
  'verify you are human',
  'bot verification',
] as const;

/**
 * The sign by which an answer shows itself to be a security check instead of the page; null when there is none.
 * Used for the home page (then the site could not be looked at) and for reader probes ("possible block" only).
 */
export function challengeMarker(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array | null,
): string | null {
  if (headers['cf-mitigated'] !== undefined) return 'cf-mitigated';
  if (headers['x-sucuri-block'] !== undefined) return 'x-sucuri-block';
  if (body === null) return null;
  // A page that merely loads a firewall's script is no challenge: with a 200 answer the page must also be short.
  if (status === 200 && body.byteLength > 60_000) return null;
  const start = new TextDecoder('latin1').decode(body.subarray(0, SNIFF_BYTES)).toLowerCase();
  return BODY_MARKERS.find((marker) => start.includes(marker)) ?? null;
}

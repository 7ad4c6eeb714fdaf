import type { BotAccess } from '#shared/audit/factors.ts';
import { challengeMarker } from '../../crawl/fetch/challenge.ts';
import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';

/** Maximum difference in length between two responses of a dynamic page; beyond it the content differs. */
const SAME_LENGTH_RATIO = 0.6;
/** Below this share of the page's length the response is a notice, not the page. */
const NOTICE_LENGTH_RATIO = 0.2;
/** Challenge pages are short. */
const MAX_CHALLENGE_BYTES = 60_000;

/**
 * Compares the response to a bot's user agent on the home page with the normal response. Never more
 * than a "possible block": our IP address is not the bot's, and sites may check that.
 */
export function compareProbe(normal: CollectedResponse, probe: CollectedResponse): NonNullable<BotAccess['probe']> {
  const isUsable = normal.status >= 200 && normal.status < 300 && !isChallenge(normal);
  if (!isUsable || probe.status === 0) return 'unclear';
  if (isChallenge(probe) || isRejection(probe.status)) return 'possibleBlock';
  if (probe.status < 200 || probe.status >= 300) return 'unclear';
  if (probe.problem !== null && probe.problem !== normal.problem) return 'unclear';
  if (placeOf(probe.finalUrl) !== placeOf(normal.finalUrl)) return 'unclear';
  if (normal.bodyLength === 0) return 'unclear';
  const ratio = probe.bodyLength / normal.bodyLength;
  if (ratio >= SAME_LENGTH_RATIO && ratio <= 1 / SAME_LENGTH_RATIO) return 'same';
  return ratio < NOTICE_LENGTH_RATIO ? 'possibleBlock' : 'unclear';
}

/** A rejecting status (4xx); timing (408, 425) and too many requests (429) have other causes. */
function isRejection(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

function isChallenge({ status, headers, body, bodyLength }: CollectedResponse): boolean {
  // Only the beginning of a probe is kept: a long page with a firewall's script in its head is no challenge.
  if (status === 200 && bodyLength > MAX_CHALLENGE_BYTES) return headers['cf-mitigated'] !== undefined;
  return challengeMarker(status, headers, body) !== null;
}

function placeOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return `${parsed.host.replace(/^www\./, '')}${parsed.pathname}`;
}

import { Buffer } from 'node:buffer';
import type { RobotsTxtStatus } from '#shared/audit/site.ts';
import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import { parseRobotsTxt, type RobotsTxt } from './robots-txt.ts';
import { type RobotsPath, type RobotsVerdict, robotsVerdict } from './robots-verdict.ts';

/** What counts of the response to /robots.txt. `status` 0: no response. */
type RobotsResponse = Pick<CollectedResponse, 'status' | 'problem' | 'headers' | 'body'>;

/** A robots.txt with the meaning of its response: without a readable file `robots` is empty and `status` decides. */
export interface ParsedRobots {
  readonly status: RobotsTxtStatus;
  readonly robots: RobotsTxt;
}

const NO_BYTES = new Uint8Array(0);
const SNIFFED_BYTES = 1024;
/** Prefixes, in lower case, of documents that servers send in place of a robots.txt. */
const DOCUMENT_STARTS = [
  '<!doctype',
  '<html',
  '<head',
  '<body',
  '<?xml',
  '<svg',
  '<script',
  '<title',
  '<meta',
] as const;

/**
 * Classifies the response to a request for /robots.txt, with the parsed rules when there are any. Never throws.
 * - 2xx: `found`, or `notRobots` when it is a web page, JSON or a binary file (no rules), or `unreadable` when
 *   it is UTF-16 or UTF-32.
 * - 4xx but 429, a redirect without a target, more than five redirects: `missing` (RFC 9309 sections 2.3.1.2, 2.3.1.3).
 * - 429, 5xx, no response, a broken body: `unreadable` (section 2.3.1.4; 429 and broken bodies as Google treats them).
 */
export function readRobotsAnswer(response: RobotsResponse): ParsedRobots {
  const body = response.body ?? NO_BYTES;
  const contentType = response.headers['content-type'] ?? null;
  const status = classifyStatus(response);
  if (status !== 'found') return withoutRules(status);
  if (isWideText(body)) return withoutRules('unreadable');
  const robots = parseRobotsTxt(body);
  return isSomethingElse(body, contentType, robots.ruleCount) ? withoutRules('notRobots') : { status, robots };
}

function withoutRules(status: RobotsTxtStatus): ParsedRobots {
  return { status, robots: parseRobotsTxt(NO_BYTES) };
}

/** The verdict for one crawler and URL, with RFC 9309's rule for a missing or unreadable file. */
export function policyVerdict(
  policy: ParsedRobots,
  token: string,
  pathOrUrl: string | URL | RobotsPath,
): RobotsVerdict {
  switch (policy.status) {
    case 'found':
      return robotsVerdict(policy.robots, token, pathOrUrl);
    case 'missing':
    case 'notRobots':
      return { allowed: true, source: 'noRule', rule: null, line: null };
    case 'unreadable':
      return { allowed: false, source: 'noRule', rule: null, line: null };
    default:
      return policy.status satisfies never;
  }
}

/** By status and problem alone: `found` means that the body decides. */
function classifyStatus({ status, problem }: RobotsResponse): RobotsTxtStatus {
  switch (problem) {
    case null:
    // Only the first 500 KiB of a file are used.
    case 'too-large':
    // Problems of web pages, which do not occur for a robots.txt.
    case 'not-html':
    case 'robots-refused':
    case 'duplicate':
    case 'parse-timeout':
    case 'parse-memory':
    case 'parse-error':
      break;
    case 'redirect-loop':
    case 'redirect-refused':
      return 'missing';
    // A truncated response may still have its status: a partial 404 is a 404.
    case 'cut-short':
    case 'bad-encoding':
      return status >= 400 && status < 500 && status !== 429 ? 'missing' : 'unreadable';
    case 'blocked-address':
    case 'invalid-url':
    case 'dns-not-found':
    case 'unreachable':
    case 'timed-out':
    case 'certificate-problem':
    case 'protocol-error':
    case 'too-many-requests':
      return 'unreadable';
    default:
      return problem satisfies never;
  }
  if (status >= 200 && status < 300) return 'found';
  if (status >= 300 && status < 500 && status !== 429) return 'missing';
  return 'unreadable';
}

/** UTF-16 or UTF-32, by byte order mark or because every other byte at the beginning is NUL. */
function isWideText(body: Uint8Array): boolean {
  const [first, second] = body;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const length = Math.min(body.length, SNIFFED_BYTES);
  if (length < 8) return false;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < length; at++) {
    if (body[at] !== 0) continue;
    if (at % 2 === 0) evenZeros++;
    else oddZeros++;
  }
  return Math.max(evenZeros, oddZeros) > length * 0.4;
}

/**
 * Whether the body is a page or data in place of a robots.txt. The beginning of a document is enough; bare tags, JSON and
 * other content types count only when no rule can be parsed, because crawlers skip lines they cannot parse.
 */
function isSomethingElse(body: Uint8Array, contentType: string | null, ruleCount: number): boolean {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, SNIFFED_BYTES))
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimStart()
    .toLowerCase();
  if (start === '') return false;
  if (DOCUMENT_STARTS.some((mark) => start.startsWith(mark))) return true;
  if (ruleCount > 0) return false;
  if (start[0] === '<' || start[0] === '{' || start[0] === '[') return true;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^(?:image|audio|video|font)\//.test(type) || type === 'application/pdf' || type === 'application/json';
}

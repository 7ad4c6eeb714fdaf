import type { SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/site-door.ts';

/** How long https may be slower than http and still be taken. */
export const HTTPS_HEAD_START_MS = 300;

type Answer = SiteAnswer | SiteFetchFailure;
export type Ask = (url: URL) => Promise<Answer>;

/** The address an audit starts from, with its request already on the way. */
export interface Start {
  readonly url: URL;
  readonly answer: Promise<Answer>;
  /** What a reader should know about the choice; null when there is nothing to tell. */
  readonly note: string | null;
}

/**
 * Chooses between https and http. A typed scheme is used first and the other one only when no connection comes about.
 * Without one both are asked together, and https is taken if it answers within 300 ms of http.
 */
export async function chooseStart(target: URL, schemeTyped: boolean, ask: Ask): Promise<Start> {
  return schemeTyped ? startTyped(target, ask) : startUntyped(target, ask);
}

async function startTyped(target: URL, ask: Ask): Promise<Start> {
  const first = await ask(target);
  if (first.ok || !mayTryOtherScheme(first)) return { url: target, answer: Promise.resolve(first), note: null };
  const other = withScheme(target, target.protocol === 'https:' ? 'http:' : 'https:');
  const second = await ask(other);
  if (!second.ok) return { url: target, answer: Promise.resolve(first), note: null };
  return { url: other, answer: Promise.resolve(second), note: noteOnSwitch(target, first) };
}

async function startUntyped(target: URL, ask: Ask): Promise<Start> {
  const https = withScheme(target, 'https:');
  const http = withScheme(target, 'http:');
  const secure = ask(https);
  const plain = ask(http);
  const secureFirst = await Promise.race([secure, plain.then((answer) => (answer.ok ? null : secure))]);
  const chosen = secureFirst ?? (await within(secure, HTTPS_HEAD_START_MS));
  if (chosen?.ok && chosen.status < 400) {
    void plain.then(discard);
    return { url: https, answer: Promise.resolve(chosen), note: null };
  }
  const other = await (chosen?.ok ? within(plain, HTTPS_HEAD_START_MS) : plain);
  if (other?.ok && (!chosen?.ok || other.status < 400)) {
    void secure.then(discard);
    return {
      url: http,
      answer: Promise.resolve(other),
      note: chosen && !chosen.ok ? noteOnSwitch(https, chosen) : null,
    };
  }
  void plain.then(discard);
  return { url: https, answer: secure, note: null };
}

function mayTryOtherScheme(failure: SiteFetchFailure): boolean {
  return (
    failure.problem === 'unreachable' ||
    failure.problem === 'certificate-problem' ||
    failure.problem === 'protocol-error'
  );
}

function noteOnSwitch(asked: URL, failure: SiteFetchFailure): string {
  if (asked.protocol === 'http:') return 'The site does not answer over http, so it was read over https.';
  const why = failure.problem === 'certificate-problem' ? ` (certificate problem: ${failure.detail})` : '';
  return `The site does not answer securely over https${why}, so it was read over plain http.`;
}

function withScheme(url: URL, protocol: 'http:' | 'https:'): URL {
  const copy = new URL(url);
  copy.protocol = protocol;
  return copy;
}

function discard(answer: Answer): void {
  if (answer.ok) answer.discard();
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The session's request bound to one reader's name. */
export function askAs(session: SiteSession, userAgent: string, accept: string, signal: AbortSignal): Ask {
  return (url) => session.request({ url, userAgent, accept, signal });
}

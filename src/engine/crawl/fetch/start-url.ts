import type { SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/safe-fetch.ts';

/** How much slower than http https may be and still be chosen. */
export const HTTPS_HEAD_START_MS = 300;

type Answer = SiteAnswer | SiteFetchFailure;
/** `signal` aborts this one request. */
export type Ask = (url: URL, signal: AbortSignal) => Promise<Answer>;

/** The start URL of an audit, with its response, or its pending request. */
export interface Start {
  readonly url: URL;
  readonly answer: Promise<Answer>;
  /** A note about the choice; null when there is none. */
  readonly note: string | null;
}

/**
 * Chooses between https and http. A typed scheme is requested first, and the other one only when no connection can be made.
 * Without one both are requested together, and https is chosen if it responds within 300 ms of http. The request that is not
 * chosen is aborted.
 */
export async function chooseStart(target: URL, schemeTyped: boolean, ask: Ask): Promise<Start> {
  return schemeTyped ? startTyped(target, ask) : startUntyped(target, ask);
}

async function startTyped(target: URL, ask: Ask): Promise<Start> {
  const first = request(target, ask);
  const answer = await first.answer;
  if (answer.ok || !mayTryOtherScheme(answer)) return taken(first, null);
  const second = request(withScheme(target, target.protocol === 'https:' ? 'http:' : 'https:'), ask);
  return (await second.answer).ok ? taken(second, noteOnSwitch(target, answer)) : taken(first, null);
}

async function startUntyped(target: URL, ask: Ask): Promise<Start> {
  const secure = request(withScheme(target, 'https:'), ask);
  const plain = request(withScheme(target, 'http:'), ask);
  const take = (chosen: Request, note: string | null): Start => {
    abandon(chosen === secure ? plain : secure);
    return taken(chosen, note);
  };
  const secureAnswer =
    (await Promise.race([secure.answer, plain.answer.then((answer) => (answer.ok ? null : secure.answer))])) ??
    (await within(secure.answer, HTTPS_HEAD_START_MS));
  if (secureAnswer?.ok && secureAnswer.status < 400) return take(secure, null);
  const plainAnswer = await (secureAnswer?.ok ? within(plain.answer, HTTPS_HEAD_START_MS) : plain.answer);
  if (!plainAnswer?.ok) return take(secure, null);
  if (secureAnswer === null)
    return take(
      plain,
      'Your site answers much sooner at its http address than over https, so we checked the http address.',
    );
  if (!secureAnswer.ok) return take(plain, noteOnSwitch(secure.url, secureAnswer));
  if (plainAnswer.status >= 400) return take(secure, null);
  const note = `Your site answers with error ${secureAnswer.status} over https, so we checked its http address.`;
  return take(plain, note);
}

interface Request {
  readonly url: URL;
  readonly answer: Promise<Answer>;
  readonly ending: AbortController;
}

function request(url: URL, ask: Ask): Request {
  const ending = new AbortController();
  return { url, answer: ask(url, ending.signal), ending };
}

function taken({ url, answer }: Request, note: string | null): Start {
  return { url, answer, note };
}

function abandon({ answer, ending }: Request): void {
  ending.abort();
  // A response that has already arrived is dropped.
  void answer.then((one) => {
    if (one.ok) one.discard();
  });
}

function mayTryOtherScheme({ problem }: SiteFetchFailure): boolean {
  return (
    problem === 'unreachable' ||
    problem === 'timed-out' ||
    problem === 'certificate-problem' ||
    problem === 'protocol-error'
  );
}

function noteOnSwitch(asked: URL, failure: SiteFetchFailure): string {
  if (asked.protocol === 'http:') return 'Your site doesn’t answer over http, so we checked it over https.';
  const why = failure.problem === 'certificate-problem' ? ` (certificate problem: ${failure.detail})` : '';
  return `Your site doesn’t open securely over https${why}, so we checked its http address.`;
}

function withScheme(url: URL, protocol: 'http:' | 'https:'): URL {
  const copy = new URL(url);
  copy.protocol = protocol;
  return copy;
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

/** The session's request bound to one bot's name; `budget` aborts all of them. */
export function askAs(session: SiteSession, userAgent: string, accept: string, budget: AbortSignal): Ask {
  return (url, signal) => session.request({ url, userAgent, accept, signal: AbortSignal.any([budget, signal]) });
}

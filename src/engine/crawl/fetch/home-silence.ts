/** How long a home page may be silent while somebody else waits for a place; else the page budget is the limit. */
export const SILENCE_MS = 5000;
/** Whether somebody waits is asked again this often. */
const ASK_AGAIN_MS = 1000;

/** Watches over how long a site says nothing. */
export interface Silence {
  /** Ends when the site was silent too long. */
  readonly signal: AbortSignal;
  /** The site said something, and is asked something else. */
  broken(): void;
  /** The answer has begun. */
  stop(): void;
}

/**
 * Ends the wait for a site that does not send the first byte of an answer within five seconds, once and as long as others wait for the
 * place: sites that never answer would otherwise hold every place for the whole budget of a page.
 */
export function watchSilence(isWaitedFor: () => Promise<boolean>): Silence {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let turn = 0;
  const look = async (ofTurn: number): Promise<void> => {
    // Whoever cannot tell lets the site have its time.
    const isWaited = await isWaitedFor().catch(() => false);
    if (ofTurn !== turn) return;
    if (isWaited) ending.abort();
    else timer = setTimeout(() => void look(ofTurn), ASK_AGAIN_MS);
  };
  const stop = (): void => {
    turn += 1;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const start = (): void => {
    stop();
    const ofTurn = turn;
    timer = setTimeout(() => void look(ofTurn), SILENCE_MS);
  };
  start();
  return { signal: ending.signal, broken: start, stop };
}

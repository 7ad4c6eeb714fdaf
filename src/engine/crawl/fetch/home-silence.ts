/** How long a home page may send nothing while another audit waits for a slot; else the page budget is the limit. */
export const SILENCE_MS = 5000;
/** Polling interval for waiting audits. */
const ASK_AGAIN_MS = 1000;

/** Watchdog for a site that sends nothing. */
export interface Silence {
  /** Aborts when the site was silent too long. */
  readonly signal: AbortSignal;
  /** Restarts the timer: the site answered, and the next request is sent. */
  broken(): void;
  /** Stops it: the response has begun. */
  stop(): void;
}

/**
 * Ends the wait for a site that sends no first byte of a response within five seconds, as soon as and as long as another audit waits for a
 * slot: otherwise sites that never respond would occupy every slot for the whole page budget.
 */
export function watchSilence(isWaitedFor: () => Promise<boolean>): Silence {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let turn = 0;
  const look = async (ofTurn: number): Promise<void> => {
    // If the queue cannot be read, the site may use its full time.
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

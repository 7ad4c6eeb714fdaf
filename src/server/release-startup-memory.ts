import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Requests that wait for the server to start come first: a collection blocks the event loop for some 0.1 s. */
const AFTER_MS = 3000;

/** Collects the garbage of the start once. An idle server allocates too little for V8 to do it, and would keep 90 MB. */
export function releaseStartupMemory(): void {
  const collect = (): void => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: unknown = runInNewContext('gc');
    if (typeof collectGarbage === 'function') collectGarbage();
  };
  setTimeout(collect, AFTER_MS).unref();
}

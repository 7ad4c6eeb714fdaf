import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller shares. Steps of several audits that take hundreds of milliseconds each
 * would otherwise run one after another in a single turn, while requests wait.
 */
export function waitForOwnTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}

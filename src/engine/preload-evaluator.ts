import { setTimeout as wait } from 'node:timers/promises';

/** Preloading of the modules of the engine that need no network. */
interface Evaluator {
  readonly analyze: typeof import('./analyze.ts').analyze;
  readonly emitAnalysisEvents: typeof import('./emit-analysis-events.ts').emitAnalysisEvents;
  readonly findHoldsUntil: typeof import('./holds-until.ts').findHoldsUntil;
}

export interface EvaluatorPreload {
  /** Loads the remaining modules; call it once all requests of the crawl are sent. */
  resume(): void;
  /** Resolves when everything is loaded. */
  ready(): Promise<Evaluator>;
  /** Skips what is not loaded yet, because nothing will be evaluated. */
  cancel(): void;
}

/** Delay in ms: the first request is on its way by then, and responses can be handled between two modules. */
const PAUSE_MS = 15;

/** Loading one blocks the event loop for 10 to 40 ms: two load while the first response is awaited, the rest during the page requests. */
const FIRST_PIECES: readonly (() => Promise<unknown>)[] = [() => import('libphonenumber-js/max')];
const FURTHER_PIECES: readonly (() => Promise<unknown>)[] = [
  () => import('./facts/name/name.ts'),
  () => import('./facts/phone/phones.ts'),
  () => import('./facts/category/category.ts'),
  () => import('./facts/business.ts'),
  () => import('./evaluate.ts'),
];

/**
 * Loads the evaluating modules of the engine while requests are pending. A process that audits a single site, such as the
 * command line, is idle then. No cost where they are loaded already.
 */
export function preloadEvaluator(): EvaluatorPreload {
  let isStopped = false;
  let hasGoneOn = false;
  let last: Promise<void> = Promise.resolve();
  const add = (pieces: readonly (() => Promise<unknown>)[]): void => {
    const load = async (): Promise<void> => {
      for (const piece of pieces) {
        await wait(PAUSE_MS);
        if (isStopped) return;
        await piece();
      }
    };
    // A module that fails to load fails again, and is reported, at its regular import.
    last = last.then(load).catch(() => {});
  };
  add(FIRST_PIECES);
  return {
    resume() {
      if (!hasGoneOn) add(FURTHER_PIECES);
      hasGoneOn = true;
    },
    async ready() {
      isStopped = true;
      const [{ analyze }, { emitAnalysisEvents }, { findHoldsUntil }] = await Promise.all([
        import('./analyze.ts'),
        import('./emit-analysis-events.ts'),
        import('./holds-until.ts'),
      ]);
      return { analyze, emitAnalysisEvents, findHoldsUntil };
    },
    cancel: () => {
      isStopped = true;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';

/** The half of the engine that needs no network. */
interface Evaluator {
  readonly analyse: typeof import('./analyse.ts').analyse;
  readonly emitAnalysisEvents: typeof import('./emit-analysis-events.ts').emitAnalysisEvents;
}

export interface EvaluatorPreload {
  /** The crawl has asked for everything it knows of: there is time to load the rest. */
  resume(): void;
  /** Resolves when everything is loaded, at once if it was before. */
  ready(): Promise<Evaluator>;
  /** Leaves what is not loaded yet: nothing will be evaluated. */
  cancel(): void;
}

/** By then a request is on its way; answers are heard between two pieces. */
const PAUSE_MS = 15;

/** Each blocks the process for 10 to 40 ms: two while the first answer is waited for, the rest while the pages are. */
const FIRST_PIECES: readonly (() => Promise<unknown>)[] = [() => import('zod'), () => import('libphonenumber-js/max')];
const FURTHER_PIECES: readonly (() => Promise<unknown>)[] = [
  () => import('./facts/name/name.ts'),
  () => import('./facts/phone/phones.ts'),
  () => import('./facts/category/category.ts'),
  () => import('./facts/business.ts'),
  () => import('./evaluate.ts'),
];

/**
 * Loads the evaluating half of the engine while a site's answers are under way: a process that audits one site, as the
 * command line does, has nothing else to do then. Costs nothing where it is loaded already.
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
    // A piece that cannot be loaded fails again, and is heard, where the whole is asked for.
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
      const [{ analyse }, { emitAnalysisEvents }] = await Promise.all([
        import('./analyse.ts'),
        import('./emit-analysis-events.ts'),
      ]);
      return { analyse, emitAnalysisEvents };
    },
    cancel: () => {
      isStopped = true;
    },
  };
}

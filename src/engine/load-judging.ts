import { setTimeout as wait } from 'node:timers/promises';

/** The half of the engine that needs no network. */
interface Judging {
  readonly analyse: typeof import('./analyse.ts').analyse;
  readonly tellAnalysis: typeof import('./tell-analysis.ts').tellAnalysis;
}

export interface JudgingLoad {
  /** Resolves when everything is loaded, at once if it was before. */
  whole(): Promise<Judging>;
  /** Leaves what is not loaded yet: nothing will be judged. */
  stop(): void;
}

/** By then the first requests are on their way. */
const HEAD_START_MS = 20;

/** Loading one blocks the process for some 10 to 30 ms; answers are heard in between. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import('zod'),
  () => import('libphonenumber-js/max'),
  () => import('./facts/name.ts'),
  () => import('./facts/phones.ts'),
  () => import('./facts/business.ts'),
  () => import('./evaluate.ts'),
];

/**
 * Loads the judging half of the engine while a site's answers are under way: a process that audits one site, as the
 * command line does, has nothing else to do then. Costs nothing where it is loaded already.
 */
export function loadJudging(): JudgingLoad {
  let isStopped = false;
  const loadPieces = async (): Promise<void> => {
    for (const load of PIECES) {
      await wait(HEAD_START_MS);
      if (isStopped) return;
      await load();
    }
  };
  const pieces = loadPieces();
  // A piece that cannot be loaded fails again, and is heard, where the whole is asked for.
  pieces.catch(() => {});
  return {
    async whole() {
      isStopped = true;
      const [{ analyse }, { tellAnalysis }] = await Promise.all([import('./analyse.ts'), import('./tell-analysis.ts')]);
      return { analyse, tellAnalysis };
    },
    stop: () => {
      isStopped = true;
    },
  };
}

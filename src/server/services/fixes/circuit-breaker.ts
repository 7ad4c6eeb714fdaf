import { ProviderError, type ProviderProblem } from '#providers/provider-error.ts';
import type { WritingModel } from '#providers/writing-model.ts';

/** So many calls in a row without an answer, and the service is taken to be down. */
const FAILURES_IN_A_ROW = 3;
/** Short enough that nobody misses it for long once it is back. */
const REST_MS = 60_000;
/** Of these nobody knows before the time is over; the others fail at once. */
const WAITED_FOR: ReadonlySet<ProviderProblem> = new Set(['timed-out', 'unreachable']);

/**
 * The same model, which after three calls without an answer is not asked for a minute: whoever wants a text then has it at
 * once from the composer, and does not wait each time for a service that is down. Then one call is let through to see.
 */
export function withCircuitBreaker(model: WritingModel, now: () => number): WritingModel {
  let failures = 0;
  let restsUntilMs = 0;
  return {
    name: model.name,
    async write(request) {
      if (now() < restsUntilMs)
        throw new ProviderError('unreachable', 'The model gave no answer just now and is not asked for a minute.');
      try {
        const pieces = await model.write(request);
        failures = 0;
        return pieces;
      } catch (error) {
        const isAway = error instanceof ProviderError && WAITED_FOR.has(error.problem);
        failures = isAway ? failures + 1 : 0;
        if (failures >= FAILURES_IN_A_ROW) restsUntilMs = now() + REST_MS;
        throw error;
      }
    },
    close: () => model.close(),
  };
}

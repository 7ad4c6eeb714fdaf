import { ProviderError, type ProviderProblem } from '#providers/provider-error.ts';
import type { WritingModel } from '#providers/writing-model.ts';

/** After this many failures in a row the service counts as down. */
const FAILURES_IN_A_ROW = 3;
/** Short enough that the model is back soon after the service recovers. */
const REST_MS = 60_000;
/** Only these failures take the whole timeout; others fail at once and do not open the circuit. */
const WAITED_FOR: ReadonlySet<ProviderProblem> = new Set(['timed-out', 'unreachable']);

/**
 * Wraps a model in a circuit breaker: after three calls without a response it is not called for a minute, so that texts
 * come from the composer at once instead of waiting for a service that is down. Then one call is let through as a probe.
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

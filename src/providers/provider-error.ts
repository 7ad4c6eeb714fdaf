/** Why a configured service brought no usable answer. */
export type ProviderProblem = 'wrong-origin' | 'redirected' | 'timed-out' | 'too-large' | 'unreachable' | 'bad-answer';

/** A failed call to a configured service. The message names the service's origin and never a key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

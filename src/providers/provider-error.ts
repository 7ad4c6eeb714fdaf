/** Why a call to a configured service failed. */
export type ProviderProblem = 'wrong-origin' | 'redirected' | 'timed-out' | 'too-large' | 'unreachable' | 'bad-answer';

/** A failed call to a configured service. The message contains the service's origin and never a key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

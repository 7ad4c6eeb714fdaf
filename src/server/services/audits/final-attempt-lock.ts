/**
 * The way of a run to its last attempt: one at a time. When a run kills its process, others that were being worked on
 * die with it and look just as guilty; on their last attempt they are not to share the process with the culprit again.
 */
export class FinalAttemptLock {
  #isTaken = false;

  /** Takes the lane; gives how to leave it, or null when it is taken. */
  enter(): (() => void) | null {
    if (this.#isTaken) return null;
    this.#isTaken = true;
    return () => {
      this.#isTaken = false;
    };
  }
}

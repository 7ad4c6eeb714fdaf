/**
 * A lock so that only one run at a time has its last attempt. A run that kills its process also fails the runs beside it;
 * their last attempts must not share a process with it again.
 */
export class FinalAttemptLock {
  #isTaken = false;

  /** Takes the lock; returns a function that releases it, or null when it is taken. */
  enter(): (() => void) | null {
    if (this.#isTaken) return null;
    this.#isTaken = true;
    return () => {
      this.#isTaken = false;
    };
  }
}

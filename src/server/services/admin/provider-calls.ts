import { cutText } from '#shared/text/cut-text.ts';
import { addProviderHours, type ProviderHour } from '../../store/fixes/provider-calls.ts';
import type { CoreServices } from '../core-services.ts';
import type { ProviderId } from './providers.ts';

/** The result of one call to an outside service. */
export interface ProviderCall {
  readonly failed: boolean;
  /** The message of our own error; null for a successful call. Never what was sent or received. */
  readonly reason: string | null;
  /** Millionths of a US dollar; 0 when a call is not charged. */
  readonly costMicroUsd: number;
}

/** An error message may quote a server's response: long enough to recognise the problem. */
const REASON_LENGTH = 200;

/**
 * Counts calls to outside services in memory and adds the counts to the database periodically, to save a statement per
 * call. Counts not yet stored are lost when the process is killed, which a status page can bear.
 */
export class ProviderCalls {
  readonly #core: Pick<CoreServices, 'database' | 'now'>;
  #hours = new Map<string, ProviderHour>();
  #adding: Promise<void> = Promise.resolve();

  constructor(core: Pick<CoreServices, 'database' | 'now'>) {
    this.#core = core;
  }

  /** Counts a call. Never throws. */
  record(provider: ProviderId, { failed, reason, costMicroUsd }: ProviderCall): void {
    const at = new Date(this.#core.now());
    this.#add({
      provider,
      day: at.toISOString().slice(0, 10),
      hour: at.getUTCHours(),
      calls: 1,
      failures: failed ? 1 : 0,
      costMicroUsd,
      lastFailureAt: failed ? at : null,
      lastFailure: failed ? cutText(reason ?? 'unknown', REASON_LENGTH) : null,
    });
  }

  /** Adds the counts to the database; those that cannot be stored now are kept for the next time. Calls run one after another. */
  flush(): Promise<void> {
    const added = this.#adding.then(() => this.#flushNow());
    this.#adding = added.catch(() => {});
    return added;
  }

  async #flushNow(): Promise<void> {
    // The same order in every process, so that two that write at once cannot deadlock.
    const hours = [...this.#hours].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, hour]) => hour);
    this.#hours = new Map();
    try {
      await addProviderHours(this.#core.database.orm, hours);
    } catch (error) {
      for (const hour of hours) this.#add(hour);
      throw error;
    }
  }

  #add(hour: ProviderHour): void {
    const key = `${hour.provider} ${hour.day} ${hour.hour}`;
    const counted = this.#hours.get(key);
    this.#hours.set(key, counted === undefined ? hour : mergeHours(counted, hour));
  }
}

function mergeHours(one: ProviderHour, other: ProviderHour): ProviderHour {
  const isOtherLater = (other.lastFailureAt?.getTime() ?? 0) >= (one.lastFailureAt?.getTime() ?? 0);
  const later = isOtherLater ? other : one;
  return {
    ...one,
    calls: one.calls + other.calls,
    failures: one.failures + other.failures,
    costMicroUsd: one.costMicroUsd + other.costMicroUsd,
    lastFailureAt: later.lastFailureAt,
    lastFailure: later.lastFailure,
  };
}

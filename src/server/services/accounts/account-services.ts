import type { CoreServices } from '../core-services.ts';
import type { AuthEngine } from './auth-engine.ts';
import { PasswordHashes } from './password-hashes.ts';

/** Dependencies of the account services. */
export interface AccountServices {
  readonly core: CoreServices;
  readonly passwords: PasswordHashes;
  /** Better Auth, loaded on first use: most processes of a test or a worker never need it. */
  readonly auth: () => Promise<AuthEngine>;
  /** Runs work that the response must not wait for, because its duration would reveal something. */
  readonly afterwards: (work: () => Promise<void>) => void;
  /** Waits for the work started by `afterwards`. */
  settle(): Promise<void>;
}

/** Opens the account services. Nothing is loaded before the first use. */
export function openAccountServices(core: CoreServices, passwords = new PasswordHashes()): AccountServices {
  let auth: Promise<AuthEngine> | null = null;
  const unfinished = new Set<Promise<void>>();
  return {
    core,
    passwords,
    auth: () => {
      auth ??= import('./auth-engine.ts').then(({ openAuthEngine }) => openAuthEngine(core, passwords));
      return auth;
    },
    afterwards(work) {
      const done = work()
        .catch((error: unknown) => core.log.warn('account_work_failed', { error }))
        .finally(() => unfinished.delete(done));
      unfinished.add(done);
    },
    async settle() {
      await Promise.all(unfinished);
    },
  };
}

import type { CoreServices } from '../core-services.ts';
import type { AuthEngine } from './auth-engine.ts';
import { PasswordHashes } from './password-hashes.ts';

/** What the verbs on accounts are given from outside. */
export interface AccountServices {
  readonly core: CoreServices;
  readonly passwords: PasswordHashes;
  /** Better Auth, loaded when it is first needed: most processes of a test or a worker never do. */
  readonly auth: () => Promise<AuthEngine>;
  /** Does something that the answer must not wait for, because the time it takes would tell something. */
  readonly afterwards: (work: () => Promise<void>) => void;
  /** Waits for what is done afterwards. */
  settle(): Promise<void>;
}

/** Opens what accounts need. Nothing is loaded or asked before the first use. */
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

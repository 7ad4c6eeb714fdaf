import { MailError } from '#providers/mail-error.ts';
import type { MailServer } from '#providers/mail-server.ts';

/** How one attempt at the mail server ended; `reason` is null when it did not fail. */
export type OnMailCall = (call: { readonly failed: boolean; readonly reason: string | null }) => void;

/**
 * A mail server whose attempts are told to `onCall`. That it refuses one mail for good, for a mailbox that is not there, is no
 * failure of it. What it said is kept with the mail alone: it may name the address.
 */
export function countMailCalls(mailServer: MailServer, onCall: OnMailCall): MailServer {
  return {
    async send(mail, options) {
      try {
        await mailServer.send(mail, options);
        onCall({ failed: false, reason: null });
      } catch (error) {
        const isRefusal = error instanceof MailError && error.problem === 'refused';
        // Breaking an attempt off is our own doing.
        if (!options.signal.aborted) onCall({ failed: !isRefusal, reason: isRefusal ? null : wordsOf(error) });
        throw error;
      }
    },
  };
}

/** The message of a `MailError` names no address and no secret; of other errors nobody knows. */
function wordsOf(error: unknown): string {
  return error instanceof MailError ? error.message : 'unknown';
}

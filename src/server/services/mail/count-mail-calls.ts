import { MailError } from '#providers/mail-error.ts';
import type { MailServer } from '#providers/mail-server.ts';

/** The result of one attempt at the mail server; `reason` is null for a success. */
export type OnMailCall = (call: { readonly failed: boolean; readonly reason: string | null }) => void;

/**
 * Wraps a mail server so that `onCall` gets the result of each attempt. A permanent rejection of one mail, such as for an
 * unknown mailbox, does not count as a failure of the server. The server's text is stored with the mail only, as it may
 * contain the address.
 */
export function countMailCalls(mailServer: MailServer, onCall: OnMailCall): MailServer {
  return {
    async send(mail, options) {
      try {
        await mailServer.send(mail, options);
        onCall({ failed: false, reason: null });
      } catch (error) {
        const isRejection = error instanceof MailError && error.problem === 'refused';
        // An aborted attempt is our own doing.
        if (!options.signal.aborted) onCall({ failed: !isRejection, reason: isRejection ? null : wordsOf(error) });
        throw error;
      }
    },
  };
}

/** The message of a `MailError` contains no address and no secret; other errors' messages may. */
function wordsOf(error: unknown): string {
  return error instanceof MailError ? error.message : 'unknown';
}

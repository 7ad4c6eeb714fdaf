import { apiError } from '../api-error.ts';
import { parseEmailAddress } from '../mail/parse-email-address.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Parses a typed email address for an account: one mailbox, lower case. Throws 400 with a sentence. */
export function requireEmail(typed: string): string {
  const parsed = parseEmailAddress(typed.trim());
  if (!parsed.ok) throw apiError('invalid-request', parsed.sentence);
  return parsed.address;
}

/** Throws 400 for a commonly guessed password. The contract checks its length. */
export async function requireUncommon(password: string, email: string): Promise<void> {
  const isFirstGuess = password.toLowerCase() === email || (await isCommonPassword(password));
  if (isFirstGuess)
    throw apiError(
      'weak-password',
      'This password is one of the first that anybody would try. Please choose another one.',
    );
}

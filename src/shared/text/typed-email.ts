import { z } from 'zod';
import { TYPED_TEXTS, type TypedTextTerms } from './typed-text.ts';

/** What no address of anybody has: control characters, halves and marks that turn the direction, invisible signs, white space inside. */
const NEVER = /[\p{C}\p{Z}\s]/u;
const NO_ADDRESS = 'Please enter a valid email address.';

export interface TypedEmailTerms extends Omit<TypedTextTerms, 'hasLines'> {
  /** True where it is only compared with known addresses: what is no address is then simply none of them. */
  readonly isOnlyCompared?: boolean;
}

/**
 * An e-mail address that somebody typed. It is never cleaned, unlike other typed text: an address without a sign that was in it is
 * another mailbox. White space around it goes, and anything else that no address has is refused. Whether it is one plain address is
 * for `parseEmailAddress` to say.
 */
export function typedEmail({ most, least = 1, missing, tooLong, isOnlyCompared = false }: TypedEmailTerms) {
  return z
    .string(missing)
    .overwrite((text) => text.trim())
    .check(({ value, issues }) => {
      const length = [...value].length;
      if (length < least)
        issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value, ...said(missing) });
      if (length > most)
        issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value, ...said(tooLong) });
      if (!isOnlyCompared && NEVER.test(value)) issues.push({ code: 'custom', input: value, message: NO_ADDRESS });
    })
    .meta({ minLength: least, maxLength: most })
    .register(TYPED_TEXTS, { most });
}

function said(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}

import { z } from 'zod';
import { TYPED_TEXTS, type TypedTextTerms } from './typed-text.ts';

/**
 * What no email address contains: control characters, lone surrogates, bidi controls, invisible characters, white space
 * inside.
 */
const NEVER = /[\p{C}\p{Z}\s]/u;
const NO_ADDRESS = 'Please enter a valid email address.';

export interface TypedEmailTerms extends Omit<TypedTextTerms, 'hasLines'> {
  /** True where the value is only compared with known addresses: an invalid one then simply matches none. */
  readonly isOnlyCompared?: boolean;
}

/**
 * A typed email address. Never cleaned, unlike other typed text, because an address with a character removed is another
 * mailbox. Surrounding white space is trimmed, and anything else that no address contains is rejected. `parseEmailAddress`
 * decides whether it is one plain address.
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

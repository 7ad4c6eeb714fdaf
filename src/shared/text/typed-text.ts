import { z } from 'zod';

/**
 * Control characters, halves of characters, and marks that turn the direction of everything after them. Joiners stay: emoji and
 * several scripts need them. The line break is a control character too.
 */
const NEVER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const NEVER_IN_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const AROUND_AN_ADDRESS =
  /^[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+|[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+$/gu;
const LINE_ENDS = /\r\n?|[\p{Zl}\p{Zp}]/gu;

/** Every schema that `typedText` made, so that a test finds the field of a contract that takes any other string. */
export const TYPED_TEXTS = z.registry<{ readonly most: number }>();

export interface TypedTextTerms {
  /** In code points, as JSON Schema counts. */
  readonly most: number;
  /** 0 unless told. */
  readonly least?: number;
  /** Line breaks stay. */
  readonly hasLines?: boolean;
  /** A web address: what may not stay makes it no address, so that a host is never read out of what remains. */
  readonly isAddress?: boolean;
  /** Said where something is missing. */
  readonly missing?: string;
  /** Said where it is too long. */
  readonly tooLong?: string;
}

/**
 * Text that somebody typed, as it is kept: in one form of Unicode (NFC), without control characters and halves of characters, without
 * space around it, of a length in code points. What may not stay is taken out and not refused: it was pasted along, or is what a
 * field of a form left of a cut emoji.
 */
export function typedText({ most, least = 0, hasLines = false, isAddress = false, missing, tooLong }: TypedTextTerms) {
  const lines = hasLines ? cleanTypedLines : cleanTypedLine;
  const clean = isAddress ? cleanTypedAddress : lines;
  return z
    .string(missing)
    .overwrite(clean)
    .check(({ value, issues }) => {
      const length = codePoints(value);
      if (length < least)
        issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value, ...said(missing) });
      if (length > most)
        issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value, ...said(tooLong) });
    })
    .meta({ ...(least > 0 ? { minLength: least } : {}), maxLength: most })
    .register(TYPED_TEXTS, { most });
}

/** One line of typed text as it is kept. Pure. */
export function cleanTypedLine(text: string): string {
  return text
    .replace(/[\t\r\n\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(NEVER, '')
    .normalize('NFC')
    .trim();
}

/** The same for text of several lines: their ends are `\n`. Pure. */
export function cleanTypedLines(text: string): string {
  return text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(NEVER_IN_LINES, '').normalize('NFC').trim();
}

/**
 * A typed web address as it is kept. What may not stay is dropped at both ends, where it was pasted along, and replaced inside by
 * U+FFFD, which no host may hold. Pure.
 */
export function cleanTypedAddress(text: string): string {
  return text.replace(AROUND_AN_ADDRESS, '').replace(NEVER, '\ufffd').normalize('NFC');
}

/** Without one the server's own sentence is said, which names the field. */
function said(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

import { z } from 'zod';

/**
 * Control characters (including line breaks), lone surrogates, and bidi controls. Joiners stay: emoji and several scripts
 * need them.
 */
const NEVER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const NEVER_IN_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const AROUND_AN_ADDRESS =
  /^[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+|[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+$/gu;
const LINE_ENDS = /\r\n?|[\p{Zl}\p{Zp}]/gu;

/** Every schema that `typedText` created, so that a test finds a contract field that accepts any other string. */
export const TYPED_TEXTS = z.registry<{ readonly most: number }>();

export interface TypedTextTerms {
  /** In code points, as in JSON Schema. */
  readonly most: number;
  /** 0 by default. */
  readonly least?: number;
  /** Line breaks stay. */
  readonly hasLines?: boolean;
  /** A URL: forbidden characters make it invalid, so that a host is never parsed from what remains. */
  readonly isAddress?: boolean;
  /** The message for missing text. */
  readonly missing?: string;
  /** The message for too long text. */
  readonly tooLong?: string;
}

/**
 * Typed text, normalized for storing: Unicode NFC, without control characters and lone surrogates, trimmed, with a length
 * in code points. Forbidden characters are removed and not rejected: they were pasted along, or are the remains of a
 * truncated emoji.
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

/** Normalizes one line of typed text. Pure. */
export function cleanTypedLine(text: string): string {
  return text
    .replace(/[\t\r\n\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(NEVER, '')
    .normalize('NFC')
    .trim();
}

/**
 * Normalizes text of several lines, with `
 * ` as line break. Pure.
 */
function cleanTypedLines(text: string): string {
  return text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(NEVER_IN_LINES, '').normalize('NFC').trim();
}

/**
 * Normalizes a typed URL. Forbidden characters are removed at both ends, where they were pasted along, and replaced inside
 * by U+FFFD, which no host may contain. Pure.
 */
function cleanTypedAddress(text: string): string {
  return text.replace(AROUND_AN_ADDRESS, '').replace(NEVER, '\ufffd').normalize('NFC');
}

/** By default the server's own sentence, which names the field. */
function said(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

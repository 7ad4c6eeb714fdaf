import { z } from 'zod';

/** Alternatives of a regular expression, each of them one itself, with the flag `u`. A long one may break before a "|". */
export const alternatives = z
  .array(
    z
      .string()
      .min(1)
      .transform((text) => text.replace(/\n\s*\|/g, '|'))
      .refine(isPattern, 'is no regular expression with the flag u'),
  )
  .min(1);

/** The source that matches any of the alternatives, the first that fits. */
export function joinAlternatives(list: readonly string[]): string {
  return list.join('|');
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(`(?:${source})`, 'u') !== null;
  } catch {
    return false;
  }
}

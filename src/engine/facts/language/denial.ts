import { readPattern } from '../../data/patterns.ts';

const DENIAL = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('texts', 'denied')})(?!\p{L})|n[’']t(?!\p{L})`, 'iu');

/** Whether a text denies something: "not", "without", "isn't", in any language of the tables. */
export function hasDenial(text: string): boolean {
  return DENIAL.test(text);
}

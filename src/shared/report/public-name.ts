import { formatHost } from './safe-link.ts';

const MOST_CHARACTERS = 60;
const MOST_WORDS = 8;
/** "Studio 54", "1-800-Flowers" and a year are names; a telephone number has more. */
const MOST_DIGITS = 6;
/** What names are made of. A colon, `!`, `?` or `@` makes a message of it. */
const NAME = /^[\p{L}\p{M}\p{N} &'’‘.,+/()|·–—®™-]+$/u;
/** What a mail program makes a link of by itself. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/**
 * What a business is called where somebody reads it who did not ask us: the name, when it can be nothing but a name, else null.
 * Whoever owns a website chooses its name, and mail to others carries it. Pure.
 */
export function plainName(name: string | null): string | null {
  const shown = name?.trim() ?? '';
  const isPlain =
    shown !== '' &&
    [...shown].length <= MOST_CHARACTERS &&
    shown.split(/\s+/).length <= MOST_WORDS &&
    shown.replace(/\P{N}/gu, '').length <= MOST_DIGITS &&
    NAME.test(shown) &&
    !ADDRESS.test(shown);
  return isPlain ? shown : null;
}

/** The same with the host of the website in the place of what is no plain name. */
export function publicName(name: string | null, websiteUrl: string): string {
  return plainName(name) ?? formatHost(websiteUrl);
}

import { formatHost } from './safe-link.ts';

const MOST_CHARACTERS = 60;
const MOST_WORDS = 8;
/** "Studio 54", "1-800-Flowers" and a year are names; a telephone number has more digits. */
const MOST_DIGITS = 6;
/** Characters that occur in names, quotation marks and middle dots among them. A colon, `!`, `?` or `@` suggests a message. */
const NAME = /^[\p{L}\p{M}\p{N} &'’‘"“”„«»‹›「」『』״׳.,+/()|·・–—®™-]+$/u;
/** Text that a mail client turns into a link. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/**
 * The business's name for readers who did not request the audit: the name if it cannot be anything but a name, else null. A
 * website's owner controls its name, and mails to others contain it. Pure.
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

/** The same, with the website's host in place of a suspicious name. */
export function publicName(name: string | null, websiteUrl: string): string {
  return plainName(name) ?? formatHost(websiteUrl);
}

const NOT_ASCII = /[^\0-\x7f]/;
const COMBINING = /[\u0300-\u036f]+/g;
const SPECIAL = /[ßłøđæœıþð’‘ʼ´`]/g;
const SPECIAL_TO: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
};

/**
 * Normalizes text for comparison of facts: lower case, full-width forms narrowed, Latin, Greek and Cyrillic accents removed,
 * typographic apostrophes straight. Kana marks and Hangul are kept, because there they are distinct letters.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(COMBINING, '')
    .normalize('NFC')
    .replace(SPECIAL, (one) => SPECIAL_TO[one] ?? one);
}

/** Lower case with its accents, as people type: the Turkish capital "İ" becomes an "i" with one dot. */
export function toLower(text: string): string {
  return text.toLowerCase().replace(/i\u0307/g, 'i');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The other way to write umlauts: "Köster" as "koester", "Ålesund" as "aalesund". Lower case. */
export function spellOutUmlauts(text: string): string {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFC').replace(/[äöüåø]/g, (one) => UMLAUTS[one] ?? one) : lower;
}

export function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text);
}

/** The words of folded text: runs of letters and digits, without apostrophes. */
export function splitWords(folded: string): string[] {
  return folded.match(NOT_ASCII.test(folded) ? /[\p{L}\p{N}]+/gu : /[A-Za-z0-9]+/g) ?? [];
}

/** Letters and digits only, for comparing a name with a domain or a handle. */
export function keepLetters(folded: string): string {
  return folded.replace(NOT_ASCII.test(folded) ? /[^\p{L}\p{N}]+/gu : /[^A-Za-z0-9]+/g, '');
}

/** Whether the text has Chinese, Japanese, Korean or Thai letters, which are written without spaces between words. */
export function isUnspacedScript(text: string): boolean {
  return /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(text);
}

/** ASCII alone: in scripts without spaces a sentence goes on right behind it. */
const WEB_ADDRESS =
  /(?<![\w.+-])[\w.+-]+@[\w.-]+\.\w{2,}|(?:https?:\/\/|www\.)[\w./?=&%#~:+-]+|(?<![\w.-])[\w-]+\.(?:com|net|org|info|biz|[a-z]{2})(?![\w-])(?:\/[\w./-]*)?/g;

/** A text without the e-mail and web addresses in it, whose words say nothing plainly. */
export function withoutWebAddresses(text: string): string {
  return text.includes('.') ? text.replace(WEB_ADDRESS, ' | ') : text;
}

const READ_SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has a letter of the scripts whose words and addresses are read. */
export function hasReadLetter(text: string): boolean {
  return READ_SCRIPTS.test(text);
}

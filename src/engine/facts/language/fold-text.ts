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

/** Ranges of Latin, Greek and Cyrillic letters and of the marks between words, which fold by themselves whatever stands beside them. */
const PLAIN_RANGES = [
  [0x80, 0x180],
  [0x370, 0x530],
  [0x2000, 0x2070],
] as const;
const END_OF_PLAIN = 0x2070;
/** What each of them folds to; nothing for all other characters. */
const FOLDED = Array.from<string | undefined>({ length: END_OF_PLAIN });
for (const [start, end] of PLAIN_RANGES)
  for (let code = start; code < end; code++) {
    const folded = normalizeText(String.fromCharCode(code));
    if (!/\p{M}/u.test(folded)) FOLDED[code] = folded;
  }

/**
 * Normalizes text for comparison of facts: lower case, full-width forms narrowed, Latin, Greek and Cyrillic accents removed,
 * typographic apostrophes straight. Kana marks and Hangul are kept, because there they are distinct letters.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  let folded = '';
  let from = 0;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code < 0x80) continue;
    const one = FOLDED[code];
    if (one === undefined) return normalizeText(lower);
    folded += lower.slice(from, at) + one;
    from = at + 1;
  }
  // A grave accent is an apostrophe where the text has typographic characters, and stays in ASCII alone.
  return from === 0 ? lower : (folded + lower.slice(from)).replaceAll('`', "'");
}

/** The same with umlauts as one letter, however they are written: "bäder", and "baeder" in an address, are "bader". */
export function foldUmlauts(text: string): string {
  return foldText(text).replace(/([aou])e/g, '$1');
}

function normalizeText(lower: string): string {
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

/** 1 for the letters and digits among the plain characters. */
const IN_WORD = Uint8Array.from({ length: END_OF_PLAIN }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** The words of folded text: runs of letters and digits, without apostrophes. */
export function splitWords(folded: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code >= END_OF_PLAIN) return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (IN_WORD[code] === 1) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words.push(folded.slice(start, at));
      start = -1;
    }
  }
  if (start >= 0) words.push(folded.slice(start));
  return words;
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

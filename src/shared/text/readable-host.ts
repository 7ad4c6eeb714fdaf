/// <reference path="./punycode.d.ts" />
import punycode from 'punycode/punycode.js';

/** The letters of one writing system, or of several that are written together. */
interface Script {
  readonly letters: RegExp;
  /** Letters that look like Latin ones: a name of these alone may be meant to be taken for another. */
  readonly likeLatin?: RegExp;
}

/**
 * Writing systems of names that browsers show as people write them: one for each label, with ASCII digits and hyphens. A subset of the
 * "Highly Restrictive" level of Unicode Technical Standard 39, section 5.2 (version 17); the letters that look like Latin ones, and that
 * a top-level domain of the same script allows them, are as in Chromium's "Internationalized Domain Names (IDN)" (2026-11-27).
 */
const SCRIPTS: readonly Script[] = [
  // Without letters for phonetics and without the dotless i.
  { letters: /^[a-zß-öø-ÿā-ğġ-įĵ-ķĺ-žơưșțạ-ỹ0-9-]+$/u },
  { letters: /^[а-яёіїєґў0-9-]+$/u, likeLatin: /^[асеіорухьпгъ0-9-]+$/u },
  { letters: /^[α-ωάέήίόύώϊϋΐΰ0-9-]+$/u, likeLatin: /^[αικνρυωηοτ0-9-]+$/u },
  { letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9-]+$/u },
  { letters: /^[\p{Script=Han}\p{Script=Bopomofo}a-z0-9-]+$/u },
  { letters: /^[\p{Script=Hangul}\p{Script=Han}a-z0-9-]+$/u },
  { letters: /^[\p{Script=Arabic}0-9-]+$/u },
  { letters: /^[\p{Script=Hebrew}0-9-]+$/u },
  { letters: /^[\p{Script=Devanagari}0-9-]+$/u },
  { letters: /^[\p{Script=Bengali}0-9-]+$/u },
  { letters: /^[\p{Script=Tamil}0-9-]+$/u },
  { letters: /^[\p{Script=Thai}0-9-]+$/u },
];

/**
 * A host as people write it: `xn--mnchen-3ya.de` as "münchen.de". Names that could be taken for others stay coded, whole.
 * @param host as `URL.host` gives it, with or without a port
 */
export function readableHost(host: string): string {
  if (!host.includes('xn--')) return host;
  const labels = host.split('.').map((label) => (label.startsWith('xn--') ? decode(label) : label));
  const top = labels.at(-1) ?? '';
  return labels.every((label) => label !== null && isSafe(label, top)) ? labels.join('.') : host;
}

/** Null for a label that is coded and needs not be, or that cannot be decoded. */
function decode(label: string): string | null {
  try {
    const text = punycode.decode(label.slice('xn--'.length));
    return isAscii(text) ? null : text;
  } catch {
    return null;
  }
}

function isSafe(label: string, top: string | null): boolean {
  if (isAscii(label)) return true;
  return SCRIPTS.some(
    ({ letters, likeLatin }) =>
      letters.test(label) && (likeLatin === undefined || !likeLatin.test(label) || letters.test(top ?? '')),
  );
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

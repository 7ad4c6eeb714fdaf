import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import { oneLine } from '../pages/one-line.ts';
import { isGenericName } from './generic-name.ts';
import { AFTER_NAME, GREETING, JOINING, LEGAL_FORMS, NOT_A_NAME } from './name-lexicon.ts';

const LONGEST_NAME = 80;
/** Separators between the parts of a title. A hyphen only with spaces: "Müller-Lüdenscheidt" is one name. */
const SEPARATORS =
  /\s+[-–—|/·•~:»«>]+\s+|\s*[|｜»«•¦│]+\s*|\s*[–—]\s+|\s+[–—]\s*|(?<=[^\d\s]):\s+|\s:{2,}\s|\s{3,}|：|―/;
const LINE_END = /[\s,;:.·•|–—\-~*_=/\\]+$/;
const LINE_START = /^[\s,;:.·•|–—\-~*_=/\\]+/;

/** The words of a folded name: marks belong to their letters, which scripts of India write vowels with. */
export function splitNameTokens(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words of a name for comparison: folded, without legal forms, conjunctions and "the"; single letters of "S.r.l." joined. */
export function splitName(name: string): string[] {
  const folded = foldText(name).replace(/\b((?:\p{L}\.){2,})/gu, (dotted) => `${dotted.replace(/\./g, '')} `);
  const words = splitNameTokens(folded);
  const kept = words.filter((word) => !LEGAL_FORMS.has(word) && !JOINING.has(word));
  return kept.length === 0 ? words : kept;
}

/** A key per business name, independent of spelling: "The Toorak Club" and "TOORAK CLUB Pty Ltd" are equal. */
export function nameKey(name: string): string {
  return splitName(name).join(' ');
}

/** The parts of a title or headline, in order, each cleaned; a quoted name 「…」 or «…» is a separate part. */
export function splitTitle(title: string): string[] {
  const text = oneLine(title.slice(0, 300));
  const parts = text.split(SEPARATORS);
  for (const quoted of quotedIn(text)) parts.push(quoted);
  return [...new Set(parts.map(cleanName).filter((one) => one !== ''))];
}

/** Names in quotation marks: 「酒井歯科医院」, «Wega», „Zum Löwen“. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/[「『«„“"]([^「」『』«»„“”"]{2,40})[」』»“”"]/g)].map((match) => match[1] ?? '');
}

/**
 * A candidate for display: greeting and closing words, marks, copyright signs and years removed at both ends.
 * Empty when nothing is left that could be a name.
 */
export function cleanName(raw: string): string {
  let text = raw
    .slice(0, 400)
    .normalize('NFC')
    // Joiners within a word are spelling, in Persian and in scripts of India.
    .replace(/[\u00ad\u200b\ufeff]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu, '')
    .replace(/[®™©℠]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = withoutGreeting(text).replace(AFTER_NAME, (end) => (/^\s*\.$/.test(end) ? '.' : ''));
  // Emoji and bullets that decorate a heading.
  text = text.replace(/^[^\p{L}\p{N}"'„“«「『(&@#]+/u, '').replace(/[^\p{L}\p{M}\p{N}"'“”»」』).!?&+™%]+$/u, '');
  text = text.replace(LINE_START, '').replace(/[\s,;:·•|–—\-~*_=/\\]+$/, '');
  text = text.replace(/^["'„“«「『](.{2,60})["'“”»」』]$/, '$1').trim();
  if (
    text.endsWith('.') &&
    !/(?:\b\p{L}\.|\b(?:inc|ltd|co|corp|srl|dr|st|jr|sr|mgr|ing|e\.k|e\.v|s\.a|s\.l|d\.d\.s|m\.d|z o\.o|tel)\.)$/iu.test(
      text,
    )
  ) {
    text = text.slice(0, -1);
  }
  return text.length > LONGEST_NAME || !/[\p{L}\p{N}]/u.test(text)
    ? ''
    : text.replace(LINE_END, (end) => (end.startsWith('.') ? '.' : ''));
}

/** "Welcome to Gurkhas" without its greeting; other text unchanged. */
export function withoutGreeting(text: string): string {
  const folded = foldText(text);
  const match = GREETING.exec(`${folded} `);
  // Folding may change the length (ß, œ): then the cut would be inside a word.
  if (match === null || folded.length !== text.length || match[0].length >= text.length) return text;
  return text.slice(match[0].length);
}

/** Whether the text is a navigation word, a template's dummy text or empty: never a name. */
export function isNotAName(text: string): boolean {
  const words = splitWords(foldText(text));
  if (words.length === 0) return true;
  const joined = words.join(' ');
  if (NOT_A_NAME.has(joined) || isGenericName(text)) return true;
  if (/^[\d\s]+$/.test(joined) || joined.length < 2 || text.includes('\ufffd')) return true;
  // URLs, e-mail addresses and handles, files, placeholders in brackets. "Hair@Corner" is a name.
  if (
    /^https?:|(?:^|\s)@\S|@[^\s@]+\.[^\s@]{2}|\.(?:html?|php|png|jpe?g|svg|webp|gif)$|^\W*[[{<]|[\]}>]\W*$|lorem ipsum|\{\{/i.test(
      text.trim(),
    )
  )
    return true;
  return /^\+?[\d\s().\-/]{6,}$/.test(text.trim());
}

const RIGHTS = new RegExp(String.raw`\b(?:${readPattern('names', 'rights')})`);
const YEARS = new RegExp(
  String.raw`(?:\b(?:${readPattern('names', 'since')})\s+)?\b(?:19|20)\d{2}\b(?:\s*[-–—/]\s*(?:(?:19|20)?\d{2}|today|present|heute)\b)?`,
  'g',
);
const SIGNED = new RegExp(
  String.raw`\b(?:${readPattern('names', 'signedWork')})\b.{0,24}(?:${readPattern('names', 'signedBy')})|\bdesign\b\s*(?:&|and|by|:)|\blicense\b`,
);
const MARK = /©|\(c\)|&copy;|\bcopyrights?\b|\bcopyleft\b|ⓒ/gi;

/** Whether a line claims copyright: by its mark, or by the formula that reserves all rights. */
export function isCopyrightLine(line: string): boolean {
  return /©|ⓒ|\(c\)|\bcopyrights?\b/i.test(line) || RIGHTS.test(foldText(line));
}

const RESERVED = new RegExp(
  String.raw`\b(?:${readPattern('names', 'reserved')})\s*(?:by|por|par|da|von|przez|@|-|–|:)\s*(.{2,80})$`,
);

/**
 * The owner in a copyright line: "© 2019–2024 Name. All rights reserved" and its variants in other languages and
 * orders. Null when the line has no such mark, or names only the web agency.
 */
export function copyrightOwner(line: string): string | null {
  const text = oneLine(line.slice(0, 400));
  if (!isCopyrightLine(text)) return null;
  const folded = foldText(text);
  const rights = RIGHTS.exec(folded);
  const marks = [...text.matchAll(MARK)];
  const last = marks.at(-1);
  const after = last === undefined ? '' : text.slice((last.index ?? 0) + last[0].length);
  const before = text.slice(
    0,
    marks[0]?.index ?? (rights !== null && folded.length === text.length ? rights.index : 0),
  );
  const byWord = RESERVED.exec(folded);
  const parts = [after, before];
  if (byWord?.[1] !== undefined && folded.length === text.length)
    parts.unshift(text.slice(text.length - byWord[1].length));
  for (const part of parts) {
    const owner = ownerIn(part);
    if (owner !== null) return owner;
  }
  return null;
}

function ownerIn(part: string): string | null {
  // The owner is the first part that is neither a year nor a formula.
  for (const piece of part.split(
    /\n|\s[|·•–—-]\s|[|·•｜¦]|(?<!(?:^|\s)(?:\p{Lu}|Drs?|St|Mrs?|Ms|Prof|Mt|Ft|med|dent|vet|phil|jur|Dipl|Ing|Lek|Avv|Dott|frk))\.\s+(?=\p{Lu})|(?<=\s\p{Lu})\.\s+(?=(?:All|Alle|Tous|Tutti|Todos|Site|Website|Web|Design|Designed|Powered|Built|Made)\b)|-{3,}|\s{2,}|:{2,}/u,
  )) {
    let text = piece.replace(YEARS, ' ').replace(/\s+/g, ' ').trim();
    text = cutAt(text, RIGHTS);
    text = text.replace(/^(?:by|von|par|da|di|por|przez|of|the)\s+(?=\p{Lu})/iu, (word) =>
      /^the/i.test(word) ? word : '',
    );
    const folded = foldText(text);
    if (SIGNED.test(folded)) return null;
    // "Name, city" and "Name, all rights": the comma ends the name unless a legal form or degree follows.
    const comma =
      /,\s*(?!(?:inc|llc|ltd|l\.?l\.?c|p\.?c|d\.?d\.?s|d\.?m\.?d|m\.?d|pllc|esq|cpa|gmbh|s\.?r\.?l)\b)/i.exec(text);
    if (comma !== null && comma.index >= 2) text = text.slice(0, comma.index);
    const owner = cleanName(text);
    if (owner !== '' && !isNotAName(owner) && owner.split(' ').length <= 9) return owner;
  }
  return null;
}

function cutAt(text: string, pattern: RegExp): string {
  const folded = foldText(text);
  const found = pattern.exec(folded);
  return found === null || folded.length !== text.length ? text : text.slice(0, found.index);
}

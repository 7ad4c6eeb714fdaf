/** A word, number or sign of a text. */
interface Token {
  /** Folded (`foldWord`), or a sign: `. ! ? , : " - / $ % xlink xmail xphone xup xdown xsmile xfrown xstar xname xslot`. */
  readonly word: string;
  /** Where it is in the text. */
  readonly from: number;
  readonly to: number;
}

/** Lower case, compatibility forms, without accents and invisible characters. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

/** Each kind of token, in the order in which they are tried. */
const kinds: readonly (readonly [pattern: string, word: string | null])[] = [
  [String.raw`https?:\/\/\S*[^\s.,;:!?)]|www\.\S*[^\s.,;:!?)]|g\.page\/\S*[^\s.,;:!?)]|\{link\}`, 'xlink'],
  [String.raw`\[[^\]\n]{0,40}(?:link|lien|enlace)[^\]\n]{0,40}\]`, 'xlink'],
  [String.raw`\{\w{1,20}\}|\[[^\]\n]{1,60}\]`, 'xslot'],
  [String.raw`[\w.+\-]{1,64}@[\w\-]{1,64}(?:\.[\w\-]{1,64})+`, 'xmail'],
  [String.raw`\+?\d[\d ()/.\-]{6,20}\d`, 'xphone'],
  ['👍', 'xup'],
  ['👎', 'xdown'],
  ['[★⭐🌟✩☆✭✰]', 'xstar'],
  [String.raw`[😀😃😄😁😆😊🙂😍🥰😇☺🤩😎]|:-?\)`, 'xsmile'],
  [String.raw`[😞😟😠😡😢😭🙁☹😒😕😖😣😤🤬😔😩]|:-?\(`, 'xfrown'],
  ['[$€£＄¥]', '$'],
  ['[%％]', '%'],
  [String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`, null],
  [String.raw`\p{L}[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]*`, null],
  [String.raw`(?<=\p{Nd}\s?)[\-–](?=\s?\p{Nd})`, '-'],
  [String.raw`\/`, '/'],
  ['[:=→]', ':'],
  [String.raw`["“”„«»]|(?<=^|\s)['‘‚](?=\p{L})`, '"'],
  ['[,()]', ','],
  [String.raw`[.!…;\n。！]`, '.'],
  ['[?？]', '?'],
];
const anyToken = new RegExp(kinds.map(([pattern]) => `(${pattern})`).join('|'), 'gu');

/**
 * The tokens of a text, in order. The name of the business counts as one token without a meaning: a shop may be called Five Star
 * Gifts. Names of two letters or fewer are left: they would hide half the text.
 */
export function readTokens(text: string, businessName: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(anyToken)) {
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    const word = kinds[kind]?.[1] ?? foldWord(match[0]).replace(/,(?=\d)/g, '.');
    // An end after an end is none: "!!", or an empty line.
    if ((word === '.' || word === '!') && /^[.?]$/.test(tokens.at(-1)?.word ?? '.')) continue;
    tokens.push({ word, from: match.index, to: match.index + match[0].length });
  }
  return businessName.trim().length > 2 ? hideName(tokens, businessName) : tokens;
}

function hideName(tokens: readonly Token[], businessName: string): Token[] {
  const name = readTokens(businessName, '').map(({ word }) => word);
  const shown: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isName = name.length > 0 && name.every((word, index) => tokens[at + index]?.word === word);
    const end = isName ? tokens[at + name.length - 1] : undefined;
    shown.push(end === undefined ? token : { word: 'xname', from: token.from, to: end.to });
    if (end !== undefined) at += name.length - 1;
  }
  return shown;
}

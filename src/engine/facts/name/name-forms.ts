import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { LEGAL_FORMS, NOT_A_NAME } from './name-lexicon.ts';
import { cleanName, isNotAName, nameKey } from './name-text.ts';

/** A form in which a text may have the name. */
export interface NameForm {
  readonly text: string;
  /** The whole text, but for a greeting, a town behind a comma and the like. */
  readonly isWhole: boolean;
}

const LOCATIVE = new RegExp(`^(?:${readPattern('names', 'locatives')})$`, 'u');
const AUDIENCE = new RegExp(`^(?:${readPattern('names', 'audiences')})$`, 'u');
const MOST_WORDS = 9;
const LONGEST_FORM = 70;
/** A degree behind a comma belongs to the name: "D.D.S.", "PhD"; two capitals are a state ("MN") but for the commonest degrees. */
const DEGREE = /^(?:(?:\p{L}{1,3}\.){2,5}\p{L}{0,2}|PhD|Esq\.?|[JS]r\.?|[MB]\.?Sc\.?|MD|DO|RN|\p{Lu}{3,5})$/u;
const STATE = /^[A-Z]{2}(?:\s+\d{5})?$/;
const LOGO_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:the\s+)?(?:${readPattern('names', 'logoBefore')})?[\s-]?logo(?:type|tipo|typ)?s?(?![\p{L}\p{N}_])(?:\s+(?:${readPattern('names', 'logoAfter')})\b)?|(?:^|\s)(?:ロゴ|로고)(?=\s|$)|ロゴ$`,
  'giu',
);

/**
 * The forms of the name that a text may have: the text, and what is left of it without the town behind a comma, the place or
 * the customers it serves, a note in brackets, the legal form.
 * @param places keys of the towns and areas that the site names
 */
export function listNameForms(raw: string, places: ReadonlySet<string>): NameForm[] {
  const text = withoutAction(cleanName(raw.replace(LOGO_WORDS, ' ')));
  const forms = new Map<string, boolean>();
  const add = (form: string, isWhole: boolean) => {
    const cleaned = cleanName(form);
    if (cleaned.length < 2 || cleaned.length > LONGEST_FORM || cleaned.split(' ').length > MOST_WORDS) return;
    if (!isNotAName(cleaned)) forms.set(cleaned, isWhole || forms.get(cleaned) === true);
  };
  const { whole, heads, hasState } = splitAtCommas(text, places);
  add(whole, true);
  for (const head of heads) add(head, false);
  add(whole.replace(/\s*[([（][^)\]）]*[)\]）]?\s*$/u, ''), /[([（]/.test(whole.slice(1)));
  const words = whole.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const folded = foldText(words[at] ?? '');
    const isLocative = LOCATIVE.test(folded) && /^\p{Lu}/u.test(words[at + 1] ?? '');
    if (!isLocative && !AUDIENCE.test(folded)) continue;
    const isOwnPlace = isLocative && (hasState || places.has(nameKey(words.slice(at + 1).join(' '))));
    add(words.slice(0, at).join(' '), isOwnPlace);
    break;
  }
  const bare = withoutLegalForm(whole);
  if (bare !== whole) add(bare, true);
  // What a bracket of these encloses is the name, what is before it says of what kind: 緑が丘の歯医者「酒井歯科医院」.
  const bracketed = /^[^「『]{2,}[「『]([^」』]{2,40})[」』]$/u.exec(whole)?.[1];
  if (bracketed !== undefined) {
    forms.delete(whole);
    add(bracketed, true);
  }
  return [...forms].map(([form, isWhole]) => ({ text: form, isWhole }));
}

/** A button after the name is read with it where both are inline: "Larkhill Salon BOOK NOW". */
function withoutAction(text: string): string {
  const words = text.split(' ');
  for (let length = 3; length >= 2; length -= 1)
    if (words.length > length && NOT_A_NAME.has(foldText(words.slice(-length).join(' '))))
      return cleanName(words.slice(0, -length).join(' '));
  return text;
}

/** Up to the town behind a comma, and the shorter forms before other commas: a degree or a legal form there belongs to the name. */
function splitAtCommas(
  text: string,
  places: ReadonlySet<string>,
): { whole: string; heads: string[]; hasState: boolean } {
  const [first = '', ...pieces] = text.split(/,\s+|、/);
  const heads: string[] = [];
  let whole = first;
  let hasState = false;
  for (const piece of pieces) {
    const isTail = isLegalForm(piece) || (DEGREE.test(piece) && !places.has(nameKey(piece)));
    if (!isTail && isPlace(piece, places)) {
      hasState = STATE.test(piece);
      break;
    }
    heads.push(whole);
    whole = `${whole}, ${piece}`;
  }
  return { whole, heads, hasState };
}

function isPlace(piece: string, places: ReadonlySet<string>): boolean {
  if (/\d/.test(piece) || STATE.test(piece)) return true;
  const key = nameKey(piece);
  return places.has(key) || places.has(key.split(' ')[0] ?? '');
}

function isLegalForm(piece: string): boolean {
  return foldText(piece)
    .split(/[\s&]+/)
    .every((word) => word === '' || LEGAL_FORMS.has(word.replace(/\./g, '')));
}

/** A name without the legal form at its end; the same where it has none, or nothing else. */
export function withoutLegalForm(name: string): string {
  const words = name.split(' ');
  let end = words.length;
  while (end > 1 && (isLegalForm(words[end - 1] ?? '') || words[end - 1] === '&')) end -= 1;
  return words.slice(0, end).join(' ').replace(/,$/, '');
}

import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { foldText, splitWords } from '../language/fold-text.ts';

/** Words in the place of a name that are not names: navigation, templates' and builders' own texts. Folded. */
export const NOT_A_NAME: ReadonlySet<string> = new Set(
  [...readWordList('notAName')].map((one) => splitWords(foldText(one)).join(' ')).filter((one) => one !== ''),
);

/** Legal forms, as whole words. Folded, dots removed: "S.r.l." is compared as "srl". */
export const LEGAL_FORMS = readWordList('legalForms');

/** Conjunctions in names, ignored when names are compared. */
export const JOINING = readWordList('nameJoining');

/** Prefixes of greeting headlines before a name. Folded text, tried in order. */
export const GREETING = new RegExp(String.raw`^(?:${readPattern('names', 'greeting')})\s+`);

/** Suffixes of greetings after the name. */
export const AFTER_NAME =
  /\s*(?:[!.…]+|(?:へようこそ|のホームページ|公式サイト|公式ホームページ|オフィシャルサイト)[!！。]?)\s*$/;

/** Words of praise and address that indicate a slogan rather than a name. Folded. */
export const SLOGAN_LEXICON = readWordList('sloganWords');

import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { hasCategoryTerm, keyOfName, namesOtherPage } from './service-names.ts';
import { NO_SERVICE, SELF_PRAISE } from './services-lexicon.ts';

/** A test for texts with a word that begins as one of the stems does; `unspaced`: those of scripts without spaces. */
function saysOneOf(stems: string, unspaced: string): (text: string) => boolean {
  const spaced = new RegExp(`(?:^| )(?:${stems})`, 'u');
  const joined = new RegExp(unspaced, 'u');
  return (text) => {
    const key = makeNameKey(text);
    return spaced.test(key) || joined.test(key.replaceAll(' ', ''));
  };
}

/** Whether a label or the name of a page says that services, prices or goods follow. */
export const saysOffers = saysOneOf(readPattern('groups', 'offers'), readPattern('groups', 'offersUnspaced'));
/** Whether it says that something else follows: people, reasons, steps, towns, posts. */
export const saysOther = saysOneOf(readPattern('groups', 'tellsOther'), readPattern('groups', 'tellsOtherUnspaced'));
/** Whether it says that things are compared. */
export const saysCompare = saysOneOf(readPattern('groups', 'compares'), '(?!)');
/** Whether it says that what a place or a workshop is equipped with follows. */
export const saysEquipment = saysOneOf(readPattern('groups', 'equipment'), '(?!)');
/** Whether it says that kinds of a thing follow: "Types of keys". */
export const saysKinds = saysOneOf(readPattern('groups', 'kinds'), '(?!)');
/** Whether it asks the visitor to do something. */
export const saysAsk = saysOneOf(readPattern('groups', 'asks'), readPattern('groups', 'asksUnspaced'));

const FOR_WHOM = new RegExp(`(?:^| )(?:${readPattern('groups', 'forWhom')})(?: |$)`, 'u');

/** Whether a heading has a word for whom what follows is: "Ladies", "For men". */
export const saysForWhom = (text: string): boolean => FOR_WHOM.test(makeNameKey(text));

const classWords = (words: string) => new RegExp(`(?:^|[-_\\s])(?:our-?)?(?:${words})(?:[-_\\s]|$)`, 'i');

/** Class names of boxes with services, and of boxes with something else. */
export const CLASS_OFFERS = classWords(readPattern('groups', 'classOffers'));
export const CLASS_OTHER = classWords(readPattern('groups', 'classTellsOther'));

const GLUE = new RegExp(`^(?:${readPattern('groups', 'glue')})$`, 'u');
const ASKS_FIRST = new RegExp(`^(?:${readPattern('groups', 'asksFirst')})$`, 'u');

/** Whether a sentence that begins with a word asks the visitor to do something: "Book". */
export function isRequestWord(word: string): boolean {
  return ASKS_FIRST.test(makeNameKey(word));
}

/** Whether a name is a request by its first word and a small one after it: "Ask for a price", "Book your visit". */
export function isRequest(name: string): boolean {
  const [first = '', ...others] = makeNameKey(name).split(' ');
  return ASKS_FIRST.test(first) && others.some((word) => GLUE.test(word));
}

const TIMETABLE = new RegExp(`^(?:${readPattern('groups', 'timetables')})$`, 'u');

/** Whether a name is that of a page with the times of what is offered. */
export function namesTimetable(name: string): boolean {
  return TIMETABLE.test(makeNameKey(name));
}

const SELF = new RegExp(`^(?:${readPattern('groups', 'self')})$`, 'u');

/** Whether a name begins as sentences of the business about itself do. */
export function speaksOfItself(name: string): boolean {
  return SELF.test(makeNameKey(name).split(' ')[0] ?? '');
}

/** Whether a name is that of a menu entry or a button that every site has. */
function isFurniture(name: string): boolean {
  const bare = name.replace(/\(.*?\)/g, ' ').trim();
  const kind = classifyLinkText(bare);
  return (
    namesOtherPage(bare, kind) ||
    NO_SERVICE.test(foldText(bare)) ||
    (kind !== null && kind.share >= (SMALLEST_SHARES.get(kind.kind) ?? 1.1))
  );
}

/** "Services", "Prices and packages": where services are listed, and none themselves. By the part of the name that says so. */
const SMALLEST_SHARES: ReadonlyMap<string, number> = new Map([
  ['services', 0.99],
  ['products', 0.99],
  ['prices', 0.5],
]);

/** What a name says by its own words. */
export interface NameSigns {
  /** Whether it is that of a menu entry or a button that every site has. */
  readonly isFurniture: boolean;
  /** Whether the tables of trades know a word of it. */
  readonly isTerm: boolean;
  readonly isPraise: boolean;
}

/** Reads what a name says by its own words. */
export function readNameSigns(name: string): NameSigns {
  return {
    isFurniture: isFurniture(name),
    isTerm: hasCategoryTerm(name),
    isPraise: SELF_PRAISE.test(keyOfName(name)),
  };
}

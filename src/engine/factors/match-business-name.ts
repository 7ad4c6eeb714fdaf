import { readPattern } from '../data/patterns.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText, isUnspacedScript, keepLetters } from '../facts/language/fold-text.ts';
import { withoutLegalForm } from '../facts/name/name-forms.ts';
import { tokenizeText, type WrittenWord } from './match-places.ts';

const JOINING = new RegExp(`^(?:${readPattern('names', 'joining')})$`);
/** Titles of persons, without their dots: a practitioner is named by title and surname. */
const HONORIFIC = new RegExp(`^(?:${readPattern('names', 'honorific')})$`);

/**
 * Whether a text gives the name of a business: the whole name, without its legal form, with its first words (two and half of it at
 * least), without its trade or without its town, in their order, as whole words and with its capitals; a practitioner by title and surname,
 * or without the title. Written as one word or as several makes no difference ("Pine Court", "PineCourt").
 */
export function matchBusinessName(name: string, text: string, town: string | null): boolean {
  if (isUnspacedScript(name)) return keepLetters(foldText(text)).includes(keepLetters(foldText(name)));
  const words = readNameWords(text);
  const forms: (readonly WrittenWord[])[] = [name, withoutLegalForm(name)]
    .map(readNameWords)
    .filter((form) => form.length > 0);
  const bare = forms.at(-1) ?? [];
  for (let length = bare.length - 1; length >= 2 && length * 2 >= bare.length + 1; length -= 1)
    forms.push(bare.slice(0, length));
  // "Dick Metallbau GmbH" is also "Dick GmbH".
  const legalForm = readNameWords(name).slice(bare.length);
  if (bare.length > 1 && legalForm.length > 0) forms.push([...bare.slice(0, 1), ...legalForm]);
  // "Christophe Bonnet D.O." without the degree.
  const unabbreviated = bare.filter(({ key }) => key.length > 1);
  if (unabbreviated.length >= 2 && unabbreviated.length < bare.length) forms.push(unabbreviated);
  const untitled = bare.slice(bare.findIndex(({ key }) => !HONORIFIC.test(key)));
  if (untitled.length >= 2) forms.push(untitled);
  const placeless = withoutTown(bare, readNameWords(town ?? ''));
  if (placeless.length >= 2) forms.push(placeless);
  const core = withoutTrade(placeless);
  const [own] = core;
  if (core.length >= 2) forms.push(core);
  // One word of its own may be any word where a sentence begins.
  const namesCore =
    core.length === 1 &&
    own !== undefined &&
    own.key.length >= SHORTEST_CORE &&
    words.slice(1).some((word) => isNameWord(word, own));
  return (
    namesCore || forms.some((form) => hasRun(words, form)) || namesPractitioner(bare, words) || isJoined(bare, words)
  );
}

const SHORTEST_CORE = 5;

/** With one word for all signs and words that join: "Smith & Sons" is "Smith and Sons", and not "Smith Sons". */
function readNameWords(text: string): WrittenWord[] {
  const words = tokenizeText(text.replace(/\s[&+]\s/g, ' and '));
  return words
    .map((word) => (JOINING.test(word.key) ? { ...word, key: 'and' } : word))
    .filter(({ key }, at) => key !== 'the' || at > 0);
}

/** "Tierarzt Antolini Wien" is also called "Tierarzt Antolini"; "Pizza Roma" is not called "Pizza". */
function withoutTown(name: readonly WrittenWord[], town: readonly WrittenWord[]): readonly WrittenWord[] {
  const rest = name.slice(0, name.length - town.length);
  const isBehind = town.every(({ key }, at) => key === name[rest.length + at]?.key);
  return isBehind && withoutTrade(rest).length > 0 ? rest : name;
}

/** "Pizzaria Forno Velho" is also called "Forno Velho". */
function withoutTrade(name: readonly WrittenWord[]): readonly WrittenWord[] {
  const isOwn = ({ key }: WrittenWord) => key !== 'and' && !categoryFinder.has(key);
  const from = name.findIndex(isOwn);
  return from === -1 ? [] : name.slice(from, name.findLastIndex(isOwn) + 1);
}

function hasRun(words: readonly WrittenWord[], run: readonly WrittenWord[]): boolean {
  const isSmallText = words.every(({ written }) => /^\p{Ll}/u.test(written));
  return words.some((_, at) =>
    run.every((word, offset) => {
      const written = words[at + offset];
      return written !== undefined && isNameWord(isSmallText ? { ...written, written: '' } : written, word);
    }),
  );
}

const MOST_JOINED = 4;

/** Whether the letters of the name make up a word of the text, or some of its words in a row. */
function isJoined(name: readonly WrittenWord[], words: readonly WrittenWord[]): boolean {
  const letters = name.map(({ key }) => key).join('');
  if (letters.length < SHORTEST_CORE || name.some(({ key }) => key === 'and')) return false;
  const isCapital = /^\p{Lu}/u.test(name[0]?.written ?? '');
  return words.some(({ written }, at) => {
    if (isCapital && /^\p{Ll}/u.test(written)) return false;
    return Array.from({ length: MOST_JOINED }, (_, more) => words.slice(at, at + 1 + more)).some(
      (run) => run.map(({ key }) => key).join('') === letters,
    );
  });
}

/** With a capital where the name has one; a genitive or a case of a longer word is still the name. */
function isNameWord({ written, key }: WrittenWord, word: WrittenWord): boolean {
  if (word.key !== 'and' && /^\p{Lu}/u.test(word.written) && /^\p{Ll}/u.test(written)) return false;
  return key === word.key || (word.key.length >= 6 && key.startsWith(word.key) && key.length - word.key.length <= 2);
}

function namesPractitioner(name: readonly WrittenWord[], words: readonly WrittenWord[]): boolean {
  const isHonorific = (word: WrittenWord | undefined) => HONORIFIC.test(word?.key ?? '');
  if (!name.some(isHonorific)) return false;
  const [, ...surnames] = name.filter((word) => !isHonorific(word)).map(({ key }) => key);
  return words.some(({ key }, at) => isHonorific(words[at - 1]) && surnames.includes(key));
}

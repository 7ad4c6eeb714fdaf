import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}’'-]+`;
/** "em Trás-os-Montes", "across the Inner North", "sull’Altopiano dei Sette Comuni": the name is in the group. */
const BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${readPattern('texts', 'standsIn')})(${NAME}(?: (?:(?:${readPattern('places', 'insideName')}) )?${NAME}){0,3})`,
  'gu',
);
/** "Elk Valley" is a name where "the valley" stands in small letters too. */
const LANDFORM = new RegExp(`^(?:${readPattern('places', 'landform')})$`, 'iu');
/** A name that a site uses for a place stands behind other words too. */
const FEWEST = 2;

/**
 * The names, as folded words, of coasts, quarters and other regions that no gazetteer has: capitalised words that stand behind "in" or
 * "across" on the site, there behind another word too, and never in small letters. Of a language that capitalises its nouns: none. Pure.
 * @param isOther whether words are known as something else, such as the trade in "Experts in Roofing"
 */
export function findLocalPlaces(
  pages: SiteOutline['pages'],
  language: string,
  isOther: (words: string) => boolean,
): ReadonlySet<string> {
  if (language === 'de') return new Set();
  const text = pages
    .flatMap(({ title, metaDescription, headings, mainText }) => [
      title ?? '',
      metaDescription ?? '',
      ...headings.map((heading) => heading.text),
      mainText,
    ])
    .join('\n');
  const small = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}’'-]+/gu)?.map(foldText));
  const told = ` ${toWords(text)} `;
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  const found = new Set([...text.matchAll(BEHIND)].map(([, name = '']) => name));
  const names = [...found].filter((name) =>
    name
      .split(/[ -]/)
      .every((word, at) => !isCapital(word) || !small.has(foldText(word)) || (at > 0 && LANDFORM.test(word))),
  );
  return new Set(
    names.map(toWords).filter((name) => {
      // The title of every page says one thing once.
      const before = told.split(` ${name} `).slice(0, -1);
      return new Set(before.map((part) => part.split(' ').at(-1))).size >= FEWEST && !isOther(name);
    }),
  );
}

/** Whether a text has one of the names. */
export function namesLocalPlace(text: string, places: ReadonlySet<string>): boolean {
  const words = ` ${toWords(text)} `;
  return [...places].some((place) => words.includes(` ${place} `));
}

const toWords = (text: string): string => splitWords(foldText(text)).join(' ');

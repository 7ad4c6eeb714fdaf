import type { FactContext } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { deriveCountry } from '../place/country.ts';
import { readTowns } from '../place/read-towns.ts';
import { collectTellingTexts, getLowerCase } from '../place/town-mentions.ts';
import type { Unread } from './unread.ts';

/** Inhabitants (see `Town.size`) from which a name beside no other is hardly a common word. */
const LARGE_TOWN = 4;

/** A town that the gazetteer knows, in a title, heading or line: it may be where the business is, or a place that it tells of. */
export const unreadTown = memoizePerContext((context: FactContext): Unread | null => {
  const country = deriveCountry(context).value;
  const small = getLowerCase(context);
  for (const { page, text } of collectTellingTexts(context)) {
    for (const { name, region, isWithCountry, isBehindIn, wordsBeside, towns } of readTowns(text, country, small)) {
      // Any word that begins a sentence is capitalised: "Garden care for everybody".
      const isFirst = text.startsWith(name) && /^\P{Lu}*\p{Ll}/u.test(text.slice(name.length));
      const isLarge = !isFirst && country !== null && wordsBeside === 0 && towns.some(({ size }) => size >= LARGE_TOWN);
      if (region !== null || isWithCountry || isBehindIn || isLarge)
        return { url: page.url, quote: text, why: 'unreadable' };
    }
  }
  return null;
});

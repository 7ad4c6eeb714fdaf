import { countTokens } from '../../crawl/groups/names.ts';
import { categoryFinder } from '../category/category-finder.ts';
import { titleParts } from './find-service-page.ts';
import type { GroupSite } from './group-site.ts';
import { JOINS_TWO } from './merge-services.ts';
import { areOneToken, containTokens, haveSameTokens, tokenizeName } from './name-words.ts';
import { makePageKey } from './page-addresses.ts';
import { namesServices } from './service-names.ts';

/** Between a heading and what it adds: "Meditation – single sessions". */
const ASIDE = /\s[–—|·-]\s|[:,.]\s/u;
/** The shortest end of a compound that says what is done: "Gebäudereinigung". */
const SHORTEST_WORK = 6;
/** A word of so many other services says what is done: "Renovation of" kitchens and baths. */
const FEWEST_WITH_WORK = 2;

/**
 * The name of a service as the main heading or the title of its page has it, where a menu or a tile only names the thing and
 * the page adds the work: "Cleaning of solar panels" for "Solar panels", by a word that other services of the site have too.
 * @param pageKey of the page that the service has to itself
 * @param others the names of all services
 * @param withoutPlace a name without the place behind it
 */
export function readFullName(
  site: GroupSite,
  name: string,
  pageKey: string,
  others: readonly string[],
  withoutPlace: (name: string) => string,
): string {
  const page = site.context.pages.find(({ url }) => makePageKey(url) === pageKey);
  if (page === undefined) return name;
  const words = tokenizeName(name);
  const rest = others.map(tokenizeName).filter((other) => !haveSameTokens(other, words));
  const isSaid = (full: readonly string[]) => rest.some((other) => haveSameTokens(other, full));
  const saysWork = (word: string) => {
    if (namesServices(word)) return isThing(name);
    // "Aligners dentist" is who does it.
    if (categoryFinder.find(word).some(({ kind }) => kind === 'name')) return false;
    const having = rest.filter((other) =>
      other.some((one) => areOneToken(one, word) || (word.length >= SHORTEST_WORK && one.endsWith(word))),
    );
    return having.length >= FEWEST_WITH_WORK;
  };
  const headings = page.headings.flatMap(({ level, hidden, text }) => (level === 1 && !hidden ? text : []));
  const said = [...headings.map((text) => text.split(ASIDE, 1)[0] ?? ''), ...titleParts(page.title ?? '')];
  const fuller = said.map(withoutPlace).find((text) => {
    const full = tokenizeName(text);
    const [added, ...more] = full.filter((word) => !words.some((one) => areOneToken(one, word)));
    if (added === undefined || more.length > 0 || !containTokens(full, words)) return false;
    const isProper = !site.use.areCapitalsUsual && site.use.shareOfSmall(added) === 0;
    return (
      !isProper &&
      !site.places.has(added) &&
      (isSaid(full) || saysWork(added)) &&
      (JOINS_TWO.test(name) || !JOINS_TWO.test(text))
    );
  });
  return fuller ?? name;
}

/** Whether all that the tables of trades know of a name are things: "Pools", but not "Drain cleaning". */
function isThing(name: string): boolean {
  const terms = categoryFinder.find(name);
  return terms.length > 0 && terms.every(({ kind, text }) => kind === 'thing' && countTokens(text) === 1);
}

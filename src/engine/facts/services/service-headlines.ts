import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { ChosenService } from './choose-services.ts';
import { type GroupSite, isTitled } from './group-site.ts';
import { saysOther } from './group-words.ts';
import { JOINS_TWO } from './merge-services.ts';
import { containTokens, isGlue, tokenizeName } from './name-words.ts';
import { namesServices } from './service-names.ts';

/**
 * The services without beginnings of their names, without links to all of them, and without names that only lead to one of them, as
 * headlines do.
 */
export function withoutHeadlines(site: GroupSite, chosen: readonly ChosenService[]): ChosenService[] {
  return (
    chosen
      .filter((one) => !isCutOff(one, chosen) && !leadsToOthers(site, one, chosen))
      // "Garage partner" says something else by its own words.
      .filter((one) => one.isFromBest || hasOwnPage(site, one) || !(isAroundKnown(one, chosen) || saysOther(one.name)))
  );
}

/** "A look into" beside "A look into the workshop": what was left of a line that ended in a small word. */
function isCutOff({ name }: ChosenService, chosen: readonly ChosenService[]): boolean {
  return isGlue(name.split(' ').at(-1) ?? '') && chosen.some((other) => other.name.startsWith(`${name} `));
}

const ENOUGH_OTHERS = 3;

/** "See all", in any language: it leads to a page that lists the others and says nothing of it. */
function leadsToOthers(site: GroupSite, { words, target }: ChosenService, chosen: readonly ChosenService[]): boolean {
  const page = target?.page ?? null;
  if (page === null || isTitled(site, { words, target })) return false;
  const listed = page.groups.filter(isContent).flatMap(({ members }) => members.map(({ name }) => makeNameKey(name)));
  const keys = new Set(listed);
  if (chosen.filter(({ name }) => keys.has(makeNameKey(name))).length < ENOUGH_OTHERS) return false;
  const texts = [...page.headings, ...page.blocks.filter(isContent)];
  return !texts.some(({ text }) => containTokens(tokenizeName(text), words));
}

function isContent({ region }: Pick<Page['blocks'][number], 'region'>): boolean {
  return region !== 'nav' && region !== 'header' && region !== 'footer';
}

function hasOwnPage(site: GroupSite, { words, target }: ChosenService): boolean {
  return target !== null && isTitled(site, { words, target });
}

/**
 * Whether a name without a page of its own only surrounds one of the best list, as the headline of its section does ("Safe tree removal, done
 * right", "Drain cleaning schedules"), or is a single word out of one ("House" beside "House clearance").
 */
function isAroundKnown({ words }: ChosenService, chosen: readonly ChosenService[]): boolean {
  const [only = ''] = words;
  return chosen.some(({ name, words: all, isFromBest }) => {
    // "Water heater services" is of water heaters.
    const known = all.filter((word) => !namesServices(word));
    if (!isFromBest || known.length < 2) return false;
    if (words.length > 1) return words.length > known.length && containTokens(words, known);
    return !JOINS_TWO.test(name) && known.some((word) => word === only || word === `${only}s` || only === `${word}s`);
  });
}

import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { readTowns } from '../place/read-towns.ts';
import type { ChosenService } from './choose-services.ts';
import { OTHER_PAGES } from './find-service-page.ts';
import { haveSameTokens, tokenizeName } from './name-words.ts';

/**
 * The names without those that only stand among services: what a form's option asks about one of them ("Question on repairs"),
 * where one is taken ("Munich Airport", "Salzburg Airport"), and what alone in its list leads to a page that is about no service
 * ("Directions").
 */
export function withoutBystanders(chosen: readonly ChosenService[]): ChosenService[] {
  const destinations = findDestinations(chosen);
  return chosen.filter(
    (one) => !destinations.has(one) && !leadsToOtherPage(one) && !chosen.some((other) => asksAbout(one, other)),
  );
}

const isOption = ({ seen }: ChosenService) => seen.every(({ group }) => group.group.kind === 'options');

/** "zu", "sur", "on": what an option is about follows. */
const SMALL_WORD = /^\p{Ll}{1,3}$/u;

/** Whether an option of a form is words about another service: "Question on" and the service. */
function asksAbout(one: ChosenService, other: ChosenService): boolean {
  if (other === one || !isOption(one) || isOption(other)) return false;
  const words = one.name.split(/\s+/);
  return words.some(
    (word, at) =>
      at > 0 && SMALL_WORD.test(word) && haveSameTokens(tokenizeName(words.slice(at + 1).join(' ')), other.words),
  );
}

/** Fewer towns of one wording may be chance. */
const FEWEST_DESTINATIONS = 2;
/** 100,000 inhabitants in the steps of the gazetteer: names of smaller places are words of any language. */
const SIZE_OF_DESTINATIONS = 5;

/** The names that are one wording with a town each: "Munich Airport (MUC)", "Salzburg Airport (SZG)". */
function findDestinations(chosen: readonly ChosenService[]): ReadonlySet<ChosenService> {
  const wordings = new Map<string, Map<string, ChosenService>>();
  for (const one of chosen) {
    const name = one.name.replace(/\s*\([^()]*\)/g, '');
    for (const { name: town, towns } of readTowns(name, null, new Set())) {
      if (town === name || !towns.some(({ size }) => size >= SIZE_OF_DESTINATIONS)) continue;
      const wording = name.replace(town, '*');
      wordings.set(wording, (wordings.get(wording) ?? new Map<string, ChosenService>()).set(town, one));
    }
  }
  const alike = [...wordings.values()].filter(({ size }) => size >= FEWEST_DESTINATIONS);
  return new Set(alike.flatMap((towns) => [...towns.values()]));
}

/** Whether all that a name says is where a link leads that no other member of its list shares: a page about no service. */
function leadsToOtherPage({ seen }: ChosenService): boolean {
  return seen.every(({ group, member }) => {
    const [href, ...others] = member.member.hrefs;
    if (href === undefined || others.length > 0 || member.member.bodyWords > 0) return false;
    const isShared = group.members.some((next) => next !== member && next.member.hrefs.includes(href));
    return !isShared && OTHER_PAGES.has(classifyUrl(href) ?? '');
  });
}

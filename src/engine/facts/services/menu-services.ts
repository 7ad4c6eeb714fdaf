import { phraseness } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { deriveName } from '../name/name.ts';
import { type GroupSite, isMenuGroup, isTitled, type SiteGroup, type SiteMember } from './group-site.ts';
import type { LinkTarget } from './link-targets.ts';
import { JOINS_TWO } from './merge-services.ts';
import { areOneToken, tokenizeName } from './name-words.ts';
import { hasCategoryTerm, namesServices } from './service-names.ts';
import { isOfOtherKind, isOfUnknownKind } from './unlisted-service-pages.ts';

/** An entry of a menu that leads to a page about one service. */
export interface MenuService {
  readonly name: string;
  readonly target: LinkTarget;
  readonly group: SiteGroup;
}

/** One page alone may be about anything. */
const FEWEST_PAGES = 2;
const LEAST_PHRASE = 0.35;
/** Where so many entries are services, those without a word of any trade are too: "Home visits" beside "Dog walking". */
const MOST_ENTRIES = 0.6;

/**
 * Services of a site whose menu names each of them beside "About us" and "Contact", as most small sites have it: entries whose
 * page is called the same, with a word of some trade, or in whose main heading or title the town stands beside it, and such
 * entries below them. None where fewer than two entries are, or where most pages of unknown kind are about something else.
 */
export function readMenuServices(site: GroupSite): MenuService[] {
  const found = new Map<string, MenuService>();
  const add = (group: SiteGroup, offered: readonly SiteMember[]) => {
    for (const { member, target } of offered)
      if (target !== null && !found.has(target.key)) found.set(target.key, { name: member.name, target, group });
  };
  const menus = site.groups.filter(isMenuGroup);
  for (const group of menus) {
    if (group.group.parentLabel !== '') continue;
    const open = group.members.filter((member) => isOfOpenKind(site, member));
    const offered = open.filter((member) => isAboutWork(site, member));
    if (offered.length < FEWEST_PAGES || offered.length * 2 < open.length) continue;
    add(group, offered.length >= open.length * MOST_ENTRIES ? open : offered);
  }
  const parents = new Set([...found.values()].map(({ name }) => makeNameKey(name)));
  for (const group of menus)
    if (parents.has(makeNameKey(group.group.parentLabel)))
      add(
        group,
        group.members.filter((member) => isOfOpenKind(site, member) && isAboutWork(site, member)),
      );
  return [...found.values()];
}

/** Whether an entry leads to a page of its own name that by label and address is none of the usual kinds. */
function isOfOpenKind(site: GroupSite, member: SiteMember): boolean {
  const { target, words } = member;
  const { name } = member.member;
  if (target === null || target.page === null || words.length === 0 || member.leadsHome) return false;
  // "L'atelier" of "Atelier Linde" is the business itself, "Pilates" of "Linde Osteopaths & Pilates" is what it does.
  if (words.every((word) => site.brand.has(word)) && !isPartOfName(site, name)) return false;
  return (
    isOfUnknownKind(target.href) &&
    phraseness(name) >= LEAST_PHRASE &&
    isTitled(site, member) &&
    !site.signsOf(name).isFurniture &&
    !namesServices(name) &&
    !isOfOtherKind(name)
  );
}

/** Whether a name with a word of some trade is one of two things that the business is called after. */
function isPartOfName({ context }: GroupSite, name: string): boolean {
  return hasCategoryTerm(name) && JOINS_TWO.test(deriveName(context).value ?? '');
}

function isAboutWork(site: GroupSite, { member, target, words }: SiteMember): boolean {
  if (hasCategoryTerm(member.name)) return true;
  const page = target?.page ?? null;
  const isBesideTown = (text: string) => {
    const said = tokenizeName(text);
    const others = said.filter((one) => !words.some((word) => areOneToken(word, one)));
    return others.length < said.length && others.some((word) => site.places.has(word));
  };
  return page !== null && site.namesOf(page).some(isBesideTown);
}

import type { Mention } from '#shared/audit/business.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { categoryFinder } from '../category/category-finder.ts';
import { deriveLanguages } from '../language/languages.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { withoutBystanders } from './bystanders.ts';
import { type ChosenService, chooseServices, type ServiceGates, type ServiceModels } from './choose-services.ts';
import { readFullName } from './full-names.ts';
import { type GroupSite, isTitled } from './group-site.ts';
import { readMachineServices } from './machine-services.ts';
import { readMenuServices } from './menu-services.ts';
import { mergeServices } from './merge-services.ts';
import { containTokens, tokenizeName } from './name-words.ts';
import { namesIllness } from './other-lists.ts';
import { makePageKey } from './page-addresses.ts';
import { type PageService, readPageServices } from './page-services.ts';
import { findPricedHeadings, type PricedHeading } from './priced-headings.ts';
import { findSentenceLists, type SentenceList } from './sentence-lists.ts';
import { withoutHeadlines } from './service-headlines.ts';
import {
  cleanServiceName,
  createRefuser,
  hasCategoryTerm,
  keyOfName,
  readPaidFor,
  toSentenceCase,
  withoutFrame,
} from './service-names.ts';
import { readOwnPage, separateParts, withoutHubs } from './service-parts.ts';
import { readPlaces, readStreets } from './service-places.ts';
import { withoutStrangers } from './strangers.ts';
import { findSummaryLists } from './summary-lists.ts';
import { splitByConfirmation } from './unconfirmed-services.ts';

/** A service as the site names it. */
export interface SelectedService {
  readonly name: string;
  /** The page of the site that its own link leads to; null without one. */
  readonly target: { readonly key: string; readonly href: string } | null;
  readonly seen: Mention;
  /** Beyond doubt: the site declares it, or its list of services has it by a good chance. */
  readonly isSure: boolean;
}

/** The services of a site, and names that may be some, for its owner to say. */
export interface ReadServices {
  readonly services: SelectedService[];
  readonly possible: string[];
}

/** A site that shows fewer services in lists, cards and menus may tell them in sentences. */
const ENOUGH_SHOWN = 3;
/** "Voice" among what is taught may also be a page: one of a few such names says nothing about the others. */
const FEWEST_TOLD = 3;
const MOST_OF_LIST = 0.75;
const MOST_SERVICES = 30;
const MOST_POSSIBLE = 8;
const FEWEST_OF_PAGES = 3;
/** From these chances on a name is beyond doubt: one of the best list, and one of a list that has names or its shape in common with it. */
const SURE = { own: 0.8, related: 0.93 } as const;

/** What a site offers, each once: what its structured data says, then what its groups list, then pages of its menu, or what its sentences tell. */
export function selectServices(site: GroupSite, models: ServiceModels, gates?: ServiceGates): SelectedService[] {
  return readServices(site, models, gates).services;
}

/** The same, with the names that come closest among those that are not taken. */
export function readServices(site: GroupSite, models: ServiceModels, gates?: ServiceGates): ReadServices {
  const { context } = site;
  const places = readPlaces(context);
  const refuse = createRefuser(deriveName(context).value, new Set([...places, ...readStreets(context)]));
  const machine = readMachineServices(context).map(({ name, url, seen }): SelectedService => {
    const target = url === null ? null : { key: makePageKey(url), href: url };
    return { name: cleanServiceName(withoutBrand(site, name)), target, seen, isSure: true };
  });
  const isService = ({ name }: { readonly name: string }) =>
    name !== '' && !refuse(name, keyOfName(name)) && !namesPerson(site, name);
  const isBrand = (name: string) => !hasCategoryTerm(name) && tokenizeName(name).every((word) => site.brand.has(word));
  const areNamesOfServices = ({ items }: SentenceList) =>
    !items.some(
      (name) => places.has(keyOfName(name)) || site.signsOf(name).isPraise || isBrand(name) || namesIllness(name),
    ) && items.filter((name) => isService({ name })).length >= Math.max(FEWEST_TOLD, items.length * MOST_OF_LIST);
  const likely = withoutStrangers(site, chooseServices(site, models, gates));
  const named = likely.filter(({ name }) => isService({ name: cleanServiceName(name) }));
  // Of a list that none is taken from, one name that is no service says that it is another list: a menu.
  const ranked = named.length < likely.length && !likely.some(({ isTaken }) => isTaken) ? [] : named;
  const chosen = withoutHeadlines(site, withoutBystanders(ranked.filter(({ isTaken }) => isTaken)));
  const inMenu = readMenuServices(site);
  const onPages = readPageServices(site);
  const own = [...machine, ...chosen.filter((one) => isTitled(site, one)), ...inMenu, ...onPages];
  const { whole, parts } = separateParts(chosen, new Set(own.flatMap(readOwnPage)));
  const { confirmed, others: unconfirmed } = splitByConfirmation(site, whole, machine.length);
  const best = whole.filter(({ isFromBest }) => isFromBest);
  const ofPages = best.filter(({ target }) => target !== null);
  // Beside services with a page each, what has none may be a part of one: a row of its prices.
  const isListOfPages = ofPages.length >= FEWEST_OF_PAGES && ofPages.length * 2 > best.length;
  const isPart = ({ isFromBest, target }: ChosenService) => isListOfPages && !isFromBest && target === null;
  const listed = confirmed.map((one): SelectedService => {
    const { name, target: own, seen } = one;
    const target = own ?? site.linkNamed(name);
    const [first] = seen;
    if (first === undefined) throw new RangeError('A name was seen somewhere.');
    const { page } = first.group;
    return {
      name: withoutPayment(site, cleanServiceName(name)),
      target,
      seen: mention(page, getMentionPlace(first.group.region), name),
      isSure: !one.isLone && !isPart(one) && one.chance >= (one.isFromBest ? SURE.own : SURE.related),
    };
  });
  const ofMenu = inMenu.map(({ name, target, group: { page, region } }): SelectedService => {
    return { name: cleanServiceName(name), target, seen: mention(page, getMentionPlace(region), name), isSure: true };
  });
  const known = [...machine, ...listed, ...ofMenu].map(({ name }) => tokenizeName(name));
  const isNew = ({ target }: PageService) => !known.some((words) => isTitled(site, { words, target }));
  const ofOwnPages = onPages.filter(isNew).map(({ name, target, page, region }): SelectedService => {
    return { name: cleanServiceName(name), target, seen: mention(page, getMentionPlace(region), name), isSure: true };
  });
  const [language = null] = deriveLanguages(context).value;
  const placeNames = [...places].map(tokenizeName);
  const frame = (name: string) => withoutFrame(name, places);
  const merge = (named: readonly SelectedService[]) => {
    const names = named.map(({ name }) => frame(name));
    const cased = named.map((one) => {
      const [page] = readOwnPage(one);
      const full = page === undefined ? one.name : cleanServiceName(readFullName(site, one.name, page, names, frame));
      return { ...one, name: frame(toSentenceCase(full, language, site.use.isAcronym)) };
    });
    return mergeServices(withoutHubs(cased.filter(isService)), placeNames)
      .slice(0, MOST_SERVICES)
      .map((one) => ({ ...one, name: one.name.replace(/^\p{Ll}(?=\p{Ll})/u, (first) => first.toUpperCase()) }));
  };
  const inLists = merge([...machine, ...listed, ...ofMenu, ...ofOwnPages]);
  const priced =
    inLists.length < ENOUGH_SHOWN ? findPricedHeadings(context.pages).map((one) => toPricedService(site, one)) : [];
  const shown = priced.length === 0 ? inLists : merge([...inLists, ...priced]);
  const lists =
    shown.length < ENOUGH_SHOWN ? [...findSentenceLists(context.pages), ...findSummaryLists(context.home)] : [];
  const told = lists.filter(areNamesOfServices);
  const services = told.length === 0 ? shown : merge([...shown, ...told.filter(listsServices).flatMap(toldServices)]);
  const unsure = [...unconfirmed, ...parts, ...ranked.filter(({ isTaken }) => !isTaken)];
  const others = [...unsure, ...told.flatMap(toldServices)]
    .filter(({ name }) => !namesIllness(name))
    .map(({ name }) => ({ name: toSentenceCase(cleanServiceName(name), language, site.use.isAcronym), target: null }));
  const taken = new Set(services.map(({ name }) => name));
  const possible = mergeServices([...services, ...others], placeNames).flatMap(({ name }) =>
    taken.has(name) ? [] : name,
  );
  return { services, possible: possible.slice(0, MOST_POSSIBLE) };
}

/** A name without the business's own behind it: "Night moves – Linde Movers". */
function withoutBrand({ brand }: GroupSite, name: string): string {
  const [first = name, ...others] = name.split(/\s[–—|-]\s/u);
  return others.length > 0 && tokenizeName(others.join(' ')).every((word) => brand.has(word)) ? first : name;
}

/** Whether a name is what somebody is with who it is: "Dentist Ada Brenholt". In a language that capitalizes its nouns that is not told. */
function namesPerson({ use, context }: GroupSite, name: string): boolean {
  const words = name.split(' ');
  if (words.length < 3 || use.areCapitalsUsual) return false;
  const languages = new Set(deriveLanguages(context).value);
  const { matches } = categoryFinder.locate(name, languages);
  const end = Math.max(0, ...matches.map((match) => (match.start === 0 && match.term.kind === 'name' ? match.end : 0)));
  const who = words.slice(end);
  return (
    end > 0 &&
    who.length > 1 &&
    who.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && use.shareOfSmall(makeNameKey(word)) === 0)
  );
}

/**
 * Whether a list is one of services: of what is taught, or with words of trades in most of it, in one that sums up in any of
 * it.
 */
function listsServices({ items, isTaught, isSummary }: SentenceList): boolean {
  const termed = items.filter(hasCategoryTerm).length;
  return isTaught || (isSummary === true ? termed > 0 : termed * 2 >= items.length);
}

function toPricedService(site: GroupSite, { page, heading: { text, region } }: PricedHeading): SelectedService {
  const plain = cleanServiceName(text.replace(/\([^()]*\)/g, ' '));
  // "FISH" among headings in capitals is no short form.
  const name = /^\p{Lu}{4,}$/u.test(plain) ? plain.slice(0, 1) + plain.slice(1).toLowerCase() : plain;
  // "Shoulder" of mounts is short for what its owner has to say.
  const isSure = site.signsOf(name).isTerm;
  return { name, target: null, seen: mention(page, getMentionPlace(region), text), isSure };
}

function toldServices({ page, region, items }: SentenceList): SelectedService[] {
  return items.map((item) => ({
    name: item.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    target: null,
    seen: mention(page, getMentionPlace(region), item),
    isSure: false,
  }));
}

/** The service that a payment is for, where a page of the site is called so: "Intensive course" of "Intensive course deposit". */
function withoutPayment(site: GroupSite, name: string): string {
  const paidFor = readPaidFor(name);
  if (paidFor === null) return name;
  const words = tokenizeName(paidFor);
  return site.context.pages.some((page) => containTokens(site.titleWordsOf(page), words)) ? paidFor : name;
}

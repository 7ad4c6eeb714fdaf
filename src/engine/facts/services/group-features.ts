import { countTokens, hasUnspacedLetters, namesAmount, phraseness, TIME } from '../../crawl/groups/names.ts';
import { computeShare } from '../../crawl/groups/tree-text.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { type GroupSite, isMenuGroup, isTitled, type SiteGroup, type SiteMember } from './group-site.ts';
import { CLASS_OFFERS, CLASS_OTHER, saysOffers, saysOther } from './group-words.ts';
import { isArticle, type LinkTarget } from './link-targets.ts';
import { areOneName, areOneToken } from './name-words.ts';
import { isBelowServices } from './own-links.ts';
import { hasCategoryTerm, keyOfName, namesServices } from './service-names.ts';
import { ABOUT_BUSINESS_SECTION } from './services-lexicon.ts';

const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/;
const BARE_AMOUNT = /^[\d\s.,–-]{1,14}$/;

/** Properties of a group as numbers from 0 to 1, by name. */
export type Features = Readonly<Record<string, number>>;

const flag = (is: boolean): number => (is ? 1 : 0);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * What speaks for and against a group being what the business offers. None decides alone: where it stands, the shape of its members,
 * where they lead, what agrees with it elsewhere on the site, how the site uses its words, and what labels and classes say.
 */
export function describeGroup(site: GroupSite, group: SiteGroup): Features {
  const shape = describeShape(site, group);
  const words = describeLabels(site, group);
  const { offer, other } = words;
  const card = shape.card ?? 0;
  const { kind } = group.group;
  const isList = ['list', 'rows', 'headings'].includes(kind) && !isMenuGroup(group) && group.region !== 'footer';
  const agreement = describeAgreement(site, group);
  const links = describeLinks(site, group);
  const isBareList = ['inline', 'list'].includes(kind) && !isMenuGroup(group) && group.region !== 'footer';
  return {
    ...describePlace(site, group),
    ...shape,
    ...links,
    ...agreement,
    ...describeUse(site, group),
    ...words.features,
    offerDom: Math.max(words.features.offerPage ?? 0, words.features.offerHead ?? 0) * (group.isDominant ? 1 : 0),
    offerCard: offer * card,
    offerOwn: offer * Math.max(links.ownMain ?? 0, links.ownSub ?? 0),
    pageParts: flag(/\|(?:section\.|\w+\.[^|]*section)/.test(group.group.shape)),
    subList: isSubmenu(group) ? (words.features.listHead ?? 0) : 0,
    offerList: offer * (isList ? 1 : 0),
    otherOnly: other * (1 - offer),
    optionsLone: kind === 'options' ? 1 - (agreement.agree ?? 0) : 0,
    inlineLone: kind === 'inline' ? 1 - (agreement.agree ?? 0) : 0,
    lone: isBareList ? (1 - (agreement.agree ?? 0)) * (1 - offer) : 0,
  };
}

function isContent(group: SiteGroup): boolean {
  return group.region !== 'nav' && group.region !== 'footer';
}

function isSubmenu(group: SiteGroup): boolean {
  return isMenuGroup(group) && group.group.parentLabel !== '';
}

function describePlace(site: GroupSite, one: SiteGroup): Features {
  const { group, page, region, members, isDominant } = one;
  const { kind } = group;
  const isMain = isContent(one);
  const isHome = isMain && page === site.context.home;
  const isSub = isSubmenu(one);
  const span = isMain ? Math.min(1, group.span) : 0;
  return {
    navSub: flag(isSub),
    footer: flag(region === 'footer'),
    home: flag(isHome),
    list: flag(kind === 'list' && isMain),
    options: flag(kind === 'options'),
    inline: flag(kind === 'inline'),
    rows: flag(kind === 'rows'),
    leaf: flag(isMain && !isHome && !site.hubs.has(page)),
    detail: flag(group.isDetail),
    cats: isSub ? computeShare(members, ({ member }) => member.holdsList) : 0,
    deep: flag(isSub && group.isDeep),
    span,
    spanHome: isHome ? span : 0,
    dom: flag(isDominant),
    hubDom: flag(isDominant && !isHome && site.hubs.has(page)),
  };
}

function describeShape(site: GroupSite, group: SiteGroup): Features {
  const { kind, isNumbered } = group.group;
  const members = group.members.map(({ member }) => member);
  const isMain = isContent(group);
  const sizes = members.map(({ bodyLength }) => Math.min(800, bodyLength));
  const average = mean(sizes);
  const deviation = Math.sqrt(mean(sizes.map((size) => (size - average) ** 2)));
  const isStanding = (text: string) => site.pagesWithHeading(text) >= Math.max(3, 0.4 * site.context.pages.length);
  return {
    phrase: mean(members.map(({ name }) => phraseness(name))),
    long: Math.min(1, mean(members.map(({ name }) => Math.max(0, countTokens(name) - 3))) / 3),
    oneWord: computeShare(members, ({ name }) => countTokens(name) === 1),
    headed: isMain ? computeShare(members, ({ heading }) => heading !== null) : 0,
    card: isMain
      ? computeShare(
          members,
          ({ heading, hasLead, bodyWords }) => (heading !== null || hasLead) && bodyWords >= 4 && bodyWords <= 70,
        )
      : 0,
    essay: computeShare(members, ({ bodyWords }) => bodyWords > 90),
    image: isMain ? computeShare(members, ({ hasImage }) => hasImage) : 0,
    price: computeShare(members, ({ body, hasAmount }) => hasAmount || (kind === 'rows' && BARE_AMOUNT.test(body))),
    uneven: average > 20 ? Math.min(1, deviation / average / 1.5) : 0,
    sections: isMenuGroup(group)
      ? 0
      : computeShare(members, ({ isSection, headingCount }) => isSection || headingCount > 2),
    numbered: flag(isNumbered || computeShare(members, (member) => member.isNumbered) > 0.6),
    standing:
      isMain && group.pages < 3
        ? computeShare(members, ({ heading }) => heading !== null && isStanding(heading.text))
        : 0,
    form: flag(kind !== 'options' && computeShare(members, ({ isField }) => isField) > 0.5),
    question: computeShare(members, ({ name }) => /[?？;]\s*$/.test(name)),
    dated: computeShare(
      members,
      ({ name, body, hasTime }) => hasTime || DATE.test(name) || DATE.test(body.slice(0, 40)),
    ),
    time: computeShare(members, ({ name, body }) => TIME.test(`${name} ${body.slice(0, 80)}`)),
    digit: computeShare(members, ({ name }) => /\d/.test(name)),
    quote: computeShare(members, ({ isQuote }) => isQuote),
  };
}

function describeLinks(site: GroupSite, group: SiteGroup): Features {
  const { members, page } = group;
  const isMain = isContent(group);
  const isSub = isSubmenu(group);
  const times = new Map<string, number>();
  for (const { target } of members) if (target !== null) times.set(target.key, (times.get(target.key) ?? 0) + 1);
  const timesOf = ({ target }: SiteMember) => (target === null ? 0 : (times.get(target.key) ?? 0));
  const own = computeShare(members, (member) => timesOf(member) === 1);
  const start = `${page.url.split('#', 1)[0]}#`;
  return {
    ownMain: isMain ? own : 0,
    ownSub: isSub ? own : 0,
    sameTarget: computeShare(members, (member) => timesOf(member) > 1),
    title: isMain || isSub ? computeShare(members, (member) => isTitled(site, member)) : 0,
    articles: computeShare(members, ({ target }) => target !== null && isArticle(target)),
    toHubs: isMain
      ? computeShare(members, ({ target }) => target !== null && target.page !== null && site.hubs.has(target.page))
      : 0,
    anchor: computeShare(members, ({ member }) => member.hrefs.some((href) => href.startsWith(start))),
    elsewhere: computeShare(members, ({ target }) => target !== null && leadsElsewhere(target.href, members)),
    toList: computeShare(
      members,
      ({ member, target }) => leadsToList(site, target) && member.hrefs.some((href) => href.includes('#')),
    ),
    below: computeShare(members, ({ target }) => target !== null && isBelowServices(target.href)),
    away: computeShare(
      members,
      ({ member, target }) => target === null && member.hrefs.some((href) => leadsAway(site, href)),
    ),
    chrome: computeShare(members, ({ member, leadsHome }) => leadsHome || site.signsOf(member.name).isFurniture),
  };
}

const MOST_MADE = 12;
const LONGEST_PRICE = 120;

/** Whether what is listed is the range of its maker: few things, described on pages of their own, none with a price. */
function isOfMaker(members: readonly SiteMember[]): boolean {
  if (members.length > MOST_MADE) return false;
  const pages = members.flatMap(({ target }) => target?.page ?? []);
  return (
    pages.length > 0 &&
    !members.some(({ member }) => member.hasAmount) &&
    !pages.some(({ blocks }) => blocks.some(({ text }) => text.length <= LONGEST_PRICE && namesAmount(text)))
  );
}

/** To goods of a shop or to pages about places. */
function leadsElsewhere(href: string, members: readonly SiteMember[]): boolean {
  const kind = classifyUrl(href);
  return kind === 'locations' || (kind === 'products' && !isOfMaker(members));
}

/** To a page that is called a list of services. */
function leadsToList(site: GroupSite, target: LinkTarget | null): boolean {
  return target !== null && target.page !== null && site.namesOf(target.page).some((name) => namesServices(name));
}

function leadsAway(site: GroupSite, href: string): boolean {
  if (!href.startsWith('http')) return true;
  const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? '';
  return !site.context.ownHosts.has(host);
}

function describeAgreement(site: GroupSite, group: SiteGroup): Features {
  const places = group.members.map(({ words }) => site.placesOf(words));
  const isIn = (place: string) => (group.place === place ? 0 : computeShare(places, (one) => one.has(place)));
  return {
    agree: computeShare(places, (one) => one.size > (one.has(group.place) ? 1 : 0)),
    inForm: isIn('form'),
    inFooter: isIn('footer'),
    inTitle: computeShare(group.members, ({ words }) =>
      words.some(
        (word) =>
          (word.length > 3 || hasUnspacedLetters(word)) && site.titleWords.some((title) => areOneToken(title, word)),
      ),
    ),
    data: computeShare(group.members, ({ words }) => site.offers.some((offer) => areOneName(offer, words))),
  };
}

function describeUse(site: GroupSite, { members }: SiteGroup): Features {
  const { use, brand, places } = site;
  const small = members.map(({ words }) => {
    const known = words.map((word) => use.shareOfSmall(word)).filter((share) => share !== null);
    return known.length > 0 ? Math.max(...known) : null;
  });
  return {
    common: use.areCapitalsUsual ? 0.5 : mean(small.map((share) => share ?? 0.3)),
    proper: use.areCapitalsUsual ? 0 : computeShare(small, (share) => share === 0),
    unknown: computeShare(members, ({ words }) => !words.some((word) => use.isSaid(word))),
    brand: computeShare(members, ({ words }) => words.length <= 4 && words.some((word) => brand.has(word))),
    place: computeShare(members, ({ words }) => words.length > 0 && words.every((word) => places.has(word))),
    termed: computeShare(members, ({ member }) => site.signsOf(member.name).isTerm),
    praise: computeShare(members, ({ member }) => site.signsOf(member.name).isPraise),
    actions: computeShare(members, ({ member }) => site.isAction(member.name)),
  };
}

const LONGEST_LABEL = 70;
/** "Home / Services" over a page about one of them. */
const IS_TRAIL = /\s[/›»>|]\s/;

/**
 * What stands above a group, without what stands above the main heading of a page about something: "Treatments", "Yoga" above
 * the sections of the page on yoga say that yoga is a treatment, not that its sections are.
 */
function readLabels(site: GroupSite, { group: { labels }, page }: SiteGroup): readonly string[] {
  if (page === site.context.home || site.namesOf(page).some(namesServices)) return labels;
  const main = new Set(page.headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])));
  const at = labels.findLastIndex((label) => main.has(label));
  return at < 0 ? labels : labels.slice(at);
}

function describeLabels(site: GroupSite, group: SiteGroup) {
  const isHome = group.page === site.context.home;
  const label = isSubmenu(group)
    ? group.group.parentLabel
    : group.group.labels
        .filter((text) => text.length < LONGEST_LABEL && !IS_TRAIL.test(text))
        .slice(-3)
        .join('\n');
  const pageLabel = isHome || !isContent(group) ? '' : site.namesOf(group.page).join('\n');
  const listHead = flag(
    isSubmenu(group)
      ? namesServices(label)
      : readLabels(site, group).some((text) => !IS_TRAIL.test(text) && namesServices(text)),
  );
  const otherHead = flag(saysOther(label));
  const offerHead = Math.max(listHead, flag(saysOffers(label))) * (otherHead === 1 ? 0.3 : 1);
  const otherPage = flag(saysOther(pageLabel));
  const offerPage = flag(saysOffers(pageLabel)) * (otherPage === 1 ? 0.3 : 1);
  const offerClass = flag(CLASS_OFFERS.test(group.group.hints));
  const otherClass = flag(CLASS_OTHER.test(group.group.hints));
  const about = flag(listHead === 0 && ABOUT_BUSINESS_SECTION.test(keyOfName(group.group.label ?? '')));
  const listPage = flag(!isHome && isContent(group) && site.namesOf(group.page).some((name) => namesServices(name)));
  return {
    features: { otherHead, offerHead, otherPage, offerPage, offerClass, otherClass, listHead, listPage, about },
    offer: Math.max(offerHead, offerPage, 0.5 * offerClass),
    other: Math.max(otherHead, otherPage, 0.7 * otherClass),
  };
}

const FEWEST_KEPT = 0.4;

/** Whether nothing else of the site, of its labels or of any trade has a word of it. */
function isStrange(features: Features): boolean {
  const isKnown = SIGNS_OF_KNOWING.some((name) => (features[name] ?? 0) > 0);
  return (features.unknown ?? 0) === 1 && !isKnown;
}

/**
 * Whether labels and page say that it is something else, as advice for patients, and no other place of the site offers any of it. What a
 * menu lists is in its other places too.
 */
function saysOnlyOther(features: Features): boolean {
  const value = (name: string) => features[name] ?? 0;
  const isMenu = value('toHubs') === 1 && value('termed') === 0;
  return (
    value('otherOnly') === 1 && (value('agree') === 0 || isMenu) && SIGNS_OF_OFFERING.every((name) => value(name) === 0)
  );
}

const SIGNS_OF_OFFERING = ['inForm', 'data', 'listHead', 'listPage', 'below', 'toList', 'price'];

const SIGNS_OF_KNOWING = [
  'termed',
  'inTitle',
  'data',
  'agree',
  'listHead',
  'listPage',
  'offerHead',
  'offerPage',
  'price',
];

/** "Plumber Leeds", "Plumber Bradford": one phrase with one other word each is a list of places. */
function varyByPlaceOnly(names: readonly string[]): boolean {
  const words: string[][] = [];
  for (const name of names) {
    const own = keyOfName(name).split(' ');
    if (own.length < 3) return false;
    words.push(own);
  }
  const [first, ...others] = words;
  if (first === undefined || others.length < 2) return false;
  const shared = first.filter((word) => others.every((other) => other.includes(word)));
  const rest = words.map((name) => name.filter((word) => !shared.includes(word)));
  return shared.length >= 2 && rest.every((name) => name.length === 1 && !hasCategoryTerm(name.join(' ')));
}

const PAIR = 2;

/** Whether a group is certainly something else: two parts that nothing calls services, form fields, questions, menus, quotes, towns, no phrases at all. */
export function isVetoed(features: Features, { members, group: { total } }: SiteGroup): boolean {
  const value = (name: string) => features[name] ?? 0;
  return (
    (members.length <= PAIR && value('listHead') === 0 && value('below') < 1 && value('toList') < 1) ||
    (value('listHead') === 0 && (value('place') > 0 || value('elsewhere') >= 0.5 || value('about') === 1)) ||
    (value('numbered') === 1 && SIGNS_OF_OFFERING.every((name) => value(name) === 0) && value('offerClass') === 0) ||
    isStrange(features) ||
    saysOnlyOther(features) ||
    value('form') === 1 ||
    value('question') >= 0.5 ||
    value('chrome') >= 0.5 ||
    value('phrase') < 0.35 ||
    value('place') >= 0.6 ||
    value('quote') >= 0.6 ||
    members.length < FEWEST_KEPT * total ||
    (value('offerHead') === 0 && varyByPlaceOnly(members.map(({ member }) => member.name)))
  );
}

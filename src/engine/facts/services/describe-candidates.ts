import { countTokens, hasUnspacedLetters, phraseness } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { computeShare } from '../../crawl/groups/tree-text.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { OTHER_PAGES } from './find-service-page.ts';
import type { Features } from './group-features.ts';
import { isHeadline } from './group-roles.ts';
import { type GroupSite, isMenuGroup, isTitled, type SiteGroup, type SiteMember } from './group-site.ts';
import { isRequest, namesTimetable, saysAsk, saysOther, speaksOfItself } from './group-words.ts';
import type { LinkTarget } from './link-targets.ts';
import { areOneName, areOneToken, haveSameTokens, tokenizeName } from './name-words.ts';
import { isBelowServices } from './own-links.ts';
import { namesServices } from './service-names.ts';

/** Groups below this chance are not looked at. */
export const UNLIKELY = 0.12;
/** From this share of members with a price on, a group is a price list. */
const PRICED = 0.6;

export interface LikelyGroup {
  readonly group: SiteGroup;
  readonly features: Features;
  readonly chance: number;
}

/** A name that may be a service. */
export interface Candidate {
  readonly name: string;
  readonly words: readonly string[];
  readonly features: Features;
  readonly isFromBest: boolean;
  /** Whether its list has nothing to do with the best one. */
  readonly isLone: boolean;
  readonly target: LinkTarget | null;
  readonly seen: readonly { readonly group: SiteGroup; readonly member: SiteMember }[];
}

/** Whether a group is a price list. */
export const isPriceList = ({ features }: Pick<LikelyGroup, 'features'>): boolean => (features.price ?? 0) >= PRICED;

interface Related extends LikelyGroup {
  /** The part of its names that the best group has too, and the part of the best one's that it has. */
  readonly overlap: number;
  readonly back: number;
  readonly isSibling: boolean;
  /** The best group, or another part of the price list that it is. */
  readonly isTop: boolean;
}

interface Seen {
  readonly row: Related;
  readonly member: SiteMember;
  readonly at: number;
}

interface Named {
  readonly name: string;
  readonly words: readonly string[];
  readonly seen: Seen[];
}

/** Every name of every likely group, with how it relates to the best group and where else it stands. */
export function findCandidates(site: GroupSite, rows: readonly LikelyGroup[]): Candidate[] {
  const ranked = rows.filter(({ chance }) => chance >= UNLIKELY).sort((a, b) => b.chance - a.chance);
  const best = ranked.find((row) => !isDetail(site, row, ranked)) ?? ranked[0];
  if (best === undefined) return [];
  const likely = [best, ...ranked.filter((row) => row !== best)];
  const related = likely.map((row): Related => {
    const isBest = row === best;
    return {
      ...row,
      overlap: isBest ? 1 : overlapOf(row.group, best.group),
      back: isBest ? 1 : overlapOf(best.group, row.group),
      isSibling: !isBest && isBeside(row, best),
      isTop: isBest || (isBeside(row, best) && isPriceList(row) && isPriceList(best)),
    };
  });
  const [top] = related;
  if (top === undefined) return [];
  const core = related.filter(
    (row) => row === top || (row.overlap >= 0.5 && row.chance > 0.35) || (row.isSibling && row.chance > 0.3),
  );
  const known = new KnownServices(site, core);
  // The parts of a price list in their order on the page.
  const parts = related.filter(({ isTop }) => isTop).sort((a, b) => a.group.group.position - b.group.group.position);
  return collectNames(site, [...parts, ...related.filter(({ isTop }) => !isTop)], core).map((named) =>
    toCandidate(site, named, related, top, known),
  );
}

/** From these chances on, and with so many pages of its own, a list says what its pages are about. */
const LISTS_PAGES = { chance: 0.6, fewest: 3 } as const;

/** Whether a group stands on the page of one service that another list of such pages leads to: what that service consists of. */
function isDetail(site: GroupSite, { group }: LikelyGroup, rows: readonly LikelyGroup[]): boolean {
  if (group.page === site.context.home || isMenuGroup(group) || group.region === 'footer') return false;
  return rows.some(({ group: other, chance }) => {
    if (chance < LISTS_PAGES.chance || other.page === group.page) return false;
    const leading = other.members.filter((member) => isTitled(site, member) || leadsAlone(other, member));
    return (
      leading.length >= LISTS_PAGES.fewest &&
      leading.some(({ target, member: { name } }) => target?.page === group.page && !namesServices(name))
    );
  });
}

/** No time of the day: "Breakdown service 24h". */
const ROUND_THE_CLOCK = /\s*\b24(?:\s?(?:h|hr|hours?|std|stunden|horas|heures|ore|uur)\b|\/7)/giu;

const isBeside = ({ group: one }: LikelyGroup, { group: other }: LikelyGroup): boolean =>
  one.page === other.page && one.group.shape === other.group.shape;

function overlapOf(one: SiteGroup, other: SiteGroup): number {
  return computeShare(one.members, ({ words }) => other.members.some((member) => areOneName(words, member.words)));
}

function collectNames(site: GroupSite, related: readonly Related[], core: readonly Related[]): Named[] {
  const labels = new Set(
    core.flatMap(({ group: { group } }) =>
      [...group.labels, group.parentLabel].filter((one) => one !== '').map(makeNameKey),
    ),
  );
  const mayBeService = memoizeByText(
    (name) =>
      phraseness(name.replace(ROUND_THE_CLOCK, '')) > 0.3 &&
      !site.signsOf(name).isFurniture &&
      !isRequest(name) &&
      !namesTimetable(name),
  );
  const found: Named[] = [];
  const byLength = new Map<number, Named[]>();
  for (const row of related)
    row.group.members.forEach((member, at) => {
      const { name } = member.member;
      const { words } = member;
      if (words.length === 0 || member.leadsHome || !mayBeService(name)) return;
      // "On en parle": hardly a word of it names anything.
      if (words.length === 1 && countTokens(name) > 2 && !hasUnspacedLetters(name)) return;
      if (!row.isTop && labels.has(makeNameKey(name))) return;
      const alike = byLength.get(words.length) ?? [];
      byLength.set(words.length, alike);
      let named = alike.find((one) => haveSameTokens(one.words, words));
      if (named === undefined) {
        named = { name, words, seen: [] };
        found.push(named);
        alike.push(named);
      }
      named.seen.push({ row, member, at });
    });
  return found.filter(({ seen }) => !seen.every(({ row, member }) => isHeadline(row.group, member)));
}

/** What the groups around the best one say of services: their names, and the pages that are about one each. */
class KnownServices {
  /** Whether one of them has the words of a text. */
  readonly isNamed: (text: string) => boolean;
  /** What is listed on these pages are details of one service. */
  readonly pages: ReadonlySet<unknown>;

  constructor(site: GroupSite, core: readonly Related[]) {
    const names = core.flatMap(({ group }) => group.members.map(({ words }) => words));
    this.isNamed = memoizeByText((text) => {
      const own = tokenizeName(text);
      return names.some((words) => haveSameTokens(words, own));
    });
    const pages = new Set<unknown>();
    for (const { group } of core) {
      const times = new Map<unknown, number>();
      for (const { target } of group.members)
        if (target?.page != null) times.set(target.page, (times.get(target.page) ?? 0) + 1);
      for (const member of group.members) {
        const page = member.target?.page ?? null;
        if (page !== null && times.get(page) === 1 && isTitled(site, member)) pages.add(page);
      }
    }
    this.pages = pages;
  }
}

const flag = (is: boolean): number => (is ? 1 : 0);

function logit(chance: number): number {
  return Math.log(Math.max(1e-3, chance) / Math.max(1e-3, 1 - chance)) / 3;
}

function toCandidate(
  site: GroupSite,
  { name, words, seen }: Named,
  related: readonly Related[],
  top: Related,
  known: KnownServices,
): Candidate {
  const [first] = seen;
  if (first === undefined) throw new RangeError('A name was seen somewhere.');
  const { row, member, at } = first;
  const { features: of, group } = row;
  const value = (feature: string) => of[feature] ?? 0;
  const isTop = seen.some((one) => one.row.isTop);
  const most = (get: (row: Related) => number) => (isTop ? 0 : Math.max(...seen.map((one) => get(one.row))));
  const places = placesOf(words, seen, related);
  const elsewhere = [...places].filter(([place]) => place !== group.place).map(([, chance]) => chance);
  const linked = findOwnLink(site, seen);
  const offer = Math.max(value('offerHead'), value('offerPage'), 0.5 * value('offerClass'));
  const isSaid = offer >= 0.9 || value('title') >= 0.6 || value('inForm') >= 0.5 || value('data') >= 0.5;
  const small = words.map((word) => site.use.shareOfSmall(word)).filter((share) => share !== null);
  const overlap = most((one) => one.overlap);
  const sibling = most((one) => flag(one.isSibling));
  const isUnder =
    !known.pages.has(group.page) &&
    seen.some(
      ({
        row: {
          group: { group: own },
        },
      }) => own.label !== null && known.isNamed(own.label),
    );
  const features = {
    group: logit(row.chance),
    elsewhere: Math.max(0, ...elsewhere),
    top: flag(isTop),
    topScore: logit(top.chance),
    outside: isTop ? 0 : logit(row.chance),
    overlap,
    back: most((one) => one.back),
    sibling,
    alone: flag(!isTop && !isSaid && overlap < 0.3),
    said: flag(!isTop && isSaid),
    detail: flag(!isTop && known.pages.has(group.page) && !isMenuGroup(group) && group.region !== 'footer'),
    section: flag(seen.some((one) => one.member.member.isLabel) && value('card') < 0.5),
    heads: flag(!isTop && group.group.kind === 'headings'),
    lone: flag(!isTop && (group.group.kind === 'inline' || value('lone') > 0.5)),
    titled: flag(linked !== null && isTitled(site, linked)),
    untitled: flag(linked?.target?.page != null && !isTitled(site, linked)),
    action: flag(site.isAction(name)),
    termed: flag(site.signsOf(name).isTerm),
    below: flag(linked?.target != null && isBelowServices(linked.target.href)),
    praise: flag(site.signsOf(name).isPraise),
    inTitle: computeShare(words, (word) => site.titleWords.some((title) => areOneToken(title, word))),
    listed: Math.max(value('listHead'), value('listPage')),
    phrase: phraseness(name),
    long: Math.min(1, Math.max(0, countTokens(name) - 4) / 4),
    digit: flag(/\d/.test(name)),
    proper: flag(!site.use.areCapitalsUsual && small.length > 0 && Math.max(...small) === 0),
    place: flag(words.every((word) => site.places.has(word))),
    brand: flag(words.every((word) => site.brand.has(word))),
    data: flag(site.offers.some((service) => areOneName(service, words))),
    lastOption: flag(group.group.kind === 'options' && at === group.members.length - 1 && elsewhere.length === 0),
    under: flag(!isTop && isUnder),
    odd: flag(saysOther(name) || saysAsk(name) || speaksOfItself(name)),
    mainHeading: flag(seen.some((one) => one.member.member.heading?.level === 1)),
    sectionHead: flag(seen.some((one) => one.member.member.isSection)),
    bare: flag(member.member.bodyWords === 0 && value('card') > 0.5),
    withPlace: flag(words.some((word) => site.places.has(word))),
    small: flag(/^\p{Ll}/u.test(name)),
    form: flag(seen.some((one) => one.row.group.group.kind === 'options')),
    other: Math.max(value('otherHead'), value('otherPage'), 0.6 * value('otherClass')),
    more: isTop ? Math.min(1, group.members.length / 12) : 0,
  };
  return {
    name: member.member.name,
    words,
    features,
    isFromBest: isTop,
    isLone: !isTop && sibling === 0 && overlap < 0.4,
    target: linked?.target ?? null,
    seen: seen.map((one) => ({ group: one.row.group, member: one.member })),
  };
}

/** The member that leads to a page about it: one of that title, else one that no other member of its group leads to. */
function findOwnLink(site: GroupSite, seen: readonly Seen[]): SiteMember | null {
  const members = seen.map(({ member }) => member);
  const titled = members.find((member) => isTitled(site, member));
  if (titled !== undefined) return titled;
  return seen.find(({ row, member }) => leadsAlone(row.group, member))?.member ?? null;
}

/** Whether a member leads to a page that may be about a service, and no other member of its group does. */
function leadsAlone({ members }: SiteGroup, { target }: SiteMember): boolean {
  if (target === null || OTHER_PAGES.has(classifyUrl(target.href) ?? '')) return false;
  return members.filter((other) => other.target?.key === target.key).length === 1;
}

/** The places of the site where a likely group has the name, with the best chance of a group there. */
function placesOf(words: readonly string[], seen: readonly Seen[], related: readonly Related[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { row } of seen) places.set(row.group.place, Math.max(places.get(row.group.place) ?? 0, row.chance));
  for (const { group, chance } of related)
    if (!places.has(group.place) && group.members.some((member) => areOneName(words, member.words)))
      places.set(group.place, chance);
  return places;
}

import { countTokens } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { PageKind } from '../../crawl/html/page-kind-lexicon.ts';
import { type Candidate, findCandidates, isPriceList, type LikelyGroup, UNLIKELY } from './describe-candidates.ts';
import { describeGroup, type Features, isVetoed } from './group-features.ts';
import { type GroupSite, isTitled, type SiteGroup, type SiteMember } from './group-site.ts';
import { saysForWhom, saysOffers } from './group-words.ts';
import { haveSameTokens } from './name-words.ts';
import { createListRefuser } from './other-lists.ts';

/** A logistic model: the chance is the logistic function of the bias and the weighted features. */
export interface Model {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

export interface ServiceModels {
  readonly group: Model;
  readonly name: Model;
}

/** Chances from which on groups and names are taken. */
export interface ServiceGates {
  /** The best group; below it the site has no list of services, and below `open` none that its owner is asked about. */
  readonly best: number;
  readonly open: number;
  /** A name of the best group, one of a group that has names or its shape in common with it, and one of any other. */
  readonly own: number;
  readonly related: number;
  readonly lone: number;
}

export const GATES: ServiceGates = { best: 0.4, open: 0.3, own: 0.5, related: 0.7, lone: 0.85 };
/** What a bare list that nothing confirms needs more than cards do. */
const BARE_LIST = 0.15;
const MOST_SERVICES = 24;

export interface ChosenService extends Candidate {
  readonly chance: number;
  /** Whether it reaches the gate of its list; of those that do not, only the likeliest are given. */
  readonly isTaken: boolean;
  /** Whether it is taken because most of its list is. */
  readonly isInCompany?: boolean;
}

/** The chance that a model gives to features, 0 to 1. */
export function computeChance({ bias, weights }: Model, features: Features): number {
  let sum = bias;
  for (const name in weights) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The groups that may list services, with their features. */
export function describeGroups(site: GroupSite): { readonly group: SiteGroup; readonly features: Features }[] {
  const isOther = createListRefuser(site);
  return site.groups
    .map((group) => ({ group, features: describeGroup(site, group) }))
    .filter(
      ({ group, features }) => !isVetoed(features, group) && !listsGoodsBeside(group, site.groups) && !isOther(group),
    );
}

/** More headings than this tell by themselves what there is: the courses of a menu. */
const MOST_PARTS = 6;

/** Whether a group is the headings of the parts of a price list: "Ladies" and "Gentlemen", each above what is done for them. */
function headsPriceLists({ group: { group, page, members } }: LikelyGroup, all: readonly LikelyGroup[]): boolean {
  if (members.length > MOST_PARTS || !members.some(({ member }) => member.isLabel)) return false;
  const parts = all.filter(
    (row) => row.group.group !== group && row.group.page === page && isPriceList(row) && row.chance >= UNLIKELY,
  );
  const labels = new Set(
    parts.flatMap(
      ({
        group: {
          group: { label },
        },
      }) => (label === null ? [] : [makeNameKey(label)]),
    ),
  );
  const headed = members.filter(({ member: { heading } }) => heading !== null && labels.has(makeNameKey(heading.text)));
  return headed.length >= members.length / 2 && headed.some(({ member: { name } }) => saysForWhom(name));
}

/** A heading of so many words is a sentence. */
const SENTENCE = 5;

/** Whether one of a few headings says that services follow, and a list does: "We offer the following services", beside "Surgery". */
function announcesList({ group: { group, page, members } }: LikelyGroup, all: readonly LikelyGroup[]): boolean {
  if (members.length > MOST_PARTS) return false;
  return members.some(({ member: { heading, isLabel } }) => {
    if (!isLabel || heading === null || !saysOffers(heading.text) || countTokens(heading.text) < SENTENCE) return false;
    const key = makeNameKey(heading.text);
    return all.some(
      ({ group: other, chance }) =>
        other.group !== group &&
        other.page === page &&
        other.group.kind === 'list' &&
        chance >= UNLIKELY &&
        makeNameKey(other.group.label ?? '') === key,
    );
  });
}

/** Whether a group is what a business sells beside what it does: a table of products on the page of its table of prices. */
function listsGoodsBeside({ group, page }: SiteGroup, groups: readonly SiteGroup[]): boolean {
  const isTable = (one: SiteGroup['group'], kind: PageKind) =>
    one.kind === 'rows' && classifyLinkText(one.label ?? '')?.kind === kind;
  return isTable(group, 'products') && groups.some((other) => other.page === page && isTable(other.group, 'prices'));
}

/** From this chance on a name that is not taken may still be a service, for the owner to say. */
const POSSIBLE = 0.5;
/** Of the best list of a site that has no likely one, whose owner is asked. */
const POSSIBLE_OF_OPEN = 0.25;
const FEWEST_OPEN = 4;

/**
 * The names that the groups of a site list, those of the best group in its own order, then the surest first: not a group is taken but each name of every likely group, by how its
 * group relates to the best one and where else on the site it stands. None is taken where no group is likely enough. Those that may be services but
 * are not taken follow.
 */
export function chooseServices(site: GroupSite, models: ServiceModels, gates: ServiceGates = GATES): ChosenService[] {
  const all = describeGroups(site).map((row) => ({ ...row, chance: computeChance(models.group, row.features) }));
  const likely = all.filter((row) => !headsPriceLists(row, all) && !announcesList(row, all));
  const best = Math.max(0, ...all.map((row) => row.chance - (isBareList(row) ? BARE_LIST : 0)));
  const isFound = best >= gates.best;
  if (!isFound && !all.some(({ chance }) => chance >= gates.open)) return [];
  const ranked = findCandidates(site, likely)
    .map((candidate) => {
      const chance = computeChance(models.name, candidate.features);
      const gate = candidate.isFromBest ? gates.own : candidate.isLone ? gates.lone : gates.related;
      return { ...candidate, chance, isTaken: isFound && chance >= gate };
    })
    .sort((a, b) => Number(b.isFromBest) - Number(a.isFromBest) || (a.isFromBest ? 0 : b.chance - a.chance));
  const chosen = [...ranked.filter(({ isTaken }) => isTaken), ...findCompany(ranked)];
  // The words of a button below another service.
  const led = new Set(chosen.flatMap(({ target }) => (target === null ? [] : [target.key])));
  const isButton = ({ name, words, target: own, seen }: ChosenService) => {
    // An entry of a menu names what it leads to.
    if (seen.some(({ group: { region } }) => region === 'nav' || region === 'footer')) return false;
    const target = own === null ? site.linkNamed(name) : null;
    return target !== null && led.has(target.key) && !isTitled(site, { words, target });
  };
  if (!isFound) return openNames(ranked);
  const taken = new Set(chosen.map(({ name }) => name));
  const possible = ranked.filter(({ name, chance }) => !taken.has(name) && chance >= POSSIBLE);
  return [...chosen.filter((one) => !isButton(one)).slice(0, MOST_SERVICES), ...possible.slice(0, MOST_SERVICES)];
}

/** So many of a list are services that the others are too. */
const MOST_TAKEN = 0.6;
const FEWEST_TAKEN = 4;

/** The names that are not taken, of lists most names of which are. */
function findCompany(ranked: readonly ChosenService[]): ChosenService[] {
  const taken = ranked.filter(({ isTaken }) => isTaken);
  const isKnown = ({ words }: Pick<SiteMember, 'words'>) => taken.some((one) => haveSameTokens(one.words, words));
  const isAmongTaken = memoizeByGroup(({ group: { kind }, members }) => {
    if (kind === 'headings') return false;
    const known = members.filter(isKnown).length;
    return known >= FEWEST_TAKEN && known >= members.length * MOST_TAKEN;
  });
  return ranked.flatMap((one) => {
    const isInCompany = !one.isTaken && one.chance >= POSSIBLE && one.seen.some(({ group }) => isAmongTaken(group));
    return isInCompany ? [{ ...one, isTaken: true, isInCompany }] : [];
  });
}

function memoizeByGroup(test: (group: SiteGroup) => boolean): (group: SiteGroup) => boolean {
  const known = new Map<SiteGroup, boolean>();
  return (group) => {
    const answer = known.get(group) ?? test(group);
    known.set(group, answer);
    return answer;
  };
}

/** The names of the best list where it is not likely enough to be taken, and long enough to be asked about. */
function openNames(ranked: readonly ChosenService[]): ChosenService[] {
  const names = ranked.filter(
    ({ isFromBest, chance, seen }) =>
      isFromBest && chance >= POSSIBLE_OF_OPEN && seen.every(({ group }) => group.group.kind !== 'inline'),
  );
  return names.length >= FEWEST_OPEN ? names : [];
}

function isBareList({ group, features }: LikelyGroup): boolean {
  return group.group.kind === 'inline' || (features.lone ?? 0) > 0.5;
}

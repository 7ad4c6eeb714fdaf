import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { computeShare } from '../../crawl/groups/tree-text.ts';
import { classifyLinkText, classifyUrl } from '../../crawl/html/page-kind.ts';
import { getValues } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { type GroupSite, isMenuGroup, type SiteGroup, type SiteMember } from './group-site.ts';
import { saysEquipment, saysKinds, saysOffers } from './group-words.ts';
import { areOneName } from './name-words.ts';
import { namesFee, namesServices } from './service-names.ts';

/** A test for groups that certainly list something else than services, whatever else the site says of them. */
export function createListRefuser(site: GroupSite): (group: SiteGroup) => boolean {
  const learned = readQualifications(site.context);
  const ills = site.groups.filter(listsIllnesses).flatMap(({ members }) => members.map(({ words }) => words));
  return (group) =>
    isOnLegalPage(site, group) ||
    listsSame(group, ills) ||
    isOfContact(group) ||
    namesBusiness(site, group) ||
    isPriceBreakdown(group) ||
    listsOtherPlaces(site, group) ||
    leadsToLegalPages(group.members) ||
    isMenuOfSections(site, group) ||
    areCaptions(group) ||
    group.group.labels.slice(-NEAREST_LABELS).some(saysEquipment) ||
    listsKinds(group) ||
    isOneAtPlaces(site, group) ||
    listsQualifications(group, learned);
}

/** The keys of what people of the business are and have learned, by the structured data: "Master of Sport Science". */
function readQualifications({ nodes }: FactContext): ReadonlySet<string> {
  const names = nodes.flatMap(({ node }) => [
    ...getValues(node, 'jobTitle'),
    ...(node.types.includes('EducationalOccupationalCredential') ? getValues(node, 'name') : []),
  ]);
  return new Set(names.flatMap((one) => (typeof one === 'string' ? [makeNameKey(one)] : [])));
}

function listsQualifications({ members }: SiteGroup, learned: ReadonlySet<string>): boolean {
  if (learned.size === 0) return false;
  return members.filter(({ member: { name } }) => learned.has(makeNameKey(name))).length * 2 >= members.length;
}

const LEGAL_PAGES: ReadonlySet<string> = new Set(['imprint', 'privacy', 'terms']);

/** Whether a group stands on a legal page alone: "Telephone" and "Other statutory details" are what that has to say. */
function isOnLegalPage({ context }: GroupSite, { page, pages }: SiteGroup): boolean {
  return pages === 1 && LEGAL_PAGES.has(context.purposeOf(page));
}

const NEAREST_LABELS = 2;
const FIGURE = /\|fig(?:ure|caption)\b/;

/** Whether the members of a group are pictures with what each shows. */
function areCaptions({ group: { shape, members } }: SiteGroup): boolean {
  return FIGURE.test(shape) && members.every(({ heading, hrefs }) => heading === null && hrefs.length === 0);
}

const FEWEST_TERMS = 0.5;

/** Whether a menu only leads to the sections of its page, and few of its entries have a word of any trade. */
function isMenuOfSections(site: GroupSite, group: SiteGroup): boolean {
  if (!isMenuGroup(group) || group.group.parentLabel !== '' || group.members.some(({ target }) => target !== null))
    return false;
  return computeShare(group.members, ({ member: { name } }) => site.signsOf(name).isTerm) < FEWEST_TERMS;
}

const ILLNESS = new RegExp(`^(?:${readPattern('texts', 'illness')})$`, 'u');
const FEWEST_ILLNESSES = 3;
const MOST_ARE_SAME = 0.5;

/** Whether a name has a word for an illness or a complaint. */
export function namesIllness(name: string): boolean {
  return makeNameKey(name)
    .split(' ')
    .some((word) => ILLNESS.test(word));
}

/** Whether a group is what customers come with, by three or more illnesses in it, and nothing says that it lists services. */
function listsIllnesses({ group: { labels }, members }: SiteGroup): boolean {
  const count = members.filter(({ member: { name } }) => namesIllness(name)).length;
  return (
    count >= Math.max(FEWEST_ILLNESSES, members.length / 3) &&
    !labels.some((label) => namesServices(label) || saysOffers(label))
  );
}

/** Whether a group has most of its names from others, in other words too. */
function listsSame({ members }: SiteGroup, names: readonly (readonly string[])[]): boolean {
  if (names.length === 0) return false;
  return computeShare(members, ({ words }) => names.some((name) => areOneName(name, words))) >= MOST_ARE_SAME;
}

const OF_CONTACT: ReadonlySet<string> = new Set(['contact', 'hours', 'team', 'jobs', 'faq']);

/** Whether the headings above a group are those of how to reach the business, its people or questions. */
function isOfContact({ group: { kind, labels } }: SiteGroup): boolean {
  if (kind === 'options') return false;
  return labels.slice(-NEAREST_LABELS).some((label) => {
    const named = classifyLinkText(label);
    return named !== null && named.share === 1 && OF_CONTACT.has(named.kind);
  });
}

/** Whether short pieces in one line have the name of the business among them: "Ada Linde · Osteopath · Ulm". */
function namesBusiness({ brand, signsOf }: GroupSite, { group: { kind }, members }: SiteGroup): boolean {
  return (
    kind === 'inline' &&
    members.some(
      ({ member: { name }, words }) =>
        words.length > 1 && words.every((word) => brand.has(word)) && !signsOf(name).isTerm,
    )
  );
}

const MOST_LEGAL = 1 / 3;

/** Whether links of a page lead to what a customer agrees to: "House rules", "Terms" and "Privacy". */
function leadsToLegalPages(members: readonly SiteMember[]): boolean {
  return computeShare(members, ({ target }) => target !== null && classifyUrl(target.href) === 'legal') > MOST_LEGAL;
}

const FEWEST_FEES = 2;

/** Whether a group is what one price is made of: "Nights", "Cleaning fee" and "Extra guest". */
function isPriceBreakdown({ members }: SiteGroup): boolean {
  return members.filter(({ member: { name } }) => namesFee(name)).length >= Math.max(FEWEST_FEES, members.length / 3);
}

/** Whether a group is the kinds of a thing that its heading names, without a page or a word of offering: "Types of keys". */
function listsKinds({ group: { labels }, members }: SiteGroup): boolean {
  const nearest = labels.slice(-NEAREST_LABELS);
  return nearest.some(saysKinds) && !nearest.some(saysOffers) && members.every(({ target }) => target === null);
}

const MOST_AT_PLACES = 0.6;

/** Whether most names of a group are one wording with a place each: "Removals Orla", "Removals Linde". */
function isOneAtPlaces({ places }: GroupSite, { members }: SiteGroup): boolean {
  const wordings = members.flatMap(({ words }) => {
    const rest = words.filter((word) => !places.has(word));
    return rest.length > 0 && rest.length < words.length ? rest.join(' ') : [];
  });
  const most = Math.max(
    0,
    ...Map.groupBy(wordings, (one) => one)
      .values()
      .map(({ length }) => length),
  );
  return most > 1 && most >= members.length * MOST_AT_PLACES;
}

const FEWEST_PLACES = 3;
const MOST_ARE_PLACES = 0.5;
const DISTANCE = /\d\s?(?:km|miles?|mi)(?!\p{L})/iu;

/**
 * Whether a group is what others have to offer: most members lead to a map or a website of their own, or say how far away they
 * are and no price.
 */
function listsOtherPlaces({ context }: GroupSite, { members }: SiteGroup): boolean {
  const led = new Set(members.flatMap(({ member }) => findPlaceLink(context, member.hrefs) ?? []));
  if (led.size >= Math.max(FEWEST_PLACES, members.length * MOST_ARE_PLACES)) return true;
  const isAway = ({ member: { name, body, hasAmount } }: SiteMember) => !hasAmount && DISTANCE.test(`${name} ${body}`);
  return computeShare(members, isAway) > MOST_ARE_PLACES;
}

/** The first map that links lead to, else the first foreign host; null without one. */
function findPlaceLink({ ownHosts }: FactContext, hrefs: readonly string[]): string | null {
  const foreign = hrefs.flatMap((href) => {
    const url = href.startsWith('http') ? URL.parse(href) : null;
    return url === null || ownHosts.has(url.hostname.replace(/^www\./, '')) ? [] : [url];
  });
  const map = foreign.find(({ hostname, pathname }) => hostname.startsWith('maps.') || pathname.startsWith('/maps'));
  return map?.href ?? foreign[0]?.hostname ?? null;
}

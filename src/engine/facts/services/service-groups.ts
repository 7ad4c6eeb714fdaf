import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { foldText } from '../language/fold-text.ts';
import type { PageSection } from './page-sections.ts';
import { hasCategoryTerm, isSentence, keyOfName, namesOtherPage, PRICE, readStems } from './service-names.ts';
import { SELF_PRAISE, SERVICE_SEGMENT } from './services-lexicon.ts';
import type { GroupMember, SiblingGroup } from './sibling-groups.ts';

export interface GroupEvidence {
  /** Stems of what the site calls itself and its pages: titles, descriptions, keywords, main headings. */
  readonly siteStems: ReadonlySet<string>;
  /** Whether a text is the name of a place that the business is in or works at. */
  isPlace(text: string): boolean;
  /** Whether a text is no name of a service whatever stands around it. */
  isRefused(text: string): boolean;
  /** Whether a line without a link stands on most pages of the site. */
  isChrome(text: string): boolean;
  /** Whether a link of these words stands on most pages of the site. */
  isMenuLink(text: string): boolean;
}

/**
 * So many points of evidence or more carry a group of headings of the home page: see `scoreGroup`. Lines need one more where
 * something says that services follow, else two; a group of three without that one more; other pages two more, except below a
 * heading that says so.
 */
const ENOUGH = 2;
/** Points for a heading or a page that says so. */
const SAID = 3;
const FEWEST = 3;
const MOST_REFUSED = 0.25;
/** Where nothing says that services follow, fewer may be anything else. */
const MOST_REFUSED_UNSAID = 0.2;

/**
 * The members of a group when it carries enough evidence of being a list of what the business offers, those of another shape left
 * out; empty when it does not. Pure.
 */
export function selectServices(
  group: SiblingGroup,
  { isHome, isListPage }: { readonly isHome: boolean; readonly isListPage: boolean },
  evidence: GroupEvidence,
): readonly GroupMember[] {
  const members = trimEnds(membersOfOneShape(group, evidence), evidence);
  const isSaid = pointsOfSection(group.parent, isListPage) === SAID;
  const enough =
    ENOUGH +
    (group.kind === 'headings' ? 0 : isSaid ? 1 : 2) +
    (members.length === FEWEST && !isSaid ? 1 : 0) +
    (isHome || group.parent?.lists === 'own' ? 0 : 2);
  return scoreGroup({ ...group, members }, isListPage, evidence) >= enough ? members : [];
}

/** Where most members have a paragraph and a page of their own, those without are other parts of the page ("Opening hours"). */
function membersOfOneShape(group: SiblingGroup, { isChrome }: GroupEvidence): readonly GroupMember[] {
  const members = group.members.filter(({ text }) => !isChrome(text));
  const whole = members.filter((member) => member.links.length > 0 && hasParagraph(group, member));
  return whole.length >= FEWEST && whole.length * 2 >= members.length ? whole : members;
}

/** Other parts of a page may follow its services under headings of the same level ("Opening hours", "Contact"), or lead to them. */
function trimEnds(members: readonly GroupMember[], { isRefused }: GroupEvidence): readonly GroupMember[] {
  const isOther = ({ text }: GroupMember) => isRefused(text) || namesOtherPage(text);
  const first = members.findIndex((member) => !isOther(member));
  return first < 0 ? [] : members.slice(first, members.findLastIndex((member) => !isOther(member)) + 1);
}

/**
 * Evidence that a group lists services, in points: a heading or page above that says so (3; 2 when it is further above), a class
 * of the elements that says so (2), members that lead to pages of their own (2), prices (2), terms of a trade (2), words that
 * titles, descriptions and main headings of the site also use (1 or 2; 1 for the heading above), six members (1), a paragraph
 * each (1). A group counts nothing when the heading above is about the business itself, or when members praise, name other pages
 * or a place, are sentences, lead to products or hold sections.
 */
function scoreGroup(group: SiblingGroup, isListPage: boolean, evidence: GroupEvidence): number {
  const { parent, members, kind, hasDeeper } = group;
  if (members.length < FEWEST) return 0;
  const texts = members.map(({ text }) => text);
  const said = pointsOfSection(parent, isListPage);
  const saysSo = said === SAID;
  if (!saysSo && (hasDeeper || parent?.isAboutBusiness === true)) return 0;
  // What stands below each of several services are its details.
  if (kind === 'lines' && !saysSo && (isListPage || parent?.lists === 'inherited')) return 0;
  if (!saysSo && areSteps(group)) return 0;
  // A list that names one place is a list of places.
  if (texts.some((text) => evidence.isPlace(text)) || varyByPlaceOnly(texts)) return 0;
  const most = saysSo ? MOST_REFUSED : MOST_REFUSED_UNSAID;
  if (shareOf(texts, (text) => evidence.isRefused(text) || isSentence(text) || namesOtherPage(text)) > most) return 0;
  if (shareOf(texts, (text) => SELF_PRAISE.test(keyOfName(text))) > most) return 0;
  if (!saysSo && shareOf(texts, (text) => text.trim().split(/\s+/).length > 5 || /[,:–]/.test(text)) > 0.3) return 0;

  const own = new Set(members.flatMap(({ links }) => links.map(({ href }) => href)));
  if (!saysSo && shareOf([...own], leadsElsewhere) >= 0.5) return 0;
  const isLinked = own.size >= FEWEST && shareOf(members, ({ links }) => links.length > 0) >= 0.75;
  const isPriced = shareOf(members, (member) => hasPrice(group, member)) >= 0.5;
  const known = shareOf(texts, (text) => isKnown(text, evidence.siteStems));
  const named = shareOf(texts, hasCategoryTerm);
  const hasText = shareOf(members, (member) => hasParagraph(group, member)) >= 0.6;
  const isClassed = shareOf(members, (member) => isClassedService(group, member)) >= 0.75;
  if (!saysSo && parent?.heading.level === 1 && !isLinked && !isClassed && named < 0.5) return 0;
  // The parts of a page that lists services are not all services.
  if (hasDeeper && parent?.lists !== 'own' && known + named < 0.6) return 0;
  const isParentKnown = parent !== null && isKnown(parent.heading.text, evidence.siteStems);
  if (!saysSo && !isClassed && known === 0 && named === 0 && !isParentKnown) return 0;
  if (
    kind === 'lines' &&
    !saysSo &&
    !hasText &&
    (shareOf(texts, evidence.isMenuLink) > 0.5 || !(isClassed || isLinked))
  )
    return 0;
  return (
    said +
    (isClassed ? 2 : 0) +
    (isLinked ? 2 : 0) +
    (isPriced ? 2 : 0) +
    (named >= 0.5 ? 2 : named >= 0.3 ? 1 : 0) +
    (known >= 0.6 ? 2 : known >= 0.3 ? 1 : 0) +
    (isParentKnown ? 1 : 0) +
    (members.length >= 6 ? 1 : 0) +
    (hasText ? 1 : 0)
  );
}

function pointsOfSection(parent: PageSection | null, isListPage: boolean): number {
  if (parent?.lists === 'own') return SAID;
  if (isListPage && (parent === null || parent.heading.level === 1)) return SAID;
  if (parent?.lists === 'inherited') return isHeadingOfList(parent) ? SAID : 2;
  return isListPage && !parent?.isAboutBusiness ? 2 : 0;
}

/** Below "Our services" a sentence, or a heading that has few beside it, may stand above the list itself. */
function isHeadingOfList({ heading, parent }: PageSection): boolean {
  return parent?.lists === 'own' && (isSentence(heading.text) || parent.children.length < FEWEST);
}

/** "Plumber Leeds", "Plumber Bradford": one phrase with one other word each is a list of places. */
function varyByPlaceOnly(texts: readonly string[]): boolean {
  const words = texts.map((text) => keyOfName(text).split(' '));
  const [first, ...others] = words;
  if (first === undefined || others.length < 2 || words.some((one) => one.length < 2)) return false;
  const shared = first.filter((word) => others.every((one) => one.includes(word)));
  if (shared.length === 0) return false;
  const rest = words.map((one) => one.filter((word) => !shared.includes(word)));
  return shared.length >= 2 && rest.every((one) => one.length === 1 && !hasCategoryTerm(one.join(' ')));
}

/** A bare number above each: steps of how it works. */
function areSteps({ page, members }: SiblingGroup): boolean {
  return (
    shareOf(members, ({ start }) => /^(?:\p{L}{2,8}\s)?\d{1,2}[.)]?$/u.test(page.blocks[start - 1]?.text ?? '')) >= 0.6
  );
}

/** To goods of a shop or to a page about a place. */
function leadsElsewhere(href: string): boolean {
  const kind = classifyUrl(href);
  return kind === 'products' || kind === 'locations';
}

function isKnown(text: string, stems: ReadonlySet<string>): boolean {
  return readStems(text).some((stem) => stems.has(stem));
}

/** A class or an id of the element or of those around it: "service-card", "leistungen". */
function isClassedService({ page }: SiblingGroup, { start }: GroupMember): boolean {
  const hints = page.blocks[start]?.hints ?? '';
  return (
    hints !== '' &&
    foldText(hints)
      .split(/[\s_-]+/)
      .some((word) => SERVICE_SEGMENT.test(word))
  );
}

function hasParagraph({ page }: SiblingGroup, { start, end }: GroupMember): boolean {
  for (let at = start + 1; at < end; at += 1) {
    const block = page.blocks[at];
    if (block !== undefined && !block.hidden && block.text.length >= 25) return true;
  }
  return false;
}

function hasPrice({ page }: SiblingGroup, { start, end }: GroupMember): boolean {
  for (let at = start; at < end; at += 1) if (PRICE.test(page.blocks[at]?.text ?? '')) return true;
  return false;
}

function shareOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

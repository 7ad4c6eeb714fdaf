import type { Mention } from '#shared/audit/business.ts';
import type { GroupMember, PageGroup } from '../../crawl/groups/page-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyLinkText, classifyUrl } from '../../crawl/html/page-kind.ts';
import { getText, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { mention } from '../mentions.ts';
import {
  type AreaName,
  getPlaceNames,
  type PlaceNames,
  parseAreaName,
  splitList,
  stripSharedEnds,
} from './area-names.ts';

/** How a page names places: in structured data, as a list, in a sentence, in a heading, in a title or main heading. */
export type AreaStyle = 'data' | 'list' | 'sentence' | 'heading' | 'title';

/** Names that stand together, which may be places that the business serves. */
export interface AreaList {
  readonly style: AreaStyle;
  readonly names: readonly AreaName[];
  /** How many other members cannot be places. */
  readonly others: number;
  /** Whether the words around say that these places are served. */
  readonly isSaid: boolean;
  /** Whether each leads to a page of its own. */
  readonly hasPages: boolean;
  readonly from: Mention;
  /** The number of pages that it is on. */
  readonly pages: number;
}

const SAYS_SERVING = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'saysServing')})`, 'u');
const AREA_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'areaLabel')})`, 'u');
const LONGEST_LABEL = 120;

/** Whether words say that a business works somewhere: "serving", "our service area", "Einsatzgebiet". */
export function saysServing(text: string): boolean {
  return SAYS_SERVING.test(foldText(text));
}

/** Whether words above a list say that it is of places served: as in a sentence, or "Areas" alone. */
export function isAreaLabel(text: string): boolean {
  const folded = foldText(text.slice(0, LONGEST_LABEL));
  return SAYS_SERVING.test(folded) || AREA_LABEL.test(folded);
}

/** The pages about the business itself: no articles, legal notices or jobs. */
export const getAreaPages: (context: FactContext) => ReadonlySet<Page> = memoizePerContext(
  (context) =>
    new Set(
      context.pages.filter((page) => {
        const purpose = context.purposeOf(page);
        if (purpose === 'privacy' || purpose === 'terms' || purpose === 'imprint') return false;
        const kind = page === context.home ? null : classifyUrl(page.url);
        return kind !== 'blog' && kind !== 'jobs' && kind !== 'legal';
      }),
    ),
);

const WIDE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'wideArea')})(?!\p{L})`, 'u');

/** The areas in the business's structured data. A circle around coordinates names no town. */
export function readDataAreas(context: FactContext): AreaList[] {
  const places = getPlaceNames(context);
  const services = context.nodes.filter(({ node }) => node.types.includes('Service'));
  return [...context.businessNodes, ...services].flatMap(({ node, page }) => {
    const names = writtenAreas(context, node, places).flatMap((text) => parseAreaName(text, places) ?? []);
    if (names.length === 0) return [];
    const from = mention(page, node.syntax, names.map(({ name }) => name).join(', '));
    return [{ style: 'data', names, others: 0, isSaid: true, hasPages: false, from, pages: 1 }];
  });
}

function writtenAreas(context: FactContext, node: StructuredNode, places: PlaceNames): string[] {
  return ['areaServed', 'serviceArea']
    .flatMap((property) => getValues(node, property))
    .map((value) => (typeof value === 'string' ? value : (getText(context.resolve(value), 'name') ?? '')))
    .filter((text) => text.length > 2 && !/^https?:/.test(text) && !WIDE.test(foldText(text)))
    .flatMap((text) => (parseAreaName(text, places) === null ? splitList(text) : [text]));
}

const MOST_MEMBERS = 150;
/** The part of a list that must be places near the business where no words say that it serves them. */
export const MOSTLY = 0.7;

/** The lists of all pages whose members may be places, each once: lists, menus, cards, rows, headings, options. */
export function readListedAreas(context: FactContext): AreaList[] {
  const found = new Map<string, { readonly group: PageGroup; readonly page: Page; readonly pages: Set<Page> }>();
  for (const page of getAreaPages(context)) {
    for (const group of page.groups) {
      if (group.kind === 'inline' || group.members.length > MOST_MEMBERS) continue;
      const key = group.members.map(({ name }) => name).join('\n');
      const known = found.get(key) ?? { group, page, pages: new Set() };
      found.set(key, known);
      known.pages.add(page);
    }
  }
  return [...found.values()].flatMap(({ group, page, pages }) => {
    const list = readGroup(group, getPlaceNames(context));
    if (list === null || isOfBranches(group)) return [];
    const from = mention(page, 'text', list.names.map(({ name }) => name).join(', '));
    return [{ ...list, style: 'list', from, pages: pages.size }];
  });
}

function readGroup(
  group: PageGroup,
  places: PlaceNames,
): Pick<AreaList, 'names' | 'others' | 'isSaid' | 'hasPages'> | null {
  const members = group.members.filter(({ isQuote }) => !isQuote);
  const written = withoutSharedEnd(members.map(({ name }) => name));
  const names = stripSharedEnds(written, places).flatMap((text) => parseAreaName(text, places) ?? []);
  if (names.length * 2 < group.members.length) return null;
  const isSaid = labelsOf(group).some(isAreaLabel) || leadsBelow(members, isAreaLabel);
  if (!isSaid && !areMostlyPlaces(names, group.members.length, places)) return null;
  return {
    names,
    others: group.members.length - names.length,
    isSaid,
    hasPages: new Set(members.flatMap(({ hrefs }) => hrefs.slice(0, 1))).size >= members.length * 0.8,
  };
}

/** Whether so many are places that a list may be one of areas without words that say so. Stops as soon as they cannot be. */
function areMostlyPlaces(names: readonly AreaName[], total: number, places: PlaceNames): boolean {
  let most = names.length;
  for (const { name } of names) {
    if (!places.isPlace(name)) most -= 1;
    if (most < total * MOSTLY) return false;
  }
  return true;
}

const labelsOf = ({ parentLabel, labels, containerHints }: PageGroup): string[] => [
  parentLabel,
  ...labels.slice(-3),
  containerHints.replace(/[-_]/g, ' '),
];

/** "Brent, London", "Ealing, London": what several members share behind their comma is where they are. */
function withoutSharedEnd(names: readonly string[]): readonly string[] {
  const ends = names.map((name) => /, [^,]+$/.exec(name)?.[0] ?? '');
  return names.map((name, at) => {
    const end = ends[at] ?? '';
    return end !== '' && ends.filter((one) => one === end).length > 1 ? name.slice(0, -end.length) : name;
  });
}

/** Whether most links lead to pages below one whose name is such: "/areas/ayr". */
function leadsBelow(members: readonly GroupMember[], isSuch: (words: string) => boolean): boolean {
  const folders = members.map(({ hrefs: [href] }) => URL.parse(href ?? '')?.pathname.replace(/[^/]*\/?$/, '') ?? '');
  return (
    folders.filter((folder) => folder.length > 1 && isSuch(folder.replace(/[-_/]/g, ' '))).length * 2 > members.length
  );
}

/** Whether its members are places of the business: with opening hours or a postal code, or called locations and not areas. */
function isOfBranches(group: PageGroup): boolean {
  const { members } = group;
  if (members.filter(({ hasTime, body }) => hasTime || /\d{4}/.test(body)).length * 2 > members.length) return true;
  const isBranchLabel = (words: string) => classifyLinkText(words)?.kind === 'locations' && !isAreaLabel(words);
  return labelsOf(group).slice(0, -1).some(isBranchLabel) || leadsBelow(members, isBranchLabel);
}

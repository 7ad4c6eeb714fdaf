import type { Mention } from '#shared/audit/business.ts';
import type { PageGroup } from '../../crawl/groups/page-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { getText, getValues, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { mention } from '../mentions.ts';
import { type AreaName, parseAreaName, splitList, stripSharedWords } from './area-names.ts';

/** How a page names places: in structured data, as a list, in a sentence, in a heading or a title. */
export type AreaStyle = 'data' | 'list' | 'sentence' | 'heading' | 'title';

/** Names that stand together, which may be places that the business serves. */
export interface AreaList {
  readonly style: AreaStyle;
  readonly names: readonly AreaName[];
  /** How many other members are no names of places. */
  readonly others: number;
  /** Whether the words around say that these places are served. */
  readonly isSaid: boolean;
  /** Whether each leads to its own page, as towns with a page of their own do. */
  readonly hasPages: boolean;
  readonly from: Mention;
  /** The number of pages that it is on. */
  readonly pages: number;
}

const SAYS_SERVING = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'saysServing')})`, 'u');
const AREA_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'areaLabel')})`, 'u');

/** Whether words say that a business works somewhere: "serving", "our service area", "Einsatzgebiet". */
export function saysServing(text: string): boolean {
  return SAYS_SERVING.test(foldText(text));
}

/** Whether words above a list say that it is of places served: those, or "Areas" alone. */
export function isAreaLabel(text: string): boolean {
  const folded = foldText(text.slice(0, 120));
  return SAYS_SERVING.test(folded) || AREA_LABEL.test(folded);
}

/** Whether a page is about the business itself: no article, no legal notice, no job. */
export function isAboutBusiness(context: FactContext, page: Page): boolean {
  const purpose = context.purposeOf(page);
  if (purpose === 'privacy' || purpose === 'terms' || purpose === 'imprint') return false;
  const kind = page === context.home ? null : classifyUrl(page.url);
  return kind !== 'blog' && kind !== 'jobs' && kind !== 'legal';
}

const WIDE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'wideArea')})(?!\p{L})`, 'u');

/** The areas of the business's entries in structured data. A circle around coordinates names no town. */
export function readDataAreas(context: FactContext): AreaList[] {
  const services = context.nodes.filter(({ node }) => node.types.includes('Service'));
  return [...context.businessNodes, ...services].flatMap(({ node, page }) => {
    const written = writtenAreas(context, node);
    const names = written.flatMap((text) => parseAreaName(text, context.country) ?? []);
    if (names.length === 0) return [];
    const from = mention(page, node.syntax, names.map(({ name }) => name).join(', '));
    return [{ style: 'data', names, others: 0, isSaid: true, hasPages: false, from, pages: 1 }];
  });
}

function writtenAreas(context: FactContext, node: StructuredNode): string[] {
  return ['areaServed', 'serviceArea']
    .flatMap((property) => getValues(node, property))
    .map((value) => (typeof value === 'string' ? value : (getText(context.resolve(value), 'name') ?? '')))
    .filter((text) => text.length > 2 && !/^https?:/.test(text) && !WIDE.test(foldText(text)))
    .flatMap((text) => (parseAreaName(text, context.country) === null ? splitList(text) : [text]));
}

const MOST_MEMBERS = 150;

/** The lists of all pages that may be towns, each once: lists, menus, cards, headings, options. */
export function readListedAreas(context: FactContext): AreaList[] {
  const found = new Map<string, { group: PageGroup; page: Page; pages: number }>();
  for (const page of context.pages) {
    if (!isAboutBusiness(context, page)) continue;
    for (const group of page.groups) {
      if (group.kind === 'inline' || group.members.length > MOST_MEMBERS) continue;
      const key = group.members.map(({ name }) => name).join('\n');
      const known = found.get(key);
      if (known === undefined) found.set(key, { group, page, pages: 1 });
      else if (known.page !== page) known.pages += 1;
    }
  }
  return [...found.values()].flatMap(({ group, page, pages }) => {
    const list = readGroup(context, group);
    return list === null ? [] : [{ ...list, from: mention(page, 'text', list.quote), pages }];
  });
}

function readGroup(
  context: FactContext,
  group: PageGroup,
): (Omit<AreaList, 'from' | 'pages'> & { quote: string }) | null {
  const members = group.members.filter(({ isQuote }) => !isQuote);
  const isBranch =
    group.members.filter(({ hasTime, body }) => hasTime || /\d{4}/.test(body)).length * 2 > members.length;
  if (isBranch || members.length * 2 <= group.members.length) return null;
  const written = stripSharedWords(
    members.map(({ name }) => name),
    context.country,
  );
  const names = withoutSharedTail(written).map((text) => parseAreaName(text, context.country));
  const said = names.filter((name) => name !== null);
  if (said.length * 2 < names.length) return null;
  const label = [group.parentLabel, ...group.labels.slice(-3), group.containerHints.replace(/[-_]/g, ' ')];
  return {
    style: 'list',
    names: said,
    others: names.length - said.length,
    isSaid: label.some(isAreaLabel) || leadsToAreas(group),
    hasPages: new Set(members.flatMap(({ hrefs }) => hrefs.slice(0, 1))).size >= members.length * 0.8,
    quote: said.map(({ name }) => name).join(', '),
  };
}

/** "Brent, London", "Ealing, London": what several members share behind their comma is where they are. */
function withoutSharedTail(names: readonly string[]): string[] {
  const tails = names.flatMap((name) => /, ([^,]+)$/.exec(name)?.[1] ?? []);
  return names.map((name) => {
    const tail = /, ([^,]+)$/.exec(name)?.[1];
    return tail !== undefined && tails.filter((one) => one === tail).length > 1
      ? name.slice(0, -tail.length - 2)
      : name;
  });
}

/** Whether its links lead to pages below one about areas: "/areas/ayr". */
function leadsToAreas({ members }: PageGroup): boolean {
  const folders = members.map(({ hrefs: [href] }) => (href === undefined ? '' : (URL.parse(href)?.pathname ?? '')));
  return (
    folders.filter((path) => isAreaLabel(path.replace(/[^/]*\/?$/, '').replace(/[-_/]/g, ' '))).length * 2 >
    members.length
  );
}

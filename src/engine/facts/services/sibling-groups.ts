import type { Page, PageLink, PageRegion } from '../../crawl/html/page.ts';
import type { PageSection } from './page-sections.ts';
import { LONGEST_NAME } from './service-names.ts';

/** One of several short texts of one shape that follow each other, each with what belongs to it. */
export interface GroupMember {
  readonly text: string;
  readonly region: PageRegion;
  readonly start: number;
  /** The first block that belongs to it no longer. */
  readonly end: number;
  /** Pages of the site that it leads to. */
  readonly links: readonly PageLink[];
}

export interface SiblingGroup {
  readonly page: Page;
  /** The section that holds all of them; null when there is none. */
  readonly parent: PageSection | null;
  readonly members: readonly GroupMember[];
  /** Headings, or lines that are no headings by their elements. */
  readonly kind: 'headings' | 'lines';
  /** Whether headings stand below its members: sections of a page, not entries of a list. */
  readonly hasDeeper: boolean;
}

const FEWEST = 3;
const MOST = 24;
/** Text further below the last line of a group is about something else. */
const LONGEST_BODY = 6;
const LONGEST_SECTION = 12;
/** So many lines of one shape are short, else they are paragraphs. */
const SHORT_SHARE = 0.8;
const DISTINCT_SHARE = 0.8;

/** Groups of siblings of a page outside menus and footers: headings of one level in one section, and lines of one shape. Pure. */
export function findSiblingGroups(
  page: Page,
  sections: readonly PageSection[],
  isOwn: (link: PageLink) => boolean,
): SiblingGroup[] {
  const linksAt = Map.groupBy(page.links, ({ blockIndex }) => blockIndex);
  const linksIn = (start: number, end: number) => {
    const found: PageLink[] = [];
    for (let at = start; at < end; at += 1) found.push(...(linksAt.get(at)?.filter(isOwn) ?? []));
    return found;
  };
  return [...headingGroups(page, sections, linksIn), ...lineGroups(page, sections, linksIn)];
}

type LinksIn = (start: number, end: number) => PageLink[];

function headingGroups(page: Page, sections: readonly PageSection[], linksIn: LinksIn): SiblingGroup[] {
  const byPlace = Map.groupBy(sections, ({ parent, heading }) => `${parent?.start ?? -1} ${heading.level}`);
  const withChildren = new Set(sections.map(({ parent }) => parent));
  return [...byPlace.values()].flatMap((run): SiblingGroup[] => {
    const inside = run.filter(({ heading }) => isContent(heading.region));
    if (inside.length < FEWEST || inside.length > MOST) return [];
    return [
      {
        page,
        parent: run[0]?.parent ?? null,
        kind: 'headings',
        hasDeeper: run.some((one) => withChildren.has(one)),
        members: inside.map(({ heading, start, end }, index) => {
          const last = index === inside.length - 1 ? Math.min(end, start + LONGEST_SECTION) : end;
          return {
            text: heading.text,
            region: heading.region,
            start: start - 1,
            end: last,
            links: linksIn(start - 1, last),
          };
        }),
      },
    ];
  });
}

/** Lines of one element and class between two headings, each with the other blocks up to the next one. */
function lineGroups(page: Page, sections: readonly PageSection[], linksIn: LinksIn): SiblingGroup[] {
  const zones = [
    { section: null, from: 0, to: sections[0] === undefined ? page.blocks.length : sections[0].heading.blockIndex },
    ...sections.map((section) => ({ section, from: section.start, to: section.nextHeading })),
  ];
  return zones.flatMap(({ section, from, to }) =>
    runsOfOneShape(page, from, to).map(
      (lines): SiblingGroup => ({
        page,
        parent: section,
        kind: 'lines',
        hasDeeper: false,
        members: lines.flatMap((at, index) => {
          const block = page.blocks[at];
          if (block === undefined) return [];
          const end = Math.min(lines[index + 1] ?? to, at + 1 + LONGEST_BODY);
          return [{ text: block.text, region: block.region, start: at, end, links: linksIn(at, end) }];
        }),
      }),
    ),
  );
}

function runsOfOneShape(page: Page, from: number, to: number): number[][] {
  if (to - from < FEWEST) return [];
  const byShape = new Map<string, number[]>();
  for (let at = from; at < to; at += 1) {
    const block = page.blocks[at];
    if (block === undefined || block.hidden || !isContent(block.region)) continue;
    const shape = `${block.tag} ${firstWord(block.hints)}`;
    const lines = byShape.get(shape);
    if (lines === undefined) byShape.set(shape, [at]);
    else lines.push(at);
  }
  const runs: number[][] = [];
  let taken = -1;
  for (const lines of byShape.values()) {
    if (lines.length < FEWEST || lines.length > MOST || (lines[0] ?? 0) <= taken || !isRun(page, lines)) continue;
    runs.push(lines);
    taken = lines.at(-1) ?? taken;
  }
  return runs;
}

function isRun(page: Page, lines: readonly number[]): boolean {
  const texts = lines.map((at) => page.blocks[at]?.text ?? '');
  const short = texts.filter((text) => text.length <= LONGEST_NAME + 20 && /\p{L}{2}/u.test(text));
  return (
    short.length >= SHORT_SHARE * texts.length && new Set(texts).size >= Math.max(FEWEST, DISTINCT_SHARE * texts.length)
  );
}

/** The class of the element itself, or of the nearest one around it, its numbers left out ("row1", "row2"). */
function firstWord(hints: string): string {
  const end = hints.indexOf(' ');
  return (end < 0 ? hints : hints.slice(0, end)).replace(/\d+/g, '#');
}

function isContent(region: PageRegion): boolean {
  return region === 'main' || region === 'body';
}

import type { Heading, Page } from '../../crawl/html/page.ts';
import { keyOfName, namesOtherPage, namesServices } from './service-names.ts';
import { ABOUT_BUSINESS_SECTION } from './services-lexicon.ts';

/** Beyond these a page is no page of a small business, and its parts would be compared with each other for long. */
const MOST_HEADINGS = 300;
const LONGEST_EYEBROW = 40;

/** A heading with what stands below it. */
export interface PageSection {
  readonly heading: Heading;
  /** The section of the heading above it; null when there is none. */
  readonly parent: PageSection | null;
  /** The sections right below it. */
  readonly children: readonly PageSection[];
  /** The first block after the heading. */
  readonly start: number;
  /** The first block that is no longer of this section: that of the next heading of its level or a higher one. */
  readonly end: number;
  /** The block of the next heading of any level. */
  readonly nextHeading: number;
  /**
   * Whether it lists services: `own` when its heading, the line right above that, or an empty heading before it says so;
   * `inherited` when the section around it does; null when nothing says so.
   */
  readonly lists: 'own' | 'inherited' | null;
  /** Whether its heading is about the business itself, or names another kind of page. */
  readonly isAboutBusiness: boolean;
}

/**
 * The sections of a page in order, each below its parent. Hidden and empty headings are left out. Pure.
 * @param isOverview whether it is the home page or one that lists services: on pages about one of them a line above a heading
 * says where the reader is, not what follows
 */
export function readSections(page: Page, isOverview: boolean): PageSection[] {
  const shown = page.headings.filter(({ hidden, text }) => !hidden && text !== '').slice(0, MOST_HEADINGS);
  const ends = endsOf(shown, page.blocks.length);
  const sections: PageSection[] = [];
  const open: { readonly section: PageSection; readonly children: PageSection[] }[] = [];
  shown.forEach((heading, index) => {
    while ((open.at(-1)?.section.heading.level ?? 0) >= heading.level) open.pop();
    const parent = open.at(-1)?.section ?? null;
    const children: PageSection[] = [];
    const next = shown[index + 1];
    const eyebrow = eyebrowOf(page, heading) ?? '';
    const saysSo = namesServices(heading.text) || (isOverview && heading.level > 1 && namesServices(eyebrow));
    let about: boolean | null = null;
    // Asked of few sections: of those that hold a group, or stand in one that lists services.
    const isAboutBusiness = () => {
      about ??= !saysSo && (isAbout(heading.text) || isAbout(eyebrow));
      return about;
    };
    const around = listsByContext(heading, parent, sections);
    const section: PageSection = {
      heading,
      parent,
      children,
      start: heading.blockIndex + 1,
      end: ends[index] ?? page.blocks.length,
      nextHeading: next?.blockIndex ?? page.blocks.length,
      lists: saysSo ? 'own' : around === null || isAboutBusiness() ? null : around,
      get isAboutBusiness() {
        return isAboutBusiness();
      },
    };
    open.at(-1)?.children.push(section);
    sections.push(section);
    open.push({ section, children });
  });
  return sections;
}

function listsByContext(
  heading: Heading,
  parent: PageSection | null,
  before: readonly PageSection[],
): PageSection['lists'] {
  if (parent?.lists != null) return 'inherited';
  const last = (parent?.children ?? before).at(-1);
  if (last?.parent !== parent || last.heading.level !== heading.level) return null;
  return last.lists === 'own' && last.end <= last.start && last.nextHeading <= last.start ? 'own' : null;
}

/** The short line right above a heading: "Our services" above "Everything from one hand". */
function eyebrowOf(page: Page, heading: Heading): string | null {
  const block = page.blocks[heading.blockIndex - 1];
  if (block === undefined || block.hidden || block.text.length > LONGEST_EYEBROW || /^h[1-6]$/.test(block.tag))
    return null;
  // "Home / Services" is where the reader is.
  if (/[/›»>|·]/.test(block.text)) return null;
  return block.tag === 'li' || block.region === 'nav' || block.region === 'header' ? null : block.text;
}

function isAbout(text: string): boolean {
  return text !== '' && (ABOUT_BUSINESS_SECTION.test(keyOfName(text)) || namesOtherPage(text));
}

/** For each heading the block of the next one of its level or a higher one. */
function endsOf(headings: readonly Heading[], blocks: number): number[] {
  const ends = headings.map(() => blocks);
  const open: number[] = [];
  headings.forEach((heading, index) => {
    while (open.length > 0 && (headings[open.at(-1) ?? 0]?.level ?? 0) >= heading.level) {
      ends[open.pop() ?? 0] = heading.blockIndex;
    }
    open.push(index);
  });
  return ends;
}

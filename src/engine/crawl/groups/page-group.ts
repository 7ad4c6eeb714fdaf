/**
 * How the members of a group stand: entries of a list, links alone, rows of a table or pairs of terms, options of a form, headings of one
 * level, boxes of one shape, or short pieces in one line.
 */
export type GroupKind = 'list' | 'links' | 'rows' | 'options' | 'headings' | 'cards' | 'inline';

export type GroupRegion = 'nav' | 'main' | 'aside' | 'footer';

/** One of several alike parts of a page. */
export interface GroupMember {
  /** What names it: its heading, its first words in bold, its link, or its first line, without numbers and marks. */
  readonly name: string;
  /** The start of what else it says. */
  readonly body: string;
  /** Words and characters of all that it says besides its name. */
  readonly bodyWords: number;
  readonly bodyLength: number;
  /** The text of the heading that names it, and its level; null where no heading does. */
  readonly heading: { readonly text: string; readonly level: number } | null;
  readonly headingCount: number;
  /** Whether its name is set off from the rest, in bold or the like. */
  readonly hasLead: boolean;
  /** Where it leads, absolute. */
  readonly hrefs: readonly string[];
  readonly hasImage: boolean;
  /** Whether it is filled in: it belongs to a form. */
  readonly isField: boolean;
  /** Whether it opens with quotation marks, has stars or quotes. */
  readonly isQuote: boolean;
  readonly hasTime: boolean;
  /** Whether it names an amount of money. */
  readonly hasAmount: boolean;
  /** Whether a running number stands before it. */
  readonly isNumbered: boolean;
  /** Whether it holds a list, as an entry of a menu does. */
  readonly holdsList: boolean;
  /** Whether it is a section of the page: it holds headings of a lower level, or a group of boxes. */
  readonly isSection: boolean;
  /** Whether its heading stands over another group. */
  readonly isLabel: boolean;
  /** Its place among the elements of the page. */
  readonly order: number;
}

/** At least three parts of one page that are alike; two below a heading or in a menu. */
export interface PageGroup {
  readonly kind: GroupKind;
  readonly region: GroupRegion;
  /** The heading above and the short lines around it, the nearest last. */
  readonly labels: readonly string[];
  /** The heading above; null without one. */
  readonly label: string | null;
  /** In a menu: the entry that it hangs on; else empty. */
  readonly parentLabel: string;
  /** Whether it is a list below a list below a list. */
  readonly isDeep: boolean;
  /** Words of `class` and `id` of its first member, that member's heading, and four elements around. */
  readonly hints: string;
  /** The same words of its container alone. */
  readonly containerHints: string;
  /** Groups of one page with one shape belong together. */
  readonly shape: string;
  readonly members: readonly GroupMember[];
  /** Number of members before those of the same name were taken as one. */
  readonly total: number;
  readonly isNumbered: boolean;
  /** The part of the page's elements between its first and its last member, and before its container: 0 to 1. */
  readonly span: number;
  readonly position: number;
  /** Whether it stands inside one member of a larger group of headed parts. */
  readonly isDetail: boolean;
  /** The part of the page's text that is links of its members: 1 where they are links alone. */
  readonly linkShare: number;
}

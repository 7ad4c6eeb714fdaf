/** The purpose of a page of a business site, by its URL and the texts of links to it; of two kinds with the same term the first wins. */
export const PAGE_KINDS = [
  'contact',
  'imprint',
  'about',
  'services',
  'service',
  'locations',
  'faq',
  'prices',
  'hours',
  'reviews',
  'team',
  'products',
  'gallery',
  'booking',
  'legal',
  'jobs',
  'blog',
  'home',
] as const;
export type NamedPageKind = (typeof PAGE_KINDS)[number];
export type PageKind = NamedPageKind | 'other';

/** What the tables say of one word. */
export interface PageKindWord {
  isFiller: boolean;
  /** Whether a phrase of several words begins with it. */
  beginsPhrase: boolean;
  kind?: NamedPageKind;
  /** The kind where it is the whole text. */
  loneKind?: NamedPageKind;
}

export type KindByText = readonly (readonly [text: string, kind: NamedPageKind])[];

/** The words that name kinds of pages, as they are looked up: `data/pages/kinds.yaml` and those of the languages, compiled. */
export interface PageKindLexicon {
  readonly words: readonly (readonly [text: string, word: PageKindWord])[];
  /** Phrases of several words. */
  readonly phrases: KindByText;
  /** Beginnings of words by their first letter, longest first. */
  readonly stems: readonly (readonly [letter: string, stems: KindByText])[];
  /** Terms in scripts without spaces, longest first. */
  readonly unspaced: KindByText;
}

/** What a page of a business site is for, as far as its address and the words of links to it tell; of two that claim a word the first. */
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

/**
 * A word or phrase that names a kind of page, as people write it; a final `*` stands for any ending. `alone`: it counts only when
 * it stands alone ("home", not "home care").
 */
export type PageKindTerm = string | { readonly alone: string };

/** `data/pages/kinds.yaml` */
export type PageKindLexicon = Readonly<Record<NamedPageKind, readonly PageKindTerm[]>>;

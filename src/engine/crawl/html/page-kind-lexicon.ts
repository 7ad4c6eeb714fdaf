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

/**
 * A word or phrase that names a kind of page; a final `*` is a wildcard suffix. `alone`: it counts only when
 * it is the whole text ("home", not "home care").
 */
export type PageKindTerm = string | { readonly alone: string };

/** `data/pages/kinds.yaml` */
export type PageKindLexicon = Readonly<Record<NamedPageKind, readonly PageKindTerm[]>>;

import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { PageRole } from './page-role.ts';

export type MetaRole = Exclude<PageRole, 'other'>;

/** Titles from the most telling to the shortest, and the sentences descriptions are made of: one head, then tails that fit. */
export interface MetaWordings {
  readonly titles: readonly string[];
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** What stands in titles and descriptions of pages, by what the page is for. */
export interface MetaTexts {
  readonly roles: Readonly<Record<MetaRole, MetaWordings>>;
  /** How to reach the business, for the end of any description. */
  readonly contacts: readonly string[];
}

export const META_TEXTS: Readonly<Record<TextLanguage, MetaTexts>> = readCompiled('meta');

import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { PageRole } from './page-role.ts';

export type MetaRole = Exclude<PageRole, 'other'>;

/** Titles from the most specific to the shortest, and the parts of descriptions: one head, then endings that fit. */
export interface MetaWordings {
  readonly titles: readonly string[];
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Titles and descriptions by the role of the page. */
export interface MetaTexts {
  readonly roles: Readonly<Record<MetaRole, MetaWordings>>;
  /** How to contact the business, as an ending for any description. */
  readonly contacts: readonly string[];
}

export const META_TEXTS: Readonly<Record<TextLanguage, MetaTexts>> = readCompiled('meta');

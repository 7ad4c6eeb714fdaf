import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';

/** Headings have no full stop. `shapes` are groups: of each at most one idea is made. */
export interface HeadingWordings {
  /** Category and place; `without` for businesses of which one of them is not known. */
  readonly first: readonly string[];
  readonly without: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly subheaders: readonly string[];
}

export const HEADING_WORDINGS: Readonly<Record<TextLanguage, HeadingWordings>> = readCompiled('headings');

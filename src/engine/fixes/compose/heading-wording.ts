import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';

/** Headings have no full stop. `shapes` are groups of which at most one idea each is made. */
export interface HeadingWordings {
  /** Category and place; `without` for businesses for which one of them is not known. */
  readonly first: readonly string[];
  readonly without: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly subheaders: readonly string[];
}

export const HEADING_WORDINGS: Readonly<Record<TextLanguage, HeadingWordings>> = readCompiled('headings');

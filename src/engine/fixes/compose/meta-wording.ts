import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';

/** Titles and page descriptions in one language, the most telling first. */
export interface MetaWordings {
  /** Of pages that are not about what the business does. */
  readonly titles: Readonly<Record<'services' | 'contact' | 'about', readonly string[]>>;
  readonly descriptions: {
    /** What and where, for a business whose name does not say what it does. */
    readonly leads: readonly string[];
    readonly namedLeads: readonly string[];
    /** For the page of a service. */
    readonly serviceLeads: readonly string[];
    /** With the street, for a business that is visited and of which little else is known. */
    readonly placedLeads: readonly string[];
    /** A fact each. */
    readonly tails: readonly string[];
    /** For where those are too few. */
    readonly lastTails: readonly string[];
  };
}

export const META_WORDINGS: Readonly<Record<TextLanguage, MetaWordings>> = readCompiled('meta');

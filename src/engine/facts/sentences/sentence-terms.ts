import { SENTENCE_KINDS } from '#shared/fixes/own-sentences.ts';

/** The lists of `languages/<code>/sentences.yaml`; those named after a kind of sentence say that a sentence is of that kind. */
export const TERM_LISTS = [
  /** The business as the subject: "we", "I". */
  'we',
  'i',
  /** The customer as the subject: "you". */
  'you',
  /** "our", at the beginning of a sentence. */
  'owning',
  /** Endings of verbs whose subject is "we", in languages that leave the pronoun out. */
  'weEndings',
  /** Words a sentence is true without: "also", "proudly". */
  'also',
  /** Adjectives and adverbs of praise that can be left out, in languages where nothing agrees with them. */
  'droppable',
  /** Forms of "to be", "to have", "can" and other verbs of states. */
  'finite',
  /** Verbs of what is done, used or offered. */
  'actions',
  /** "In addition", at the beginning. */
  'connectors',
  /** What begins a clause that may be cut off at the end: "so that". */
  'tails',
  'praise',
  'belief',
  /** Points back from the first word, from one of the first six, or from anywhere. */
  'leaning',
  'pointing',
  'pointingAnywhere',
  'asking',
  'askingAnywhere',
  'dated',
  /** Things of the website: "photos", "newsletter". */
  'website',
  'others',
  'biography',
  /** What treatments may not claim. */
  'cures',
  'policy',
  'offers',
  /** Words that any business uses. */
  'plain',
  ...SENTENCE_KINDS,
] as const;
export type TermList = (typeof TERM_LISTS)[number];
export type SentenceTerms = Readonly<Partial<Record<TermList, readonly string[]>>>;

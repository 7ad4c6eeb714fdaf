/** The sections of a draft below its first paragraph, in their order. */
export const DRAFT_SECTIONS = ['how', 'cases', 'who', 'cost', 'where', 'when', 'before', 'after'] as const;
export type DraftSection = (typeof DRAFT_SECTIONS)[number];

/** What its owner is asked; the most important first. */
export const DRAFT_QUESTIONS = ['steps', 'cost', 'cases', 'who', 'duration', 'before', 'after'] as const;
export type DraftQuestion = (typeof DRAFT_QUESTIONS)[number];

/** How a business meets its customers, as far as headings and questions depend on it. */
export type DraftKind = 'any' | 'travels' | 'treats';

/** A wording by kind; `any` serves where a kind has none of its own. */
export type ByKind = Readonly<Partial<Record<DraftKind, string | undefined>> & { any: string }>;

/** `page-drafts.yaml` of a language. */
export interface DraftTexts {
  readonly sections: Readonly<Record<DraftSection, ByKind>>;
  readonly questions: Readonly<Record<DraftQuestion, ByKind>>;
}

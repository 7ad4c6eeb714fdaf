import type { TextKind } from './text-kinds.ts';

/** The languages in which Review Day has texts and can check them. */
export const REVIEW_DAY_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
export type ReviewDayLanguage = (typeof REVIEW_DAY_LANGUAGES)[number];

/** Where a business meets its customers: they come in, or it goes to them. */
export const WORKPLACES = ['place', 'travelling'] as const;
export type Workplace = (typeof WORKPLACES)[number];

type Wordings = Readonly<Record<TextKind, readonly string[]>>;

/** The texts of one language, as in `languages/<code>/review-day.yaml` of the data. */
export interface ReviewDayTexts {
  readonly place: Wordings;
  readonly travelling: Wordings;
  readonly either: Wordings;
  readonly poster: string;
  readonly script: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Words that tell how to get no more messages. */
  readonly optOut: readonly string[];
}

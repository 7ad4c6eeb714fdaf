/** The parts of a pack that its first page names. */
export const README_PARTS = [
  'steps',
  'home',
  'homeTexts',
  'robots',
  'contact',
  'phoneLink',
  'questions',
  'pages',
  'drafts',
  'directories',
  'llms',
] as const;
export type ReadmePart = (typeof README_PARTS)[number];

/** The texts of a pack's first page: `data/languages/<code>/pack.yaml`. Steps name menus in English, as most builders do. */
export interface ReadmeWording {
  /** With `{name}`. */
  readonly title: string;
  readonly what: string;
  readonly order: string;
  /** With `{points}`. */
  readonly gain: string;
  readonly rules: readonly string[];
  readonly files: string;
  readonly names: Readonly<Record<ReadmePart, string>>;
}

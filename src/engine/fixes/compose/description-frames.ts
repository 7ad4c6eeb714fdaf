import type { CategoryFamily } from '../../facts/category/business-category.ts';

/** Who speaks in the texts of a business: "we", "I", its name, or nobody ("Open Monday to Friday."). */
export type FrameVoice = 'we' | 'i' | 'name' | 'none';

/** A sentence by voice; `none` serves where the voice has no sentence of its own. */
export type SentenceFrame = Readonly<Partial<Record<FrameVoice, string | undefined>> & { none: string }>;

/** The kinds of sentences that slots make, beside the opening. */
export const FRAME_KINDS = [
  'services',
  'treated',
  'consulted',
  'areas',
  'since',
  'years',
  'owned',
  'aOwned',
  'ownedYears',
  'aOwnedYears',
  'aCredential',
  'licensed',
  'membership',
  'registered',
  'credential',
  'person',
  'persons',
  'guarantee',
  'urgent',
  'amenity',
  'access',
  'hoursVisited',
  'hours',
  'days',
  'appointment',
  'appointmentOnly',
] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** `descriptions.yaml` of a language: one sentence of each kind, and the words by which its texts are read. */
export type DescriptionFrames = Readonly<Partial<Record<FrameKind, SentenceFrame>>> & {
  /** "Plumber in Duluth.", and with the year. */
  readonly opening: string;
  readonly openingSince: string;
  /**
   * Where grammar or sense needs other words than `services` and `person`. `treated` is said of illnesses alone, `consulted` of illnesses
   * and treatments in one list; `none` of each has a colon, after which semicolons can stand.
   */
  readonly servicesOf: Readonly<Partial<Record<CategoryFamily, SentenceFrame>>>;
  readonly personOf?: Readonly<Partial<Record<CategoryFamily, SentenceFrame>>> | undefined;
  /** Last words of names that say who does it ("office movers"): nobody offers these. */
  readonly doers?: readonly string[] | undefined;
  /** Words of a business that says "we", and of one that says "I". */
  readonly speaker: { readonly we: readonly string[]; readonly i: readonly string[] };
  /** What asks people to come, and what says that the business comes to them. */
  readonly visit: readonly string[];
  readonly travel: readonly string[];
  /**
   * Answers as owners type them. `any`: a town and what is special, of every trade. `of`: services and what is special, by the
   * labels of categories ("Bakery, Pastry shop") or by family and demand ("medical appointment").
   */
  readonly examples: {
    readonly any: readonly [town: string, special: string];
    readonly of: Readonly<Record<string, readonly [services: string, special: string]>>;
  };
};

import { z } from 'zod';

/**
 * What is stored of an owner's files: the parsed and bounded rows that checks are evaluated with, never the file itself.
 * They are owner input like overrides: an audit records those it was evaluated with, and its report contains them.
 */

/** One for each supported export. `citations` is Bing's AI Performance report, `answers` are pasted answers. */
export const OWNER_FILE_KINDS = ['links', 'traffic', 'citations', 'answers'] as const;
export const OwnerFileKind = z.enum(OWNER_FILE_KINDS);
export type OwnerFileKind = z.infer<typeof OwnerFileKind>;

/** A calendar day, `2026-11-22`. */
export const FileDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The days covered by a file; null where neither it nor its owner says. */
export const FilePeriod = z.object({ from: FileDay, to: FileDay });
export type FilePeriod = z.infer<typeof FilePeriod>;

const count = z.number().int().min(0).max(1e12);
const amount = z.number().min(0).max(1e12);

/** Limits of what is stored; a report file of 2 MB has to contain all of it. */
export const STORED_LIMITS = {
  domains: 5000,
  sources: 200,
  citationRows: 200,
  answers: 100,
  answerLength: 6000,
  questionLength: 500,
  citedPages: 30,
} as const;

const given = {
  /** The file name from the browser; null when the data was typed. */
  fileName: z.string().max(200).nullable(),
  /** ISO 8601. */
  uploadedAt: z.string().max(40),
};

export const StoredLinks = z.object({
  ...given,
  /** External registrable domains that link to the site, those with most links first. */
  domains: z.array(z.object({ domain: z.string().max(253), links: count.nullable() })).max(STORED_LIMITS.domains),
  /** Further domains of the file, counted but not named. */
  moreDomains: count,
});
export type StoredLinks = z.infer<typeof StoredLinks>;

export const StoredTraffic = z.object({
  ...given,
  period: FilePeriod.nullable(),
  /** Whether visits were distinguished by their source, or only by Google's channel "AI Assistant". */
  by: z.enum(['source', 'channel']),
  /** The rows of AI tools, grouped by source. */
  sources: z
    .array(
      z.object({
        source: z.string().max(200),
        sessions: amount,
        users: amount.nullable(),
        keyEvents: amount.nullable(),
      }),
    )
    .max(STORED_LIMITS.sources),
  /** All rows of the file; `keyEvents` null: it has no such column. */
  total: z.object({ sessions: amount, keyEvents: amount.nullable() }),
});
export type StoredTraffic = z.infer<typeof StoredTraffic>;

export const StoredCitations = z.object({
  ...given,
  period: FilePeriod.nullable(),
  /** Which of Bing's tables it is. */
  view: z.enum(['queries', 'pages', 'days']),
  total: count,
  /** The queries or pages with most citations; empty for a table of days. */
  rows: z.array(z.object({ text: z.string().max(500), citations: count })).max(STORED_LIMITS.citationRows),
});
export type StoredCitations = z.infer<typeof StoredCitations>;

export const StoredAnswer = z.object({
  /** As in `ANSWER_ENGINES`, else the owner's name for it. */
  engine: z.string().max(60),
  question: z.string().max(STORED_LIMITS.questionLength),
  answer: z.string().max(STORED_LIMITS.answerLength),
  /** The day the question was asked. */
  date: FileDay,
  /** Pages that the answer cites. */
  cited: z.array(z.string().max(500)).max(STORED_LIMITS.citedPages),
  /** What the owner said of a name that may mean something else; absent: nothing. */
  isUs: z.boolean().optional(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

export const StoredAnswers = z.object({ ...given, answers: z.array(StoredAnswer).max(STORED_LIMITS.answers) });
export type StoredAnswers = z.infer<typeof StoredAnswers>;

/** The stored contents of a file, by its kind. */
export const STORED_SCHEMAS = {
  links: StoredLinks,
  traffic: StoredTraffic,
  citations: StoredCitations,
  answers: StoredAnswers,
} as const satisfies Record<OwnerFileKind, z.ZodType>;

/** The files of a business; missing ones are absent. */
export const KnownFiles = z.object(STORED_SCHEMAS).partial();
export type KnownFiles = z.infer<typeof KnownFiles>;

/** Whether a text names a kind of file that this release knows. */
export function isOwnerFileKind(kind: string): kind is OwnerFileKind {
  return OwnerFileKind.safeParse(kind).success;
}

/** True when there are no files. */
export function isWithoutFiles(files: KnownFiles | undefined): boolean {
  return files === undefined || OWNER_FILE_KINDS.every((kind) => files[kind] === undefined);
}

import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FileReading } from '../owner-files/file-reading.ts';
import { FileDay, FilePeriod, OwnerFileKind } from '../owner-files/stored-files.ts';
import { defineEndpoint } from './endpoint.ts';

/** Maximum size of a file in bytes. The exports of the three programs are far smaller. */
export const OWNER_FILE_LIMIT_BYTES = 20 * 1024 * 1024;

/** An answer with a name that may mean something else. */
export const DoubtfulAnswer = z.object({
  /** Derived from tool, question and day: such answers are one. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  engine: z.string(),
  question: z.string(),
  date: FileDay,
  quote: z.string(),
  /** Null: the owner has not said. */
  isUs: z.boolean().nullable(),
});
export type DoubtfulAnswer = z.infer<typeof DoubtfulAnswer>;

/** A summary of a stored file, in words and numbers. */
export const OwnerFileView = z.object({
  kind: OwnerFileKind,
  fileName: z.string().nullable(),
  /** ISO 8601. */
  uploadedAt: z.string(),
  period: FilePeriod.nullable(),
  counts: z.array(z.object({ label: z.string(), value: z.string() })),
  examples: z.array(z.string()),
  /** Answers with a name that may mean something else, and what the owner said of each. */
  doubtful: z.array(DoubtfulAnswer),
  /** Why the audit counts none of it; null when it counts. */
  notCounted: z.string().nullable(),
});
export type OwnerFileView = z.infer<typeof OwnerFileView>;

export const OwnerFilesView = z.object({
  businessId: z.string(),
  businessName: z.string().nullable(),
  websiteUrl: z.string(),
  files: z.array(OwnerFileView),
});
export type OwnerFilesView = z.infer<typeof OwnerFilesView>;

export const getOwnerFilesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/files',
  summary: 'What is kept of the files that the owner gave for the business of an own audit.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: OwnerFilesView,
  status: 200,
});

/** How to parse a file. Columns as `source:0,sessions:3`; by default they are found by name. */
const READING = {
  kind: OwnerFileKind,
  fileName: typedText({ most: 300 }).optional(),
  columns: z
    .string()
    .max(300)
    .regex(/^[a-zA-Z]{1,20}:\d{1,3}(?:,[a-zA-Z]{1,20}:\d{1,3})*$/, 'Choose each column from the list.')
    .optional(),
  from: FileDay.optional(),
  to: FileDay.optional(),
} as const;

/** The body is the file itself, as `application/octet-stream`. */
export const readOwnerFileEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/files/reading',
  summary:
    'Show what is understood of a file of the owner (CSV, TSV or a zip of such, at most 20 MB, as application/octet-stream). Nothing is kept.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: z.object(READING),
  response: FileReading,
  status: 200,
});

export const saveOwnerFileEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/files',
  summary:
    'Keep what is read of a file in the place of an earlier one of its kind, and judge the audit again. `add=yes` adds answers to those given before.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: z.object({ ...READING, add: z.literal('yes').optional() }),
  response: OwnerFilesView,
  status: 200,
});

export const deleteOwnerFileEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId/files',
  summary: 'Delete what is kept of a file, and judge the audit again without it.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: z.object({ kind: OwnerFileKind }),
  response: OwnerFilesView,
  status: 200,
});

export const stateMeaningEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/files/answers/:answerId',
  summary: 'Say whether the name in one answer of an AI tool means the business, and judge the audit again.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.strictObject({ isUs: z.boolean() }),
  query: null,
  response: OwnerFilesView,
  status: 200,
});

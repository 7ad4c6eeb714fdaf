import { z } from 'zod';
import { FactChange, FactSheet } from '../fixes/fact-sheet.ts';
import { PROFILE_FIELDS, ProfileSource, ProfileValues } from '../fixes/owner-profile.ts';
import { defineEndpoint } from './endpoint.ts';

/** More than anybody changes at once. */
const MOST_CHANGES = 50;

export const getFacts = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/facts',
  summary: 'What is known about the business of an own audit, each fact with its source, with the owner’s words on it.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: FactSheet,
  status: 200,
});

export const changeFacts = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/facts',
  summary:
    'Confirm, correct, reject, take back or add facts. Kept for later audits of the business; judged again at once.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.object({
    changes: z
      .array(FactChange)
      .min(1, 'Name at least one change.')
      .max(MOST_CHANGES, `At most ${MOST_CHANGES} changes can be sent at once.`),
  }),
  query: null,
  response: FactSheet,
  status: 200,
});

/** What an imported Takeout file holds, without its texts: those only ever go to whom they belong, as facts and fixes. */
export const ImportedTakeout = z.object({
  /** ISO 8601. */
  importedAt: z.string(),
  /** The name of the profile in the file that was taken. */
  locationName: z.string().nullable(),
  reviewCount: z.number().int(),
  postCount: z.number().int(),
  /** What was odd in the file, in sentences. */
  warnings: z.array(z.string()),
});
export type ImportedTakeout = z.infer<typeof ImportedTakeout>;

export const ProfileView = z.object({
  /** What the owner stated. */
  stated: ProfileValues,
  /** What counts, value by value, and who gave it: the newer of statement and Takeout file. */
  known: ProfileValues,
  sources: z.partialRecord(z.enum([...PROFILE_FIELDS, 'goodReviewShare']), ProfileSource),
  takeout: ImportedTakeout.nullable(),
});
export type ProfileView = z.infer<typeof ProfileView>;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/audits/:auditId/profile',
  summary: 'What the owner told of the Google profile of the business: stated by hand or imported from Google Takeout.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: ProfileView,
  status: 200,
});

export const stateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/profile',
  summary:
    'State values of the Google profile; a value left out is cleared. Judged at once, marked as stated by the owner.',
  callers: 'anyone',
  isForPrograms: true,
  body: ProfileValues.extend({
    /** In the place of `lastPostOn`. */
    daysSinceLastPost: z.number().int().min(0).max(10_000).optional(),
  }),
  query: null,
  response: ProfileView,
  status: 200,
});

import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FactChange, FactSheet } from '../fixes/fact-sheet.ts';
import { PROFILE_FIELDS, ProfileSource, ProfileValues } from '../fixes/owner-profile.ts';
import { defineEndpoint } from './endpoint.ts';

/** More than anybody changes at once. */
const MOST_CHANGES = 50;

export const getFactsEndpoint = defineEndpoint({
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

export const changeFactsEndpoint = defineEndpoint({
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

/** A location of a Takeout file, to tell it apart from the others. */
export const TakeoutLocation = z.object({
  locationId: z.string(),
  name: z.string().nullable(),
  city: z.string().nullable(),
});
export type TakeoutLocation = z.infer<typeof TakeoutLocation>;

/** What an imported Takeout file holds, without its texts. */
export const ImportedTakeout = z.object({
  /** ISO 8601. */
  importedAt: z.string(),
  /** When the file was made, as its entries say; else when it was imported. ISO 8601. */
  madeAt: z.string(),
  /** The location that was taken. */
  location: TakeoutLocation,
  /** Null: the file has no list of reviews. */
  reviewCount: z.number().int().nullable(),
  postCount: z.number().int(),
  /** What the owner should know about the choice and the file, in sentences. */
  notes: z.array(z.string()),
  /** The other locations of the file; what they hold is not kept. */
  otherLocations: z.array(TakeoutLocation),
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

export const getProfileEndpoint = defineEndpoint({
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

export const stateProfileEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/audits/:auditId/profile',
  summary:
    'State values of the Google profile; a value left out is cleared. Judged at once, marked as stated by the owner.',
  callers: 'anyone',
  isForPrograms: true,
  // A value left out is cleared, so a name that we do not know must not read as "clear everything".
  body: ProfileValues.extend({
    /** In the place of `lastPostOn`. */
    daysSinceLastPost: z.number().int().min(0).max(10_000).optional(),
  }).strict(),
  query: null,
  response: ProfileView,
  status: 200,
});

/** Bytes of a Takeout file that are taken. Reviews and posts of ten years are a few megabytes; pictures need not be in it. */
export const TAKEOUT_LIMIT_BYTES = 50 * 1024 * 1024;

/** The body is the zip itself, as `application/zip`. */
export const importTakeoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/takeout',
  summary: 'Import the owner’s Google Takeout file of the Business Profile: the zip as the body, at most 50 MB.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  /** Which location of the file; without it the one that fits the site. */
  query: z.object({ locationId: typedText({ most: 200 }).optional() }),
  response: ProfileView,
  status: 200,
});

export const removeTakeoutEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/audits/:auditId/takeout',
  summary: 'Delete what was imported from Google Takeout. Judged again without it.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
  response: ProfileView,
  status: 200,
});

import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FactChange, FactSheet } from '../fixes/fact-sheet.ts';
import { PROFILE_FIELDS, ProfileSource, ProfileValues } from '../fixes/owner-profile.ts';
import { defineEndpoint } from './endpoint.ts';

/** The maximum number of changes per request. */
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

/** A location of a Takeout file, with enough data to distinguish it. */
export const TakeoutLocation = z.object({
  locationId: z.string(),
  name: z.string().nullable(),
  city: z.string().nullable(),
});
export type TakeoutLocation = z.infer<typeof TakeoutLocation>;

/** A summary of an imported Takeout file, without its texts. */
export const ImportedTakeout = z.object({
  /** ISO 8601. */
  importedAt: z.string(),
  /** When the file was made, by its entries; else when it was imported. ISO 8601. */
  madeAt: z.string(),
  /** The selected location. */
  location: TakeoutLocation,
  /** Null: the file has no list of reviews. */
  reviewCount: z.number().int().nullable(),
  postCount: z.number().int(),
  /** Notes on the choice and the file, in sentences. */
  notes: z.array(z.string()),
  /** The other locations of the file; their data is not stored. */
  otherLocations: z.array(TakeoutLocation),
});
export type ImportedTakeout = z.infer<typeof ImportedTakeout>;

export const ProfileView = z.object({
  /** The owner's statements. */
  stated: ProfileValues,
  /** The values in effect with their source: the newer of statement and Takeout file. */
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
  // A missing value is cleared, so an unknown name must not be read as "clear everything".
  body: ProfileValues.extend({
    /** Replaces `lastPostOn`. */
    daysSinceLastPost: z.number().int().min(0).max(10_000).optional(),
  }).strict(),
  query: null,
  response: ProfileView,
  status: 200,
});

/** Maximum size of a Takeout file in bytes. Reviews and posts of ten years are a few megabytes; pictures are not needed. */
export const TAKEOUT_LIMIT_BYTES = 50 * 1024 * 1024;

/** The body is the zip itself, as `application/zip`. */
export const importTakeoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/takeout',
  summary: 'Import the owner’s Google Takeout file of the Business Profile: the zip as the body, at most 50 MB.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  /** The location within the file; by default the one that matches the site. */
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

import { z } from 'zod';
import { BusinessCorrections } from '../audit/business.ts';
import { KnownFiles } from '../owner-files/stored-files.ts';
import type { FactOverride } from './apply-fact-changes.ts';
import { FactKind } from './fact-sheet.ts';
import { type KnownProfile, PROFILE_FIELDS, ProfileSource, ProfileValues } from './owner-profile.ts';

/** All of an owner's input on a business that an audit is evaluated with. It outranks the site. */
export interface OwnerOverrides {
  readonly corrections?: BusinessCorrections | undefined;
  readonly facts?: readonly FactOverride[] | undefined;
  readonly profile?: KnownProfile | undefined;
  /** Parsed uploaded files. Absent where there are none, and in data of earlier releases. */
  readonly files?: KnownFiles | undefined;
}

export const OwnerOverrides: z.ZodType<OwnerOverrides> = z.object({
  corrections: BusinessCorrections.optional(),
  facts: z
    .array(
      z.object({
        factId: z.string(),
        kind: FactKind,
        state: z.enum(['confirmed', 'corrected', 'added', 'rejected']),
        value: z.string().nullable(),
        foundValue: z.string().nullable(),
        at: z.string(),
      }),
    )
    .optional(),
  profile: z
    .object({
      values: ProfileValues,
      goodReviewShare: z.number().nullable(),
      sources: z.partialRecord(z.enum([...PROFILE_FIELDS, 'goodReviewShare']), ProfileSource),
    })
    .optional(),
  files: KnownFiles.optional(),
});

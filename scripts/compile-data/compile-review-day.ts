import { z } from 'zod';
import { REVIEW_DAY_LANGUAGES, type ReviewDayTexts } from '#shared/review-day/review-day-language.ts';
import { readYaml } from './yaml-files.ts';

const lines = z.array(z.string().min(1)).min(1);
const texts = z.strictObject({ sms: lines, emailSubject: lines, emailBody: lines, inPerson: lines });
const reviewDay: z.ZodType<ReviewDayTexts> = z.strictObject({
  place: texts,
  travelling: texts,
  either: texts,
  poster: z.string().min(1),
  script: z.array(z.strictObject({ title: z.string().min(1), lines })).min(1),
  optOut: lines,
});

/** The texts of Review Day, by language. */
export function compileReviewDay(): Record<string, ReviewDayTexts> {
  return Object.fromEntries(
    REVIEW_DAY_LANGUAGES.map((code) => [code, readYaml(`languages/${code}/review-day.yaml`, reviewDay)]),
  );
}

import { z } from 'zod';
import { CATEGORY_FAMILIES } from '#engine/facts/category/business-category.ts';
import { type DescriptionFrames, FRAME_KINDS, type SentenceFrame } from '#engine/fixes/compose/description-frames.ts';
import {
  DESCRIPTION_ROLES,
  type DescriptionWordings,
  type RoleWordings,
} from '#engine/fixes/compose/description-wording.ts';
import type { MetaWordings } from '#engine/fixes/compose/meta-wording.ts';
import { QA_TOPICS, type QaWordings } from '#engine/fixes/compose/qa-wording.ts';
import { POST_TOPICS, type PostWordings } from '#engine/fixes/write/post-wording.ts';
import { REVIEW_BANDS, REVIEW_TOPICS, type ReplyWordings } from '#engine/fixes/write/reply-wording.ts';
import { MESSAGE_TEMPLATES, type MessageTemplate, type TemplateLine } from '#engine/fixes/write/template-wording.ts';
import { isWorded } from '#engine/fixes/writing-material.ts';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { readYaml } from './yaml-files.ts';

const lines = z.array(z.string().min(1)).min(1);
const families: ReadonlySet<string> = new Set(['any', ...CATEGORY_FAMILIES]);
const byFamily: z.ZodType<RoleWordings> = z
  .object({ any: lines })
  .catchall(lines)
  .refine((roles) => Object.keys(roles).every((key) => families.has(key)), 'names a family that there is not');
const praise = z.strictObject({ good: lines, bad: lines });

const posts: z.ZodType<PostWordings> = z.strictObject({
  plans: z.record(z.enum(POST_TOPICS), z.strictObject({ titles: lines, beats: z.array(lines) })),
  tell: byFamily,
  prepare: byFamily,
  compareLead: z.string().min(1),
  compare: byFamily,
  closings: lines,
});

const support: z.ZodType<DescriptionWordings> = z.record(z.enum(DESCRIPTION_ROLES), byFamily);

const frame: z.ZodType<SentenceFrame> = z.strictObject({
  we: z.string().optional(),
  i: z.string().optional(),
  name: z.string().optional(),
  none: z.string(),
});
const frameOf = z.partialRecord(z.enum(CATEGORY_FAMILIES), frame);
const descriptions: z.ZodType<DescriptionFrames> = z.strictObject({
  opening: z.string(),
  openingSince: z.string(),
  ...Object.fromEntries(FRAME_KINDS.map((kind) => [kind, frame.optional()])),
  servicesOf: frameOf,
  personOf: frameOf.optional(),
  doers: lines.optional(),
  speaker: z.strictObject({ we: lines, i: lines }),
  visit: lines,
  travel: lines,
});

const questions: z.ZodType<QaWordings> = z.strictObject({
  topics: z.record(z.enum(QA_TOPICS), z.strictObject({ questions: lines, answers: lines })),
  contact: lines,
});

const replies: z.ZodType<ReplyWordings> = z.strictObject({
  thanks: z.record(z.enum(REVIEW_BANDS), lines),
  thanksAsCustomer: lines,
  wordless: praise,
  topics: z.record(z.enum(REVIEW_TOPICS), praise),
  noTopic: praise,
  namedService: lines,
  whatWasMissing: lines,
  discretion: lines,
  offline: lines,
  close: lines,
});

const meta: z.ZodType<MetaWordings> = z.strictObject({
  titles: z.strictObject({ services: lines, contact: lines, about: lines }),
  descriptions: z.strictObject({ leads: lines, namedLeads: lines, serviceLeads: lines, tails: lines }),
});

const messages: z.ZodType<Record<MessageTemplate, readonly TemplateLine[]>> = z.record(
  z.enum(MESSAGE_TEMPLATES),
  z.array(z.array(z.string()).min(1)),
);

const WORDINGS: Readonly<Record<string, z.ZodType>> = {
  posts,
  descriptions,
  support,
  questions,
  replies,
  meta,
  messages,
};

/** The files of a language in which texts are generated: "posts". */
export const WORDING_FILES: readonly string[] = Object.keys(WORDINGS);

/** Files that every language of texts has, whatever else is not written yet. */
const IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set(['descriptions', 'meta']);

/** The wordings of texts, by file and then by language. */
export function compileWordings(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(WORDINGS).map(([name, schema]) => [
      name,
      Object.fromEntries(
        TEXT_LANGUAGES.map((language) => [
          language,
          readYaml(
            `languages/${isWorded(language) || IN_EVERY_LANGUAGE.has(name) ? language : 'en'}/${name}.yaml`,
            schema,
          ),
        ]),
      ),
    ]),
  );
}

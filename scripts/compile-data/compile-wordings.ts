import { z } from 'zod';
import { type ByKind, DRAFT_QUESTIONS, DRAFT_SECTIONS, type DraftTexts } from '#engine/action-pack/draft-texts.ts';
import { README_PARTS, type ReadmeWording } from '#engine/action-pack/readme-wording.ts';
import { CATEGORY_FAMILIES } from '#engine/facts/category/business-category.ts';
import { type DescriptionFrames, FRAME_KINDS, type SentenceFrame } from '#engine/fixes/compose/description-frames.ts';
import type { MetaWordings } from '#engine/fixes/compose/meta-wording.ts';
import { type AnswerTerms, QA_TOPICS, type QaWordings } from '#engine/fixes/compose/qa-wording.ts';
import { REVIEW_BANDS, REVIEW_TOPICS, type ReplyWordings } from '#engine/fixes/write/reply-wording.ts';
import { MESSAGE_TEMPLATES, type MessageTemplate, type TemplateLine } from '#engine/fixes/write/template-wording.ts';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const lines = z.array(z.string().min(1)).min(1);
const praise = z.strictObject({ good: lines, bad: lines });

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
  examples: z.strictObject({
    any: z.tuple([z.string(), z.string()]),
    of: z.record(z.string(), z.tuple([z.string(), z.string()])),
  }),
});

/** Alternatives of a regular expression, on one or more lines. */
const source = z
  .string()
  .min(1)
  .transform((text) => text.replace(/\s+\|/g, '|'))
  .refine((text) => new RegExp(text, 'u').source !== '');
const question = z.strictObject({
  about: source,
  question: z.string().min(1),
  familiar: z.string().min(1).optional(),
  toOne: z.string().min(1).optional(),
  plain: z.string().min(1).optional(),
  answers: lines.optional(),
  single: lines.optional(),
});
const questions: z.ZodType<QaWordings> = z.strictObject({
  yes: z.string().min(1),
  topics: z.partialRecord(z.enum(QA_TOPICS), question),
});

const answers: z.ZodType<AnswerTerms> = z.strictObject({
  own: source,
  addressed: source,
  empty: source,
  praise: source,
  vague: source,
  pointing: source,
  general: source,
  health: source,
  visit: source,
});

const replies: z.ZodType<ReplyWordings> = z.strictObject({
  thanks: z.record(z.enum(REVIEW_BANDS), lines),
  wordless: z.record(z.enum(REVIEW_BANDS), lines),
  topics: z.record(z.enum(REVIEW_TOPICS), praise),
  noTopic: praise,
  namedService: lines,
  discreet: praise,
  offline: lines,
  familiar: z
    .strictObject({
      thanks: z.record(z.enum(REVIEW_BANDS), lines),
      topics: z.partialRecord(z.enum(REVIEW_TOPICS), praise).optional(),
      offline: lines,
    })
    .optional(),
});

const byKind: z.ZodType<ByKind> = z.strictObject({
  any: z.string().min(1),
  travels: z.string().min(1).optional(),
  treats: z.string().min(1).optional(),
});
const pageDrafts: z.ZodType<DraftTexts> = z.strictObject({
  sections: z.record(z.enum(DRAFT_SECTIONS), byKind),
  questions: z.record(z.enum(DRAFT_QUESTIONS), byKind),
});

const meta: z.ZodType<MetaWordings> = z.strictObject({
  titles: z.strictObject({ services: lines, contact: lines, about: lines }),
  descriptions: z.strictObject({
    leads: lines,
    namedLeads: lines,
    serviceLeads: lines,
    placedLeads: lines,
    tails: lines,
    lastTails: lines,
  }),
});

const messages: z.ZodType<Record<MessageTemplate, readonly TemplateLine[]>> = z.record(
  z.enum(MESSAGE_TEMPLATES),
  z.array(z.array(z.string()).min(1)),
);

const pack: z.ZodType<ReadmeWording> = z.strictObject({
  title: z.string().includes('{name}'),
  what: z.string().min(1),
  order: z.string().min(1),
  gain: z.string().includes('{points}'),
  rules: lines,
  files: z.string().min(1),
  names: z.record(z.enum(README_PARTS), z.string().min(1)),
});

const WORDINGS: Readonly<Record<string, z.ZodType>> = {
  descriptions,
  questions,
  answers,
  replies,
  meta,
  messages,
  pack,
  'page-drafts': pageDrafts,
};

/** The wordings of texts, by file and then by language. */
export function compileWordings(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(WORDINGS).map(([name, schema]) => [
      name,
      Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, readYaml(wordingFile(language, name), schema)])),
    ]),
  );
}

/** English stands in for a language without the file; nothing is written with it. */
function wordingFile(language: string, name: string): string {
  const own = `languages/${language}/${name}.yaml`;
  return listYamlFiles(own).length > 0 ? own : `languages/en/${name}.yaml`;
}

import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { FactKind } from '../fixes/fact-sheet.ts';
import { CheckStatus, Evidence } from './check.ts';

/** The most characters of each part of a change. Business sites have pages of a tenth of it. */
export const DRY_RUN_LIMITS = {
  line: 500,
  description: 2000,
  text: 20_000,
  jsonLd: 50_000,
  html: 1_000_000,
  changes: 5,
} as const;

/** A planned change of one page, before it is published. What is left out stays as it is. */
export const PageChange = z.strictObject({
  /** A URL or a path of the site; without one the home page. */
  url: typedText({ most: 2048, least: 1, isAddress: true }).optional(),
  /** The whole new page; the other parts are applied to it. */
  html: typedText({ most: DRY_RUN_LIMITS.html, least: 1, hasLines: true }).optional(),
  title: typedText({ most: DRY_RUN_LIMITS.line }).optional(),
  /** The main heading. */
  heading: typedText({ most: DRY_RUN_LIMITS.line }).optional(),
  description: typedText({ most: DRY_RUN_LIMITS.description }).optional(),
  /** The main text as lines; the main heading stays. */
  text: z
    .strictObject({
      mode: z.enum(['append', 'replace']),
      text: typedText({ most: DRY_RUN_LIMITS.text, hasLines: true }),
    })
    .optional(),
  /** `replace` takes out the entries of the business that the page has. */
  jsonLd: z
    .strictObject({
      mode: z.enum(['add', 'replace']),
      text: typedText({ most: DRY_RUN_LIMITS.jsonLd, least: 1, hasLines: true }),
    })
    .optional(),
});
export type PageChange = z.infer<typeof PageChange>;

/** A check whose status or points would be others. */
export const MovedCheck = z.object({
  checkId: z.string(),
  label: z.string(),
  status: z.object({ before: CheckStatus.nullable(), after: CheckStatus.nullable() }),
  finding: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Of the overall score, not rounded; null where there is no score. */
  points: z.number().nullable(),
  /** What it rests on: today for a loss, then for a gain. */
  quotes: z.array(Evidence),
});
export type MovedCheck = z.infer<typeof MovedCheck>;

/** A fact that the site would no longer state, or state anew, with the text that carries it. */
export const MovedFact = z.object({
  kind: FactKind,
  value: z.string(),
  quote: z.object({ url: z.string(), quote: z.string() }),
  /** For a loss: what the site would say instead, where it can say only one. */
  becomes: z.string().nullable(),
});
export type MovedFact = z.infer<typeof MovedFact>;

/** Statements of the site that would disagree, and do not today. */
export const NewContradiction = z.object({
  part: z.enum(['name', 'address', 'phone', 'hours']),
  statements: z.array(z.object({ url: z.string(), quote: z.string() })),
});
export type NewContradiction = z.infer<typeof NewContradiction>;

const Score = z.object({
  /** As shown; null when too little could be checked. */
  score: z.number().nullable(),
  /** Before rounding. */
  exact: z.number().nullable(),
});

/** What a change would do to a site: the same evaluation as of an audit, with the changed pages in place of the old ones. */
export const DryRun = z.object({
  before: Score,
  after: Score,
  /** The difference of the exact scores, to one decimal. */
  points: z.number(),
  betterChecks: z.array(MovedCheck),
  worseChecks: z.array(MovedCheck),
  lostFacts: z.array(MovedFact),
  gainedFacts: z.array(MovedFact),
  contradictions: z.array(NewContradiction),
});
export type DryRun = z.infer<typeof DryRun>;

/** Whether nothing gets worse: no check, no fact, no new contradiction, no point. */
export function isHarmless({ worseChecks, lostFacts, contradictions, points }: DryRun): boolean {
  return worseChecks.length === 0 && lostFacts.length === 0 && contradictions.length === 0 && points >= 0;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { formatShare } from './labelled-sites.ts';

/** What a reader thought of a text or of the decision to leave one; site and text are the beginnings of their SHA-256. */
const Opinion = z.strictObject({
  site: z.string(),
  kind: z.string(),
  text: z.string(),
  /** `right`: publishable unchanged, or rightly kept or asked; `edit`: true, but not as it is; `worthless`: not worth printing; `decision`: kept or asked, and should not. */
  verdict: z.enum(['right', 'edit', 'worthless', 'decision', 'false', 'language']),
  reason: z.string().optional(),
});

/** A text as a reader judges it: of a title also whether it is written, kept or asked for, of an answer also the question. */
export interface PrintedText {
  readonly site: string;
  readonly kind: string;
  readonly text: string;
  /** With names, places, services and numbers masked. */
  readonly sentences: readonly string[];
}

const MASKED: ReadonlySet<Fact['kind']> = new Set([
  'name',
  'city',
  'area',
  'region',
  'street',
  'service',
  'phone',
  'person',
]);
/** A description without its owner, and after what the owner did. */
const STAGES = ['description', 'description after ticks', 'description after questions'] as const;

/** The beginning of a digest by which verdicts name sites and texts. */
export function shortDigest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** A sentence without what differs between businesses that say the same. */
export function maskFacts(sentence: string, facts: readonly Fact[]): string {
  const values = facts.filter(({ kind }) => MASKED.has(kind)).map(({ value }) => value);
  const masked = values
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, value) => text.replaceAll(value.toLowerCase(), '_'), sentence.toLowerCase());
  return masked.replace(/\d+/g, '#').replace(/_(?:(?:, | \p{L}+ )_)+/gu, '_');
}

/** Lines with the figures of verdicts on the texts that are written today: how many were read, how many are right, and what else. */
export function listFigures(texts: readonly PrintedText[], sites: number, file: string): string[] {
  const opinions = new Map(
    z
      .array(Opinion)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map((one) => [`${one.site} ${one.kind} ${one.text}`, one.verdict]),
  );
  const verdictOn = ({ site, kind, text }: PrintedText) =>
    opinions.get(`${shortDigest(site, 12)} ${kind} ${shortDigest(text, 16)}`);
  const lines = [...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, all]) => {
    const read = all.flatMap((one) => verdictOn(one) ?? []);
    const count = (wanted: string) => read.filter((verdict) => verdict === wanted).length;
    const others = ['edit', 'worthless', 'decision', 'false', 'language']
      .map((verdict) => `${verdict} ${count(verdict)}`)
      .join(', ');
    const shared = formatShare(...countShared(all));
    return `${kind}: ${all.length} texts, ${read.length} read, right ${formatShare(count('right'), read.length)}, ${others}; shared sentences ${shared}`;
  });
  const reached = STAGES.filter((stage) => texts.some(({ kind }) => kind === stage));
  return [...lines, ...reached.map((stage) => describeStage(texts, sites, STAGES.indexOf(stage), verdictOn))];
}

/** How many sites have a description once their owner came so far, and how many of those are right. */
function describeStage(
  texts: readonly PrintedText[],
  sites: number,
  stage: number,
  verdictOn: (text: PrintedText) => string | undefined,
): string {
  const kinds: readonly string[] = stage === 0 ? [STAGES[0]] : [STAGES[0], STAGES[stage] ?? ''];
  const latest = new Map(
    kinds.flatMap((kind) => texts.filter((one) => one.kind === kind)).map((one) => [one.site, one]),
  );
  const right = [...latest.values()].filter((one) => verdictOn(one) === 'right').length;
  return `${STAGES[stage]}: on ${formatShare(latest.size, sites)} of the sites, right ${formatShare(right, latest.size)}`;
}

/** How many sentences stand at another site as well, and how many there are. */
function countShared(texts: readonly PrintedText[]): [number, number] {
  const sitesOf = new Map<string, Set<string>>();
  const all = texts.flatMap(({ site, sentences }) => sentences.map((sentence) => ({ site, sentence })));
  for (const { site, sentence } of all) sitesOf.set(sentence, (sitesOf.get(sentence) ?? new Set()).add(site));
  return [all.filter(({ sentence }) => (sitesOf.get(sentence)?.size ?? 0) > 1).length, all.length];
}

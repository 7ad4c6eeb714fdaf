import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business, NapRow } from '#shared/audit/business.ts';
import type { Check } from '#shared/audit/check.ts';
import type { DryRun, MovedCheck, MovedFact, NewContradiction } from '#shared/audit/dry-run.ts';
import { publishableHours } from '#shared/audit/opening-times.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { type Fact, type FactKind, type FactSheet, SINGLE_FACT_KINDS } from '#shared/fixes/fact-sheet.ts';
import { attributeScoreDelta } from '#shared/history/attribute-score-delta.ts';
import { earnedShare } from '#shared/history/check-changes.ts';
import type { Page } from '../crawl/html/page.ts';
import { everyNode } from '../crawl/structured-data/structured-node.ts';
import { foldText } from '../facts/language/fold-text.ts';

/** One evaluation of a site, with the pages that it rests on. */
export interface EvaluatedSite {
  readonly analysis: Analysis;
  /** The business as the site alone states it. */
  readonly business: Business;
  readonly sheet: FactSheet;
  readonly pages: readonly Page[];
}

/** What a business loses with its words. Others are our reading of the whole site, which the checks cover. */
const STATED_KINDS: ReadonlySet<FactKind> = new Set([
  'name',
  'service',
  'area',
  'street',
  'city',
  'postalCode',
  'phone',
  'email',
  'hours',
  'foundedYear',
  'credential',
  'award',
  'guarantee',
  'offer',
  'price',
  'payment',
]);
const MOST_QUOTES = 3;
const MOST_STATEMENTS = 6;

/** What is different between two evaluations of a site. Pure; linear in its pages for each fact that moved. */
export function compareRuns(before: EvaluatedSite, after: EvaluatedSite): DryRun {
  const [was, is] = [scoresOf(before), scoresOf(after)];
  const moved = movedChecks(before.analysis, after.analysis);
  return {
    before: was,
    after: is,
    points: was.exact === null || is.exact === null ? 0 : Math.round((is.exact - was.exact) * 10) / 10,
    betterChecks: moved.filter(({ isWorse }) => !isWorse).map(({ check }) => check),
    worseChecks: moved.filter(({ isWorse }) => isWorse).map(({ check }) => check),
    lostFacts: missingFacts(before, after),
    gainedFacts: missingFacts(after, before).map((fact) => ({ ...fact, becomes: null })),
    contradictions: [...newConflicts(before.business, after.business), ...newHoursDoubt(before, after)],
  };
}

function scoresOf({ analysis }: EvaluatedSite): DryRun['before'] {
  const { overallScore, exactScore } = computeScore(analysis.factors);
  return { score: overallScore, exact: exactScore };
}

function movedChecks(before: Analysis, after: Analysis): { readonly check: MovedCheck; readonly isWorse: boolean }[] {
  const points = attributeScoreDelta(before.factors, after.factors);
  const [old, now] = [checksOf(before), checksOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((checkId) => {
    const [was, is] = [old.get(checkId), now.get(checkId)];
    const gained = earnedShare(is) - earnedShare(was);
    const label = (is ?? was)?.label;
    if (label === undefined || (was?.status === is?.status && gained === 0)) return [];
    // What can no longer be measured, and did not pass, is neither gained nor lost.
    if (gained === 0) return [];
    const isWorse = gained < 0;
    const check = {
      checkId,
      label,
      status: { before: was?.status ?? null, after: is?.status ?? null },
      finding: { before: was?.finding ?? null, after: is?.finding ?? null },
      points: points?.byCheck.get(checkId) ?? (points === null ? null : 0),
      quotes: ((isWorse ? was : is)?.evidence ?? []).slice(0, MOST_QUOTES),
    };
    return [{ check, isWorse }];
  });
}

function checksOf({ factors }: Analysis): Map<string, Check> {
  return new Map(Object.values(factors).flatMap(({ checks }) => checks.map((check) => [check.id, check])));
}

/** Facts of one site that the other neither states nor has the words of, in any spelling. */
function missingFacts(site: EvaluatedSite, other: EvaluatedSite): MovedFact[] {
  const stated = new Set(other.sheet.facts.map(keyOf));
  const missing = site.sheet.facts.filter((fact) => STATED_KINDS.has(fact.kind) && !stated.has(keyOf(fact)));
  if (missing.length === 0) return [];
  const text = textOf(other.pages);
  return missing.flatMap((fact) => {
    const { kind, value, origin } = fact;
    if (origin.kind !== 'page' || hasPhrase(text, value) || hasPhrase(text, withoutCut(origin.quote))) return [];
    const instead = SINGLE_FACT_KINDS.has(kind) ? other.sheet.facts.find((one) => one.kind === kind) : undefined;
    const quote = { url: origin.url, quote: origin.quote || value };
    return [{ kind, value, quote, becomes: instead?.value ?? null }];
  });
}

function keyOf({ kind, value }: Fact): string {
  return `${kind} ${kind === 'phone' ? value.replace(/\D/g, '') : phraseOf(value)}`;
}

/** Letters and digits in one spelling, with a space at both ends, so that whole words are compared. */
function phraseOf(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** A few digits alone stand on every page. */
function hasPhrase(text: string, said: string): boolean {
  const phrase = phraseOf(said);
  return /\p{L}|\d{3}/u.test(phrase) && text.includes(phrase);
}

/** A quote without the word that a limit cut through. */
function withoutCut(quote: string): string {
  return quote.endsWith('…') ? quote.slice(0, Math.max(quote.lastIndexOf(' '), 0)) : quote;
}

/** Everything that the pages say to visitors and machines, as one phrase. */
function textOf(pages: readonly Page[]): string {
  return phraseOf(
    pages
      .flatMap(({ title, metaDescription, blocks, images, links, structured }) => [
        title ?? '',
        metaDescription ?? '',
        ...blocks.map(({ text }) => text),
        ...images.map(({ alt }) => alt ?? ''),
        ...links.map(({ href, label }) => (/^(?:tel|mailto):/.test(href) ? `${href} ${label}` : label)),
        ...[...everyNode(structured)].flatMap(({ properties }) =>
          properties.flatMap(([, values]) => values.filter((value) => typeof value === 'string')),
        ),
      ])
      .join(' | '),
  );
}

type NapPart = NapRow['conflicts'][number];

/** The first of its statements is what the site says today. */
function newConflicts(before: Business, after: Business): NewContradiction[] {
  return NAP_FIELDS.flatMap(([part, field]) => {
    const old = new Set(conflictsAbout(before, part).map(({ quote }) => phraseOf(quote)));
    const now = conflictsAbout(after, part);
    if (now.every(({ quote }) => old.has(phraseOf(quote)))) return [];
    const today = before.sources[field]?.takenFrom;
    const all = [...(today === undefined ? [] : [{ url: today.url, quote: today.quote }]), ...now];
    const statements = [...new Map(all.map((one) => [`${one.url}${phraseOf(one.quote)}`, one])).values()];
    return [{ part, statements: statements.slice(0, MOST_STATEMENTS) }];
  });
}

const NAP_FIELDS: readonly (readonly [NapPart, keyof Business])[] = [
  ['name', 'name'],
  ['address', 'address'],
  ['phone', 'phones'],
];

function conflictsAbout({ napTable }: Business, part: NapPart): NewContradiction['statements'] {
  return napTable.flatMap((row) => {
    const quote = row.conflicts.includes(part) ? row[part] : null;
    return quote === null ? [] : [{ url: row.url, quote }];
  });
}

/** Hours that were clear and would not be any more. */
function newHoursDoubt(before: EvaluatedSite, after: EvaluatedSite): NewContradiction[] {
  const { kind } = publishableHours(after.business.openingHours);
  if (publishableHours(before.business.openingHours).kind !== 'times' || (kind !== 'doubtful' && kind !== 'unclear'))
    return [];
  const seen = after.business.sources.openingHours?.seen ?? [];
  return [{ part: 'hours', statements: seen.slice(0, MOST_STATEMENTS).map(({ url, quote }) => ({ url, quote })) }];
}

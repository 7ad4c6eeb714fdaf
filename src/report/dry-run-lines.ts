import type { DryRun, MovedCheck, MovedFact } from '#shared/audit/dry-run.ts';
import { contradictionTitles, formatDryRunScore, formatMovedFact } from '#shared/report/dry-run-text.ts';
import { cutText } from '#shared/text/cut-text.ts';

const LONGEST_QUOTE = 160;

/** A dry run as lines of plain text, what would be lost first. */
export function dryRunLines(run: DryRun): string[] {
  const { lostFacts, worseChecks, contradictions, betterChecks, gainedFacts } = run;
  return [
    formatDryRunScore(run),
    ...section('You would lose', [...lostFacts.flatMap(factLines), ...worseChecks.flatMap(checkLines)]),
    ...contradictions.flatMap(({ part, statements }) =>
      section(
        contradictionTitles[part],
        statements.map(({ url, quote }) => `- “${cutText(quote, LONGEST_QUOTE)}” (${url})`),
      ),
    ),
    ...section('You would gain', [...betterChecks.flatMap(checkLines), ...gainedFacts.flatMap(factLines)]),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function factLines(fact: MovedFact): string[] {
  return [`- ${formatMovedFact(fact)}`, `    “${cutText(fact.quote.quote, LONGEST_QUOTE)}” (${fact.quote.url})`];
}

function checkLines({ label, finding, points }: MovedCheck): string[] {
  const change = points === null || points === 0 ? '' : ` (${points > 0 ? '+' : ''}${points.toFixed(1)})`;
  return [`- ${label}${change}`, ...(finding.after === null ? [] : [`    ${finding.after}`])];
}

import { stripVTControlCharacters, styleText } from 'node:util';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { getBand, type Score } from '#shared/audit/score-bands.ts';
import { describeCoverage } from '#shared/report/describe-coverage.ts';
import { formatHours } from '#shared/report/format-hours.ts';
import { describeScore } from '#shared/report/ring-drawing.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';

const WIDTH = 80;
const STATUS_MARK: Record<Check['status'], string> = { pass: '+', partial: '~', fail: '-', notMeasured: '?' };
const BAND_WORD = { good: 'Good', mid: 'Needs work', poor: 'Poor' } as const;
const BAND_COLOUR = { good: 'green', mid: 'yellow', poor: 'red' } as const;

/** An analysis as plain text for a terminal, 80 columns. `colour` adds ANSI colors; no meaning depends on them. */
export function terminalReport(analysis: Analysis, options: { colour: boolean }): string {
  const paint = (score: Score, text: string): string => {
    const band = getBand(score);
    return options.colour && band !== null ? styleText(BAND_COLOUR[band], text, { validateStream: false }) : text;
  };
  const lines = [
    '',
    clean(`${analysis.businessName ?? 'Name not read'}  ${analysis.websiteUrl}`),
    '',
    paint(analysis.overallScore, `Score ${describeScore(analysis.overallScore, analysis.scoreRange)}`),
    ...wrap(analysis.verdict, ''),
    ...wrap(describeCoverage(analysis), ''),
    `Maps readiness ${scoreText(analysis.subScores.mapsReadiness)}, AI-answer readiness ${scoreText(analysis.subScores.aiReadiness)}.`,
    '',
    heading('What we understood'),
    ...businessLines(analysis),
    '',
    heading(`${FACTOR_COUNT_TITLE} factors`),
    ...FACTOR_KEYS.flatMap((key) => factorLines(analysis.factors[key], paint)),
    '',
    heading('What to do, the next step first'),
    ...planLines(analysis),
    '',
    ...analysis.site.notes.flatMap((note) => wrap(note, 'Note: ')),
    `Read ${analysis.site.pages.length} pages in ${(analysis.collectedInMs / 1000).toFixed(1)} s. Rules ${analysis.algorithmVersion}.`,
  ];
  return `${lines.join('\n')}\n`;
}

function heading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}

function businessLines({ business, site }: Analysis): string[] {
  const address = business.address;
  const phones = business.phones.map(({ display, e164, isMain }) => `${display} (${e164}${isMain ? ', main' : ''})`);
  const rows: [string, string | null][] = [
    ['Trade', business.category?.label ?? null],
    ['Phone', phones.join(', ') || null],
    [
      'Address',
      address === null
        ? null
        : [address.street, address.city, address.region, address.postalCode, address.country]
            .filter(Boolean)
            .join(', '),
    ],
    ['Country', business.country],
    ['Areas', business.serviceAreas.join(', ') || null],
    ['Services', business.services.map(({ name }) => name).join(', ') || null],
    ['Hours', formatHours(business.openingHours)],
    ['Since', business.foundingYear === null ? null : String(business.foundingYear)],
    ['Credentials', business.credentials.map(({ text }) => text).join(', ') || null],
    ['Language', business.languages.join(', ') || null],
    ['Profiles', business.socialProfiles.map(({ url }) => url).join(', ') || null],
    ['Built with', business.siteBuilder],
    [
      'Agreement',
      business.napConsistent === null
        ? null
        : business.napConsistent
          ? 'name, address and phone agree'
          : 'name, address or phone differ between places',
    ],
    ['robots.txt', site.robotsTxt.status],
  ];
  return rows.flatMap(([name, value]) => wrap(value ?? 'not read', name.padEnd(12), 12));
}

function factorLines(factor: FactorBase, paint: (score: Score, text: string) => string): string[] {
  const band = getBand(factor.score);
  const right = band === null ? 'not measured' : `${scoreText(factor.score)} ${BAND_WORD[band]}`;
  const title = `${factor.label} `.padEnd(WIDTH - right.length - 1, '.');
  const checks = factor.checks.flatMap((check) => {
    const points =
      check.maxPoints > 0 && check.status !== 'notMeasured' ? ` (${check.points} of ${check.maxPoints})` : '';
    const text = check.status === 'notMeasured' ? `${check.label}: ${openWords(check)}` : check.finding;
    return wrap(`${text}${points}`, `  ${STATUS_MARK[check.status]} `, 4);
  });
  return ['', paint(factor.score, `${title} ${right}`), ...wrap(factor.summary, '  ', 2), ...checks];
}

function planLines({ actionPlan }: Analysis): string[] {
  if (actionPlan.length === 0) return ['Nothing to mend among what was measured.'];
  return actionPlan.flatMap((item, index) => [
    ...wrap(
      `${item.title}  (${describeStepGain(item)}, ${item.priority}, ${item.effort})`,
      `${String(index + 1).padStart(2)}. `,
      4,
    ),
    ...wrap(item.description, '    ', 4),
  ]);
}

function scoreText(score: Score): string {
  return score === null ? 'not measured' : String(score);
}

function wrap(text: string, first: string, indent = first.length): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of clean(text)
    .split(/\s+/)
    .filter((part) => part !== '')) {
    if (line.length + word.length + 1 > WIDTH && line.trim() !== '' && line !== first) {
      lines.push(line);
      line = ' '.repeat(indent);
    }
    line += line === first || line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

/**
 * Removes escape sequences, control characters and bidi controls from text of a website or a file, so that it cannot
 * control the terminal.
 */
export function clean(text: string): string {
  return stripVTControlCharacters(text).replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

/** What would measure a check, or, where nothing here could, why it stays open. */
function openWords({ finding, measuredBy }: Pick<Check, 'finding' | 'measuredBy'>): string {
  return measuredBy === null ? finding : `not measured. What would measure it: ${measuredBy}.`;
}

import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { getBand } from '#shared/audit/score-bands.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { getBandLabel } from '#shared/report/band-labels.ts';
import { describeCoverage } from '#shared/report/describe-coverage.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import { formatCount } from '#shared/report/format-number.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { clipMailSentence, nameInMail, titleInMail } from './clip-site-text.ts';
import { layOutMail } from './lay-out-mail.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';
import type { MailBlock, MailTableRow } from './mail-block.ts';
import type { MailMessage } from './mail-message.ts';
import { type ReportLink, reportLinkBlocks } from './report-link.ts';

export interface AuditReportMail {
  readonly publicUrl: URL;
  /** As the sender's plan shows it. */
  readonly analysis: Analysis;
  /** The generated description of the business with its language; null: there are too few facts. */
  readonly description: { readonly text: string; readonly language: string } | null;
  readonly link: ReportLink;
  readonly brand: ReportBrand | null;
  readonly unsubscribeUrl: string;
}

/** What people read of a mail on a phone; the rest is in the PDF. */
const MOST_STEPS = 3;
const MOST_FACTORS = 3;

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Writes the report of an audit as a mail: score, coverage, first steps, the generated text. Everything comes from the
 * stored audit, nothing from the request.
 */
export function writeAuditReport(mail: AuditReportMail): MailMessage {
  const { publicUrl, analysis, description, link, brand, unsubscribeUrl } = mail;
  const name = nameInMail(analysis);
  const score = analysis.overallScore;
  const verdict = clipMailSentence(analysis.verdict);
  return layOutMail({
    kind: 'audit-report',
    publicUrl,
    brand,
    subject: score === null ? `Visibility report: ${name}` : `${score} of 100: ${name}`,
    preheader: verdict,
    heading: name,
    blocks: [
      {
        type: 'note',
        text: `Visibility report for ${formatHost(analysis.websiteUrl)}, checked on ${formatDay(analysis.collectedAt.slice(0, 10))}`,
      },
      { type: 'score', score },
      { type: 'paragraph', text: verdict },
      { type: 'note', text: describeCoverage(analysis) },
      ...reportLinkBlocks(link, 'The full report with all evidence is attached as a PDF.'),
      ...stepsOf(analysis),
      ...factorsOf(analysis),
      ...descriptionOf(description),
    ],
    footer: 'You got this email because someone asked us to send this report to your address. We won’t send another.',
    unsubscribeUrl,
  });
}

function stepsOf({ actionPlan }: Analysis): MailBlock[] {
  const steps = actionPlan.slice(0, MOST_STEPS).map((step) => ({
    title: titleInMail(step.title),
    text: clipMailSentence(step.description),
    note: `${effortLabels[step.effort]}, ${describeStepGain(step)}.`,
  }));
  const more = actionPlan.length - steps.length;
  if (steps.length === 0) return [{ type: 'paragraph', text: 'Nothing is left to do in what we could check.' }];
  return [
    { type: 'heading', text: steps.length === 1 ? 'The next step' : 'First steps' },
    { type: 'steps', steps },
    ...(more === 0 ? [] : [{ type: 'note', text: `${formatCount(more, 'more step')} in the report.` } as const]),
  ];
}

function factorsOf({ factors }: Analysis): MailBlock[] {
  const all = FACTOR_KEYS.map((key) => factors[key]);
  const measured = all.filter(({ score }) => score !== null).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const weakest = measured
    .filter(({ score }) => getBand(score) !== 'good')
    .slice(-MOST_FACTORS)
    .reverse();
  const strongest = measured.filter((factor) => !weakest.includes(factor)).slice(0, MOST_FACTORS);
  const missing = all.flatMap(({ label, notMeasured }) => (notMeasured === null ? [] : [label]));
  return [
    ...section('What holds you back', weakest.map(rowOf)),
    ...section('Where you are strongest', strongest.map(rowOf)),
    ...(missing.length === 0 ? [] : missingOf(missing)),
  ];
}

function missingOf(labels: readonly string[]): MailBlock[] {
  return [
    { type: 'heading', text: 'Not measured' },
    { type: 'paragraph', text: `${inWords.format(labels)}.` },
    { type: 'note', text: 'The report says what we need for each.' },
  ];
}

function section(title: string, rows: readonly MailTableRow[]): MailBlock[] {
  if (rows.length === 0) return [];
  return [
    { type: 'heading', text: title },
    { type: 'rows', rows },
  ];
}

function rowOf({ label, score, summary }: FactorBase): MailTableRow {
  return {
    label,
    value: `${score}, ${getBandLabel(score).toLowerCase()}`,
    score,
    detail: clipMailSentence(summary),
  };
}

function descriptionOf(description: AuditReportMail['description']): MailBlock[] {
  if (description === null) return [];
  const text = leaveOutAddresses(description.text);
  return [
    { type: 'heading', text: 'A description for your profile' },
    { type: 'quote', text, language: description.language },
    {
      type: 'note',
      text: `Made only of facts about your business. ${[...text].length} of ${LIMITS.descriptionLength} characters. Read it once, then copy it into your Google Business Profile.`,
    },
  ];
}

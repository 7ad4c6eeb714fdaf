import type { ChecklistRow, ChecklistSheet } from '#report/seo-checklist/checklist-sheet.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { clipMailSentence, nameInMail } from './clip-site-text.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailBlock, MailTableRow } from './mail-block.ts';
import type { MailMessage } from './mail-message.ts';
import { type ReportLink, reportLinkBlocks } from './report-link.ts';

export interface ChecklistReportMail {
  readonly publicUrl: URL;
  /** As the sender's plan shows it. */
  readonly sheet: ChecklistSheet;
  readonly websiteUrl: string;
  readonly link: ReportLink;
  readonly brand: ReportBrand | null;
  readonly unsubscribeUrl: string;
}

/** Writes the checklist of one page as a mail: its score, what to change, what is fine. Tips and method are in the PDF. */
export function writeChecklistReport(mail: ChecklistReportMail): MailMessage {
  const { publicUrl, sheet, websiteUrl, link, brand, unsubscribeUrl } = mail;
  const name = nameInMail({ businessName: sheet.businessName, websiteUrl });
  const { score } = sheet;
  const ours = sheet.keywordNote === null ? '' : `${sheet.keywordNote} `;
  const held = `Checked for “${clipMailSentence(sheet.keyword)}”. ${ours}${sheet.countWords}`;
  return layOutMail({
    kind: 'checklist-report',
    publicUrl,
    brand,
    subject: score === null ? `SEO checklist: ${name}` : `${score} of 100: SEO checklist, ${name}`,
    preheader: held,
    heading: `SEO checklist: ${name}`,
    blocks: [
      { type: 'note', text: `${wordsOfPage(sheet.page.words)}, checked on ${formatDay(sheet.readOn)}` },
      { type: 'score', score },
      { type: 'paragraph', text: held },
      ...reportLinkBlocks(link, 'The checklist is attached as a PDF, with tips for any page.'),
      ...changesOf(sheet),
      ...rowsUnder('What is in order', sheet.inOrder),
      ...rowsUnder('What the page cannot show', sheet.notJudged),
    ],
    footer:
      'You got this email because someone asked us to send this checklist to your address. We won’t send another.',
    unsubscribeUrl,
  });
}

/** The page that the mail is about, shortened and not linked. */
function wordsOfPage(words: string): string {
  return words.length > 100 ? `${cutText(words, 99)}…` : words;
}

function changesOf({ toChange, locked }: ChecklistSheet): MailBlock[] {
  if (toChange.length === 0) return [];
  return [
    { type: 'heading', text: 'What to change' },
    {
      type: 'steps',
      steps: toChange.map(({ label, details, change }) => ({
        title: label,
        text: clipMailSentence(details),
        note: change === null ? null : `The change: ${clipMailSentence(change)}`,
      })),
    },
    ...(locked === null ? [] : [{ type: 'note', text: locked } as const]),
  ];
}

function rowsUnder(title: string, rows: readonly ChecklistRow[]): MailBlock[] {
  if (rows.length === 0) return [];
  return [
    { type: 'heading', text: title },
    { type: 'rows', rows: rows.map(rowOf) },
  ];
}

function rowOf({ label, statusWord, details }: ChecklistRow): MailTableRow {
  return { label, value: statusWord, score: null, detail: clipMailSentence(details) };
}

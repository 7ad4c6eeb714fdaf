import { getBandLabel } from '#shared/report/band-labels.ts';
import { brandColours } from '#shared/report/brand-colours.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import type { MailKind } from '../mail-kinds.ts';
import { cleanLine, clipText, lineAsHtml } from './clip-text.ts';
import type { MailBlock, MailStep, MailTableRow } from './mail-block.ts';
import { DARK_BANDS, MAIL_DISPLAY, MAIL_FONT, MAIL_INK, writeHtmlBlock } from './mail-html-block.ts';
import type { MailMessage } from './mail-message.ts';

export type { MailBlock } from './mail-block.ts';

export interface MailLayout {
  readonly kind: MailKind;
  /** The public origin, the only one that links may lead to. */
  readonly publicUrl: URL;
  readonly subject: string;
  /** The preview text in message lists; without it they show the first words. */
  readonly preheader?: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the recipient gets this message. */
  readonly footer: string;
  /** Set for messages that are not about the account. */
  readonly unsubscribeUrl?: string;
  /** The name and colour used instead of ours; the last line names the sender either way. */
  readonly brand?: Pick<ReportBrand, 'name' | 'colour' | 'contact'> | null;
}

/** Most mail programs cut longer subjects; names of businesses may be long. */
const MAX_SUBJECT = 120;
const WIDTH_PX = 600;

const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#131727!important}.sheet{background:#202538!important;border-color:#303649!important}
.line{border-color:#3d4459!important}
.ink{color:#f0ece4!important}.quiet{color:#b4b8c6!important}
${DARK_BANDS}}`;

/**
 * Renders a message in the product's design, as plain text and as HTML without pictures and tracking. Throws when a link
 * leads outside `publicUrl`.
 */
export function layOutMail(layout: MailLayout): MailMessage {
  const subject = clipText(layout.subject, MAX_SUBJECT);
  for (const link of linksOf(layout)) requireOwnLink(link, layout.publicUrl);
  return { kind: layout.kind, subject, text: writeText(layout), html: writeHtml(layout, subject) };
}

function linksOf({ blocks, unsubscribeUrl }: MailLayout): readonly string[] {
  const links = blocks.flatMap((block) => (block.type === 'button' ? [block.link] : []));
  return unsubscribeUrl === undefined ? links : [...links, unsubscribeUrl];
}

function requireOwnLink(link: string, publicUrl: URL): void {
  if (URL.parse(link)?.origin !== publicUrl.origin) throw new Error('A mail may only link to this product.');
}

function writeText({ heading, blocks, footer, unsubscribeUrl, publicUrl, brand }: MailLayout): string {
  const parts = [cleanLine(heading), ...blocks.map(writeTextBlock), '--', cleanLine(footer)];
  if (unsubscribeUrl !== undefined) parts.push(`Unsubscribe: ${unsubscribeUrl}`);
  parts.push(brand == null ? `Porchlight, ${publicUrl.origin}` : sentFor(brand, publicUrl));
  return `${parts.join('\n\n')}\n`;
}

/** Names the brand that a message is from and the server that sent it. */
function sentFor({ name, contact }: Pick<ReportBrand, 'name' | 'contact'>, { host }: URL): string {
  const reach = contact === null ? '' : ` Questions go to ${cleanLine(contact)}.`;
  return `Sent for ${cleanLine(name)} by ${host}.${reach}`;
}

function writeTextBlock(block: MailBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
    case 'quote':
      return cleanLine(block.text);
    case 'heading':
      return cleanLine(block.text).toUpperCase();
    case 'list':
      return block.items.map((item) => `- ${cleanLine(item)}`).join('\n');
    case 'score':
      return block.score === null ? getBandLabel(null) : `${block.score} of 100: ${getBandLabel(block.score)}`;
    case 'rows':
      return block.rows.map(writeTextRow).join('\n');
    case 'steps':
      return block.steps.map(writeTextStep).join('\n\n');
    case 'button':
      return `${cleanLine(block.label)}:\n${block.link}`;
    default:
      return block satisfies never;
  }
}

function writeTextRow({ label, value, detail }: MailTableRow): string {
  return `- ${cleanLine(label)}: ${cleanLine(value)}\n  ${cleanLine(detail)}`;
}

function writeTextStep({ title, text, note }: MailStep, index: number): string {
  const lines = [title, text, ...(note === null ? [] : [note])].map(cleanLine);
  return `${index + 1}. ${lines.join('\n   ')}`;
}

/** Web mail drops `html` and `body` with their `lang` and `dir`, so the first element repeats them. */
function writeHtml(layout: MailLayout, subject: string): string {
  const { heading, preheader, blocks, brand } = layout;
  const colours = brandColours(brand ?? null);
  const hidden =
    preheader === undefined
      ? ''
      : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#fbfaf6">${lineAsHtml(preheader)}</div>\n`;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${lineAsHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6;-webkit-text-size-adjust:100%">
${hidden}<div role="article" aria-roledescription="email" lang="en" dir="ltr">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbfaf6"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH_PX}px;table-layout:fixed"><tr><td class="sheet" align="left" style="padding:28px 24px;background:#ffffff;border:1px solid #dfdcd5;border-radius:14px;word-wrap:break-word;overflow-wrap:anywhere">
<p class="quiet" dir="auto" style="margin:0 0 20px;${MAIL_FONT};font-size:15px;font-weight:600;color:${brand == null ? MAIL_INK.quiet : colours.word}">${lineAsHtml(brand?.name ?? 'Porchlight')}</p>
<h1 class="ink" dir="auto" style="margin:0 0 16px;${MAIL_DISPLAY};font-size:24px;line-height:1.3;color:${MAIL_INK.strong}">${headingAsHtml(heading)}</h1>
${blocks.map((block) => writeHtmlBlock(block, colours)).join('\n')}
</td></tr><tr><td align="left" style="padding:20px 24px 0">
<p class="quiet" dir="auto" style="margin:0;${MAIL_FONT};font-size:13px;line-height:1.5;color:${MAIL_INK.quiet}">${writeFoot(layout)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

/** Some headings are a host, which no phone shows in one line: it then breaks at a dot, not inside a word. */
function headingAsHtml(heading: string): string {
  return lineAsHtml(heading).replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '<wbr>.');
}

function writeFoot({ footer, unsubscribeUrl, publicUrl, brand }: MailLayout): string {
  const link = (href: string, words: string) =>
    `<a class="quiet" href="${lineAsHtml(href)}" style="color:${MAIL_INK.quiet}">${words}</a>`;
  const unsubscribe = unsubscribeUrl === undefined ? '' : ` ${link(unsubscribeUrl, 'Unsubscribe')}.`;
  const signature =
    brand == null
      ? `Porchlight, ${link(`${publicUrl.origin}/`, lineAsHtml(publicUrl.host))}`
      : lineAsHtml(sentFor(brand, publicUrl));
  return `${lineAsHtml(footer)}${unsubscribe}<br>${signature}`;
}

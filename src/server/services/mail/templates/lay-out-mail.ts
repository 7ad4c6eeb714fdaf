import type { MailKind } from '../mail-kinds.ts';
import type { MailMessage } from './mail-message.ts';

/** A part of a message, one below the other. All words are plain text: markup in them is shown, not obeyed. */
export type MailBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** The one thing to do; its address is also written out, for readers that show no buttons. */
  | { readonly type: 'button'; readonly label: string; readonly link: string }
  | { readonly type: 'note'; readonly text: string };

export interface MailLayout {
  readonly kind: MailKind;
  /** Where the product is reached: no link leads anywhere else. */
  readonly publicUrl: URL;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the recipient gets this. */
  readonly footer: string;
  /** Set for messages that are not about the account. */
  readonly unsubscribeUrl?: string;
}

/** Longer subjects are cut off by most readers anyway; a business may have any name. */
const MAX_SUBJECT = 120;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const FONT = "font-family:'Hanken Grotesk','Helvetica Neue',Arial,sans-serif";
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#131727!important}.sheet{background:#202538!important;border-color:#303649!important}
.ink{color:#f0ece4!important}.quiet{color:#b4b8c6!important}}`;

/**
 * Puts a message into the product's look, as plain text and as HTML without tables, pictures and tracking. Throws when a
 * link leads away from `publicUrl`.
 */
export function layOutMail(layout: MailLayout): MailMessage {
  const subject = cleanLine(layout.subject).slice(0, MAX_SUBJECT);
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

function writeText({ heading, blocks, footer, unsubscribeUrl, publicUrl }: MailLayout): string {
  const parts = [cleanLine(heading), ...blocks.map(writeTextBlock), '--', cleanLine(footer)];
  if (unsubscribeUrl !== undefined) parts.push(`Unsubscribe: ${unsubscribeUrl}`);
  parts.push(`Porchlight, ${publicUrl.origin}`);
  return `${parts.join('\n\n')}\n`;
}

function writeTextBlock(block: MailBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return cleanLine(block.text);
    case 'list':
      return block.items.map((item) => `- ${cleanLine(item)}`).join('\n');
    case 'button':
      return `${cleanLine(block.label)}:\n${block.link}`;
    default:
      return block satisfies never;
  }
}

function writeHtml({ heading, blocks, footer, unsubscribeUrl, publicUrl }: MailLayout, subject: string): string {
  const unsubscribe =
    unsubscribeUrl === undefined
      ? ''
      : ` <a class="quiet" href="${escapeHtml(unsubscribeUrl)}" style="color:#4a5065">Unsubscribe</a>.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6">
<div class="paper" style="background:#fbfaf6;padding:32px 16px">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dfdcd5;border-radius:14px">
<p class="quiet" style="margin:0 0 20px;${FONT};font-size:15px;font-weight:600;color:#4a5065">Porchlight</p>
<h1 class="ink" style="margin:0 0 16px;font-family:Rockwell,Georgia,serif;font-size:24px;line-height:1.3;color:#1b213a">${escapeHtml(heading)}</h1>
${blocks.map(writeHtmlBlock).join('\n')}
</div>
<div style="max-width:560px;margin:0 auto;padding:20px 28px 0">
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:#4a5065">${escapeHtml(footer)}${unsubscribe}<br>Porchlight, <a class="quiet" href="${escapeHtml(publicUrl.origin)}/" style="color:#4a5065">${escapeHtml(publicUrl.host)}</a></p>
</div>
</div>
</body>
</html>
`;
}

function writeHtmlBlock(block: MailBlock): string {
  const text = `${FONT};font-size:16px;line-height:1.55`;
  switch (block.type) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${text};color:#1b213a">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 22px;${text};color:#1b213a">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'button':
      return writeButton(block.label, block.link);
    case 'note':
      return `<p class="quiet" style="margin:0 0 12px;${FONT};font-size:14px;line-height:1.5;color:#4a5065">${escapeHtml(block.text)}</p>`;
    default:
      return block satisfies never;
  }
}

/** Its size comes from borders: Outlook draws them around a link and ignores padding. */
function writeButton(label: string, link: string): string {
  const href = escapeHtml(link);
  return `<p style="margin:8px 0 20px"><a href="${href}" style="display:inline-block;${FONT};font-size:16px;font-weight:700;line-height:20px;color:#2b1604;background:#fe9f2d;border:solid #fe9f2d;border-width:12px 22px;border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;color:#4a5065;word-break:break-all">If the button does not work, open this address:<br>${href}</p>`;
}

/** One line: nothing in a text of ours can pretend to be another part of the message. */
function cleanLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}

function escapeHtml(text: string): string {
  return cleanLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

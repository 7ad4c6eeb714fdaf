import type { Score } from '#shared/audit/score-bands.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import type { BrandColours } from '#shared/report/brand-colours.ts';
import { lineAsHtml } from './clip-text.ts';
import type { MailBlock, MailStep, MailTableRow } from './mail-block.ts';

/** The product's fonts where installed, else system fonts. */
export const MAIL_FONT = "font-family:'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";
export const MAIL_DISPLAY = "font-family:Besley,Rockwell,Georgia,'Times New Roman',serif";
export const MAIL_INK = { strong: '#1b213a', quiet: '#4a5065' } as const;

/** The colours of score bands as hexadecimal, since mail programs do not support OKLCH. `word` has the contrast of text. */
const BANDS = {
  good: { fill: '#2d956b', word: '#005f3f' },
  mid: { fill: '#ecd435', word: '#715700' },
  poor: { fill: '#dc4343', word: '#ae2228' },
  none: { fill: '#dfdcd5', word: '#4a5065' },
} as const;

/** For the style sheet in the head, which programs with dark mode and style sheets apply. */
export const DARK_BANDS = `.good{color:#78daac!important}.mid{color:#ecdc70!important}.poor{color:#fd9a92!important}.none{color:#b4b8c6!important}
.track,.sunk{background:#303649!important}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const STRONG = `color:${MAIL_INK.strong}`;
const QUIET = `color:${MAIL_INK.quiet}`;
const TEXT = `${MAIL_FONT};font-size:16px;line-height:1.55;${STRONG}`;
const SMALL = `${MAIL_FONT};font-size:14px;line-height:1.5;${QUIET}`;

/** Renders one block as HTML. Layout uses tables, which every mail program supports; text keeps the direction of its script. */
export function writeHtmlBlock(block: MailBlock, colours: BrandColours): string {
  switch (block.type) {
    case 'paragraph':
      return `<p class="ink" dir="auto" style="margin:0 0 16px;${TEXT}">${lineAsHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" dir="auto" style="margin:28px 0 10px;${MAIL_DISPLAY};font-size:18px;line-height:1.35;${STRONG}">${lineAsHtml(block.text)}</h2>`;
    case 'list':
      return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 22px;${TEXT}">${block.items.map((item) => `<li dir="auto" style="margin:0 0 6px">${lineAsHtml(item)}</li>`).join('')}</ul>`;
    case 'score':
      return writeScore(block.score);
    case 'rows':
      return `<table ${TABLE} style="margin:0 0 16px">${block.rows.map(writeRow).join('')}</table>`;
    case 'steps':
      return `<table ${TABLE} style="margin:0 0 8px">${block.steps.map(writeStep).join('')}</table>`;
    case 'quote':
      return `<table ${TABLE} style="margin:0 0 12px"><tr><td class="sunk ink" lang="${lineAsHtml(block.language)}" dir="auto" style="padding:16px 18px;background:#f3f0ea;border-radius:8px;${TEXT}">${lineAsHtml(block.text)}</td></tr></table>`;
    case 'button':
      return writeButton(block.label, block.link, colours);
    case 'note':
      return `<p class="quiet" dir="auto" style="margin:0 0 12px;${SMALL}">${lineAsHtml(block.text)}</p>`;
    default:
      return block satisfies never;
  }
}

function writeScore(score: Score): string {
  const band = getBandName(score);
  const { fill, word } = BANDS[band];
  const said = `<b class="${band}" style="${MAIL_FONT};font-size:16px;color:${word}">${getBandLabel(score)}</b>`;
  if (score === null) return `<p style="margin:0 0 16px">${said}</p>`;
  const cell = (name: string, colour: string, width: number) =>
    width === 0
      ? ''
      : `<td class="${name}" width="${width}%" height="8" style="height:8px;font-size:0;line-height:0;background:${colour}">&nbsp;</td>`;
  return `<p style="margin:0 0 8px"><span class="ink" style="${MAIL_DISPLAY};font-size:52px;line-height:1;font-weight:700;${STRONG}">${score}</span> <span class="quiet" style="${MAIL_FONT};font-size:16px;${QUIET}">of 100</span> &nbsp;${said}</p>
<table ${TABLE} aria-hidden="true" style="margin:0 0 16px"><tr>${cell('fill', fill, score)}${cell('track', '#e9e5dc', 100 - score)}</tr></table>`;
}

function writeRow({ label, value, score, detail }: MailTableRow): string {
  const band = getBandName(score);
  const edge = 'padding:8px 0 0;border-top:1px solid #dfdcd5;vertical-align:top';
  const line = `${MAIL_FONT};font-size:15px;line-height:1.4`;
  return `<tr><td class="ink line" width="100%" dir="auto" style="${edge};${line};${STRONG}">${lineAsHtml(label)}</td><td class="${band} line" align="right" style="${edge};padding-left:12px;white-space:nowrap;${line};font-weight:700;color:${BANDS[band].word}">${lineAsHtml(value)}</td></tr>
<tr><td class="quiet" dir="auto" colspan="2" style="padding:2px 0 8px;${SMALL}">${lineAsHtml(detail)}</td></tr>`;
}

function writeStep({ title, text, note }: MailStep, index: number): string {
  const below = note === null ? '' : `<br><span class="quiet" style="${SMALL}">${lineAsHtml(note)}</span>`;
  return `<tr><td class="quiet" width="30" style="padding:0 0 16px;vertical-align:top;${MAIL_DISPLAY};font-size:18px;line-height:1.4;font-weight:700;${QUIET}">${index + 1}</td><td class="ink" dir="auto" style="padding:0 0 16px;vertical-align:top;${TEXT}"><b>${lineAsHtml(title)}</b><br>${lineAsHtml(text)}${below}</td></tr>`;
}

/** The size comes from borders: Outlook draws them around a link and ignores padding. */
function writeButton(label: string, link: string, { accent, onAccent }: BrandColours): string {
  const href = lineAsHtml(link);
  return `<p style="margin:12px 0 16px"><a href="${href}" style="display:inline-block;${MAIL_FONT};font-size:16px;font-weight:700;line-height:20px;color:${onAccent};background:${accent};border:solid ${accent};border-width:12px 22px;border-radius:8px;text-decoration:none">${lineAsHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;${MAIL_FONT};font-size:13px;line-height:1.5;${QUIET}">If the button does not work, open this address:<br><span style="word-break:break-all">${href}</span></p>`;
}

import type { Score } from '#shared/audit/score-bands.ts';
import { type BandName, bandLabels, getBandName } from '#shared/report/band-labels.ts';
import type { CheckOutcome } from '#shared/report/check-labels.ts';
import { type Html, type HtmlPart, html } from '#shared/report/html.ts';
import { safeHref } from '#shared/report/safe-href.ts';

/** Icons that the page uses more than once, as SVG symbols in the current text color. */
const symbols = {
  pass: html`<circle cx="12" cy="12" r="10"/><path d="m8.5 12.2 2.4 2.4 4.8-5"/>`,
  partial: html`<circle cx="12" cy="12" r="10"/><path d="M12 7.5v5.2M12 16.4v.1"/>`,
  fail: html`<circle cx="12" cy="12" r="10"/><path d="m9 9 6 6m0-6-6 6"/>`,
  notMeasured: html`<circle cx="12" cy="12" r="10" stroke-dasharray="3.4 2.9"/>`,
  information: html`<circle cx="12" cy="12" r="10"/><path d="M12 11v5.4M12 7.6v.1"/>`,
  open: html`<path d="m6 9.5 6 6 6-6"/>`,
} as const satisfies Record<CheckOutcome | 'open', Html>;
type SymbolName = keyof typeof symbols;

const bandSymbols: Readonly<Record<BandName, SymbolName>> = {
  good: 'pass',
  mid: 'partial',
  poor: 'fail',
  none: 'notMeasured',
};

/** All symbols, to be included once before they are used. */
export function symbolSheet(): Html {
  return html`<svg hidden>${Object.entries(symbols).map(
    ([name, drawing]) => html`<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  )}</svg>`;
}

/** One symbol. With a label it is an image of that name; without, it is hidden from screen readers. */
export function icon(name: SymbolName, words?: string): Html {
  const use = html`<use href="#i-${name}"/>`;
  return words === undefined
    ? html`<svg class="icon" aria-hidden="true">${use}</svg>`
    : html`<svg class="icon" role="img" aria-label="${words}">${use}</svg>`;
}

/** The arrow of a disclosure. */
export function openMark(): Html {
  return html`<svg class="icon turn" aria-hidden="true"><use href="#i-open"/></svg>`;
}

/** The icon and the word of a score's band: color is never the only signal. */
export function renderBandLabel(score: Score): Html {
  const band = getBandName(score);
  return html`<span class="band" data-band="${band}">${icon(bandSymbols[band])}${bandLabels[band]}</span>`;
}

const barHeight = 14;

/** A score as a bar, beside its number and word. The ticks below are the limits of the bands. */
export function scoreBar(score: Score): Html {
  const band = getBandName(score);
  const drawing =
    score === null
      ? null
      : html`<rect class="bar-track" width="100%" height="${barHeight}" rx="3"/><rect class="bar-fill" width="${score}%" height="${barHeight}" rx="3"/>${[50, 80].map((at) => html`<rect class="bar-mark" x="${at}%" y="${barHeight + 2}" width="1" height="5"/>`)}`;
  return html`<svg class="bar" data-band="${band}" aria-hidden="true">${drawing}</svg>`;
}

/** An external link, or plain text when its URL is not safe to follow. */
export function outsideLink(url: string | null, words: string): Html {
  const href = safeHref(url);
  return href === null ? html`${words}` : html`<a href="${href}" rel="noopener noreferrer nofollow ugc">${words}</a>`;
}

/** Text that is not ours, in its own direction. */
export function renderForeignText(text: string): Html {
  return html`<span dir="auto">${text}</span>`;
}

/** A section of the report with its heading. */
export function section(id: string, title: string, lead: HtmlPart, content: HtmlPart): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title"><div class="head"><h2 id="${id}-title">${title}</h2>${
    lead === null ? null : html`<p>${lead}</p>`
  }</div>${content}</section>`;
}

/** A definition list. */
export function factList(facts: readonly { readonly label: string; readonly value: HtmlPart }[]): Html {
  return html`<dl class="facts">${facts.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

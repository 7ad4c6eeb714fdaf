import type { Score } from '#shared/audit/score-bands.ts';
import { type BandName, bandLabels, getBandName } from '#shared/report/band-labels.ts';
import type { CheckOutcome } from '#shared/report/check-labels.ts';
import { type Html, type HtmlPart, html } from '#shared/report/html.ts';
import { safeHref } from '#shared/report/safe-link.ts';

/** The pictures that the page draws more than once, as symbols: strokes in the colour of the words beside them. */
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

/** All symbols, to stand once in the page before they are used. */
export function symbolSheet(): Html {
  return html`<svg hidden>${Object.entries(symbols).map(
    ([name, drawing]) => html`<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  )}</svg>`;
}

/** One symbol. With words it is a picture of that name; without, it says nothing to screen readers. */
export function icon(name: SymbolName, words?: string): Html {
  const use = html`<use href="#i-${name}"/>`;
  return words === undefined
    ? html`<svg class="icon" aria-hidden="true">${use}</svg>`
    : html`<svg class="icon" role="img" aria-label="${words}">${use}</svg>`;
}

/** The mark of something that opens. */
export function openMark(): Html {
  return html`<svg class="icon turn" aria-hidden="true"><use href="#i-open"/></svg>`;
}

/** The symbol and the word of a score's band: a score is never told by colour alone. */
export function renderBandLabel(score: Score): Html {
  const band = getBandName(score);
  return html`<span class="band" data-band="${band}">${icon(bandSymbols[band])}${bandLabels[band]}</span>`;
}

const barHeight = 14;

/** A score as a length, beside its number and word. The marks under it stand at the limits of the bands. */
export function scoreBar(score: Score): Html {
  const band = getBandName(score);
  const drawing =
    score === null
      ? null
      : html`<rect class="bar-track" width="100%" height="${barHeight}" rx="3"/><rect class="bar-fill" width="${score}%" height="${barHeight}" rx="3"/>${[50, 80].map((at) => html`<rect class="bar-mark" x="${at}%" y="${barHeight + 2}" width="1" height="5"/>`)}`;
  return html`<svg class="bar" data-band="${band}" aria-hidden="true">${drawing}</svg>`;
}

/** A link to somebody else's page, or the words alone when its address is not one to follow. */
export function outsideLink(url: string | null, words: string): Html {
  const href = safeHref(url);
  return href === null ? html`${words}` : html`<a href="${href}" rel="noopener noreferrer nofollow ugc">${words}</a>`;
}

/** Words that are not ours, read in the direction of their own letters. */
export function renderForeignText(text: string): Html {
  return html`<span dir="auto">${text}</span>`;
}

/** A part of the report with its heading. */
export function section(id: string, title: string, lead: HtmlPart, content: HtmlPart): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title"><div class="head"><h2 id="${id}-title">${title}</h2>${
    lead === null ? null : html`<p>${lead}</p>`
  }</div>${content}</section>`;
}

/** Facts as terms and what they are. */
export function factList(facts: readonly { readonly label: string; readonly value: HtmlPart }[]): Html {
  return html`<dl class="facts">${facts.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

import { brandColours } from '#shared/report/brand-colours.ts';
import { Html, html } from '#shared/report/html.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { formatDay } from '#shared/text/day-words.ts';
import type { PaperSettings } from '../pdf/paper.ts';
import { checklistCss, watermarkCss } from './checklist-css.ts';
import { type ChecklistMatter, type ChecklistRow, type ChecklistSheet, checklistSheet } from './checklist-sheet.ts';

/** Allows nothing but its own styles and the embedded logo: a local file is opened with the user's permissions. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The checklist as one printable HTML file: no scripts, no requests, every string escaped. */
export function checklistHtml(matter: ChecklistMatter, { branding, language, madeAtMs }: PaperSettings): string {
  const sheet = checklistSheet(matter);
  const { brand, hasWatermark } = branding;
  const { accent, word } = brandColours(brand);
  const madeOn = formatDay(new Date(madeAtMs).toISOString().slice(0, 10));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sheet.title}</title>
<style>:root{--accent:${accent};--word:${word}}${Html.ofOurs(checklistCss)}${hasWatermark && Html.ofOurs(watermarkCss)}</style>
</head>
<body>
<main>
${headOf(sheet, brand)}
${partOf('What to change', sheet.toChange, language, sheet.locked)}
${partOf('What is in order', sheet.inOrder, language)}
${partOf('What the page cannot show', sheet.notJudged, language)}
<section>
<h2>Good on any page</h2>
<ul class="tips">${sheet.tips.map(({ text, source }) => html`<li>${text}<small>${source}</small></li>`)}</ul>
</section>
<section>
<h2>How this was judged</h2>
<p class="note">${sheet.method}</p>
</section>
</main>
<footer>SEO checklist of ${madeOn}, ${madeBy(brand)}.</footer>
</body>
</html>
`;
  return page.toString();
}

function headOf(sheet: ChecklistSheet, brand: ReportBrand | null): Html {
  const { page, readOn, score, band, bandWord, countWords, toChange, inOrder, notJudged } = sheet;
  const words = html`<bdi>${page.words}</bdi>`;
  return html`<header>
<p class="maker">${makerOf(brand)}</p>
<p class="kind">SEO checklist</p>
<h1 dir="auto">${sheet.businessName}</h1>
<p class="lead">The page ${page.href === null ? words : html`<a href="${page.href}" rel="noopener nofollow">${words}</a>`}, checked against the words “<b><bdi>${sheet.keyword}</bdi></b>”. Read on ${formatDay(readOn)}.</p>
</header>
<div class="score">
<p><b class="figure">${score ?? '–'}</b>${score === null ? null : ' of 100'}<br><b class="${band}">${bandWord}</b><br><small>${countWords}</small></p>
<ul>${[...toChange, ...inOrder, ...notJudged].map(
    ({ status, label, statusWord }) => html`<li class="${status}"><b>${label}</b><small>${statusWord}</small></li>`,
  )}</ul>
</div>`;
}

function partOf(
  title: string,
  rows: readonly ChecklistRow[],
  language: string | null,
  locked: string | null = null,
): Html | null {
  if (rows.length === 0) return null;
  return html`<section>
<h2>${title}</h2>
${locked === null ? null : html`<p class="note">${locked}</p>`}
${rows.map((row) => rowOf(row, language))}
</section>`;
}

function rowOf({ label, status, details, metrics, places, change }: ChecklistRow, language: string | null): Html {
  return html`<article class="${status}">
<h3>${label}</h3>
<p>${details}</p>
${metrics.length === 0 ? null : html`<p class="note">${metrics.join(' · ')}</p>`}
${places.length === 0 ? null : html`<ul class="places">${places.map((place) => html`<li>${place}</li>`)}</ul>`}
${change === null ? null : html`<div class="change"><small>The change</small><p dir="auto" lang="${language ?? 'en'}">${change}</p></div>`}
</article>`;
}

function makerOf(brand: ReportBrand | null): Html | string {
  if (brand === null) return 'Porchlight';
  if (brand.logo === null) return html`<span dir="auto">${brand.name}</span>`;
  return html`<img src="data:image/png;base64,${brand.logo}" alt="${brand.name}">`;
}

function madeBy(brand: ReportBrand | null): string {
  if (brand === null) return 'made with Porchlight';
  return `made by ${brand.name}${brand.contact === null ? null : `, ${brand.contact}`}`;
}

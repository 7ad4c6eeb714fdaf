import { type Html, html } from '#shared/report/html.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';

/** The brand in the page's header; by default ours, with a link to our site. */
export function renderOwnerName(brand: ReportBrand | null, origin: string): Html {
  return brand === null ? ourName(origin) : brandName(brand);
}

function ourName(origin: string): Html {
  return html`<a class="name" href="${origin}/"><svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M3 15 16 4l13 11M7 18v10M25 18v10M3.5 28h25" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 12v3" stroke="currentColor" stroke-width="2"/><circle cx="16" cy="19" r="4" class="lamp"/></svg>Porchlight</a>`;
}

function brandName({ name, logo }: ReportBrand): Html {
  return logo === null
    ? html`<span class="name" dir="auto">${name}</span>`
    : html`<span class="name"><img src="data:image/png;base64,${logo}" alt="${name}"></span>`;
}

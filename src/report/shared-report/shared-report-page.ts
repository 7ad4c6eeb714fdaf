import type { AuditResult } from '#shared/api/audits.ts';
import { getBandLabel } from '#shared/report/band-labels.ts';
import { brandColours } from '#shared/report/brand-colours.ts';
import { type Html, html } from '#shared/report/html.ts';
import { analysisUnderBrand } from '#shared/report/our-name.ts';
import type { ReportBrand, ReportBranding } from '#shared/report/report-brand.ts';
import { describeScore } from '#shared/report/ring-drawing.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatUtcMoment } from '#shared/text/day-words.ts';
import { renderBotSection } from './bots.ts';
import { factorSection } from './factors.ts';
import { methodSection, pagesSection, unmeasuredSection } from './method.ts';
import { opening } from './opening.ts';
import { type FramedPage, framePage } from './page-frame.ts';
import { renderOwnerName } from './page-name.ts';
import { symbolSheet } from './page-parts.ts';
import { planSection } from './plan.ts';

export interface SharedReport {
  /** As the plan of the report's owner shows it. */
  readonly analysis: AuditResult;
  readonly branding: ReportBranding;
  /** SHA-256 of the evidence; null when it is no longer stored. */
  readonly bundleDigest: string | null;
  readonly expiresAt: Date;
  /** The absolute URL of this page, and of its picture. */
  readonly url: string;
  readonly previewUrl: string;
  /** Where its evidence can be verified; not named on a branded page. */
  readonly verifyUrl: string;
  readonly origin: string;
}

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A read-only report page without scripts, for anybody who has its link. */
export function sharedReportPage(report: SharedReport): FramedPage {
  const { branding, bundleDigest, origin } = report;
  const analysis = analysisUnderBrand(report.analysis, branding.brand);
  const unmeasured = unmeasuredSection(analysis);
  const parts = [
    ['plan', 'Action plan'],
    ['factors', 'Factors'],
    ['readers', 'Bots'],
    ...(unmeasured === null ? [] : [['not-measured', 'Not measured'] as const]),
    ['pages', 'Pages'],
    ['method', 'Method'],
  ] as const;
  return framePage({
    title: `${nameOf(analysis)}: visibility report`,
    head: previewTags(report),
    name: renderOwnerName(branding.brand, origin),
    accent: brandColours(branding.brand).accent,
    kind: 'Visibility report',
    main: html`${symbolSheet()}${branding.hasWatermark && html`<p class="mark">Made with the free plan of Porchlight</p>`}${opening(analysis)}<nav aria-label="Parts of this report"><ul>${parts.map(
      ([id, label]) => html`<li><a href="#${id}">${label}</a></li>`,
    )}</ul></nav>${planSection(analysis)}${factorSection(analysis)}${renderBotSection(analysis.factors.aiCrawlerAccess)}${unmeasured}${pagesSection(analysis)}${methodSection(analysis, { bundleDigest, verifyUrl: branding.brand === null ? report.verifyUrl : null })}`,
    footer: html`<p>“You” in this report is the owner of ${formatHost(analysis.websiteUrl)}. Anyone with the link can see the report until ${formatUtcMoment(report.expiresAt.toISOString())}.</p>${
      branding.brand === null ? ourEnd(origin, branding.hasWatermark) : brandEnd(branding.brand)
    }`,
  });
}

function ourEnd(origin: string, hasWatermark: boolean): Html {
  return html`<p>${hasWatermark ? 'Made with the free plan of Porchlight. ' : ''}<a href="${origin}/">See how visible another business is</a>: one address, no account.</p>`;
}

function brandEnd({ name, contact }: ReportBrand): Html {
  return html`<p>A report by <b dir="auto">${name}</b>${contact !== null && html`. Contact: <b dir="auto">${contact}</b>`}</p>`;
}

/** Open Graph tags for link previews (ogp.me). */
function previewTags({ analysis, branding, url, previewUrl }: SharedReport): Html {
  const { overallScore, scoreRange, verdict } = analysis;
  const title = `${nameOf(analysis)}: ${describeScore(overallScore, scoreRange)}`;
  const tags = [
    ['og:type', 'article'],
    ['og:site_name', branding.brand?.name ?? 'Porchlight'],
    ['og:title', title],
    ['og:description', verdict],
    ['og:url', url],
    ['og:image', previewUrl],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW_SIZE.width)],
    ['og:image:height', String(PREVIEW_SIZE.height)],
    ['og:image:alt', `${title}, ${getBandLabel(overallScore).toLowerCase()}`],
  ] as const;
  return html`<meta name="description" content="${verdict}">${tags.map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  )}<meta name="twitter:card" content="summary_large_image">`;
}

function nameOf({ businessName, websiteUrl }: AuditResult): string {
  return businessName ?? formatHost(websiteUrl);
}

import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { BAND_LIMITS } from '#shared/audit/score-bands.ts';
import type { SitePage } from '#shared/audit/site.ts';
import { toSentence } from '#shared/report/check-labels.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { type Html, html } from '#shared/report/html.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { computeScoreSum, describeScoreSum } from '#shared/report/score-sum.ts';
import { siteFacts } from '#shared/report/site-facts.ts';
import { formatUtcMoment } from '#shared/text/day-words.ts';
import { factList, openMark, outsideLink, renderForeignText, section } from './page-parts.ts';

/** What was left out of the score, and what would measure it. Null when everything was measured. */
export function unmeasuredSection({ factors }: Pick<Analysis, 'factors'>): Html | null {
  const whole = FACTOR_KEYS.map((key) => factors[key]).filter(({ measuredWeight }) => measuredWeight === 0);
  const parts = FACTOR_KEYS.map((key) => factors[key]).flatMap(({ measuredWeight, label, checks }) =>
    measuredWeight === 0
      ? []
      : checks
          .filter(({ status, maxPoints }) => status === 'notMeasured' && maxPoints > 0)
          .map((check) => ({ label, check })),
  );
  if (whole.length + parts.length === 0) return null;
  const wholeFacts = whole.map(({ label, weight, summary, notMeasured }) => ({
    label: `${label}, weight ${formatNumber(weight)}`,
    value: notMeasured === null ? summary : html`${toSentence(notMeasured.hint)}${measuredBy(notMeasured.measuredBy)}`,
  }));
  const partFacts = [...Map.groupBy(parts, ({ check }) => check.measuredBy)].map(([means, together]) => ({
    label: means === null ? 'Nothing to see yet' : `Measured with ${means}`,
    value: html`<ul>${together.map(({ label, check }) => html`<li>${label}: ${toSentence(check.label)}</li>`)}</ul>`,
  }));
  return section(
    'not-measured',
    'What we couldn’t measure',
    'None of this counts for or against the site.',
    html`${factList(wholeFacts)}${
      partFacts.length > 0 && html`<h3>Parts of factors that were measured</h3>${factList(partFacts)}`
    }`,
  );
}

function measuredBy(means: readonly string[]): Html | null {
  return means.length === 0 ? null : html` <span class="quiet">What would measure it: ${means.join('; ')}.</span>`;
}

/** Crawled pages, skipped pages with reasons, and basic facts of the site. */
export function pagesSection({ site }: Pick<Analysis, 'site'>): Html {
  const lead =
    site.pages.length === 0
      ? 'We couldn’t open any page.'
      : `${formatCount(site.pages.length, 'page')}, the home page first.`;
  return section(
    'pages',
    'Pages we checked',
    [lead, ...site.notes].join(' '),
    html`${site.pages.length > 0 && pageTable(site.pages)}${
      site.pagesNotRead.length > 0 &&
      html`<details class="more"><summary>${formatCount(site.pagesNotRead.length, 'page')} not read ${openMark()}</summary>${factList(
        site.pagesNotRead.map(({ url, reason }) => ({ label: formatUrlPath(url), value: reason })),
      )}</details>`
    }<h3>Technical basics</h3>${factList(siteFacts(site))}`,
  );
}

function pageTable(pages: readonly SitePage[]): Html {
  return html`<table class="pages"><caption class="unseen">Pages we checked, with title, main heading and length</caption><thead><tr><th scope="col">Page</th><th scope="col">Title</th><th scope="col">Main heading</th><th scope="col">Words</th></tr></thead><tbody>${pages.map(
    ({ url, title, h1s, wordCount, problem }) =>
      html`<tr><th scope="row">${outsideLink(url, formatUrlPath(url))}</th>${
        problem === null
          ? html`<td data-label="Title">${title === null ? none('no title') : renderForeignText(title)}</td><td data-label="Heading">${h1s.length === 0 ? none('none') : renderForeignText(h1s.join(' / '))}</td><td data-label="Words">${formatNumber(wordCount)}</td>`
          : html`<td colspan="3" class="quiet">${problem}</td>`
      }</tr>`,
  )}</tbody></table>`;
}

function none(words: string): Html {
  return html`<span class="quiet">${words}</span>`;
}

interface EvidenceLinks {
  /** SHA-256 of the evidence; null when it is no longer stored. */
  readonly bundleDigest: string | null;
  /** Where it can be verified; null on a page that names no place. */
  readonly verifyUrl: string | null;
}

/** The computation of the score, line by line, the rules' version, and the digest of the evidence. */
export function methodSection(analysis: Analysis, { bundleDigest, verifyUrl }: EvidenceLinks): Html {
  const { algorithmVersion, collectedAt, overallScore } = analysis;
  return section(
    'method',
    'How we measured this',
    null,
    html`<div class="prose"><p>We checked what any visitor can see. Each check earns points. A factor’s score is what its checks earned, as a share of what they could earn. The overall score is the average of the factors by their weights. ${BAND_LIMITS.good} and above is good, ${BAND_LIMITS.mid} to ${BAND_LIMITS.good - 1} needs work, below ${BAND_LIMITS.mid} is poor.</p></div>${
      overallScore !== null && sumTable(analysis)
    }${factList([
      { label: 'Checked on', value: formatUtcMoment(collectedAt) },
      { label: 'Rules', value: `Version ${algorithmVersion}` },
      ...(bundleDigest === null
        ? []
        : [
            {
              label: 'Evidence',
              value: html`<code class="digest">${bundleDigest}</code><span class="quiet">The fingerprint (SHA-256) of everything we checked for this report. The same rules and the same details from the owner give the same score.${verifyUrl !== null && html` <a href="${verifyUrl}">Check it again</a>`}</span>`,
            },
          ]),
    ])}`,
  );
}

function sumTable(analysis: Analysis): Html {
  const sum = computeScoreSum(analysis.factors);
  const { lines, weight, product } = sum;
  return html`<details class="more"><summary>How the score of ${analysis.overallScore} was calculated ${openMark()}</summary><table class="sums"><caption class="unseen">Score times weight of every factor that was measured</caption><thead><tr><th scope="col">Factor</th><th scope="col">Score</th><th scope="col">Weight</th><th scope="col">Product</th></tr></thead><tbody>${lines.map(
    ({ label, score, measuredWeight }) =>
      html`<tr><th scope="row">${label}</th><td>${score}</td><td>${formatNumber(measuredWeight)}</td><td>${formatNumber(score * measuredWeight)}</td></tr>`,
  )}<tr class="total"><th scope="row">Sum</th><td></td><td>${formatNumber(weight)}</td><td>${formatNumber(product)}</td></tr></tbody></table><p>${describeScoreSum(sum, analysis)}</p></details>`;
}

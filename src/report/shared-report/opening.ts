import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import { describeCoverage } from '#shared/report/describe-coverage.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { type Html, html } from '#shared/report/html.ts';
import { findNextStep, getHeadline, type NextStep } from '#shared/report/next-step.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';
import { formatDuration, formatUtcMoment } from '#shared/text/day-words.ts';
import { renderBandLabel, renderForeignText, scoreBar } from './page-parts.ts';
import { scorePicture } from './score-picture.ts';

/** The summary: the business, the score, one sentence, the coverage, the next step. */
export function opening(analysis: Analysis): Html {
  const { businessName, websiteUrl, overallScore, scoreRange, subScores } = analysis;
  const step = findNextStep(analysis);
  const host = formatHost(websiteUrl);
  return html`<div class="opening">
<div class="picture">${scorePicture(overallScore, scoreRange)}</div>
<div class="answer">
<p class="whose"><b>${renderForeignText(businessName ?? host)}</b>${businessName === null ? null : html`<br>${host}`}<br>${describeReading(analysis)}</p>
<h1 dir="auto">${getHeadline(analysis, step)}</h1>
<p class="coverage">${describeCoverage(analysis)}</p>
<div class="parts">${FACTOR_GROUPS.map(
    ({ subScore, label }) =>
      html`<div><h2>${label}</h2><span class="figure">${subScores[subScore] ?? '–'}</span>${scoreBar(subScores[subScore])}<p>${renderBandLabel(subScores[subScore])}</p></div>`,
  )}</div>
${step !== null && nextStep(step)}
</div></div>`;
}

/** When and how many pages were crawled. */
function describeReading({ site, collectedAt, collectedInMs }: Analysis): string {
  const pages = site.pages.filter(({ problem }) => problem === null).length;
  const what = pages > 0 ? `${formatCount(pages, 'page')} checked in` : 'Checked in';
  return `${formatUtcMoment(collectedAt)}. ${what} ${formatDuration(collectedInMs)}.`;
}

function nextStep({ factor, action }: NextStep): Html {
  return html`<div class="next"><h2>Next step</h2><p class="what">${renderForeignText(action.title)}</p><p>${renderForeignText(action.description)}</p><p class="small"><b>${describeStepGain(action)}</b><span>${effortLabels[action.effort]}</span><span><a href="#factor-${factor.key}">${factor.label}</a></span></p></div>`;
}

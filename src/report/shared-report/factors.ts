import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check, Evidence, RuleSource } from '#shared/audit/check.ts';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { formatPoints, getCheckOutcome, outcomeMarks, ruleLabels, toSentence } from '#shared/report/check-labels.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { type Html, html } from '#shared/report/html.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { describeLeftOut } from '#shared/report/weight-labels.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { icon, openMark, outsideLink, renderBandLabel, renderForeignText, scoreBar, section } from './page-parts.ts';

const firstEvidence = 3;

/** All factors in their two groups; each opens to its checks, and each check to its evidence. */
export function factorSection({ factors, subScores }: Pick<Analysis, 'factors' | 'subScores'>): Html {
  const measured = FACTOR_KEYS.filter((key) => factors[key].score !== null).length;
  const rest = FACTOR_KEYS.length - measured;
  return section(
    'factors',
    `${FACTOR_COUNT_TITLE} factors`,
    `${rest === 0 ? 'All measured.' : `${measured} measured, ${rest} not.`} Open one to see the page, the quote and the rule. The small marks under a bar are at 50 and 80.`,
    FACTOR_GROUPS.map(({ subScore, label, factors: keys }) => {
      const score = subScores[subScore];
      return html`<div class="group"><h3>${label}</h3><span>${score === null ? 'Not measured' : `${score} of 100`}</span></div>${keys.map((key) => factorRow(factors[key]))}`;
    }),
  );
}

function factorRow(factor: FactorBase): Html {
  const { key, label, summary, score, checks, notMeasured } = factor;
  return html`<details class="factor" id="factor-${key}"><summary><span class="name">${label}</span><span class="note">${renderForeignText(summary)}</span>${scoreBar(score)}<span class="result">${score !== null && html`<b>${score}</b>`}${renderBandLabel(score)}</span>${openMark()}</summary><div class="checks">${
    notMeasured !== null &&
    html`<p class="unmeasured">${toSentence(notMeasured.hint)} ${describeLeftOut(factor, 'the site')}</p>`
  }${checks.map(checkRow)}${score !== null && factorSum(factor)}</div></details>`;
}

/** One check: title, points, finding; opened, the evidence and the rule. Failed checks start open. */
function checkRow(check: Check): Html {
  const outcome = getCheckOutcome(check);
  const { band, words } = outcomeMarks[outcome];
  const isOpen = outcome === 'fail' || outcome === 'partial';
  return html`<details class="check" data-band="${band}"${isOpen && html` open`}><summary><span class="sign">${icon(outcome, words)}</span><span class="label">${check.label}</span><span class="points">${formatPoints(check)}</span>${openMark()}<span class="finding">${renderForeignText(check.finding)}</span></summary><div class="proof">${evidenceList(check.evidence)}${
    check.measuredBy !== null && line('What would measure it', toSentence(check.measuredBy))
  }${check.fix !== null && line('What to do', check.fix)}<p class="why" dir="auto"><b>Why it matters.</b> ${check.why}</p>${ruleLine(check.rule)}</div></details>`;
}

function evidenceList(evidence: readonly Evidence[]): Html {
  const rest = evidence.slice(firstEvidence);
  return html`${evidence.slice(0, firstEvidence).map(quoteOf)}${
    rest.length > 0 &&
    html`<details class="more"><summary>${rest.length} more ${openMark()}</summary>${rest.map(quoteOf)}</details>`
  }`;
}

/** A quote from a page, with its location or, when it is not from a page, its source. */
const originWords: Record<NonNullable<Evidence['origin']>, string> = {
  owner: 'Stated by the owner',
  takeout: 'From Google Takeout',
  file: 'From the owner’s file',
};

function quoteOf({ url, quote, note, origin }: Evidence): Html {
  const page = url === null ? null : outsideLink(url, `${formatHost(url)}${formatUrlPath(url)}`);
  const source = html`${page}${page !== null && note !== undefined && ' · '}${note !== undefined && renderForeignText(note)}`;
  return html`<figure>${
    origin !== undefined && html`<p class="origin">${originWords[origin]}</p>`
  }${quote !== '' && html`<blockquote dir="auto"><q>${quote}</q></blockquote>`}${
    source.toString() !== '' && html`<figcaption>${source}</figcaption>`
  }</figure>`;
}

function line(term: string, words: string): Html {
  return html`<p dir="auto"><b>${term}.</b> ${words}</p>`;
}

function ruleLine({ name, url, date, kind }: RuleSource): Html {
  const day = kind === 'vendor' ? `read ${formatDay(date)}` : formatDay(date);
  return html`<p><b>${ruleLabels[kind]}.</b> ${outsideLink(url, name)}, ${day}.</p>`;
}

/** The sum of the measured checks' points, and their weight in the whole. */
function factorSum({ score, checks, weight, measuredWeight }: FactorBase): Html {
  const measured = checks.filter(({ status, maxPoints }) => status !== 'notMeasured' && maxPoints > 0);
  const earned = measured.reduce((sum, { points }) => sum + points, 0);
  const possible = measured.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const isPartly = weight - measuredWeight > 0.05;
  return html`<p class="sum"><span>${measured.map(({ points }) => formatNumber(points)).join(' + ')} = ${formatNumber(earned)} of ${formatNumber(possible)}${
    possible !== 100 && `, which is ${score} of 100`
  }</span><span>Weight ${formatNumber(measuredWeight)}${isPartly && ` of ${formatNumber(weight)}: the rest was not measured`}</span></p>`;
}

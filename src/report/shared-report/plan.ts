import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { effortLabels, priorityLabels } from '#shared/report/effort-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { type Html, html } from '#shared/report/html.ts';
import { nameGainUnit } from '#shared/report/step-gain.ts';
import { openMark, renderForeignText, section } from './page-parts.ts';

/** The number of actions shown at first. */
const firstActions = 8;

/** The actions: the step, then largest gain first. */
export function planSection({ actionPlan, factors }: Pick<Analysis, 'actionPlan' | 'factors'>): Html {
  if (actionPlan.length === 0)
    return section('plan', 'Action plan', 'Nothing is left to do among the things that could be measured.', null);
  const row = ({ title, description, priority, effort, factor, pointsGained, gain }: ActionPlanItem) =>
    html`<li><div><h3>${renderForeignText(title)}</h3><p>${renderForeignText(description)}</p><p class="small"><span${
      priority === 'high' && html` class="strong"`
    }>${priorityLabels[priority]}</span><span>${effortLabels[effort]}</span><span><a href="#factor-${factor}">${factors[factor].label}</a></span></p></div><p class="gain"><b>${formatGain(pointsGained)}</b> ${nameGainUnit({ gain })}</p></li>`;
  const smaller = actionPlan.slice(firstActions);
  return section(
    'plan',
    'Action plan',
    'The next step first, then by the points of the overall score that each one gains once it can be seen on the site. “At most”: we have not seen the Google profile yet.',
    html`<ol class="plan">${actionPlan.slice(0, firstActions).map(row)}</ol>${
      smaller.length > 0 &&
      html`<details class="more"><summary>${formatCount(smaller.length, 'smaller step')} ${openMark()}</summary><ol class="plan" start="${firstActions + 1}">${smaller.map(row)}</ol></details>`
    }`,
  );
}

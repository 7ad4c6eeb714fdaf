import { composeDescription } from '#engine/fixes/compose/compose-description.ts';
import { composeHeadings } from '#engine/fixes/compose/compose-headings.ts';
import { composeQa } from '#engine/fixes/compose/compose-qa.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import type { WrittenFixes } from '#report/audit-pdf/fixes-data.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { lockedFixes } from '#shared/product/fixes.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import type { FixMaterial } from '../fixes/find-fix-material.ts';

const variant = toVariant(0);

/**
 * The written fixes that a plan, with the add-ons of the audit, shows of an audit: as the composer writes them, for a report that
 * somebody waits for asks no model.
 */
export function writtenFixes(material: FixMaterial, plan: Plan, grantedAddOns: readonly AddOnId[]): WrittenFixes {
  const locked = new Set(lockedFixes(hasRight(plan, 'allFixes'), grantedAddOns));
  const description = composeDescription(material, variant).text;
  return {
    description: description === '' ? null : description,
    qa: locked.has('fix-qa')
      ? null
      : composeQa(material, LIMITS.qaCount, variant).map(({ question, answer }) => ({ question, answer: answer.text })),
    headings: locked.has('fix-h1') ? null : headingsOf(material),
  };
}

function headingsOf(material: FixMaterial): WrittenFixes['headings'] {
  const { ideas, subheader } = composeHeadings(material, variant);
  return { ideas: ideas.map(({ text }) => text), subheader: subheader.text };
}

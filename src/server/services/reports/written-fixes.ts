import { settleHome } from '#engine/fixes/compose/compose-meta.ts';
import { composeQa } from '#engine/fixes/compose/compose-qa.ts';
import { publishableDescriptions } from '#engine/fixes/compose/publishable-description.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { WrittenFixes } from '#report/audit-pdf/fixes-data.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { lockedFixes } from '#shared/product/fixes.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';

/**
 * The Fix-It texts of an audit that a plan and the audit's add-ons include. They come from the composer, because a report
 * should not wait for a model. Locked texts are listed only if the facts suffice to write them.
 */
export function writtenFixes(material: WritingMaterial, plan: Plan, grantedAddOns: readonly AddOnId[]): WrittenFixes {
  const locked = new Set(lockedFixes(hasRight(plan, 'allFixes'), grantedAddOns));
  const [description] = publishableDescriptions(material);
  const qa = composeQa(material, LIMITS.qaCount);
  const home = settleHome(material);
  const ideas = home?.heading.outcome === 'write' ? home.headingIdeas.map(({ text }) => text) : [];
  return {
    description: description?.text.text ?? null,
    qa:
      locked.has('fix-qa') && qa.length > 0
        ? null
        : qa.map(({ question, answer }) => ({ question, answer: answer.text })),
    headings:
      locked.has('fix-h1') && ideas.length > 0
        ? null
        : {
            ideas,
            subheader: ideas.length === 0 ? '' : (home?.opening?.text ?? ''),
            ...(home?.heading.outcome === 'keep' && { kept: home.heading.why }),
          },
  };
}

import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { FIX_IDS, FIXES, type FixId, lockedFixes } from '#shared/product/fixes.ts';
import type { Plan } from '#shared/product/plans.ts';
import { cheapestPlanWith, hasRight, PLAN_TERMS, type Right } from '#shared/product/rights.ts';

/** Whether a buyer may use one of the three buttons; `note` says what comes of it, or what is missing. */
export interface BuyerAct {
  readonly isAllowed: boolean;
  readonly note: string;
}

export interface BuyerActs {
  readonly pdf: BuyerAct;
  readonly fixes: BuyerAct;
  readonly rescan: BuyerAct;
}

/** The three buttons of the banner for this buyer, from the table of rights and the add-ons of the audit. */
export function buyerActs(plan: Plan, grantedAddOns: readonly AddOnId[]): BuyerActs {
  const pdfNote = hasRight(plan, 'cleanPdf') ? 'Without a watermark.' : 'Complete, with our watermark.';
  return {
    pdf: actOf(plan, 'pdf', pdfNote),
    fixes: fixesAct(lockedFixes(hasRight(plan, 'allFixes'), grantedAddOns)),
    rescan: actOf(plan, 'monthlyRescan', 'Your plan includes it.'),
  };
}

function actOf(plan: Plan, right: Right, note: string): BuyerAct {
  return hasRight(plan, right)
    ? { isAllowed: true, note }
    : { isAllowed: false, note: `${planNameWith(right)} includes this.` };
}

/** With one paid fix open there is something to finish here; with all of them locked there is not. */
function fixesAct(locked: readonly FixId[]): BuyerAct {
  if (locked.length === 0) return { isAllowed: true, note: 'Each is written from your own facts.' };
  const open = FIX_IDS.filter((id) => !FIXES[id].isFree && !locked.includes(id));
  const rest = `${planNameWith('allFixes')} includes ${titlesOf(locked)}.`;
  return open.length === 0
    ? { isAllowed: false, note: rest }
    : { isAllowed: true, note: `Open: ${titlesOf(open)}. ${rest}` };
}

function titlesOf(ids: readonly FixId[]): string {
  return ids.map((id) => FIXES[id].title).join(' and ');
}

function planNameWith(right: Right): string {
  return PLAN_TERMS[cheapestPlanWith(right)].name;
}

/** What was bought, in one sentence. */
export function purchaseSentence(plan: Plan, grantedAddOns: readonly AddOnId[]): string {
  const titles = ADD_ONS.filter(({ id }) => grantedAddOns.includes(id)).map(({ title }) => title);
  if (titles.length > 0) {
    return `${new Intl.ListFormat('en').format(titles)} ${titles.length === 1 ? 'is' : 'are'} yours for this audit.`;
  }
  return plan === 'free'
    ? 'Your purchase opens here as soon as the payment has arrived.'
    : 'Everything in your plan is open.';
}

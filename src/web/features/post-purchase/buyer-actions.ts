import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { FIX_IDS, type FixId } from '#shared/product/fix-ids.ts';
import { FIXES, lockedFixes } from '#shared/product/fixes.ts';
import { canMakeFix, type Offers } from '#shared/product/offers.ts';
import type { Plan } from '#shared/product/plans.ts';
import { cheapestPlanWith, hasRight, PLAN_TERMS, type Right } from '#shared/product/rights.ts';

/** Whether a buyer may use one of the three buttons; `note` says what it gives, or what is missing. */
export interface BuyerAction {
  readonly isAllowed: boolean;
  readonly note: string;
}

export interface BuyerActions {
  readonly pdf: BuyerAction;
  readonly fixes: BuyerAction;
  readonly rescan: BuyerAction;
}

/**
 * The three buttons of the banner for this buyer, from the rights table, the audit's add-ons, and what could be generated
 * for it.
 */
export function buildBuyerActions(
  plan: Plan,
  grantedAddOns: readonly AddOnId[],
  offers: Offers | undefined,
): BuyerActions {
  const pdfNote = hasRight(plan, 'cleanPdf') ? 'Without a watermark.' : 'Complete, with our watermark.';
  return {
    pdf: actOf(plan, 'pdf', pdfNote),
    fixes: fixesAct(lockedFixes(hasRight(plan, 'allFixes'), grantedAddOns), offers),
    rescan: actOf(plan, 'monthlyRescan', 'Your plan includes it.'),
  };
}

/** The heading of the banner: the plan's own name; buyers without a plan are "Starter". */
export function purchaseTitle(plan: Plan): string {
  return plan === 'free' ? 'You’re on Starter' : `You’re on ${PLAN_TERMS[plan].name}`;
}

function actOf(plan: Plan, right: Right, note: string): BuyerAction {
  return hasRight(plan, right)
    ? { isAllowed: true, note }
    : { isAllowed: false, note: `${planNameWith(right)} includes this.` };
}

/** Mentions the fixes only if at least one paid fix is unlocked. */
function fixesAct(withheld: readonly FixId[], offers: Offers | undefined): BuyerAction {
  const canMake = (id: FixId) => offers === undefined || canMakeFix(offers, id);
  const locked = withheld.filter(canMake);
  const paid = FIX_IDS.filter((id) => !FIXES[id].isFree);
  if (offers !== undefined && !paid.some(canMake))
    return { isAllowed: true, note: 'Your facts are too few for more. Add some under Your facts.' };
  if (locked.length === 0) return { isAllowed: true, note: 'Each is written from your own facts.' };
  const open = paid.filter((id) => !withheld.includes(id) && canMake(id));
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
  const explanation = plan === 'free' ? ' Starter means extras without a monthly plan.' : '';
  if (titles.length > 0) {
    return `${new Intl.ListFormat('en').format(titles)} ${titles.length === 1 ? 'is' : 'are'} yours for this audit.${explanation}`;
  }
  return plan === 'free'
    ? `Your purchase opens here as soon as the payment has arrived.${explanation}`
    : 'Everything in your plan is open.';
}

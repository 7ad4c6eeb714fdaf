import { useEffect } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import type { PlanPriceKey } from '#shared/product/prices.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { storePurchaseIntent } from '#web/features/checkout/purchase-intent.ts';
import { useCheckout } from '#web/features/checkout/use-checkout.ts';
import { AddOnList } from '#web/features/pricing/add-on-list.tsx';
import { getOfferState } from '#web/features/pricing/offer-state.ts';
import { PlanComparison } from '#web/features/pricing/plan-comparison.tsx';
import { PlanOffers } from '#web/features/pricing/plan-offers.tsx';
import { PricingOpening } from '#web/features/pricing/pricing-opening.tsx';
import { PricingQuestions } from '#web/features/pricing/pricing-questions.tsx';
import { type PricingSource, parsePricingSource } from '#web/features/pricing/pricing-source.ts';
import { ProOffer } from '#web/features/pricing/pro-offer.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePaymentKind } from '#web/lib/payment-options.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.pricing.pattern);

/** The plans and their prices. `?source=keywords` puts the keywords first. */
export default function PricingPage() {
  const auth = useCurrentUser();
  const payment = usePaymentKind();
  const { isGoing, problem, start } = useCheckout();
  const navigate = useNavigate();
  const source = usePricingSource();
  useEffect(() => {
    if (source !== null) sendPageEvent('upgrade_view', { from: 'pricing', source });
  }, [source]);

  function choose(price: PlanPriceKey) {
    if (auth.status === 'authenticated') start(price, null);
    else if (auth.status === 'anonymous' && auth.failure === null) {
      // A press of our own button: after the sign-up the order continues directly.
      storePurchaseIntent(price, null);
      navigate(paths.signup.to(paths.upgrade.to(price)));
    } else navigate(paths.upgrade.to(price));
  }

  return (
    <PageShell>
      <PricingOpening source={source ?? 'anywhere'} />
      <PlanOffers
        currentPlan={auth.status === 'authenticated' ? auth.user.plan : null}
        source={source ?? 'anywhere'}
        proOffer={
          <ProOffer offer={getOfferState(auth, payment)} isGoing={isGoing} problem={problem} onChoose={choose} />
        }
      />
      <PlanComparison />
      <AddOnList />
      <PricingQuestions />
    </PageShell>
  );
}

/** Null at first: the prerendered page has no query, which is read after hydration. */
function usePricingSource(): PricingSource | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? parsePricingSource(search.get('source')) : null;
}

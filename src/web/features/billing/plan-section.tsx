import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BillingView } from '#shared/api/billing.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { CircleAlert } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';
import { BillingSection } from './billing-layout.tsx';
import { describeGrant, describePlanSource } from './describe-plan.ts';
import { describeSubscription } from './describe-subscription.ts';
import { PortalButton } from './portal-button.tsx';

/** The plan, where it comes from, and the available actions. */
export function BillingPlanSection({ billing }: { readonly billing: BillingView }) {
  const { plan, planSource, grant, subscription, payment } = billing;
  const words = subscription === null ? null : describeSubscription(subscription);
  return (
    <BillingSection id="plan" title="Your plan">
      <p className="font-[560] font-display text-figure-lg leading-[1.15] tracking-display">{PLAN_TERMS[plan].name}</p>
      <p className="mt-2 max-w-measure text-ink-2">{describePlanSource(billing)}</p>
      <dl className="mt-4 max-w-[44rem] border-line border-b empty:hidden">
        {words !== null && (
          <Fact term="Subscription">
            <span className="flex gap-2 font-[640]">
              {words.needsCare && <CircleAlert aria-hidden className="mt-[0.15em] text-poor-word" />}
              {words.state}
            </span>
            <span className="block text-ink-2 text-note">{words.meaning}</span>
          </Fact>
        )}
        {grant !== null && planSource !== 'grant' && <Fact term="Grant">{describeGrant(grant.until)}</Fact>}
      </dl>
      {payment === 'not-set-up' ? (
        <p className="mt-5 max-w-measure border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
          <b className="text-ink">Online payment isn’t set up yet.</b> You can’t buy or change anything here for now.{' '}
          <Link to={paths.contact.to()}>Contact us</Link> to get a plan.
        </p>
      ) : (
        <Actions billing={billing} needsCare={words?.needsCare ?? false} />
      )}
    </BillingSection>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-2 text-note leading-[1.75]">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({ billing, needsCare }: { readonly billing: BillingView; readonly needsCare: boolean }) {
  const { plan, subscription, purchases } = billing;
  const isCustomer = subscription !== null || purchases.length > 0;
  return (
    <>
      {plan === 'free' && !needsCare && <Offers />}
      {isCustomer && (
        <div className="mt-6">
          <PortalButton look={needsCare ? 'lit' : 'outline'}>
            {subscription === null ? 'Open invoices' : needsCare ? 'Fix the payment' : 'Manage subscription'}
          </PortalButton>
          <p className="mt-2 max-w-measure text-ink-2 text-note">
            {subscription === null
              ? 'Your invoices are at the payment service.'
              : 'Change your card, end or continue the subscription, and read invoices, at the payment service.'}
          </p>
        </div>
      )}
    </>
  );
}

/** Pro monthly and yearly, with prices. */
function Offers() {
  const [monthly, annual] = PLAN_PRICES;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button asChild variant="lit">
        <Link to={paths.upgrade.to(monthly.key)}>
          Get {PLAN_TERMS.pro.name}, {formatPrice(monthly.usDollars)} a {monthly.interval}
        </Link>
      </Button>
      <TextButton asChild>
        <Link to={paths.upgrade.to(annual.key)}>
          or {formatPrice(annual.usDollars)} a {annual.interval}
        </Link>
      </TextButton>
      <TextButton asChild>
        <Link to={paths.pricing.to()}>What is in it</Link>
      </TextButton>
    </div>
  );
}

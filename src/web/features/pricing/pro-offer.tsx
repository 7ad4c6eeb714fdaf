import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Plan } from '#shared/product/plans.ts';
import { MONEY_BACK_DAYS, PLAN_PRICES, type PlanPriceKey } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';
import type { OfferState } from './offer-state.ts';
import { type PlanPrice, priceNotes } from './plan-prices.ts';

interface ProOfferProps {
  readonly offer: OfferState;
  readonly isGoing: boolean;
  readonly problem: string | null;
  readonly onChoose: (price: PlanPriceKey) => void;
}

/**
 * The two prices and the button. A plain form, so that without scripts it leads to the order of the selected price. Every
 * state has the same height, so that nothing moves once the session is known.
 */
export function ProOffer({ offer, isGoing, problem, onChoose }: ProOfferProps) {
  const [chosen, setChosen] = useState<PlanPriceKey>(PLAN_PRICES[0].key);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(chosen);
  }
  return (
    <form action={paths.upgrade.pattern} method="get" onSubmit={submit}>
      {offer.kind === 'open' ? (
        <fieldset>
          <legend className="sr-only">How to pay for {PLAN_TERMS.pro.name}</legend>
          {PLAN_PRICES.map((price) => (
            <Choice
              key={price.key}
              name="plan"
              value={price.key}
              checked={chosen === price.key}
              onChange={() => setChosen(price.key)}
            >
              <PriceWords price={price} />
            </Choice>
          ))}
        </fieldset>
      ) : (
        <ul>
          {PLAN_PRICES.map((price) => (
            // The width of the radio button, so that lines wrap where they wrap beside one.
            <li key={price.key} className="min-h-11 py-2 pr-8">
              <PriceWords price={price} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 min-h-[8.6rem] sm:min-h-[7rem]">
        <OfferAction offer={offer} isGoing={isGoing} problem={problem} />
      </div>
    </form>
  );
}

function PriceWords({ price }: { readonly price: PlanPrice }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {/* Fixed width, so that the text beside it does not move when the typeface loads. */}
      <span className="min-w-[7.2rem]">
        <b className="font-[560] font-display text-figure-lg leading-[1.1] tracking-display">
          {formatPrice(price.usDollars)}
        </b>{' '}
        a {price.interval}
      </span>
      <span className="text-ink-2 text-note">{priceNotes[price.key]}</span>
    </span>
  );
}

function OfferAction({ offer, isGoing, problem }: Pick<ProOfferProps, 'offer' | 'isGoing' | 'problem'>) {
  switch (offer.kind) {
    case 'open':
      return (
        <>
          <Button type="submit" variant="lit" size="big" className="w-full" disabled={isGoing}>
            {isGoing ? 'Going to payment' : `Get ${PLAN_TERMS.pro.name}`}
          </Button>
          <p role="status" className="mt-3 text-ink-2 text-note">
            {problem ?? `${MONEY_BACK_DAYS} days money back. End it yourself at any time, under Billing.`}
          </p>
        </>
      );
    case 'yours':
      return <YourPlan plan={offer.plan} />;
    case 'not-set-up':
      return (
        <>
          <p className="grid min-h-14 items-center rounded-2 border-[1.5px] border-ink-3 border-dashed px-4 py-2 font-[620]">
            Online payment isn’t set up yet.
          </p>
          <p className="mt-3 text-ink-2 text-note">
            You can’t buy anything here for now. <Link to={paths.contact.to()}>Contact us</Link> to get{' '}
            {PLAN_TERMS.pro.name}.
          </p>
        </>
      );
    default:
      return offer satisfies never;
  }
}

function YourPlan({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <p className="grid min-h-14 items-center font-[620]">
        {plan === 'pro' ? 'Your plan' : `Included in your plan, ${PLAN_TERMS[plan].name}`}
      </p>
      <TextButton asChild>
        <Link to={paths.billing.to()}>Open Billing</Link>
      </TextButton>
    </>
  );
}

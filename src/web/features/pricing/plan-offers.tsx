import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import { PLAN_TERMS, RIGHTS, type Right, rightsAddedBy } from '#shared/product/rights.ts';
import { Check } from '#web/components/icons/index.ts';
import { MainAction } from '#web/components/main-action.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';
import type { PricingSource } from './pricing-source.ts';

interface PlanOffersProps {
  readonly currentPlan: Plan | null;
  readonly source: PricingSource;
  /** The prices of Pro and the button. */
  readonly proOffer: ReactNode;
}

/** The three plans side by side, the one sold here first, each with what it adds to the previous one. */
export function PlanOffers({ currentPlan, source, proOffer }: PlanOffersProps) {
  return (
    <div className="page-width grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-12 pb-(--section-space) lg:grid-cols-[7fr_5fr_5fr]">
      <Offer plan="pro" isCurrent={currentPlan === 'pro'} lead="We write your texts and check your site every month.">
        {proOffer}
        <Additions plan="pro" source={source} />
      </Offer>
      <Offer plan="free" isCurrent={currentPlan === 'free'} lead="The whole audit, and one finished fix.">
        <p className="font-[560] font-display text-figure-lg leading-[1.1] tracking-display">{formatPrice(0)}</p>
        <p className="mt-2 text-ink-2 text-note">
          An audit needs no account. With one, your audits stay with you on every device.
        </p>
        <div className="mt-4">
          <MainAction variant="outline" />
        </div>
        <Additions plan="free" source={source} />
      </Offer>
      <Offer plan="agency" isCurrent={currentPlan === 'agency'} lead="For agencies that look after many businesses.">
        <p className="font-[560] font-display text-figure-lg leading-[1.1] tracking-display">By agreement</p>
        <p className="mt-2 text-ink-2 text-note">
          There’s no list price. <Link to={paths.contact.to()}>Contact us</Link>, and we turn it on for your account.
        </p>
        {currentPlan === 'agency' && (
          <TextButton asChild className="mt-4">
            <Link to={paths.billing.to()}>Open Billing</Link>
          </TextButton>
        )}
        <Additions plan="agency" source={source} />
      </Offer>
    </div>
  );
}

interface OfferProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly lead: string;
  readonly children: ReactNode;
}

function Offer({ plan, isCurrent, lead, children }: OfferProps) {
  const { name } = PLAN_TERMS[plan];
  return (
    <section aria-labelledby={`plan-${plan}`} className="border-ink border-t-[1.5px] pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`plan-${plan}`} className="text-sub leading-[1.2]">
          {name}
        </h2>
        {isCurrent && <span className="text-note font-[620]">Your plan</span>}
      </div>
      <p className="mt-1 mb-5 text-ink-2">{lead}</p>
      {children}
    </section>
  );
}

/** The rights that begin with this plan; visitors from the keyword strategy see its rights first. */
function Additions({ plan, source }: { readonly plan: Plan; readonly source: PricingSource }) {
  const before = PLANS[PLANS.indexOf(plan) - 1];
  const rights = rightsAddedBy(plan).sort((one, other) => rankOf(other, source) - rankOf(one, source));
  return (
    <>
      <p className="mt-6 text-note font-[620]">
        {before === undefined ? 'What you get' : `Everything in ${PLAN_TERMS[before].name}, and`}
      </p>
      <ul key={source} className={classNames('mt-2', plan === 'pro' && 'sm:grid sm:grid-cols-2 sm:gap-x-8')}>
        {rights.map((right) => (
          <li key={right} className="flex gap-2 border-line border-t py-2.5 text-note">
            <Check aria-hidden className="mt-[0.1em] text-ink-2" />
            {RIGHTS[right].title}
          </li>
        ))}
      </ul>
    </>
  );
}

function rankOf(right: Right, source: PricingSource): number {
  return source === 'keywords' && right === 'keywordTools' ? 1 : 0;
}

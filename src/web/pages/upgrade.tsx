import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type MetaFunction, Navigate, useSearchParams } from 'react-router';
import type { Plan } from '#shared/product/plans.ts';
import { findProduct, type Product } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { CircleCheck, CircleSlash, Unplug } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { Order } from '#web/features/checkout/order.tsx';
import { PurchaseChoices } from '#web/features/checkout/purchase-choices.tsx';
import { takePurchaseIntent } from '#web/features/checkout/purchase-intent.ts';
import { getUpgradeState, type UpgradeState } from '#web/features/checkout/upgrade-state.ts';
import { useCheckout } from '#web/features/checkout/use-checkout.ts';
import { useOrderAudit } from '#web/features/checkout/use-order-audit.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { usePaymentKind } from '#web/lib/payment-options.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Upgrade, Porchlight' }, ...privateMeta];

/** The short URL used in mails: `?plan=` is the product, `?audit=` the audit of an add-on. */
export default function UpgradePage() {
  const [search] = useSearchParams();
  const named = search.get('plan');
  const product = findProduct(named ?? '');
  const auditId = search.get('audit');
  const auth = useCurrentUser({ asksAlways: true });
  const payment = usePaymentKind();
  const state = getUpgradeState({ product, auth, payment });
  return (
    <PageShell>
      <div className="page-width pt-[clamp(2rem,4vw,4rem)] pb-(--section-space)">
        <Content
          state={state}
          isNamed={named !== null}
          auditId={auditId}
          isKnown={auth.status !== 'loading'}
          plan={auth.status === 'authenticated' ? auth.user.plan : 'free'}
        />
      </div>
    </PageShell>
  );
}

interface ContentProps {
  readonly state: UpgradeState;
  /** The URL names a plan or add-on, sold or not. */
  readonly isNamed: boolean;
  readonly auditId: string | null;
  /** The session is known, so that the user's audits can be requested. */
  readonly isKnown: boolean;
  readonly plan: Plan;
}

const CHOICES_LEAD = 'Choose a plan, or an add-on for one audit.';
const UNKNOWN_LEAD = 'We don’t sell what this link names. Choose a plan or an add-on here.';

function Content({ state, isNamed, auditId, isKnown, plan }: ContentProps) {
  switch (state.kind) {
    case 'choices':
      return (
        <Titled title="What would you like?" lead={isNamed ? UNKNOWN_LEAD : CHOICES_LEAD}>
          <PurchaseChoices named={auditId} isKnown={isKnown} plan={plan} />
        </Titled>
      );
    case 'asking':
    case 'order':
      return <OpenOrder product={state.product} auditId={auditId} isReady={state.kind === 'order'} />;
    case 'sign-up':
      return <Navigate replace to={paths.signup.to(paths.upgrade.to(state.product.key, auditId ?? undefined))} />;
    case 'already':
      return (
        <Notice icon={CircleCheck} title={`You have ${PLAN_TERMS[state.plan].name} already`} level={1}>
          <p className="max-w-measure text-ink-2">You can switch between monthly and yearly under Billing.</p>
          <Ways>
            <Button asChild variant="ink">
              <Link to={paths.billing.to()}>Open Billing</Link>
            </Button>
            <TextButton asChild>
              <Link to={paths.audit.to()}>Open your audit</Link>
            </TextButton>
          </Ways>
        </Notice>
      );
    case 'not-set-up':
      return (
        <Notice icon={CircleSlash} title="Online payment isn’t set up yet" level={1} dashed>
          <p className="max-w-measure text-ink-2">
            We can’t take payments here for now. <Link to={paths.contact.to()}>Contact us</Link> and we can give you{' '}
            {state.product.kind === 'plan' ? PLAN_TERMS[state.product.plan].name : 'the add-on'}. Your audits stay as
            they are.
          </p>
          <Ways>
            <Button asChild variant="ink">
              <Link to={paths.audit.to()}>Open your audit</Link>
            </Button>
            <TextButton asChild>
              <Link to={paths.pricing.to()}>What is in each plan</Link>
            </TextButton>
          </Ways>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice icon={Unplug} title="We couldn’t open your order" level={1}>
          <p className="max-w-measure text-ink-2">{failureSentence(state.error)} Nothing was bought.</p>
          <Button variant="ink" onClick={() => location.reload()}>
            Try Again
          </Button>
        </Notice>
      );
    default:
      return state satisfies never;
  }
}

interface OpenOrderProps {
  readonly product: Product;
  readonly auditId: string | null;
  readonly isReady: boolean;
}

/**
 * The order with its button. It continues automatically only for a visitor who pressed our own button and had to sign up
 * first: a URL alone, which anybody could write, shows the order and waits.
 */
function OpenOrder({ product, auditId, isReady }: OpenOrderProps) {
  const { isGoing, problem, start } = useCheckout();
  const order = useOrderAudit(product, auditId, isReady);
  const { words, holds, isMissing, isCounting } = order;
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (!isReady || isCounting || hasGoneOn.current) return;
    hasGoneOn.current = true;
    sendPageEvent('upgrade_view', { from: 'order', price: product.key });
    if (takePurchaseIntent(product.key, auditId) && !isMissing) start(product.key, order.auditId ?? auditId);
  });
  const instead = !isMissing
    ? null
    : order.auditId === null
      ? { to: paths.home.section('audit'), label: 'Run Free Audit' }
      : { to: paths.audit.to(order.auditId), label: 'Open the report' };
  const canPay = isReady && !isMissing && !isCounting;
  return (
    <Titled title="Your order" lead="Check it here. You pay on the next page.">
      <Order
        product={product}
        auditWords={words}
        holds={holds}
        onPay={canPay ? () => start(product.key, order.auditId ?? auditId) : null}
        instead={instead}
        isAsking={!isReady || isCounting}
        isGoing={isGoing}
        problem={problem}
      />
    </Titled>
  );
}

interface TitledProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function Titled({ title, lead, children }: TitledProps) {
  return (
    <>
      <h1 className="text-section leading-[1.12] tracking-display">{title}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2">{lead}</p>
      {children}
    </>
  );
}

function Ways({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>;
}

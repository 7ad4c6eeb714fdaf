import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FixItScores } from '#shared/audit/analysis.ts';
import { ADD_ONS, type AddOn, addOnsToShow } from '#shared/product/add-ons.ts';
import { addOnsToOffer, type Offers } from '#shared/product/offers.ts';
import type { Plan } from '#shared/product/plans.ts';
import { PRODUCTS, type Product } from '#shared/product/prices.ts';
import { PLAN_TERMS, RIGHTS, rightsAddedBy } from '#shared/product/rights.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { auditQuery, auditTextsQuery } from '#web/lib/audit-queries.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';
import { formatInterval } from './order-text.ts';
import { useOrderTarget } from './use-order-target.ts';

interface PurchaseChoicesProps {
  /** The audit in the URL; null: the newest finished one is used. */
  readonly named: string | null;
  /** The session is known, so that the user's audits can be requested. */
  readonly isKnown: boolean;
}

/** The choices for a URL that names no product: the plans, and the add-ons that the audit qualifies for. */
export function PurchaseChoices({ named, isKnown, plan }: PurchaseChoicesProps & PlanChoicesProps) {
  return (
    <div className="grid max-w-[46rem] gap-10">
      <PlanChoices plan={plan} />
      <section className="grid gap-3" aria-labelledby="add-on-choices">
        <h2 id="add-on-choices" className="text-sub">
          Add-ons for one audit
        </h2>
        <AddOnChoices named={named} isKnown={isKnown} />
      </section>
    </div>
  );
}

interface PlanChoicesProps {
  /** What the account already has; it is not offered again. */
  readonly plan: Plan;
}

export function PlanChoices({ plan }: PlanChoicesProps) {
  if (plan !== 'free')
    return (
      <p className="text-ink-2">
        You have {PLAN_TERMS[plan].name} already. <Link to={paths.billing.to()}>Open Billing</Link>
      </p>
    );
  return (
    <ul className="border-line-2 border-b">
      {PRODUCTS.filter(({ kind }) => kind === 'plan').map((product) => (
        <Choice key={product.key} product={product} to={paths.upgrade.to(product.key)} note={planNote(product)} />
      ))}
    </ul>
  );
}

function AddOnChoices({ named, isKnown }: PurchaseChoicesProps) {
  const target = useOrderTarget(named, isKnown);
  const auditId = target.kind === 'audit' ? target.auditId : null;
  const { data, isLoading } = useQuery({ ...auditQuery(auditId ?? ''), enabled: isKnown && auditId !== null });
  const texts = useQuery({ ...auditTextsQuery(auditId ?? ''), enabled: data?.result !== undefined });
  if (!isKnown || target.kind === 'asking' || isLoading || texts.isLoading) return <Skeleton className="h-64" />;
  if (auditId === null || data?.result === undefined || texts.data === undefined) return <WithoutAudit />;
  const { url, result } = data;
  return (
    <ForAudit
      auditId={auditId}
      host={formatHost(url)}
      scores={result.fixItScores}
      offers={texts.data.offers}
      owned={result.grantedAddOns ?? []}
    />
  );
}

interface ForAuditProps {
  readonly auditId: string;
  readonly host: string;
  readonly scores: FixItScores;
  readonly offers: Offers | undefined;
  readonly owned: readonly AddOn['id'][];
}

/** The add-ons that the report of this audit offers, each with its contents; bought ones are left out. */
export function ForAudit({ auditId, host, scores, offers, owned }: ForAuditProps) {
  const isOwned = ({ id }: AddOn) => owned.includes(id);
  const sold = addOnsToOffer(scores, offers).filter((addOn) => !isOwned(addOn));
  return (
    <>
      <p className="text-ink-2">
        {sold.length > 0
          ? `What we can make for ${host} today.`
          : addOnsToShow(scores).every(isOwned)
            ? `No add-on would do more for ${host} today.`
            : `We can’t make anything more for ${host} today. Add facts in its report to change that.`}
      </p>
      {sold.length > 0 && (
        <ul className="border-line-2 border-b">
          {PRODUCTS.flatMap((product) => {
            const addOn = sold.find(({ id }) => id === product.key);
            if (addOn === undefined) return [];
            const note = `${addOn.detail}. ${offers?.addOns[addOn.id].sentence ?? ''}`;
            return [
              <Choice key={product.key} product={product} to={paths.upgrade.to(product.key, auditId)} note={note} />,
            ];
          })}
        </ul>
      )}
    </>
  );
}

/** Nothing is known of an audit, or its texts could not be counted: lists the add-ons and says that they are counted before payment. */
export function WithoutAudit() {
  return (
    <>
      <p className="text-ink-2">
        We make an add-on from a finished audit. Your order shows what you get. We don’t sell one we can’t fill.
      </p>
      <ul className="border-line-2 border-b">
        {PRODUCTS.filter(({ kind }) => kind === 'add-on').map((product) => (
          <Choice
            key={product.key}
            product={product}
            to={paths.upgrade.to(product.key)}
            note={`${ADD_ONS.find(({ id }) => id === product.key)?.detail ?? ''}.`}
          />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly product: Product;
  readonly to: string;
  readonly note: ReactNode;
}

function Choice({ product, to, note }: ChoiceProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line-2 border-t py-4">
      <Link to={to} className="font-[640] text-lead leading-[1.3] after:absolute after:inset-0">
        {product.title}
      </Link>
      <span>
        {formatPrice(product.usDollars)} {formatInterval(product)}
      </span>
      <span className="col-span-2 text-ink-2 text-note">{note}</span>
    </li>
  );
}

function planNote(product: Product): string {
  if (product.kind !== 'plan') return '';
  return `${rightsAddedBy(product.plan)
    .map((right) => RIGHTS[right].title)
    .join(' · ')}`;
}

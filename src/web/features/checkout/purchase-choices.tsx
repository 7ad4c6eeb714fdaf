import { Link } from 'react-router';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PRODUCTS, type Product } from '#shared/product/prices.ts';
import { RIGHTS, rightsAddedBy } from '#shared/product/rights.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';
import { intervalWords } from './order-words.ts';

/** Everything that can be bought, for an address that names nothing of it. */
export function PurchaseChoices({ auditId }: { readonly auditId: string | null }) {
  return (
    <ul className="max-w-[46rem] border-line-2 border-b">
      {PRODUCTS.map((product) => (
        <li
          key={product.key}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line-2 border-t py-4"
        >
          <Link
            to={paths.upgrade.to(product.key, (product.kind === 'add-on' ? auditId : null) ?? undefined)}
            className="font-[640] text-lead leading-[1.3] after:absolute after:inset-0"
          >
            {product.title}
          </Link>
          <span>
            {formatPrice(product.usDollars)} {intervalWords(product)}
          </span>
          <span className="col-span-2 text-ink-2 text-note">{noteOf(product)}</span>
        </li>
      ))}
    </ul>
  );
}

function noteOf(product: Product): string {
  if (product.kind === 'plan')
    return `${rightsAddedBy(product.plan)
      .map((right) => RIGHTS[right].title)
      .join(', ')}.`;
  return `${ADD_ONS.find(({ id }) => id === product.key)?.detail ?? ''}.`;
}

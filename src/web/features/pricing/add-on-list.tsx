import { ADD_ONS } from '#shared/product/add-ons.ts';
import { formatPrice } from '#web/lib/format-price.ts';

/** The add-ons for a single audit: contents and price. */
export function AddOnList() {
  return (
    <section id="add-ons" className="section-space scroll-mt-16">
      <div className="page-width grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
        <div className="grid gap-3">
          <h2>Add-ons for one audit</h2>
          <p className="max-w-measure text-ink-2">
            Paid once, made for one audit, on any plan. Your report offers one where a score calls for it. Your order
            lists what you get before you pay.
          </p>
        </div>
        <ul className="border-line-2 border-b">
          {ADD_ONS.map(({ id, title, detail, usDollars }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line-2 border-t py-4">
              <h3>{title}</h3>
              <p className="font-[560] font-display text-figure leading-[1.2]">{formatPrice(usDollars)}</p>
              <p className="col-span-2 mt-1 max-w-measure text-ink-2 text-note">{detail}.</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

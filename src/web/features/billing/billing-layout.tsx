import type { ReactNode } from 'react';

interface BillingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the billing page: strong rule, title at the left, content beside it. */
export function BillingSection({ id, title, children }: BillingSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid items-start gap-x-8 gap-y-4 border-ink border-t-[1.5px] pt-5 pb-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-sub leading-[1.2]">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** The frame of the page, the same while loading and after. */
export function BillingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width pt-[clamp(2rem,4vw,4rem)] pb-(--section-space)">
      <h1 className="mb-10 text-section leading-[1.12] tracking-display">Billing</h1>
      {children}
    </div>
  );
}

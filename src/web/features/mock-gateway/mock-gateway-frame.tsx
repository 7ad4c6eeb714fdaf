import type { ReactNode } from 'react';
import { FlaskConical } from '#web/components/icons/index.ts';

/** The mock gateway's layout, labelled as a mock on every screen. Without the product's bar, like a real payment page. */
export function MockGatewayFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="min-h-svh bg-sunk">
      <p className="border-ink border-b-[1.5px] border-dashed bg-paper">
        <span className="mx-auto flex max-w-[40rem] items-start gap-3 px-(--gutter) py-4">
          <FlaskConical aria-hidden className="mt-[0.15em]" />
          <span>
            <b>No money moves here.</b> This desk exists only on this machine, to walk through a purchase.
          </span>
        </span>
      </p>
      <div className="mx-auto max-w-[40rem] px-(--gutter) py-12">
        <p className="text-ink-2 text-note">Mock gateway</p>
        <h1 className="mt-1 text-section leading-[1.12] tracking-display">{title}</h1>
        <div className="mt-8">{children}</div>
      </div>
    </main>
  );
}

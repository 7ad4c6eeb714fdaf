import type { ReactNode, Ref } from 'react';
import { StreetAtDusk } from '#web/components/street-at-dusk.tsx';

/** The form again, at the end of the page. */
export function ClosingCta({ form, formRef }: { readonly form: ReactNode; readonly formRef: Ref<HTMLDivElement> }) {
  return (
    <section className="dusk overflow-clip pt-(--section-space)">
      <div className="page-width" ref={formRef}>
        <h2 className="mb-8 max-w-[18ch] text-[clamp(2rem,1.5rem+2.4vw,3.25rem)]">See what people nearby see.</h2>
        {form}
      </div>
      <StreetAtDusk className="mt-[clamp(1.5rem,3vw,2.5rem)] h-[clamp(150px,18.6vw,313px)]" />
    </section>
  );
}

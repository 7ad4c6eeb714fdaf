import type { ReactNode } from 'react';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';

/** A text button that opens the form below it. */
export function ChangeDisclosure({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <>
          {action}
          <DisclosureArrow />
        </>
      }
      summaryClassName="inline-flex min-h-11 items-center gap-2 font-[620] underline decoration-1 underline-offset-[0.2em]"
    >
      <div className="max-w-[27rem] pt-3 pb-2">{children}</div>
    </Disclosure>
  );
}

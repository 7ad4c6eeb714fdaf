import type { ReactNode, Ref } from 'react';
import type { IconComponent } from '#web/components/icons/index.ts';

interface OutcomeProps {
  readonly icon: IconComponent;
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Replaces a form after it was sent: the outcome and the next step. */
export function Outcome({ icon: Icon, title, headingRef, children }: OutcomeProps) {
  return (
    <div className="grid justify-items-start gap-4 border-ink border-t-[1.5px] pt-5">
      <Icon aria-hidden className="size-7 stroke-[1.6]" />
      <h2 ref={headingRef} tabIndex={-1} className="text-sub leading-[1.2]">
        {title}
      </h2>
      {children}
    </div>
  );
}

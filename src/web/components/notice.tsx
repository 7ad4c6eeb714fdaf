import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { IconComponent } from './icons/index.ts';

interface NoticeProps {
  readonly icon: IconComponent;
  readonly title: string;
  /** `1` when the notice is the only content of the page. */
  readonly level?: 1 | 2;
  /** Dashed: an empty state, not an error. */
  readonly dashed?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A state of its own: what happened, whether it matters, and the next step. */
export function Notice({ icon: Icon, title, level = 2, dashed = false, headingRef, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classNames(
        'grid content-start justify-items-start gap-4 border-t-[1.5px] pt-6',
        dashed ? 'border-ink-3 border-dashed' : 'border-ink',
      )}
    >
      <Icon aria-hidden className="size-8 stroke-[1.6]" />
      <Heading ref={headingRef} tabIndex={-1} className="text-section leading-[1.12] tracking-display">
        {title}
      </Heading>
      {children}
    </div>
  );
}

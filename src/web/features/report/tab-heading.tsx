import type { ReactNode } from 'react';

interface TabHeadingProps {
  readonly title: string;
  readonly lead: ReactNode;
}

/** The heading of a tab other than the result. */
export function TabHeading({ title, lead }: TabHeadingProps) {
  return (
    <div className="grid gap-2 border-ink border-b-[1.5px] pt-[clamp(1.75rem,3vw,2.75rem)] pb-[clamp(1.75rem,3vw,2.5rem)]">
      <h1 className="text-tab">{title}</h1>
      <p className="max-w-[40em] text-ink-2 text-lead leading-[1.4]">{lead}</p>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ReportTab } from './report-tabs.ts';
import { useArrival } from './use-report-tab.ts';

interface TabHeadingProps {
  readonly tab: ReportTab;
  readonly title: string;
  readonly lead: ReactNode;
}

/** The heading of a tab other than the result. With it the content is there, and the place that the address names. */
export function TabHeading({ tab, title, lead }: TabHeadingProps) {
  useArrival(tab);
  return (
    <div className="grid gap-2 border-ink border-b-[1.5px] pt-[clamp(1.5rem,2.5vw,2.5rem)] pb-[clamp(1.5rem,2.5vw,2.25rem)]">
      <h1 className="text-tab">{title}</h1>
      <p className="max-w-[40em] text-ink-2 text-lead leading-[1.4]">{lead}</p>
    </div>
  );
}

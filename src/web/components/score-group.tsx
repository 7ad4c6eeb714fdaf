import type { ReactNode } from 'react';

interface ScoreGroupProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** Related score rows under a heading. */
export function ScoreGroup({ title, note, children }: ScoreGroupProps) {
  return (
    <div className="pt-8 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h3 className="font-[560] font-display text-sub leading-[1.2]">{title}</h3>
        <span className="text-ink-2 text-note">{note}</span>
      </div>
      <div>{children}</div>
    </div>
  );
}

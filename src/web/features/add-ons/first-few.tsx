import type { ReactNode } from 'react';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

interface FirstFewProps {
  readonly rows: readonly ReactNode[];
  readonly count: number;
  /** A noun for the rest: "questions". */
  readonly what: string;
}

/** The first rows of a list; the rest is in a disclosure. */
export function FirstFew({ rows, count, what }: FirstFewProps) {
  const rest = rows.slice(count);
  return (
    <div className="grid gap-2">
      <ul>{rows.slice(0, count)}</ul>
      {rest.length > 0 && (
        <Disclosure
          summary={`${rest.length} more ${what}`}
          summaryClassName="inline-flex min-h-11 items-center font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
        >
          <ul>{rest}</ul>
        </Disclosure>
      )}
    </div>
  );
}

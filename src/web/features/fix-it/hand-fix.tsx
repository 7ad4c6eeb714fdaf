import type { ReactNode } from 'react';
import type { FactorBase } from '#shared/audit/factors.ts';
import { GiveIt } from '#web/components/give-it.tsx';

/** A manual fix: the finding, what to do, or where to tell what is missing. */
export function HandFix({ factor, children }: { readonly factor: FactorBase; readonly children?: ReactNode }) {
  const { summary, recommendations, notMeasured } = factor;
  return (
    <>
      <p className="max-w-[34.72em]" dir="auto">
        {notMeasured === null ? summary : notMeasured.hint}
      </p>
      {notMeasured?.measuredBy.slice(0, 1).map((measuredBy) => (
        <GiveIt key={measuredBy} measuredBy={measuredBy} />
      ))}
      {recommendations.length > 0 && (
        <ul className="grid max-w-[34.72em] gap-2 text-note">
          {recommendations.map((text) => (
            <li key={text} dir="auto" className="border-line border-l-2 pl-4">
              {text}
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}

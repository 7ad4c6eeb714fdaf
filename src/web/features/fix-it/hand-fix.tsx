import type { ReactNode } from 'react';
import type { FactorBase } from '#shared/audit/factors.ts';
import { toSentence } from '#shared/report/check-labels.ts';

/** A manual fix: the finding, what to do, or what would measure it. */
export function HandFix({ factor, children }: { readonly factor: FactorBase; readonly children?: ReactNode }) {
  const { summary, recommendations, notMeasured } = factor;
  return (
    <>
      <p className="max-w-[34.72em]" dir="auto">
        {notMeasured === null ? summary : notMeasured.hint}
      </p>
      {notMeasured !== null && notMeasured.measuredBy.length > 0 && (
        <p className="max-w-[34.72em] text-ink-2 text-note">
          <b className="font-[620] text-ink">What would measure it.</b> {toSentence(notMeasured.measuredBy.join('; '))}
        </p>
      )}
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

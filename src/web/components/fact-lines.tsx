import type { Band } from '#shared/audit/score-bands.ts';

/** One line of a fact table. */
export interface FactLine {
  readonly label: string;
  readonly value: string;
  /** The color of the value, in addition to its words or figures. */
  readonly band?: Band;
}

/** A list of facts, each with its label and value. */
export function FactLines({ facts, className }: { readonly facts: readonly FactLine[]; readonly className: string }) {
  return (
    <dl className={`grid gap-x-6 gap-y-1 text-note sm:grid-cols-[max-content_minmax(0,1fr)] ${className}`}>
      {facts.map(({ label, value, band }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd
            {...(band !== undefined && { 'data-band': band })}
            className={`mb-2 font-[560] [overflow-wrap:anywhere] sm:mb-0 ${band === undefined ? '' : 'text-(--word)'}`}
            dir="auto"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface AdminPageProps {
  readonly title: string;
  /** What this screen shows, in one or two sentences. */
  readonly lead?: ReactNode;
  /** Actions on the whole screen, at the right edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** An admin screen: title, lead, content. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <title>{`${title}, Porchlight administration`}</title>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-6">
        <div className="grid min-w-0 max-w-[44rem] gap-2">
          <h1 className="text-section leading-[1.12] tracking-display [overflow-wrap:anywhere]">{title}</h1>
          {lead !== undefined && <p className="text-ink-2 text-note">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}

interface AdminSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a screen under its strong rule. */
export function AdminPart({ title, note, className, children }: AdminSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('mt-10 border-ink border-t-[1.5px] pt-4 first:mt-0', className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="font-[560] text-sub leading-[1.2]">
          {title}
        </h2>
        {note !== undefined && <p className="text-ink-2 text-note">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A label with its value. */
export interface LabeledValue {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values as ruled rows. */
export function FactList({ facts }: { readonly facts: readonly LabeledValue[] }) {
  return (
    <dl className="text-note">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-line border-t py-2.5 last:border-b sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

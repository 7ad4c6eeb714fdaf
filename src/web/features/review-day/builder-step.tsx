import type { ReactNode } from 'react';

interface BuilderStepProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the kit: a rule, its title beside it on a wide screen, content. */
export function BuilderStep({ id, title, lead, children }: BuilderStepProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-6 border-ink border-t-[1.5px] py-10 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id={`${id}-title`} className="text-sub leading-[1.2]">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2 text-note">{lead}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  );
}

import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  /** The anchor of this section. */
  readonly id?: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A settings section: title on the left, state and actions on the right. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 border-ink border-t-[1.5px] py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-10"
    >
      <div className="grid content-start gap-2">
        <h2 id={titleId} className="text-sub leading-[1.2]">
          {title}
        </h2>
        <p className="max-w-[25.76em] text-ink-2 text-note">{lead}</p>
      </div>
      <div className="min-w-0 max-w-[40rem]">{children}</div>
    </section>
  );
}

import { classNames } from '#web/lib/class-names.ts';

export interface SectionLink {
  readonly id: string;
  readonly label: string;
}

interface SectionLinksProps {
  readonly links: readonly SectionLink[];
  readonly current: string | undefined;
}

/** The chapters as a list beside the text. */
export function SideLinks({ links, current }: SectionLinksProps) {
  return (
    <nav
      aria-label="In this report"
      data-screen-only
      className="sticky top-[calc(var(--bar-height)+var(--next-height)+28px)] mt-[clamp(3rem,5vw,5rem)] text-note"
    >
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'flex min-h-[38px] items-center border-l-[1.5px] pl-4 leading-[1.3] no-underline pointer-coarse:min-h-11',
                id === current ? 'border-ink font-[650]' : 'border-line text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as one scrollable line on narrow screens. */
export function JumpLinks({ links, current }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" data-screen-only className="border-line border-b text-note xl:hidden">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: horizontal scroll areas must be reachable by keyboard. */}
      <ul tabIndex={0} className="page-width flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-12 items-center whitespace-nowrap no-underline',
                id === current
                  ? 'font-[650] shadow-[inset_0_-2px_var(--color-ink)] forced-colors:border-b-2'
                  : 'text-ink-2',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

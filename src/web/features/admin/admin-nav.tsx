import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { ADMIN_SECTIONS, type AdminSection, findAdminSection } from './admin-sections.ts';

/** The admin sections as a list beside the screen. */
export function AdminSideNav() {
  const current = findAdminSection(useLocation().pathname);
  return (
    <nav aria-label="Administration" className="sticky top-[calc(var(--bar-height)+28px)] text-note">
      <ul>
        {ADMIN_SECTIONS.map((section) => (
          <li key={section.to}>
            <SectionLink
              section={section}
              isCurrent={section === current}
              className={classNames(
                'flex min-h-[38px] items-center border-l-[1.5px] pl-4 leading-[1.3] no-underline pointer-coarse:min-h-11',
                section === current ? 'border-ink font-[650]' : 'border-line text-ink-2 hover:text-ink',
              )}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same list collapsed under the section's name on narrow screens. */
export function AdminTopNav() {
  const { pathname } = useLocation();
  const current = findAdminSection(pathname);
  const holder = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the list.
  useEffect(() => {
    holder.current?.querySelector('details')?.removeAttribute('open');
  }, [pathname]);
  return (
    <div ref={holder} className="border-line border-b">
      <Disclosure
        summaryClassName="page-width flex min-h-12 items-center gap-2 text-note"
        summary={
          <>
            <span className="text-ink-2">Administration:</span>
            <b>{current.label}</b>
            <DisclosureArrow className="ml-auto" />
          </>
        }
      >
        <nav aria-label="Administration" className="page-width pb-4">
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {ADMIN_SECTIONS.map((section) => (
              <li key={section.to}>
                <SectionLink
                  section={section}
                  isCurrent={section === current}
                  className={classNames(
                    'flex min-h-11 items-center border-line border-t text-note no-underline',
                    section === current ? 'font-[650]' : 'text-ink-2',
                  )}
                />
              </li>
            ))}
          </ul>
        </nav>
      </Disclosure>
    </div>
  );
}

interface SectionLinkProps {
  readonly section: AdminSection;
  readonly isCurrent: boolean;
  readonly className: string;
}

function SectionLink({ section, isCurrent, className }: SectionLinkProps) {
  return (
    <Link to={section.to} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {section.label}
    </Link>
  );
}

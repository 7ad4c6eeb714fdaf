import { Link, useLocation } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import { REPORT_TABS, type ReportTab } from './report-tabs.ts';

/** The row of tabs: links with addresses of their own. It sticks to the top while the rest scrolls away. */
export function TabLinks({ current }: { readonly current: ReportTab }) {
  const { search } = useLocation();
  return (
    <nav
      aria-label="Report"
      data-report-tabs
      data-screen-only
      className="sticky top-0 z-30 border-line-2 border-b bg-paper"
    >
      <ul className="page-width flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-9">
        {REPORT_TABS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-12 items-center whitespace-nowrap no-underline -outline-offset-2',
                id === current
                  ? 'font-[650] shadow-[inset_0_-3px_var(--color-ink)] forced-colors:border-b-[3px]'
                  : 'font-[500] text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

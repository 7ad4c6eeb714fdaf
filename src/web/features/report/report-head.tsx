import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Analysis } from '#shared/audit/analysis.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatLongDay, formatMoment } from '#shared/text/day-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import { REPORT_TABS, type ReportTab } from './report-tabs.ts';

interface ReportHeadProps {
  readonly analysis: Analysis;
  /** The Share button. */
  readonly share: ReactNode;
}

/** What was checked and when, and the way out of the page with it. */
export function ReportHead({ analysis: { websiteUrl, collectedAt, site }, share }: ReportHeadProps) {
  const pages = site.pages.filter(({ problem }) => problem === null).length;
  return (
    <section aria-label="This report" className="page-width flex items-center gap-x-6 pt-2 pb-1 lg:pt-3 lg:pb-2">
      <div className="min-w-0">
        <p className="font-[650] leading-[1.35] [overflow-wrap:anywhere]">{formatHost(websiteUrl)}</p>
        <p className="text-caption text-ink-2">
          <time dateTime={collectedAt} title={formatMoment(collectedAt)}>
            {formatLongDay(collectedAt)}
          </time>
          {pages > 0 && ` · ${formatCount(pages, 'page')}`}
        </p>
      </div>
      <div data-screen-only className="ml-auto flex-none">
        {share}
      </div>
    </section>
  );
}

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
                  ? 'font-[650] shadow-[inset_0_-3px_var(--color-ink)]'
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

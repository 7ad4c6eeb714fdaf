import type { Site, SitePage } from '#shared/audit/site.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { siteFacts } from '#shared/report/site-facts.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { useFirstFew } from '#web/lib/use-first-few.ts';

interface PagesSectionProps {
  readonly site: Site;
  /** The page list is not part of the copy in the browser. */
  readonly isSavedCopy: boolean;
}

/** Crawled pages, skipped pages with reasons, and what /robots.txt contains. */
export function PagesSection({ site, isSavedCopy }: PagesSectionProps) {
  return (
    <ReportSection id="pages" title="Pages we checked" lead={leadOf(site, isSavedCopy)}>
      {site.pages.length > 0 && <PageTable pages={site.pages} />}
      {site.pagesNotRead.length > 0 && (
        <>
          <h3 className="mt-8 mb-2">Not read</h3>
          <ul className="text-note">
            {site.pagesNotRead.map(({ url, reason }) => (
              <li
                key={url}
                className="grid gap-x-6 border-line border-t py-3 [overflow-wrap:anywhere] last:border-b md:grid-cols-[2fr_3fr]"
              >
                <span className="font-[560]">{formatUrlPath(url)}</span>
                <span className="text-ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure
        data-on-paper="open"
        className="mt-4"
        summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] underline decoration-1 underline-offset-[0.2em]"
        summary={
          <>
            Technical basics <DisclosureArrow />
          </>
        }
      >
        <dl className="pt-2 text-note">
          {siteFacts(site).map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-x-6 border-line border-t py-3 last:border-b md:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </ReportSection>
  );
}

function leadOf(site: Site, isSavedCopy: boolean): string {
  const read = site.pages.filter(({ problem }) => problem === null).length;
  const howMany =
    read === site.pages.length
      ? formatCount(read, 'page')
      : `We opened ${read} of ${formatCount(site.pages.length, 'page')}`;
  if (site.pages.length > 0) return [`${howMany}, the home page first.`, ...site.notes].join(' ');
  return isSavedCopy
    ? 'Your browser’s copy has no page list. It comes back once you’re online.'
    : 'We couldn’t read any page.';
}

/** The number of pages shown at first. */
const firstPages = 3;

function PageTable({ pages }: { readonly pages: readonly SitePage[] }) {
  const { shown, rest, showAll } = useFirstFew(pages, firstPages);
  return (
    <table className="ruled-table stacked-table">
      <caption className="sr-only">Pages read, with title, main heading and length</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[26%]">
            Page
          </th>
          <th scope="col" className="w-[32%]">
            Title
          </th>
          <th scope="col" className="w-[30%]">
            Main heading
          </th>
          <th scope="col">Words</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((page) => (
          <PageRow key={page.url} page={page} />
        ))}
        {rest > 0 && (
          <tr data-screen-only>
            <td colSpan={4} className="wide">
              <TextButton onClick={showAll}>Show {formatCount(rest, 'more page', 'more pages')}</TextButton>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function PageRow({ page }: { readonly page: SitePage }) {
  const { url, title, h1s, wordCount, problem } = page;
  return (
    <tr>
      <th scope="row" className="wide [overflow-wrap:anywhere]">
        <OutsideLink url={url}>{formatUrlPath(url)}</OutsideLink>
      </th>
      {problem === null ? (
        <>
          <td data-label="Title" dir="auto">
            <span>{title ?? <Absent>no title</Absent>}</span>
          </td>
          <td data-label="Heading" dir="auto">
            <span>{h1s.length === 0 ? <Absent>none</Absent> : h1s.join(' / ')}</span>
          </td>
          <td data-label="Words">
            <span>{formatNumber(wordCount)}</span>
          </td>
        </>
      ) : (
        <td colSpan={3} className="wide text-ink-2">
          {problem}
        </td>
      )}
    </tr>
  );
}

function Absent({ children }: { readonly children: string }) {
  return <span className="text-ink-2">{children}</span>;
}

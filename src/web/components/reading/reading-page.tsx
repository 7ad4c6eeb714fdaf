import type { ReactNode } from 'react';
import { publicPage } from '#shared/product/public-pages.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { PageShell } from '../page-shell.tsx';
import type { SectionLink } from '../section-links.tsx';

interface ReadingPageProps {
  /** Its path in the table of public pages, which has its date. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences that say what the page answers. */
  readonly lead: ReactNode;
  /** The chapters, on pages that have enough of them. */
  readonly chapters?: readonly SectionLink[];
  /** Follows the text: what to read or do next. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** An article page: heading, lead, date, and chapters beside the text on a wide screen. */
export function ReadingPage({ path, title, lead, chapters = [], after, children }: ReadingPageProps) {
  return (
    <PageShell>
      <div className="page-width pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(4rem,7vw,7rem)]">
        <header className="grid max-w-[52rem] gap-5 border-ink border-b-[1.5px] pb-8">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)]">{title}</h1>
          <p className="max-w-[33.6em] text-ink-2 text-lead leading-[1.5]">{lead}</p>
          <p className="text-ink-3 text-note">Last changed {formatDay(publicPage(path).updated)}</p>
        </header>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,6vw,6rem)] lg:grid-cols-[minmax(0,36.96em)_minmax(0,1fr)]">
          <div className="prose">{children}</div>
          {chapters.length > 0 && <Chapters chapters={chapters} />}
        </div>
        {after !== undefined && <div className="mt-16 max-w-[36.96em]">{after}</div>}
      </div>
    </PageShell>
  );
}

function Chapters({ chapters }: { readonly chapters: readonly SectionLink[] }) {
  return (
    <nav aria-label="On this page" className="hidden lg:block">
      <div className="sticky top-[calc(var(--bar-height)+28px)] text-note">
        <p className="font-[620]">On this page</p>
        <ul className="mt-2">
          {chapters.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center border-line border-l-[1.5px] py-1 pl-4 text-ink-2 leading-[1.3] no-underline hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Disclosure, DisclosureArrow } from './ui/disclosure.tsx';

interface ReportTopProps {
  /** The subject, in one line. */
  readonly title: string;
  /** Its date and size, in one line. */
  readonly about: ReactNode;
  /** The way out of the page. */
  readonly action: ReactNode;
}

/** The first row of a report and of the waiting page before it. */
export function ReportTop({ title, about, action }: ReportTopProps) {
  return (
    <section aria-label="This report" className="page-width flex items-center gap-x-6 pt-2 pb-1 lg:pt-3 lg:pb-2">
      <div className="min-w-0">
        <p className="font-[650] leading-[1.35] [overflow-wrap:anywhere]">{title}</p>
        <p className="text-caption text-ink-2">{about}</p>
      </div>
      <div data-screen-only className="ml-auto min-h-11 flex-none">
        {action}
      </div>
    </section>
  );
}

interface OpeningProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/**
 * The first screen of a report and of the waiting page before it: one picture, one sentence, and what to do. Both share this
 * layout so that nothing moves when the report replaces the waiting page.
 */
export function Opening({ picture, children }: OpeningProps) {
  return (
    <div className="opening-grid page-width grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-3 pt-3 pb-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[230px_minmax(0,1fr)] md:items-start md:pt-8 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div className="min-w-0 text-center">{picture}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The size of the picture, the same for every picture. */
export const openingPicture = 'mx-auto w-[min(42vw,12.5rem)] md:w-full';

/** The bar under the top bar: neutral, or amber for the one thing to look at. */
export function StickyBar({
  isLit,
  label,
  children,
}: {
  readonly isLit: boolean;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      data-next-step
      data-screen-only
      className={classNames(
        'sticky top-(--bar-height) z-30',
        isLit ? 'bg-amber text-on-amber [&_:focus-visible]:outline-on-amber' : 'border-line border-y bg-sunk text-ink',
      )}
    >
      <div className="page-width flex min-h-(--tabs-height) items-center gap-x-6 py-1">{children}</div>
    </section>
  );
}

interface ReportBodyProps {
  /** The list of sections beside the text on a wide screen. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function ReportBody({ aside, children }: ReportBodyProps) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] xl:grid-cols-[184px_minmax(0,1fr)] xl:gap-[clamp(3rem,5vw,5rem)]">
      <div className="hidden xl:block">{aside}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface ReportSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** How much is inside, where the chapter is a row: "1 free", "12 posts". */
  readonly tag?: string | undefined;
  /** Interactive, so left out in print. */
  readonly isScreenOnly?: boolean;
  /** Beside the content on a wide screen, under its heading; below the content elsewhere. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const FoldedContext = createContext(false);

/** A chapter of the report: rule, heading, lead sentence, content. Where there is room the heading stands at the left. */
export function ReportSection(props: ReportSectionProps) {
  const isFolded = useContext(FoldedContext);
  if (isFolded) return <FoldedSection {...props} />;
  const { id, title, lead, isScreenOnly = false, beside, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      {...(isScreenOnly && { 'data-screen-only': true })}
      className="report-section border-ink border-t-[1.5px] py-[clamp(2.125rem,2.8vw,3rem)] first:border-t-0"
    >
      <div className="report-section-head mb-6 grid max-w-[44rem] content-start gap-3">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      <div className="report-section-content min-w-0">{children}</div>
      {beside !== undefined && <div className="report-section-beside min-w-0 pt-8">{beside}</div>}
    </section>
  );
}

/** Renders the chapters inside as rows that open. */
export function FoldedSections({ children }: { readonly children: ReactNode }) {
  return <FoldedContext value={true}>{children}</FoldedContext>;
}

/** A chapter as a row among others: its title and what it is for; opened, its content. */
function FoldedSection({ id, title, lead, tag, isScreenOnly = false, children }: ReportSectionProps) {
  return (
    <Disclosure
      id={id}
      data-on-paper="open"
      {...(isScreenOnly && { 'data-screen-only': true })}
      className="border-line-2 border-t last:border-b"
      summaryClassName="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] hover:[&_h3]:underline hover:[&_h3]:decoration-1 hover:[&_h3]:underline-offset-[0.2em]"
      summary={
        <>
          <span className="grid min-w-0 gap-0.5">
            <h3 className="text-body">{title}</h3>
            {lead !== undefined && <span className="text-ink-2 text-note leading-[1.4]">{lead}</span>}
          </span>
          {tag !== undefined && (
            <span className="text-caption text-ink-2 max-sm:row-start-2 sm:whitespace-nowrap">{tag}</span>
          )}
          <DisclosureArrow className="-col-end-1 row-start-1 size-5 text-ink-3" />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] pt-3 pb-10">
        {/* The rows inside are no chapters of their own. */}
        <FoldedContext value={false}>{children}</FoldedContext>
      </div>
    </Disclosure>
  );
}

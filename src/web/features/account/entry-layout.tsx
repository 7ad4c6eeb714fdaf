import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft } from '#web/components/icons/index.ts';
import { StreetAtDusk } from '#web/components/street-at-dusk.tsx';
import { paths } from '#web/paths.ts';

interface EntryLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Content beside the form on a wide screen; hidden on a phone. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form, with the picture of a street beside it where there is room. The form comes first. The minimum height fits every
 * form, so that the picture stays in place between pages.
 */
export function EntryLayout({ title, lead, beside, children }: EntryLayoutProps) {
  return (
    <div className="page-width grid gap-x-[clamp(3rem,7vw,7rem)] pt-6 pb-16 lg:min-h-[53.5rem] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10 lg:pb-20">
      <div className="mx-auto w-full max-w-[27rem] lg:mx-0 lg:pt-6">
        <Link
          to={paths.home.to()}
          className="inline-flex min-h-11 items-center gap-2 text-ink-2 text-note no-underline hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden />
          Back to the start page
        </Link>
        <h1 className="mt-4 text-section leading-[1.12] tracking-display">{title}</h1>
        {lead !== undefined && <div className="mt-3 text-ink-2">{lead}</div>}
        <div className="mt-7">{children}</div>
      </div>
      <aside aria-label="About accounts" className="dusk hidden flex-col overflow-clip rounded-3 lg:flex">
        <div className="p-[clamp(2rem,4vw,3.5rem)]">{beside}</div>
        <StreetAtDusk className="mt-auto h-[220px]" />
      </aside>
    </div>
  );
}

interface BesideProps {
  readonly heading: string;
  readonly points: readonly string[];
}

/** A sentence and a few facts, as ruled rows. */
export function Beside({ heading, points }: BesideProps) {
  return (
    <>
      <h2 className="max-w-[20ch] text-section">{heading}</h2>
      <ul className="mt-8 max-w-[30rem]">
        {points.map((point) => (
          <li key={point} className="border-dusk-edge border-t py-3 text-note text-on-dusk-2">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** The logo, linking home. */
export function Logo() {
  return (
    <Link
      to={paths.home.to()}
      className="inline-flex min-h-11 items-center gap-[0.6rem] font-[600] font-display text-[1.25rem] leading-none tracking-[-0.015em] no-underline"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" className="size-[30px]">
        <path
          d="M3 15 16 4l13 11M7 18v10M25 18v10M3.5 28h25"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M16 12v3" stroke="currentColor" strokeWidth="2" />
        <circle cx="16" cy="19" r="4" className="fill-amber" />
      </svg>
      Porchlight
    </Link>
  );
}

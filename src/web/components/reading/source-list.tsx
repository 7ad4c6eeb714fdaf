import { formatDay } from '#shared/text/day-words.ts';
import { OutsideLink } from '../outside-link.tsx';

/** Where a statement of a page comes from. */
export interface Source {
  readonly title: string;
  /** Null: a printed or paid source without a public URL. */
  readonly url: string | null;
  /** The date of access or publication: `2026-11-20`, `2026-06`. */
  readonly date: string;
}

/** The numbered sources of a page; each has an anchor `#source-1` and so on. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ol className="text-note">
      {sources.map(({ title, url, date }, at) => (
        <li
          key={title}
          id={`source-${at + 1}`}
          className="scroll-mt-[calc(var(--bar-height)+24px)] target:bg-amber-wash"
        >
          <OutsideLink url={url}>{title}</OutsideLink>
          <span className="text-ink-3">
            , <time dateTime={date}>{formatDay(date)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
